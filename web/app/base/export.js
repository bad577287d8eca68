// Putting a text on the clipboard, which a browser may refuse.

import { make, part } from "./dom.js";

/**
 * Copies a text, and says whether it could be.
 * @param {string} text
 * @returns {Promise<boolean>}
 */
export function copies(text) {
  return (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => true,
    () => false,
  );
}

/**
 * @param {string} name
 * @param {Blob} content
 */
export function download(name, content) {
  const address = URL.createObjectURL(content);
  make("a", { href: address, download: name }).click();
  // Some browsers read it only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * @param {string} what they are, for the style
 * @param {HTMLElement[]} papers
 * @param {() => void} [done] puts them back
 */
export function printAlone(what, papers, done = () => {}) {
  const root = part("papers");
  root.replaceChildren(...papers);
  document.body.dataset.print = what;
  addEventListener(
    "afterprint",
    () => {
      delete document.body.dataset.print;
      root.replaceChildren();
      done();
    },
    { once: true },
  );
  print();
}

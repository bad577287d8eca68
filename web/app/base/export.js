// What leaves the page: text to the clipboard, files to the disk, papers to the printer.

import { make, part } from "./dom.js";

/** Copies a text and returns whether the browser allowed it. @param {string} text @returns {Promise<boolean>} */
export function copies(text) {
  return (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => true,
    () => false,
  );
}

/** Has the browser save a file. @param {string} name @param {Blob} content */
export function download(name, content) {
  const address = URL.createObjectURL(content);
  make("a", { href: address, download: name }).click();
  // Some browsers read the address only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Prints some elements and nothing else; they are in the page until printing is over.
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

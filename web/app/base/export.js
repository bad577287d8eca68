// What leaves the page: a text to the clipboard, a file to the disk, papers to the printer.

import { make, part } from "./dom.js";

/**
 * Copies a text, and says whether it could be: a browser may refuse.
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
 * Gives a file to the person: the browser saves it where it saves things.
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
 * Prints some elements alone: they stand in the page as papers for as long as it takes.
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

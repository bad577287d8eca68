// Prints some elements alone: they stand in the page as papers for as long as it takes.

import { part } from "./dom.js";

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

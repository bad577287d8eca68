// Filters My puzzles and the days by name during a search, and cuts shelves to their first rows.

import { part, setText } from "../base/dom.js";
import { isAnythingSought, isNamed, soughtWords } from "./find.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {Sought, State} from "./state.d.ts" */

/**
 * Makes a filter for names. Without a search it passes everything; a search by menus passes
 * nothing.
 * @param {Sought} sought
 * @returns {(name: string) => boolean}
 */
export function sieve(sought) {
  const seeks = isAnythingSought(sought);
  const byName = seeks && !isAnythingSought({ ...sought, words: "" });
  const words = soughtWords(sought.words);
  return (name) => !seeks || (byName && isNamed(name, words));
}

/**
 * Hides My puzzles whose name does not match; without a search it cuts the list to its first rows.
 * @param {HTMLElement} root
 * @param {State} state
 * @param {Speech} speech
 */
export function siftMine(root, { library: { sought, long, forgotten } }, speech) {
  const seeks = isAnythingSought(sought);
  const passes = sieve(sought);
  const list = part("mine", root);
  const items = /** @type {HTMLElement[]} */ ([...list.children]);
  for (const item of items) item.hidden = !passes(item.querySelector("b")?.textContent ?? "");
  showLength(list, seeks || long.includes("mine"));
  part("mine-section", root).hidden = seeks && !forgotten && items.every(({ hidden }) => hidden);
  setText(/** @type {HTMLElement} */ (root.querySelector('.all[data-shelf="mine"]')), speech.say("shelf.all", { n: items.length }));
}

/** Shelves of this many cards or more are cut to their first rows, in two, four, five and six columns. */
const LONG = [9, 13, 16, 19];

/**
 * Marks the length of a shelf with classes for the style sheet; unfolded twins count once. With
 * :has instead, each cover that arrives would restyle the whole shelf.
 * @param {HTMLElement} list
 * @param {boolean} whole whether all its cards are shown
 */
export function showLength(list, whole) {
  const { length } = [...list.children].filter((item) => !item.classList.contains("more"));
  list.classList.toggle("whole", whole);
  for (const cards of LONG) list.classList.toggle(`over-${cards}`, length >= cards);
}

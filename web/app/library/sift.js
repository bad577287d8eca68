// My puzzles and the latest days while something is sought among all puzzles: they are found by
// name only; and how many cards of a shelf are shown.

import { part, setText } from "../base/dom.js";
import { isAnythingSought, isNamed, soughtWords } from "./find.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {Sought, State} from "./state.d.ts" */

/**
 * Tells by its name whether something is shown: all is while nothing is sought, and nothing
 * while more than a name is.
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
 * Shows only what goes by the name that is sought; the first rows while nothing is.
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

/** From so many cards on a shelf is cut to its first rows, in two, four, five and six columns. */
const LONG = [9, 13, 16, 19];

/**
 * Tells the style sheet how long a shelf is; what is unfolded counts as one. Asked for by :has, each
 * cover that comes would have the whole shelf styled anew.
 * @param {HTMLElement} list
 * @param {boolean} whole whether all of it is shown
 */
export function showLength(list, whole) {
  const { length } = [...list.children].filter((item) => !item.classList.contains("more"));
  list.classList.toggle("whole", whole);
  for (const cards of LONG) list.classList.toggle(`over-${cards}`, length >= cards);
}

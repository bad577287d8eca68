// My puzzles while something is sought among all puzzles, and how many of them are shown.

import { part, setText } from "../base/dom.js";
import { isAnythingSought, isNamed, soughtWords } from "./find.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/**
 * Shows only what goes by the name that is sought; the first rows while nothing is.
 * @param {HTMLElement} root
 * @param {State} state
 * @param {Speech} speech
 */
export function siftMine(root, { library: { sought, long, forgotten } }, speech) {
  const seeks = isAnythingSought(sought);
  const byName = seeks && !isAnythingSought({ ...sought, words: "" });
  const words = soughtWords(sought.words);
  const list = part("mine", root);
  const items = /** @type {HTMLElement[]} */ ([...list.children]);
  for (const item of items) item.hidden = seeks && !(byName && isNamed(item.querySelector("b")?.textContent ?? "", words));
  list.classList.toggle("whole", seeks || long.includes("mine"));
  part("mine-section", root).hidden = seeks && !forgotten && items.every(({ hidden }) => hidden);
  setText(/** @type {HTMLElement} */ (root.querySelector('.all[data-shelf="mine"]')), speech.say("shelf.all", { n: items.length }));
}

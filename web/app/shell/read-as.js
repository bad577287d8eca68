// What a text of another notation was read as, and in what order its sides were
// taken. Choosing another order lays the puzzle anew, so that one sees at once
// which is right; that is for who solves, and play has no room for it.

import { make, part, setText } from "../base/dom.js";
import { orderWords } from "../speech/orders.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/**
 * @param {HTMLElement} root
 * @param {State} state
 * @param {Speech} speech
 */
export function showForeign(root, { page: { tab, broken }, table: { foreign }, solve: { search } }, speech) {
  const solving = tab === "solve";
  // What was pasted last could not be read: nothing is said of what was read before.
  root.hidden = foreign === null || broken !== null || (solving ? search !== null : tab !== "play");
  if (!foreign) return;
  setText(part("foreign-words", root), speech.say(foreign.like ? "foreign.like" : "foreign", { format: speech.say(`format.${foreign.format}`), name: foreign.like }));
  part("foreign-order", root).hidden = !solving || foreign.orders.length < 2;
  const select = /** @type {HTMLSelectElement} */ (part("sides-order", root));
  // Whichever is chosen, they stand where they stood.
  const orders = [...foreign.orders].sort();
  const key = [speech.language, ...orders].join(" ");
  if (select.dataset.key !== key) {
    select.dataset.key = key;
    select.replaceChildren(...orders.map((order) => make("option", { value: order }, orderWords(order, speech))));
  }
  select.value = foreign.order;
}

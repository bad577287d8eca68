// The line that says which notation a text was read as, and in which order its sides were taken. When
// solving, a person can choose another order and see at once which is right; play has no room for it.

import { make, part, setText } from "../base/dom.js";
import { orderWords } from "../speech/orders.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/** @param {HTMLElement} root @param {State} state @param {Speech} speech */
export function showForeign(root, { page: { tab, broken }, table: { foreign }, solve: { search } }, speech) {
  const solving = tab === "solve";
  // When the last text could not be read, the one before is not mentioned.
  root.hidden = foreign === null || broken !== null || (solving ? search !== null : tab !== "play");
  if (!foreign) return;
  setText(part("foreign-words", root), speech.say(foreign.like ? "foreign.like" : "foreign", { format: speech.say(`format.${foreign.format}`), name: foreign.like }));
  part("foreign-order", root).hidden = !solving || foreign.orders.length < 2;
  const select = /** @type {HTMLSelectElement} */ (part("sides-order", root));
  // Sorted, so that the choice does not reorder the list.
  const orders = [...foreign.orders].sort();
  const key = [speech.language, ...orders].join(" ");
  if (select.dataset.key !== key) {
    select.dataset.key = key;
    select.replaceChildren(...orders.map((order) => make("option", { value: order }, orderWords(order, speech))));
  }
  select.value = foreign.order;
}

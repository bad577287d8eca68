// What a text of another notation was read as, and in what order its sides were
// taken. Choosing another order lays the puzzle anew, so that one sees at once
// which is right; that is for who solves, and play has no room for it. Where the code of a
// program and its comments disagree, it is told at once which was taken, and one press takes
// the other.

import { make, part, setText } from "../base/dom.js";
import { faultSentence } from "../speech/faults.js";
import { openText } from "../table/open.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {ForeignText} from "../table/state.d.ts" */
/** @import {App, State} from "./state.d.ts" */

/** The sides by their letters, in degrees from the top. @type {Record<string, number>} */
const SIDES = { t: 0, r: 90, b: 180, l: 270 };

/**
 * "top, right, bottom, left".
 * @param {string} order
 * @param {Speech} speech
 */
function orderWords(order, speech) {
  return [...order].map((letter) => speech.say(`side.4.${SIDES[letter]}`)).join(", ");
}

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
  showRival(part("foreign-rival", root), foreign, speech);
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

/**
 * Where two sources disagree: which was taken, and a button for the other.
 * @param {HTMLElement} root
 * @param {ForeignText} foreign
 * @param {Speech} speech
 */
function showRival(root, foreign, speech) {
  root.hidden = !foreign.rival;
  if (!foreign.rival) return;
  if (!root.firstChild) root.append(make("p"), make("button", { type: "button", "data-action": "take-rival" }));
  const [words, button] = root.children;
  setText(words, faultSentence(foreign.rival, speech));
  setText(button, speech.say(isRemarked(foreign) ? "foreign.take-code" : "foreign.take-remarks"));
}

/**
 * Whether a program's comments were taken where they and its code disagree.
 * @param {Pick<ForeignText, "rival">} foreign
 */
export const isRemarked = ({ rival }) => Boolean(rival?.code.startsWith("read-remarks"));

/**
 * Takes the other of two sources that disagree.
 * @param {App} app
 */
export async function takeRival(app) {
  const { foreign } = app.store.state.table;
  if (foreign) await openText(app, foreign.text, { order: foreign.order, remarked: !isRemarked(foreign) });
}

// Says which puzzle the current one has its clues from, if all other tiles are blank, and offers
// the whole puzzle.

import { make } from "../base/dom.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/** The values that each element shows. @type {WeakMap<HTMLElement, unknown[]>} */
const drawn = new WeakMap();

/** @param {HTMLElement} root @param {State} state @param {Speech} speech */
export function showCompleted(root, { table: { puzzle }, solve: { known } }, speech) {
  const whole = (puzzle && known?.completed) ?? null;
  root.hidden = !whole;
  const shows = [whole, speech];
  if (!whole || shows.every((value, i) => value === drawn.get(root)?.[i])) return;
  drawn.set(root, shows);
  const { name, link } = whole;
  const open = make("button", { type: "button", class: "plain", "data-action": "open-known", "data-link": link }, speech.say("completed.open", { name }));
  root.replaceChildren(make("p", {}, speech.say("completed", { name })), open);
}

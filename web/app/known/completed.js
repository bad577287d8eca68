// Whose clues the tiles on the table are, where all the others are blank: said, with the
// way to the whole puzzle.

import { make } from "../base/dom.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/** What is shown now. @type {WeakMap<HTMLElement, unknown[]>} */
const drawn = new WeakMap();

/**
 * @param {HTMLElement} root
 * @param {State} state
 * @param {Speech} speech
 */
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

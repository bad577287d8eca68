// The buttons beside what is told: they show on the board why it is so, and then the board again.

import { make, setText } from "../base/dom.js";
import { laidSince, nextCase, pressesBeside } from "./ladder.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

const PRESSES = /** @type {const} */ (["explain", "case", "back", "rewind", "longer"]);

/**
 * Makes them inside root, and gives the view of them.
 * @param {HTMLElement} root
 * @returns {(state: State, speech: Speech) => void}
 */
export function makeBeside(root) {
  const buttons = PRESSES.map((press) => make("button", { type: "button", "data-action": `hint-${press}`, hidden: true }));
  const row = make("div", { class: "beside-told" }, ...buttons);
  root.append(row);
  return (state, speech) => {
    const presses = pressesBeside(state);
    const { help } = state.hints;
    const n = laidSince(state).length;
    row.hidden = presses.length === 0;
    for (const [at, press] of PRESSES.entries()) {
      buttons[at].hidden = !presses.includes(press);
      if (!presses.includes(press)) continue;
      const again = press === "case" && help && nextCase(help) === 0;
      setText(buttons[at], speech.say(again ? "hint.press.first" : `hint.press.${press}`, { n }));
    }
  };
}

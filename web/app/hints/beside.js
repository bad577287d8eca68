// The buttons beside a hint: they show its reasons on the board, and the board again.

import { draw, make, setText } from "../base/dom.js";
import { sieves } from "../game/sift.js";
import { WHY, nextCase } from "./ladder.js";
import { blamed, isStuck, laidSince, turnedRight } from "./stuck.js";
import { hasCases, trialOf } from "./trial.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

const PRESSES = /** @type {const} */ (["explain", "case", "back", "rewind", "blame", "options"]);
/** @typedef {typeof PRESSES[number]} Beside */

/**
 * The buttons that apply: explain the hint on the board, show the next case, return to the board,
 * remove the tiles since the wrong one, look for an earlier wrong tile, or show a cell's
 * candidates.
 * @param {Pick<State, "page" | "table" | "hints" | "tray">} state
 * @returns {Beside[]}
 */
export function pressesBeside(state) {
  const { table: { puzzle }, hints: { help }, tray } = state;
  if (!help?.outlook || help.rung === 0 || help.thinking) return [];
  const { rung, outlook, hint, refuted, slid, long } = help;
  if (trialOf(state)) return refuted && refuted.branches.length > 1 ? ["case", "back"] : ["back"];
  const stuck = isStuck(outlook);
  const ahead = laidSince(state).length > 1 && !turnedRight(state);
  const explains = stuck ? !slid && outlook.change >= 0 && outlook.clash.length === 0 && outlook.dead < 0 : rung >= WHY && hint?.step && hasCases(hint.step);
  /** @type {Beside[]} */
  const presses = [];
  if (explains && refuted?.branches.length !== 0) presses.push("explain");
  // The wrong tile found first may not be the earliest one.
  if (stuck && !slid && blamed(outlook) >= 0 && outlook.clash.length === 0 && !outlook.done && !long) presses.push("blame");
  else if (ahead) presses.push("rewind");
  const optionsSeen = hint?.narrow && tray.by === "here" && tray.here === hint.narrow.cell;
  if (!stuck && hint?.narrow && !hint.step && !optionsSeen && puzzle && sieves(puzzle).length > 0) presses.push("options");
  return presses;
}

/** Makes the buttons inside root, and their view. @param {HTMLElement} root @returns {(state: State, speech: Speech) => void} */
export function makeBeside(root) {
  const buttons = PRESSES.map((press) => make("button", { type: "button", "data-action": `hint-${press}`, hidden: true }));
  // A trial hides the tray, so the tile that fits nowhere appears here.
  const homeless = draw("svg", { class: "homeless-tile", viewBox: "-64 -64 128 128", "aria-hidden": "true" });
  const row = make("div", { class: "beside-told" }, ...buttons);
  root.append(row);
  return (state, speech) => {
    const presses = pressesBeside(state);
    const { help } = state.hints;
    const n = laidSince(state).length;
    row.hidden = presses.length === 0;
    const trial = trialOf(state);
    if (trial?.cell === -1) {
      homeless.replaceChildren(...["tile", "over", "number"].map((symbol) => draw("use", { href: `#${symbol}-${trial.tile}` })));
      row.prepend(homeless);
    } else homeless.remove();
    for (const [at, press] of PRESSES.entries()) {
      buttons[at].hidden = !presses.includes(press);
      if (!presses.includes(press)) continue;
      const again = press === "case" && help && nextCase(help) === 0;
      setText(buttons[at], speech.say(again ? "hint.press.first" : `hint.press.${press}`, { n }));
    }
  };
}

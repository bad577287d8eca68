// The looks for the best board that were put aside, each with the way back to it, and its end,
// which can be taken back.

import { make } from "../base/dom.js";
import { scoreOf } from "../keep/hunted.js";
import { scoreWords } from "../speech/scores.js";

/** @import {Hunted} from "../keep/hunted.js" */
/** @import {Speech} from "../speech/speech.js" */

/** @returns {{ root: HTMLElement, show: (given: Hunted[], dropped: Hunted | null, speech: Speech) => void }} */
export function makeGiven() {
  const root = make("div", { "data-part": "hunt-given" });
  /** What is shown now. @type {unknown[]} */
  let shown = [];
  return {
    root,
    show: (given, dropped, speech) => {
      root.hidden = given.length === 0 && !dropped;
      const shows = [speech.language, dropped, ...given];
      if (shows.length === shown.length && shows.every((one, which) => one === shown[which])) return;
      shown = shows;
      const line = (/** @type {Hunted} */ of, /** @type {string} */ says, /** @type {HTMLElement[]} */ ...buttons) =>
        make("div", {}, make("p", { class: "help" }, speech.say(says, toldOf(of, speech))), make("div", { class: "actions" }, ...buttons));
      const button = (/** @type {string} */ action, /** @type {string} */ say, which = 0) => make("button", { type: "button", "data-action": action, "data-which": which }, speech.say(say));
      const lines = given.map((of, which) => line(of, "best.given", button("best-back", "best.back", which), button("best-drop", "unfinished.forget", which)));
      const dropping = (/** @type {Hunted} */ of) => {
        const undo = button("best-undrop", "undo");
        // It has the focus as soon as it is there.
        undo.setAttribute("aria-label", `${speech.say("undo")} · ${speech.say("best.dropped", toldOf(of, speech))}`);
        return line(of, "best.dropped", undo);
      };
      root.replaceChildren(...lines, ...(dropped ? [dropping(dropped)] : []));
    },
  };
}

/**
 * What is said of a look that rests: its score, and after how long.
 * @param {Hunted} hunted
 * @param {Speech} speech
 */
export function toldOf(hunted, speech) {
  return { score: scoreWords({ score: scoreOf(hunted), seams: hunted.seams }, speech), time: speech.time(hunted.elapsed) };
}

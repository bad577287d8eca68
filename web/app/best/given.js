// The looks for the best board that were put aside, each with the way back to it, and its end.

import { make } from "../base/dom.js";
import { scoreOf } from "../keep/hunted.js";
import { scoreWords } from "./words.js";

/** @import {Hunted} from "../keep/hunted.js" */
/** @import {Speech} from "../speech/speech.js" */

/** @returns {{ root: HTMLElement, show: (given: Hunted[], speech: Speech) => void }} */
export function makeGiven() {
  const root = make("div", { "data-part": "hunt-given" });
  /** @type {Hunted[]} */
  let shown = [];
  let language = "";
  return {
    root,
    show: (given, speech) => {
      root.hidden = given.length === 0;
      if (given.length === shown.length && given.every((one, which) => one === shown[which]) && speech.language === language) return;
      [shown, language] = [given, speech.language];
      root.replaceChildren(...given.map((of, which) => {
        const button = (/** @type {string} */ action, /** @type {string} */ say) => make("button", { type: "button", "data-action": action, "data-which": which }, speech.say(say));
        return make("p", { class: "help" }, speech.say("best.given", toldOf(of, speech)), " ", button("best-back", "best.back"), " ", button("best-drop", "unfinished.forget"));
      }));
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

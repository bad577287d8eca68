// The looks for the best board that were put aside, each with the way back to it.

import { make } from "../base/dom.js";
import { scoreOf } from "../keep/record.js";
import { scoreWords } from "./words.js";

/** @import {Hunted} from "../keep/record.js" */
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
      if (given === shown && speech.language === language) return;
      [shown, language] = [given, speech.language];
      root.replaceChildren(...given.map((of, which) => {
        const back = make("button", { type: "button", "data-action": "best-back", "data-which": which }, speech.say("best.back"));
        return make("p", { class: "help" }, speech.say("best.given", toldOf(of, speech)), " ", back);
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

// One lane of a race: its board, its running counts, its track, and the choice of its search.

import { total } from "../base/bars.js";
import { draw, make, setText } from "../base/dom.js";
import { faultSentence } from "../speech/faults.js";
import { makeChoice } from "./choice.js";
import { searchName, stepsWords } from "./words.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Lane, Setting} from "./state.d.ts" */

/** The running counts, by the keys of their column heads. */
const NUMBERS = ["tries", "nodes", "deadends", "full"];

/**
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {Speech} speech
 * @param {string} id
 * @param {Setting} setting at first
 * @param {(setting: Setting) => void} choose
 */
export function makeLane(puzzle, drawing, speech, id, setting, choose) {
  const name = make("h3");
  const choice = makeChoice(puzzle, drawing, speech, id, setting, choose);
  const numbers = NUMBERS.map(() => make("dd"));
  const list = make("dl", {}, ...NUMBERS.map((key, i) => make("div", {}, make("dt", {}, speech.begin(speech.say(`column.${key}`))), numbers[i])));
  const track = makeTrack();
  const steps = make("p", { "data-part": `${id}-steps` });
  const fault = make("p", { class: "fault", role: "status" });
  const medal = make("span", { class: "medal", "aria-hidden": "true", hidden: true });
  /** The order suggested last. @type {number[]} */
  let suggested = [];
  return {
    root: make("section", { class: "lane", "data-part": id }, make("header", {}, name, medal), make("div", { class: "course" }, choice.board.svg, list), track.svg, steps, fault, choice.root),
    /** @param {Lane} lane @param {number} length of the whole track */
    show: (lane, length) => {
      const { at, place, cells, end } = lane;
      setText(name, searchName(lane.setting, lane.order, speech));
      medal.hidden = place === 0;
      setText(medal, speech.number(place));
      setText(fault, lane.fault ? faultSentence(lane.fault, speech) : "");
      steps.hidden = !at;
      setText(steps, stepsWords(lane, speech));
      track.show(Number(at?.number ?? 0) / length, end === null ? null : end / length);
      if (cells !== suggested) {
        suggested = cells;
        choice.suggest(cells);
      }
      if (!at) return;
      choice.board.show(at);
      const counts = [at.tries.length > 0 ? total(at.tries) : null, total(at.placements), total(at.deadEnds), at.full];
      for (const [i, count] of counts.entries()) setText(numbers[i], count === null ? "–" : speech.number(count));
    },
  };
}

/** The bar that runs to the finish line; a search whose end is unknown has no line. */
function makeTrack() {
  const [bed, run] = ["bed", "run"].map((name) => draw("rect", { class: name, width: 0, height: 10 }));
  const finish = draw("path", { class: "finish", d: "M0 0V10" });
  return {
    svg: draw("svg", { class: "track", viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" }, bed, run, finish),
    /** @param {number} done share of the whole track @param {number | null} end the finish line, as a share */
    show: (done, end) => {
      bed.setAttribute("width", String(100 * (end ?? 1)));
      run.setAttribute("width", String(100 * done));
      finish.setAttribute("transform", `translate(${100 * (end ?? 0)})`);
      finish.toggleAttribute("hidden", end === null);
    },
  };
}

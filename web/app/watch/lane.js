// One lane of a race: its board, its running counts, its track, and the choice of its search. A person types an order
// of their own, or draws it on the lane's board.

import { total } from "../base/bars.js";
import { draw, make, setParts, setText } from "../base/dom.js";
import { faultSentence } from "../speech/faults.js";
import { makeRaceBoard } from "./lane-board.js";
import { makeSwitches } from "./setting.js";
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
      setParts(name, searchName(lane.setting, lane.order, speech));
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

/** A typed order is read after this many milliseconds without a key. */
const REST = 700;

/**
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {Speech} speech
 * @param {string} id prefix of the fields' ids
 * @param {Setting} setting at first
 * @param {(setting: Setting) => void} choose
 */
function makeChoice(puzzle, drawing, speech, id, setting, choose) {
  const options = ["plain", "fast"].map((name) => make("option", { value: name }, speech.say(`watch.${name}`)));
  const mode = make("select", { id: `${id}-mode` }, ...options);
  const switches = makeSwitches(puzzle, speech, id);
  const pen = make("button", { type: "button", "data-part": `${id}-draw` }, speech.say("race.draw"));
  const progressLine = make("p", { class: "help" });
  switches.own.append(pen, progressLine);
  mode.value = setting.mode;
  if (setting.mode === "plain") switches.set(setting);
  switches.root.hidden = setting.mode !== "plain";

  // An own order may be chosen before the search has suggested one.
  switches.suggest(puzzle.grid.cells.map((_, cell) => cell));

  const all = puzzle.grid.cells.length;
  const showProgress = (/** @type {number} */ n) => setText(progressLine, speech.say("race.drawing", { n, of: all }));
  const board = makeRaceBoard(puzzle, drawing, (way) => {
    showProgress(way.length);
    if (way.length < all) return;
    switches.set({ ...switches.read(), order: way.join(",") });
    read();
  });
  const rest = () => {
    board.end();
    setText(progressLine, "");
  };
  /** Fires when typing has paused. @type {ReturnType<typeof setTimeout> | undefined} */
  let typed;
  let chosen = JSON.stringify(setting);
  const read = () => {
    clearTimeout(typed);
    rest();
    const plain = mode.value === "plain";
    switches.root.hidden = !plain;
    /** @type {Setting} */
    const next = plain ? { mode: "plain", ...switches.read() } : { mode: "fast", order: "auto", once: false, fixed: false, turns: false };
    // A field sends "change" when it is left, mostly after the pause has read it.
    if (JSON.stringify(next) === chosen) return;
    chosen = JSON.stringify(next);
    choose(next);
  };
  pen.addEventListener("click", () => {
    board.begin();
    showProgress(0);
    board.svg.scrollIntoView({ block: "nearest" }); // a phone has it above the choice
  });
  mode.addEventListener("change", read);
  switches.root.addEventListener("change", read);
  switches.own.addEventListener("input", () => {
    clearTimeout(typed);
    typed = setTimeout(read, REST);
  });
  return {
    board,
    root: make(
      "details",
      {},
      make("summary", {}, speech.say("watch.which")),
      make("div", { class: "setting" }, make("label", { for: `${id}-mode` }, speech.say("watch.mode")), mode),
      switches.root,
    ),
    /** Sets the order that an own one starts from. */
    suggest: switches.suggest,
  };
}

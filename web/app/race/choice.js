// The choice of a lane's search: the textbook search with its tricks, or the fast one. A person types
// an order of their own, or draws it on the lane's board.

import { make, setText } from "../base/dom.js";
import { makeSwitches } from "../textbook/switches.js";
import { makeRaceBoard } from "./board.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Setting} from "./state.d.ts" */

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
export function makeChoice(puzzle, drawing, speech, id, setting, choose) {
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

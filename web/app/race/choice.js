// Which search runs in a lane: the textbook's with its tricks, or the fast one; and an
// order of one's own, which is typed, or drawn on the lane's board.

import { make, setText } from "../base/dom.js";
import { makeSwitches } from "../textbook/switches.js";
import { makeRaceBoard } from "./board.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Setting} from "./state.d.ts" */

/** An order that is typed is taken as it stands once nothing was typed for so long, in milliseconds. */
const REST = 700;

/**
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {Speech} speech
 * @param {string} id what the ids of its fields begin with
 * @param {Setting} setting at first
 * @param {(setting: Setting) => void} choose
 */
export function makeChoice(puzzle, drawing, speech, id, setting, choose) {
  const options = ["plain", "fast"].map((name) => make("option", { value: name }, speech.say(`watch.${name}`)));
  const mode = make("select", { id: `${id}-mode` }, ...options);
  const switches = makeSwitches(puzzle, speech, id);
  const pen = make("button", { type: "button", "data-part": `${id}-draw` }, speech.say("race.draw"));
  const told = make("p", { class: "help" });
  switches.own.append(pen, told);
  mode.value = setting.mode;
  if (setting.mode === "plain") switches.set(setting);
  switches.root.hidden = setting.mode !== "plain";

  // Somebody may choose an order of their own before there is any to begin with.
  switches.suggest(puzzle.grid.cells.map((_, cell) => cell));

  const all = puzzle.grid.cells.length;
  const tell = (/** @type {number} */ n) => setText(told, speech.say("race.drawing", { n, of: all }));
  const board = makeRaceBoard(puzzle, drawing, (way) => {
    tell(way.length);
    if (way.length < all) return;
    switches.set({ ...switches.read(), order: way.join(",") });
    read();
  });
  const rest = () => {
    board.end();
    setText(told, "");
  };
  /** Comes when nothing was typed for a while. @type {ReturnType<typeof setTimeout> | undefined} */
  let typed;
  let chosen = JSON.stringify(setting);
  const read = () => {
    clearTimeout(typed);
    rest();
    const plain = mode.value === "plain";
    switches.root.hidden = !plain;
    /** @type {Setting} */
    const next = plain ? { mode: "plain", ...switches.read() } : { mode: "fast", order: "auto", once: false, fixed: false, turns: false };
    // A field that is left was mostly read before, when the typing rested.
    if (JSON.stringify(next) === chosen) return;
    chosen = JSON.stringify(next);
    choose(next);
  };
  pen.addEventListener("click", () => {
    board.begin();
    tell(0);
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
    /** Gives the order that one of one's own begins with. */
    suggest: switches.suggest,
  };
}

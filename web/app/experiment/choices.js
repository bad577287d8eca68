// What can be chosen of an experiment: how many puzzles are made, and of which edges.

import { make } from "../base/dom.js";

/** @import {Recipe} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */

const PUZZLES = [100, 1_000, 10_000, 100_000];
/** How many motifs there may be. */
export const MOST = 12;
/** The second article's experiment, begun where its figures begin, see solver/articles/run.go. */
const USUAL = { puzzles: 10_000, motifs: 4, seed: 2010, grid: "3x3" };

/**
 * @typedef {object} Choices
 * @property {HTMLElement} root
 * @property {() => Recipe} read
 * @property {(puzzle: string, name: string) => void} offer offers the edges of a puzzle, too
 * @property {() => void} again chooses other puzzles
 */

/**
 * @param {Speech} speech
 * @returns {Choices}
 */
export function makeChoices(speech) {
  let seed = USUAL.seed;
  /** The puzzle that is offered. */
  let offered = "";
  const options = (/** @type {number[]} */ numbers, /** @type {number} */ usual) =>
    numbers.map((n) => make("option", { value: n, selected: n === usual }, speech.number(n)));
  const puzzles = make("select", { id: "experiment-puzzles" }, ...options(PUZZLES, USUAL.puzzles));
  const edges = make(
    "select",
    { id: "experiment-edges" },
    make("option", { value: "cut" }, speech.say("rule.cut")),
    make("option", { value: "whole" }, speech.say("rule.whole")),
  );
  const motifs = make("select", { id: "experiment-motifs" }, ...options(Array.from({ length: MOST }, (_, i) => i + 1), USUAL.motifs));
  const setting = (/** @type {HTMLSelectElement} */ select, /** @type {string} */ label) =>
    make("div", { class: "setting" }, make("label", { for: select.id }, speech.say(label)), select);
  const number = setting(motifs, "experiment.number");
  edges.addEventListener("input", () => (number.hidden = edges.value === "dealt"));
  return {
    root: make("section", {}, setting(puzzles, "experiment.puzzles"), setting(edges, "experiment.edges"), number),
    read: () => ({
      puzzles: Number(puzzles.value),
      seed,
      grid: USUAL.grid,
      motifs: Number(motifs.value),
      same: edges.value === "whole",
      puzzle: edges.value === "dealt" ? offered : "",
      whether: false,
    }),
    offer: (puzzle, name) => {
      offered = puzzle;
      edges.append(make("option", { value: "dealt" }, speech.say("experiment.dealt", { name })));
    },
    again: () => void seed++,
  };
}

// The settings of an experiment: how many puzzles, of which edges, and the seed that repeats them.

import { make } from "../base/dom.js";
import { MOST_SEED, seedIn } from "./words.js";

/** @import {Recipe} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */

const PUZZLES = [100, 1_000, 10_000, 100_000];
/** The most motifs to choose from. */
export const MOST = 12;
/** The second article's experiment, with its starting seed, see solver/articles/run.go. */
const USUAL = { puzzles: 10_000, motifs: 4, seed: 2010, grid: "3x3" };

/**
 * @typedef {object} Choices
 * @property {HTMLElement} root
 * @property {() => Recipe | null} read null if the field has no valid seed
 * @property {(puzzle: string, name: string) => void} offer adds the edges of a puzzle to the choices
 * @property {() => void} again chooses other puzzles by the next seed
 */

/** @param {Speech} speech @param {HTMLElement} button stands beside the seed @returns {Choices} */
export function makeChoices(speech, button) {
  /** The last valid seed. */
  let seed = USUAL.seed;
  /** The link of the offered puzzle. */
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
  const typed = make("input", { type: "text", id: "experiment-seed", inputmode: "numeric", autocomplete: "off", value: String(seed) });
  const setting = (/** @type {HTMLElement} */ field, /** @type {string} */ label, /** @type {HTMLElement[]} */ ...more) =>
    make("div", { class: "setting" }, make("label", { for: field.id }, speech.say(label)), field, ...more);
  const number = setting(motifs, "experiment.number");
  edges.addEventListener("input", () => (number.hidden = edges.value === "dealt"));
  return {
    root: make("section", {}, setting(puzzles, "experiment.puzzles"), setting(edges, "experiment.edges"), number, setting(typed, "experiment.seed", button)),
    read: () => {
      const given = seedIn(typed.value);
      typed.setAttribute("aria-invalid", String(given === null));
      if (given === null) return null;
      seed = given;
      return {
        puzzles: Number(puzzles.value),
        seed,
        grid: USUAL.grid,
        motifs: Number(motifs.value),
        same: edges.value === "whole",
        puzzle: edges.value === "dealt" ? offered : "",
        whether: false,
      };
    },
    offer: (puzzle, name) => {
      offered = puzzle;
      edges.append(make("option", { value: "dealt" }, speech.say("experiment.dealt", { name })));
    },
    again: () => {
      seed = seed < MOST_SEED ? seed + 1 : 0;
      typed.value = String(seed);
    },
  };
}

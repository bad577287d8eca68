// The settings of an experiment with random puzzles (how many, of which edges, and the seed that repeats them), and
// their words. The command describes how they were made by the same rules, see solver/cmd/edgewise/experiment.go.

import { make } from "../base/dom.js";
import { MANY, amount, decimal, percent } from "../speech/amounts.js";
import { power } from "../speech/speech.js";

/** @import {Bin, Experiment, Formula, Recipe} from "../../types.d.ts" */
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
 * @property {(puzzle: string, name: string, language: { lang: string | false }) => void} offer adds the edges of a puzzle to the choices
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
    offer: (puzzle, name, language) => {
      offered = puzzle;
      edges.append(make("optgroup", { label: speech.say("experiment.dealt") }, make("option", { value: "dealt", ...language }, name)));
    },
    again: () => {
      seed = seed < MOST_SEED ? seed + 1 : 0;
      typed.value = String(seed);
    },
  };
}

/** The greatest seed that one can type. */
export const MOST_SEED = 999_999_999;

/** Reads a typed seed; null if it is not valid. @param {string} text */
export function seedIn(text) {
  const digits = text.trim();
  return /^\d+$/.test(digits) && Number(digits) <= MOST_SEED ? Number(digits) : null;
}

/** An average with its error, to the same decimals: "1.35 ± 0.09". @param {Experiment} so @param {Speech} speech */
function meanWords({ mean, error }, speech) {
  const write = (/** @type {number} */ x) => (mean < MANY ? decimal(x, 2, speech) : amount(Math.round(x), speech, 0));
  return [mean, error].flatMap((x) => (x === null ? [] : write(x))).join(" ± ");
}

/** The result so far. @param {Experiment} so @param {Speech} speech */
export function verdictSentences(so, speech) {
  const expected = amount(so.expected, speech);
  if (so.solved === 0) return [speech.say("experiment.begun", { expected })];
  if (so.solvable === 0) return [speech.say("experiment.none", { n: so.solved, expected })];
  return [speech.say("experiment.verdict", { mean: meanWords(so, speech), expected }), speech.say("experiment.share", { share: percent(so.share, speech) })];
}

/** The formula of the expected number: "9! · 4⁹ ÷ 8¹² = 1.384". @param {Experiment} so @param {Speech} speech */
export function formulaWords({ expected, formula }, speech) {
  const { seams, edges, chance } = formula;
  const all = edges > 0 ? `÷ ${power(seams, edges)}` : `· ${amount(chance, speech)}`;
  return `${layingsWords(formula)} ${all} = ${amount(expected, speech, 3)}`;
}

/** @param {Formula} formula */
function layingsWords({ tiles, turns }) {
  return turns > 1 ? `${tiles}! · ${power(tiles, turns)}` : `${tiles}!`;
}

/** @param {Experiment} so @param {Speech} speech */
export function formulaSentence({ formula }, speech) {
  const { layings, seams, edges, pair, chance } = formula;
  const words = { formula: layingsWords(formula), layings: speech.number(layings), seams };
  if (edges > 0) return speech.say("experiment.formula", { ...words, edges });
  return speech.say("experiment.formula.dealt", { ...words, pair: percent(pair, speech), chance: amount(chance, speech) });
}

/** @param {Recipe} recipe @param {Experiment} so @param {Speech} speech */
export function recipeSentence({ grid, seed, same, puzzle }, { solved, formula }, speech) {
  const words = { grid, edges: formula.edges, seed: String(seed) };
  if (puzzle) return speech.count("experiment.shuffled", solved, words);
  return speech.count(same ? "experiment.motifs" : "experiment.halves", solved, words);
}

/** The numbers of arrangements in a bin: "0", "4", "8–12". @param {Bin} bin @param {Speech} speech */
export function binWords({ least, most }, speech) {
  return least === most ? speech.digits(least) : `${speech.digits(least)}–${speech.digits(most)}`;
}

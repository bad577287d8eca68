// Random puzzles in words. The command describes how they were made by the same rules and table,
// see solver/cmd/edgewise/experiment.go. Knows no DOM.

import { MANY, amount, decimal, percent } from "../speech/amounts.js";
import { power } from "../speech/speech.js";

/** @import {Bin, Experiment, Formula, Recipe} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */

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

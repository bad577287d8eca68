// What is said of random puzzles. It knows no DOM. The command words how they were made
// by the same rules and from the same table, see solver/cmd/edgewise/experiment.go.

import { power } from "../speech/speech.js";

/** @import {Bin, Experiment, Formula, Recipe} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */

/** From here on a number is written with a power of ten, and below the other one. */
const [LARGE, SMALL] = [1e6, 1e-3];
/** From here on it has no places after the point; below the other one it has as many as two figures ask for. */
const [MANY, FEW] = [100, 0.1];

/**
 * A number that may be large or small: "1.38", "5,670", "0.095", "2.3 × 10⁷".
 * @param {number} x
 * @param {Speech} speech
 * @param {number} [places] after the point, where neither large nor small
 */
export function amount(x, { language }, places = 2) {
  const write = (/** @type {number} */ n, /** @type {Intl.NumberFormatOptions} */ how) => new Intl.NumberFormat(language, how).format(n);
  if (x === 0 || (x >= FEW && x < LARGE)) return write(x, digitsOf(x < MANY && x > 0 ? places : 0));
  if (x >= SMALL && x < FEW) return write(x, { maximumSignificantDigits: 2 });
  const [mantissa, exponent] = x.toExponential(1).split("e").map(Number);
  return `${write(mantissa, { maximumFractionDigits: 1 })}\u00a0×\u00a0${power(exponent)}`;
}

/** @param {number} places after the point */
const digitsOf = (places) => ({ minimumFractionDigits: places, maximumFractionDigits: places });

/**
 * An average and how far it may be off, to the same place: "1.35 ± 0.09".
 * @param {Experiment} so
 * @param {Speech} speech
 */
function meanWords({ mean, error }, speech) {
  const figures = new Intl.NumberFormat(speech.language, digitsOf(mean < MANY ? 2 : 0));
  const write = (/** @type {number} */ x) => (mean < LARGE ? figures.format(x) : amount(x, speech));
  return [mean, error].flatMap((x) => (x === null ? [] : write(x))).join(" ± ");
}

/**
 * A share in percent, to a tenth.
 * @param {number} share
 * @param {Speech} speech
 */
export function shareWords(share, { language }) {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(share);
}

/**
 * What came out, so far.
 * @param {Experiment} so
 * @param {Speech} speech
 */
export function verdictSentences(so, speech) {
  const expected = amount(so.expected, speech);
  if (so.solved === 0) return [speech.say("experiment.begun", { expected })];
  if (so.solvable === 0) return [speech.say("experiment.none", { n: so.solved, expected })];
  return [speech.say("experiment.verdict", { mean: meanWords(so, speech), expected }), speech.say("experiment.share", { share: shareWords(so.share, speech) })];
}

/**
 * Where the expected number comes from: "9! · 4⁹ ÷ 8¹² = 1.384".
 * @param {Experiment} so
 * @param {Speech} speech
 */
export function formulaWords({ expected, formula }, speech) {
  const { seams, edges, chance } = formula;
  const all = edges > 0 ? `÷ ${power(seams, edges)}` : `· ${amount(chance, speech)}`;
  return `${layingsWords(formula)} ${all} = ${amount(expected, speech, 3)}`;
}

/** @param {Formula} formula */
function layingsWords({ tiles, turns }) {
  return turns > 1 ? `${tiles}! · ${power(tiles, turns)}` : `${tiles}!`;
}

/**
 * What the formula is made of.
 * @param {Experiment} so
 * @param {Speech} speech
 */
export function formulaSentence({ formula }, speech) {
  const { layings, seams, edges, pair, chance } = formula;
  const words = { formula: layingsWords(formula), layings: speech.number(layings), seams };
  if (edges > 0) return speech.say("experiment.formula", { ...words, edges });
  return speech.say("experiment.formula.dealt", { ...words, pair: shareWords(pair, speech), chance: amount(chance, speech) });
}

/**
 * How the puzzles were made.
 * @param {Recipe} recipe
 * @param {Experiment} so
 * @param {Speech} speech
 */
export function recipeSentence({ grid, seed, same, puzzle }, { solved, formula }, speech) {
  const words = { grid, edges: formula.edges, seed: String(seed) };
  if (puzzle) return speech.count("experiment.shuffled", solved, words);
  return speech.count(same ? "experiment.motifs" : "experiment.halves", solved, words);
}

/**
 * How many layings the puzzles of a bin have: "0", "4", "8–12".
 * @param {Bin} bin
 * @param {Speech} speech
 */
export function binWords({ least, most }, speech) {
  return least === most ? speech.digits(least) : `${speech.digits(least)}–${speech.digits(most)}`;
}

// What the essay says of its numbers. Knows no DOM.

import { lasting } from "../speech/durations.js";
import { power } from "../speech/speech.js";

/** @import {Count} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Fast, Textbook} from "./counts.js" */

/** Seconds of a year, leap days shared out. */
const YEAR = 31_557_600n;
/** From two years on they are counted one by one, up to a million; beyond so many they have no name. */
const [SINGLE, NAMELESS] = [1_000_000n, 10n ** 15n];
/** Of a longer product only the beginning and the end are written. */
const [WRITTEN, BEGINNING] = [12, 3];
/** Fewer tiles than this say nothing of a search that lays more. */
const TOLD = 10_000;
/** From this power of ten on a number is written as one. */
const POWER = 15;

/**
 * How long so many tries take: "3,014 years", "about 16 minutes".
 * @param {bigint} tries
 * @param {bigint} pace a second
 * @param {Speech} speech
 */
export function timeFor(tries, pace, speech) {
  const years = tries / pace / YEAR;
  if (years >= NAMELESS) return speech.say("essay.years", { n: speech.number(String(years)) });
  if (years < 2n || years >= SINGLE) return lasting(Number(tries) / Number(pace), speech);
  return new Intl.NumberFormat(speech.language, { style: "unit", unit: "year", unitDisplay: "long" }).format(years);
}

/**
 * "36 × 32 × 28 = 32,256".
 * @param {number[]} ways
 * @param {bigint} all
 * @param {Speech} speech
 */
export function productWords(ways, all, speech) {
  const written = ways.map((n) => speech.number(n));
  const factors = ways.length > WRITTEN ? [...written.slice(0, BEGINNING), "…", ...written.slice(-2)] : written;
  return [factors.join(" × "), speech.number(String(all))].filter(Boolean).join(" = ");
}

/**
 * How many times as large the one is: "1.7", "1,756,532".
 * @param {bigint} large
 * @param {Count} small not 0
 * @param {Speech} speech
 */
export function timesWords(large, small, speech) {
  const whole = large / BigInt(small);
  if (whole >= 100n) return speech.number(String(whole));
  return speech.number(Number((large * 1000n) / BigInt(small)) / 1000);
}

/**
 * How many tiles a textbook search lays: "2,819", or "more than 1,000,000" where it was not
 * searched to the end, unless it did not get far.
 * @param {Pick<Textbook, "done" | "placements">} search
 * @param {Speech} speech
 */
export function placedWords({ done, placements }, speech) {
  const n = speech.number(placements);
  if (done) return n;
  return Number(placements) < TOLD ? speech.say("essay.unfinished") : speech.say("essay.more", { n });
}

/**
 * The same of the fast search, which is estimated where it was not searched to the end.
 * @param {Fast} search
 * @param {Speech} speech
 */
export function fastWords({ done, placements, log }, speech) {
  if (done) return speech.number(placements);
  if (log === null) return speech.say("essay.more", { n: speech.number(placements) });
  return speech.say("number.about", { n: log < POWER ? speech.number(Number((10 ** log).toPrecision(2))) : power(Math.round(log)) });
}

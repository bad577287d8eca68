// The essay's numbers in words. Knows no DOM.

import { lasting } from "../speech/durations.js";
import { power } from "../speech/speech.js";

/** @import {Count} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Fast, Textbook} from "./counts.js" */

/** Seconds in an average year. */
const YEAR = 31_557_600n;
/** Write years exactly from two up to SINGLE; NAMELESS years and more have no name. */
const [SINGLE, NAMELESS] = [1_000_000n, 10n ** 15n];
/** Of a product of more than WRITTEN factors write BEGINNING ones and the last two. */
const [WRITTEN, BEGINNING] = [12, 3];
/** Fewer placements than this say nothing about an unfinished search. */
const TOLD = 10_000;
/** From this power of ten on, write a number as a power. */
const POWER = 15;

/**
 * How long this many tries take: "3,014 years", "about 16 minutes".
 * @param {bigint} tries
 * @param {bigint} pace tries per second
 * @param {Speech} speech
 */
export function timeFor(tries, pace, speech) {
  const years = tries / pace / YEAR;
  if (years >= NAMELESS) return speech.say("essay.years", { n: speech.number(String(years)) });
  if (years < 2n || years >= SINGLE) return lasting(Number(tries) / Number(pace), speech);
  return new Intl.NumberFormat(speech.language, { style: "unit", unit: "year", unitDisplay: "long" }).format(years);
}

/** For example "36 × 32 × 28 = 32,256". @param {number[]} ways @param {bigint} all @param {Speech} speech */
export function productWords(ways, all, speech) {
  const written = ways.map((n) => speech.number(n));
  const factors = ways.length > WRITTEN ? [...written.slice(0, BEGINNING), "…", ...written.slice(-2)] : written;
  return [factors.join(" × "), speech.number(String(all))].filter(Boolean).join(" = ");
}

/** The quotient, such as "1.7" or "1,756,532". @param {bigint} large @param {Count} small not 0 @param {Speech} speech */
export function timesWords(large, small, speech) {
  const whole = large / BigInt(small);
  if (whole >= 100n) return speech.number(String(whole));
  return speech.number(Number((large * 1000n) / BigInt(small)) / 1000);
}

/**
 * A textbook search's placements: "2,819", or "more than 1,000,000" if it was given up after enough
 * work.
 * @param {Pick<Textbook, "done" | "placements">} search
 * @param {Speech} speech
 */
export function placedWords({ done, placements }, speech) {
  const n = speech.number(placements);
  if (done) return n;
  return Number(placements) < TOLD ? speech.say("essay.unfinished") : speech.say("essay.more", { n });
}

/** The same for the fast search, with an estimate if it was given up. @param {Fast} search @param {Speech} speech */
export function fastWords({ done, placements, log }, speech) {
  if (done) return speech.number(placements);
  if (log === null) return speech.say("essay.more", { n: speech.number(placements) });
  return speech.say("number.about", { n: log < POWER ? speech.number(Number((10 ** log).toPrecision(2))) : power(Math.round(log)) });
}

// Amounts in words: measures of any size, and durations that people can grasp ("about 12 minutes", "about 4,000
// years"). The command does the same in solver/cmd/edgewise/amounts.go; its tests and ours read the same table.

import { power } from "./speech.js";

/** @import {Speech} from "./speech.js" */

/** Write amounts from LARGE on and below SMALL with a power of ten. */
const [LARGE, SMALL] = [1e6, 1e-3];
/** Amounts from MANY on have no decimals; below FEW they have two significant digits. */
export const MANY = 100;
const FEW = 0.1;

/**
 * For example "1.38", "5,670", "0.095", "2.3 × 10⁷".
 * @param {number} x
 * @param {Speech} speech
 * @param {number} [places] decimals of amounts between FEW and MANY
 */
export function amount(x, speech, places = 2) {
  if (x === 0 || (x >= FEW && x < LARGE)) return decimal(x, x < MANY && x > 0 ? places : 0, speech);
  if (x >= SMALL && x < FEW) return new Intl.NumberFormat(speech.language, { maximumSignificantDigits: 2 }).format(x);
  const [mantissa, exponent] = x.toExponential(1).split("e").map(Number);
  return `${speech.number(mantissa)}\u00a0×\u00a0${power(exponent)}`;
}

/** @param {number} x @param {number} places @param {Speech} speech */
export function decimal(x, places, { language }) {
  return new Intl.NumberFormat(language, { minimumFractionDigits: places, maximumFractionDigits: places }).format(x);
}

/** A share as a percentage with one decimal. @param {number} share @param {Speech} speech */
export function percent(share, { language }) {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(share);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365.25 * DAY;
/** The age of the universe, in seconds. */
const UNIVERSE = 13.8e9 * YEAR;

/** Each unit is used below `upTo` seconds. @type {[unit: string, length: number, upTo: number][]} */
const UNITS = [
  ["second", 1, 2 * MINUTE],
  ["minute", MINUTE, 2 * HOUR],
  ["hour", HOUR, 2 * DAY],
  ["day", DAY, 2 * YEAR],
  ["year", YEAR, Infinity],
];

/** @param {number} seconds */
export function isForEver(seconds) {
  return !(seconds < UNIVERSE);
}

/** @param {number} seconds less than the age of the universe @param {Speech} speech @returns {string} */
export function lasting(seconds, speech) {
  if (seconds < 1) return speech.say("lasting.moment");
  const [unit, length] = /** @type {[string, number, number]} */ (UNITS.find(([, , upTo]) => seconds < upTo));
  const n = seconds / length;
  const say = (/** @type {Intl.NumberFormatOptions} */ options) =>
    new Intl.NumberFormat(speech.language, { ...options, maximumSignificantDigits: n < 10 ? 1 : 2 }).format(n);
  // Only years reach millions. Intl omits the "d’" of French "millions d’années", so a sentence
  // adds it.
  const time = n >= 1e6
    ? speech.say("lasting.years", { n: say({ notation: "compact", compactDisplay: "long" }) })
    : say({ style: "unit", unit, unitDisplay: "long" });
  return speech.say("lasting.about", { time });
}

/** The time left of a search: "about 12 minutes left on 4 cores". @param {number} seconds @param {number} cores @param {Speech} speech */
export function lastingOn(seconds, cores, speech) {
  if (isForEver(seconds)) return speech.say("left.never");
  return speech.count("left", cores, { time: lasting(seconds, speech) });
}

/**
 * The time that a person took, in seconds below an hour and in minutes from then on: "4 minutes and
 * 12 seconds". It is at least a second.
 * @param {number} milliseconds
 * @param {Speech} speech
 */
export function spent(milliseconds, speech) {
  const all = Math.max(1, Math.floor(milliseconds / 1000));
  const [hours, minutes, seconds] = [Math.floor(all / HOUR), Math.floor((all % HOUR) / MINUTE), all % MINUTE];
  const parts = /** @type {[string, number][]} */ ([["hour", hours], ["minute", minutes], ["second", hours > 0 ? 0 : seconds]]);
  const say = (/** @type {string} */ unit, /** @type {number} */ n) => new Intl.NumberFormat(speech.language, { style: "unit", unit, unitDisplay: "long" }).format(n);
  return speech.list(parts.filter(([, n]) => n > 0).map(([unit, n]) => say(unit, n)));
}

// How long something takes, in words that a person can feel: "about 12 minutes",
// "about 4,000 years".

/** @import {Speech} from "./speech.js" */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365.25 * DAY;
/** How long the universe has existed, in seconds. */
const UNIVERSE = 13.8e9 * YEAR;

/** The units, and up to how many seconds each is used. @type {[unit: string, length: number, upTo: number][]} */
const UNITS = [
  ["second", 1, 2 * MINUTE],
  ["minute", MINUTE, 2 * HOUR],
  ["hour", HOUR, 2 * DAY],
  ["day", DAY, 2 * YEAR],
  ["year", YEAR, Infinity],
];

/**
 * Whether nobody will see the end of it.
 * @param {number} seconds
 */
export function isForEver(seconds) {
  return !(seconds < UNIVERSE);
}

/**
 * @param {number} seconds fewer than for ever
 * @param {Speech} speech
 * @returns {string}
 */
export function lasting(seconds, speech) {
  if (seconds < 1) return speech.say("lasting.moment");
  const [unit, length] = /** @type {[string, number, number]} */ (UNITS.find(([, , upTo]) => seconds < upTo));
  const n = seconds / length;
  const say = (/** @type {Intl.NumberFormatOptions} */ options) =>
    new Intl.NumberFormat(speech.language, { ...options, maximumSignificantDigits: n < 10 ? 1 : 2 }).format(n);
  // Of millions, only years are counted. Intl leaves out what other languages put between: "millions d’années".
  const time = n >= 1e6
    ? speech.say("lasting.years", { n: say({ notation: "compact", compactDisplay: "long" }) })
    : say({ style: "unit", unit, unitDisplay: "long" });
  return speech.say("lasting.about", { time });
}

/**
 * What is left of a search: "about 12 minutes left on 4 cores".
 * @param {number} seconds
 * @param {number} cores
 * @param {Speech} speech
 */
export function lastingOn(seconds, cores, speech) {
  if (isForEver(seconds)) return speech.say("left.never");
  return speech.count("left", cores, { time: lasting(seconds, speech) });
}

/**
 * How long somebody took, to the second below an hour, then to the minute: "4 minutes
 * and 12 seconds". Nobody takes no time at all.
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

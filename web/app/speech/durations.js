// Durations in words that people can grasp: "about 12 minutes", "about 4,000 years".

/** @import {Speech} from "./speech.js" */

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

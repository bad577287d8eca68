// Today's puzzle: one a day, made from the date, the same for everyone. It bears
// its day as its name, which is read to people as a date.

/** @import {Speech} from "./speech.js" */

/** How a day stands in the notation. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/** So many days has a week. */
export const WEEK = 7;

/** In milliseconds, where no clock is changed. */
const DAY_LENGTH = 86_400_000;

/**
 * The day of a moment where the person is, such as "2026-11-21".
 * @param {Date} now
 */
export function dayOf(now) {
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * Noon of a day in UTC: far from where days begin, whatever the clocks do.
 * @param {string} day
 */
const noon = (day) => Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)), 12);

/**
 * The day of a moment in UTC.
 * @param {number} at
 */
const dayAt = (at) => new Date(at).toISOString().slice(0, 10);

/**
 * The day so many days earlier.
 * @param {string} day
 * @param {number} by
 */
export function dayBefore(day, by) {
  return dayAt(noon(day) - by * DAY_LENGTH);
}

/**
 * How many days after one another one is.
 * @param {string} first
 * @param {string} then
 */
export function daysBetween(first, then) {
  return (noon(then) - noon(first)) / DAY_LENGTH;
}

/**
 * The day of the week, from 0 for Monday.
 * @param {string} day
 */
export function weekdayOf(day) {
  return (new Date(noon(day)).getUTCDay() + 6) % 7;
}

/** @param {string} name */
export function isDay(name) {
  return DAY.test(name) && dayAt(noon(name)) === name;
}

/**
 * A day for people.
 * @param {string} day
 * @param {Speech} speech
 * @param {Intl.DateTimeFormatOptions} how
 */
export function dayWords(day, speech, how) {
  return new Intl.DateTimeFormat(speech.language, { ...how, timeZone: "UTC" }).format(noon(day));
}


// Days as strings such as "2026-11-21", which is how the puzzles of the day are named: arithmetic
// and words.

/** @import {Speech} from "./speech.js" */

const DAY = /^\d{4}-\d\d-\d\d$/;

export const WEEK = 7;

/** In ms; exact, because all arithmetic is in UTC. */
const DAY_LENGTH = 86_400_000;

/** The local day of a moment, such as "2026-11-21". @param {Date} now */
export function dayOf(now) {
  const digits = (/** @type {number} */ n, places = 2) => String(n).padStart(places, "0");
  // A clock may show anything; a year of five digits would be no day here.
  return `${digits(Math.min(now.getFullYear(), 9999), 4)}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}`;
}

/** Noon of a day in UTC, far from midnight. @param {string} day */
const noon = (day) => Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)), 12);

/** @param {number} at */
const dayAt = (at) => new Date(at).toISOString().slice(0, 10);

/** @param {string} day @param {number} by */
export function dayBefore(day, by) {
  return dayAt(noon(day) - by * DAY_LENGTH);
}

/** @param {string} first @param {string} then */
export function daysBetween(first, then) {
  return (noon(then) - noon(first)) / DAY_LENGTH;
}

/** The day of the week; Monday is 0. @param {string} day */
export function weekdayOf(day) {
  return (new Date(noon(day)).getUTCDay() + 6) % 7;
}

/** @param {string} name */
export function isDay(name) {
  return DAY.test(name) && dayAt(noon(name)) === name;
}

/** @param {string} day @param {Speech} speech @param {Intl.DateTimeFormatOptions} how */
export function dayWords(day, speech, how) {
  return speech.date(noon(day), how);
}

/** Any Monday, to name the days of the week. */
const MONDAY = "2026-11-23";

/** @param {number} at from 0 for Monday @param {Speech} speech @param {"long" | "short"} weekday */
export function weekdayName(at, speech, weekday) {
  return dayWords(dayBefore(MONDAY, -at), speech, { weekday });
}

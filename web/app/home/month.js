// A month as a calendar shows it, and where the arrow keys lead there. Knows no DOM.

import { FIRST } from "../days/streak.js";
import { dayBefore, weekdayOf } from "../speech/days.js";

/** The days of a week. */
const WEEK = 7;

/** So many days each key leads on, along the rows and between them. @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -WEEK, ArrowDown: WEEK };

/**
 * The month of a day, such as "2026-11".
 * @param {string} day
 */
export function monthOf(day) {
  return day.slice(0, 7);
}

/**
 * The month so many months later.
 * @param {string} month
 * @param {number} by
 */
export function monthAfter(month, by) {
  const [year, number] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/**
 * The days of a month in rows from Monday to Sunday, null where another month begins.
 * @param {string} month
 * @returns {(string | null)[][]}
 */
export function weeksOf(month) {
  const first = `${month}-01`;
  const days = Number(dayBefore(`${monthAfter(month, 1)}-01`, 1).slice(-2));
  const before = weekdayOf(first);
  const rows = Math.ceil((before + days) / WEEK);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: WEEK }, (_, column) => {
      const at = row * WEEK + column - before;
      return at < 0 || at >= days ? null : dayBefore(first, -at);
    }),
  );
}

/**
 * Whether the calendar opens a day: not before the first, nor before it has come.
 * @param {string} day
 * @param {string} today
 */
export function isOpen(day, today) {
  return day >= FIRST && day <= today;
}

/**
 * The day that a key leads to, null where it leads nowhere.
 * @param {string} day
 * @param {string} key
 * @param {string} today
 * @returns {string | null}
 */
export function dayBeside(day, key, today) {
  if (key === "Home") return inWeek(day, 0, today);
  if (key === "End") return inWeek(day, WEEK - 1, today);
  const by = STEPS[key];
  const to = by ? dayBefore(day, -by) : "";
  return isOpen(to, today) ? to : null;
}

/**
 * The day of the same week that comes closest to a weekday and is open.
 * @param {string} day
 * @param {number} weekday
 * @param {string} today
 */
function inWeek(day, weekday, today) {
  const to = dayBefore(day, weekdayOf(day) - weekday);
  if (to < FIRST) return FIRST;
  return to > today ? today : to;
}

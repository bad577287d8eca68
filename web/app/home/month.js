// A month as a calendar shows it, and the day each key leads to. Knows no DOM.

import { FIRST } from "../days/streak.js";
import { WEEK, dayBefore, dayWords, weekdayOf } from "../speech/days.js";

/** @import {DayResult} from "../days/state.d.ts" */
/** @import {Speech} from "../speech/speech.js" */

/** Any Monday, to name the days of the week. */
const MONDAY = "2026-11-23";

/** How many days each key moves, along a row and between rows. @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -WEEK, ArrowDown: WEEK };

/** The month of a day, such as "2026-11". @param {string} day */
export function monthOf(day) {
  return day.slice(0, 7);
}

/** @param {string} month @param {number} by */
export function monthAfter(month, by) {
  const [year, number] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** The days of a month in rows from Monday to Sunday, null outside the month. @param {string} month @returns {(string | null)[][]} */
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

/** @param {number} at from 0 for Monday @param {Speech} speech @param {"long" | "short"} weekday */
export function weekdayName(at, speech, weekday) {
  return dayWords(dayBefore(MONDAY, -at), speech, { weekday });
}

/** The first and the last day that the calendar opens. @typedef {{ first: string, today: string }} Open */

/**
 * The calendar begins with the project's first day, or an earlier one that was solved, and ends today.
 * @param {DayResult[]} results the earliest day first
 * @param {string} today
 * @returns {Open}
 */
export function openDays(results, today) {
  const earliest = results.length > 0 ? results[0].day : FIRST;
  return { first: earliest < FIRST ? earliest : FIRST, today };
}

/** Whether the calendar opens a day. @param {string} day @param {Open} open */
export function isOpen(day, { first, today }) {
  return day >= first && day <= today;
}

/** The day that a key leads to, else null. @param {string} day @param {string} key @param {Open} open @returns {string | null} */
export function dayBeside(day, key, open) {
  if (key === "Home") return inWeek(day, 0, open);
  if (key === "End") return inWeek(day, WEEK - 1, open);
  const by = STEPS[key];
  const to = by ? dayBefore(day, -by) : "";
  return isOpen(to, open) ? to : null;
}

/** The open day of the same week that is closest to a weekday. @param {string} day @param {number} weekday @param {Open} open */
function inWeek(day, weekday, { first, today }) {
  const to = dayBefore(day, weekdayOf(day) - weekday);
  if (to < first) return first;
  return to > today ? today : to;
}

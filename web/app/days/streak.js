// The streak: the days in a row whose puzzles were finished in time. A missed day ends
// the row; to finish it later fills its place in the calendar, not the row.

import { dayBefore, dayOf, daysBetween } from "../speech/days.js";

/** @import {DayResult} from "./state.d.ts" */

/** The first day of the project, and No. 1. */
export const FIRST = "2026-11-21";

/**
 * How many days there were up to this one, null for those before the first.
 * @param {string} day
 */
export function dayNumber(day) {
  return day < FIRST ? null : daysBetween(FIRST, day) + 1;
}

/**
 * Whether a day that is finished now is finished in time: by noon of the next day.
 * @param {string} day
 * @param {Date} now
 */
export function isInTime(day, now) {
  const today = dayOf(now);
  return day >= today || (now.getHours() < 12 && day === dayBefore(today, 1));
}

/**
 * The row up to today, or up to yesterday while today's puzzle is still unsolved. Days
 * that have not come yet, because the clock was set back, do not count until they come.
 * @param {DayResult[]} results the earliest day first
 * @param {string} today
 * @returns {{ days: number }}
 */
export function streak(results, today) {
  let [days, last] = [0, today];
  for (let at = results.length - 1; at >= 0; at--) {
    const { day, counts } = results[at];
    if (!counts || day > today) continue;
    if (day !== today && daysBetween(day, last) > 1) break;
    days++;
    last = day;
  }
  return { days };
}

/**
 * The longest row there was up to today.
 * @param {DayResult[]} results the earliest day first
 * @param {string} today
 */
export function longest(results, today) {
  let [last, row, most] = ["", 0, 0];
  for (const { day, counts } of results) {
    if (!counts || day > today) continue;
    row = last && daysBetween(last, day) === 1 ? row + 1 : 1;
    last = day;
    most = Math.max(most, row);
  }
  return most;
}

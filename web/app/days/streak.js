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
 * The row up to today, or up to yesterday while today's puzzle is still unsolved;
 * whether today's is in it; and the longest row there was. Days that have not come yet,
 * because the clock was set back, do not count until they come.
 * @param {DayResult[]} results the earliest day first
 * @param {string} today
 * @returns {{ days: number, today: boolean, longest: number }}
 */
export function streak(results, today) {
  let [last, row, longest] = ["", 0, 0];
  for (const { day, counts } of results) {
    if (!counts || day > today) continue;
    row = last && daysBetween(last, day) === 1 ? row + 1 : 1;
    last = day;
    longest = Math.max(longest, row);
  }
  const goesOn = last === today || last === dayBefore(today, 1);
  return { days: goesOn ? row : 0, today: last === today, longest };
}

// The streak: the days in a row whose puzzles were finished in time. A missed day ends it; finishing that day later
// fills its place in the calendar, not the streak. And the day to play next.

import { dayBefore, dayOf, daysBetween } from "../speech/days.js";

/** @import {DayResult} from "./state.d.ts" */

/** The first day of the project, No. 1. */
export const FIRST = "2026-11-21";

/** Days before and after these have no puzzle. */
export const [EARLIEST, LATEST] = ["2000-01-01", "2999-12-31"];

/** Whether a day has a puzzle. @param {string} day */
export function hasPuzzle(day) {
  return day >= EARLIEST && day <= LATEST;
}

/** The number of a day, counted from the first; null where it has no puzzle, and before that. @param {string} day */
export function dayNumber(day) {
  return day < FIRST || !hasPuzzle(day) ? null : daysBetween(FIRST, day) + 1;
}

/** The earliest day that counts when it is finished now: yesterday until noon, then today. @param {Date} now */
export function countsFrom(now) {
  return dayBefore(dayOf(now), now.getHours() < 12 ? 1 : 0);
}

/** Whether a day that is finished now is in time: by noon of the next day. @param {string} day @param {Date} now */
export function isInTime(day, now) {
  return day >= countsFrom(now);
}

/**
 * The length of the streak up to today, or up to yesterday while today is unsolved. Days in the future
 * (the clock was set back) do not count until they come.
 * @param {DayResult[]} results the earliest day first
 * @param {string} today
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
  return days;
}

/**
 * Yesterday, if it is unsolved, still counts, and would continue a streak; else null.
 * @param {DayResult[]} results the earliest day first
 * @param {string} today
 * @param {string} from the earliest day that still counts
 */
export function dayToSave(results, today, from) {
  if (from === today || results.findLast(({ day }) => day <= from)?.day === from) return null;
  return streak(results, from) > 0 ? from : null;
}

/**
 * The streak that has ended, and its last day; null while one goes on, and where there was none.
 * @param {DayResult[]} results the earliest day first
 * @param {string} today
 * @param {string} from the earliest day that still counts
 */
export function endedRow(results, today, from) {
  if (streak(results, today) > 0 || streak(results, from) > 0) return null;
  const last = results.findLast(({ day, counts }) => counts && day < today)?.day;
  return last ? { days: streak(results, last), last } : null;
}

/** The longest streak up to today. @param {DayResult[]} results the earliest day first @param {string} today */
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

/**
 * @param {Pick<DayResult, "day">[]} results the earliest day first
 * @param {string} today
 * @returns {string | null} null when all since the first day are solved, and where the clock shows a day without a puzzle
 */
export function nextDay(results, today) {
  if (!hasPuzzle(today)) return null;
  let last = "";
  for (let at = results.length - 1; at >= 0; at--) {
    const { day } = results[at];
    if (day > today) continue;
    if (daysBetween(day, last || today) > (last ? 1 : 0)) break;
    last = day;
  }
  if (!last) return today;
  const next = dayBefore(last, 1);
  return next < FIRST ? null : next;
}

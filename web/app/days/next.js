// The next day to play: today, or else the latest day before it that is not solved.

import { dayBefore, daysBetween } from "../speech/days.js";
import { FIRST } from "./streak.js";

/** @import {DayResult} from "./state.d.ts" */

/**
 * @param {Pick<DayResult, "day">[]} results the earliest day first
 * @param {string} today
 * @returns {string | null} null when all since the first day are solved
 */
export function nextDay(results, today) {
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

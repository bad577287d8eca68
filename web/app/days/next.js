// Which day comes next: today, else the latest before it that is not solved.

import { dayBefore } from "../speech/days.js";
import { FIRST } from "./streak.js";

/** @import {DayResult} from "./state.d.ts" */

/**
 * @param {Pick<DayResult, "day">[]} results
 * @param {string} today
 * @returns {string | null} null when all since the first day are solved
 */
export function nextDay(results, today) {
  const solved = new Set(results.map(({ day }) => day));
  if (!solved.has(today)) return today;
  let day = dayBefore(today, 1);
  while (solved.has(day)) day = dayBefore(day, 1);
  return day < FIRST ? null : day;
}

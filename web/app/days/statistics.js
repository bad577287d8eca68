// Statistics of a person's days, with medians for each day of the week.

import { WEEK, weekdayOf } from "../speech/days.js";

/** @import {DayResult} from "./state.d.ts" */

/**
 * Counts the solved days, and finds the best time and the medians of times (milliseconds) and hints for
 * each weekday, Monday first. Null where nothing is known: of some days only the finish is known.
 * @param {DayResult[]} results
 * @returns {{ solved: number, best: number | null, weekdays: { time: number | null, hints: number | null }[] }}
 */
export function statistics(results) {
  const known = results.filter(({ moves }) => moves > 0);
  /** @type {DayResult[][]} */
  const weekdays = Array.from({ length: WEEK }, () => []);
  for (const result of known) weekdays[weekdayOf(result.day)].push(result);
  return {
    solved: results.length,
    best: known.reduce((best, { time }) => Math.min(best ?? time, time), /** @type {number | null} */ (null)),
    weekdays: weekdays.map((those) => ({
      time: median(those.map(({ time }) => time)),
      hints: median(those.map(({ hints }) => hints)),
    })),
  };
}

/** @param {number[]} numbers @returns {number | null} */
function median(numbers) {
  if (numbers.length === 0) return null;
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1] + sorted[Math.floor(half)]) / 2;
}

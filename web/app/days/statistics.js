// How a person's own days went, and how the days of each week differ.

import { WEEK, weekdayOf } from "../speech/days.js";

/** @import {DayResult} from "./state.d.ts" */

/**
 * How many days were solved; the best time; and for each day of the week, Monday first,
 * the medians of times, in milliseconds, and hints. What nobody knows is
 * null: of some days it is only known that they were solved.
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

/**
 * The number in the middle; of two in the middle, what lies between them.
 * @param {number[]} numbers
 * @returns {number | null}
 */
function median(numbers) {
  if (numbers.length === 0) return null;
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1] + sorted[Math.floor(half)]) / 2;
}

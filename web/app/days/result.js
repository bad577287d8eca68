// A day's result as a value: its form, which of two is kept, its words, and the statistics of many.

import { LATEST } from "../keep/record.js";
import { WEEK, isDay, weekdayOf } from "../speech/days.js";

/** @import {Board} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {DayResult, Days} from "./state.d.ts" */

/** The link of a daily puzzle: its grid, its tiles, and the day as the name. */
const LINK = /^grid=(\w{3,4})(?:&frame=0)?&tiles=([A-Za-z0.]{1,200})&name=(\d{4}-\d\d-\d\d)&art=[a-z]{1,40}&end=1$/;

/** The grids that days have had. @type {Record<string, [tiles: number, sides: number]>} */
const GRIDS = { "3x3": [9, 4], "4x4": [16, 4], "5x5": [25, 4], hex2: [7, 6], tri3: [9, 3] };

/** Reads a link that has the form of a daily puzzle; null for others. @param {string} link */
function dayLink(link) {
  const [, grid, words, day] = LINK.exec(link) ?? [];
  const [count, sides] = (Object.hasOwn(GRIDS, grid) && GRIDS[grid]) || [];
  const tiles = words?.split(".") ?? [];
  return sides && tiles.length === count && tiles.every((tile) => tile.length === sides) ? { day, count, sides } : null;
}

/** The day that a link is named after. @param {string} link */
export function dayIn(link) {
  return dayLink(link)?.day;
}

/** @returns {Days} */
export function newDays() {
  return { results: [] };
}

/** A well-formed result, null for anything else. @param {any} found @returns {DayResult | null} */
export function readResult(found) {
  const { day, solved, counts, time, moves, hints, link, board } = found ?? {};
  const numbers = [solved, time, moves, hints].every((n) => Number.isInteger(n) && n >= 0 && n <= LATEST) && solved > 0;
  const named = typeof link === "string" && dayIn(link) === day && isDay(day);
  if (!numbers || !named || typeof counts !== "boolean" || !isWhole(link, board)) return null;
  return { day, solved, counts, time, moves, hints, link, board };
}

/** Whether the board has every tile of a day's puzzle once. @param {string} link @param {any} board @returns {board is Board} */
export function isWhole(link, board) {
  const { count, sides } = dayLink(link) ?? { count: 0, sides: 0 };
  if (!count || !Array.isArray(board) || board.length !== count) return false;
  const laid = board.filter((place) => Array.isArray(place) && place.length === 2 && place.every((n) => Number.isInteger(n) && n >= 0));
  return laid.every(([tile, turn]) => tile < count && turn < sides) && new Set(laid.map(([tile]) => tile)).size === count;
}

/** The earlier finish of two of one day, in whichever order they come. @param {DayResult} one @param {DayResult} other */
export function earlier(one, other) {
  if (one.solved !== other.solved) return one.solved < other.solved ? one : other;
  return written(one) <= written(other) ? one : other;
}

/** @param {DayResult} result */
function written({ day, solved, counts, time, moves, hints, link, board }) {
  return JSON.stringify([day, solved, counts, time, moves, hints, link, board]);
}

/** Merges two lists of results, the earliest day first. @param {DayResult[]} some @param {DayResult[]} others @returns {DayResult[]} */
export function merged(some, others) {
  const all = new Map(some.map((result) => [result.day, result]));
  for (const result of others) {
    const before = all.get(result.day);
    all.set(result.day, before ? earlier(before, result) : result);
  }
  return [...all.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/**
 * Counts the solved days, and finds the best time and the medians of times (milliseconds) and hints for
 * each weekday, Monday first. Null where nothing is known: of some days only the finish is known.
 * @param {DayResult[]} results
 * @returns {{ solved: number, best: number | null, weekdays: { time: number | null, hints: number | null }[] }}
 */
export function statistics(results) {
  const played = results.filter(({ moves }) => moves > 0);
  /** @type {DayResult[][]} */
  const weekdays = Array.from({ length: WEEK }, () => []);
  for (const result of played) weekdays[weekdayOf(result.day)].push(result);
  return {
    solved: results.length,
    best: played.reduce((best, { time }) => Math.min(best ?? time, time), /** @type {number | null} */ (null)),
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

/** The shortest streak that is mentioned. */
const ROW = 2;

/**
 * "No. 2" and "tricky", as far as they are known.
 * @param {number | null} number
 * @param {string} difficulty
 * @param {Speech} speech
 */
export function ratingWords(number, difficulty, speech) {
  return [...(number === null ? [] : [speech.say("finish.number", { n: number })]), ...(difficulty ? [speech.say(`difficulty.${difficulty}`)] : [])];
}

/**
 * "5 days in a row"; after the first day, how to begin a streak.
 * @param {number} row
 * @param {Speech} speech
 * @param {boolean} [first] whether to say that, if today was finished
 */
export function rowWords(row, speech, first = false) {
  if (row >= ROW) return [speech.count("finish.row", row)];
  return row === 1 && first ? [speech.say("row.first")] : [];
}

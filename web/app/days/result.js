// A day's result as a value: its form, and which of two is kept.

import { isDay } from "../speech/days.js";
import { LATEST } from "../keep/record.js";

/** @import {Board} from "../../types.d.ts" */
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

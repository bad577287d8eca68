// The puzzles of days. The build has written those of some months to files, so that they
// are there before Go is; Go makes all others.

import { FaultError } from "../engine/solver.js";
import { FIRST } from "./streak.js";

/** @import {App, DayPuzzle} from "./state.d.ts" */

/**
 * The puzzle of a day. What is no day is a fault.
 * @param {Pick<App, "days" | "solver">} app
 * @param {string} day
 * @returns {Promise<DayPuzzle>}
 */
export function dayPuzzle(app, day) {
  return once(app, day, async () => (await writtenMonth(app, day)).find((puzzle) => puzzle.day === day) ?? made(app, day));
}

/**
 * The drawings of a motif set as an SVG document with the symbols card, edge-E, bridge-E
 * and wedge-E for every edge E of a day's tiles.
 * @param {Pick<App, "days">} app
 * @param {string} art
 * @returns {Promise<string>}
 */
export function symbolsOf(app, art) {
  return once(app, art, async () => (await fetched(`${art}.svg`)).text());
}

/**
 * The puzzles of a day's month, none where they were not written or do not arrive.
 * @param {Pick<App, "days">} app
 * @param {string} day
 * @returns {Promise<DayPuzzle[]>}
 */
export function writtenMonth(app, day) {
  const month = day.slice(0, 7);
  // What was never written is not asked for.
  if (month < FIRST.slice(0, 7)) return Promise.resolve([]);
  return once(app, month, async () => {
    try {
      return await (await fetched(`${month}.json`)).json();
    } catch {
      return [];
    }
  });
}

/** @param {string} name */
async function fetched(name) {
  const response = await fetch(`days/${name}`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

/**
 * @param {Pick<App, "solver">} app
 * @param {string} day
 * @returns {Promise<DayPuzzle>}
 */
async function made({ solver }, day) {
  const { puzzle, problem } = await solver.call("open", { text: `#day=${day}` });
  if (!puzzle) throw new FaultError(problem ?? { code: "bug", args: {}, at: {} });
  return { day, link: puzzle.id, art: puzzle.art, tiles: puzzle.tiles, difficulty: "" };
}

/**
 * Asks once, and again after it has failed.
 * @template T
 * @param {Pick<App, "days">} app
 * @param {string} what
 * @param {() => Promise<T>} ask
 * @returns {Promise<T>}
 */
function once({ days }, what, ask) {
  const before = days.get(what);
  if (before) return before;
  const answer = ask();
  answer.catch(() => days.delete(what));
  days.set(what, answer);
  return answer;
}

// The puzzles of days. The build has written those of some months to files, so that they
// are there before Go is; Go makes all others.

import { addressOf } from "../base/address.js";
import { FaultError } from "../engine/solver.js";
import { FIRST } from "./streak.js";

/** @import {App, DayPuzzle, GridLayout} from "./state.d.ts" */

/** What a server answers that has no such file. */
const NOT_FOUND = 404;

/**
 * The puzzle of a day. What is no day is a fault.
 * @param {Pick<App, "days" | "solver">} app
 * @param {string} day
 * @returns {Promise<DayPuzzle>}
 */
export async function dayPuzzle(app, day) {
  const written = (await writtenMonth(app, day))?.find((puzzle) => puzzle.day === day);
  return written ?? once(app, day, () => made(app, day));
}

/**
 * The drawings of a motif set for tiles with so many sides as an SVG document with the
 * symbols card, edge-E, bridge-E and wedge-E for every edge E of a day's tiles.
 * @param {Pick<App, "days">} app
 * @param {string} set such as "cats-4"
 * @returns {Promise<string>}
 */
export function symbolsOf(app, set) {
  return once(app, set, async () => sound(await fetch(addressOf(`days/${set}.svg`))).text());
}

/**
 * Where the cells and the seams of a grid lie.
 * @param {Pick<App, "days">} app
 * @param {string} grid such as "3x3"
 * @returns {Promise<GridLayout>}
 */
export function layoutOf(app, grid) {
  return once(app, grid, async () => sound(await fetch(addressOf(`days/${grid}.json`))).json());
}

/**
 * The puzzles of a day's month, none where they were not written; null where they do not
 * arrive, and may when they are asked for again.
 * @param {Pick<App, "days">} app
 * @param {string} day
 * @returns {Promise<DayPuzzle[] | null>}
 */
export async function writtenMonth(app, day) {
  const month = day.slice(0, 7);
  // What was never written is not asked for.
  if (month < FIRST.slice(0, 7)) return [];
  try {
    return await once(app, month, async () => {
      const response = await fetch(addressOf(`days/${month}.json`));
      // What was not written is not written while the page is open.
      return response.status === NOT_FOUND ? [] : await sound(response).json();
    });
  } catch {
    return null;
  }
}

/** @param {Response} response */
function sound(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
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

// The puzzles of days. The build writes those of some months to files, so that they are there before
// Go is; Go generates all others.

import { addressOf } from "../base/trusted.js";
import { FaultError } from "../engine/solver.js";
import { FIRST, hasPuzzle } from "./streak.js";

/** @import {App, DayPuzzle, GridLayout} from "./state.d.ts" */

const NOT_FOUND = 404;

/** The puzzle of a day; a day that does not exist is a fault. @param {Pick<App, "days" | "solver">} app @param {string} day @returns {Promise<DayPuzzle>} */
export async function dayPuzzle(app, day) {
  const written = (await writtenMonth(app, day))?.find((puzzle) => puzzle.day === day);
  return written ?? once(app, day, () => generated(app, day));
}

/**
 * The text that opens the puzzle of a day: its link if the page has it, else the day itself, so that Go
 * generates and opens it in one call.
 * @param {Pick<App, "days">} app
 * @param {string} day
 */
export async function textOfDay(app, day) {
  const written = (await writtenMonth(app, day))?.find((puzzle) => puzzle.day === day);
  const { link } = written ?? (await app.days.get(day)?.catch(() => null)) ?? { link: `#day=${day}` };
  return link;
}

/**
 * The drawings of a motif set for tiles of one number of sides: an SVG document with the symbols card,
 * edge-E, bridge-E and wedge-E for every edge E of a day's tiles.
 * @param {Pick<App, "days">} app
 * @param {string} set such as "cats-4"
 * @returns {Promise<string>}
 */
export function symbolsOf(app, set) {
  return once(app, set, async () => orThrow(await fetch(addressOf(`days/${set}.svg`))).text());
}

/**
 * The places of a grid's cells and seams.
 * @param {Pick<App, "days">} app
 * @param {string} grid such as "3x3"
 * @returns {Promise<GridLayout>}
 */
export function layoutOf(app, grid) {
  return once(app, grid, async () => orThrow(await fetch(addressOf(`days/${grid}.json`))).json());
}

/**
 * The puzzles of a day's month; empty where the build did not write them, null where they failed to
 * arrive and may be requested again.
 * @param {Pick<App, "days">} app
 * @param {string} day
 * @returns {Promise<DayPuzzle[] | null>}
 */
export async function writtenMonth(app, day) {
  const month = day.slice(0, 7);
  // Months before the first are never written.
  if (month < FIRST.slice(0, 7) || !hasPuzzle(day)) return [];
  try {
    return await once(app, month, async () => {
      const response = await fetch(addressOf(`days/${month}.json`));
      // A month that is not written now will not be written while the page is open.
      return response.status === NOT_FOUND ? [] : await orThrow(response).json();
    });
  } catch {
    return null;
  }
}

/** @param {Response} response */
function orThrow(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response;
}

/** @param {Pick<App, "solver">} app @param {string} day @returns {Promise<DayPuzzle>} */
async function generated({ solver }, day) {
  const { puzzle, problem } = await solver.call("open", { text: `#day=${day}` });
  if (!puzzle) throw new FaultError(problem ?? { code: "bug", args: {}, at: {} });
  return { day, link: puzzle.id, art: puzzle.art, tiles: puzzle.tiles, difficulty: "" };
}

/**
 * Asks once, and again only after a failure.
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

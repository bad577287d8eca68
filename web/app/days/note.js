// Notes a finished day, after checking that the puzzle really is that day's.

import { FaultError } from "../engine/solver.js";
import { boardOf, tally } from "../game/game.js";
import { isDay } from "../speech/days.js";
import { dayPuzzle, writtenMonth } from "./puzzle.js";
import { FIRST, isInTime } from "./streak.js";

/** @import {Board} from "../../types.d.ts" */
/** @import {Game} from "../game/game.js" */
/** @import {App, DayResult} from "./state.d.ts" */

/** Go generates at most this many days for comparison: that takes seconds. */
const MOST = 60;

/**
 * Keeps the result of the puzzle on the table if it is that of a day. Any puzzle may have a day as its
 * name, so the day's real puzzle is compared.
 * @param {App} app
 */
export async function noteDay(app) {
  const { table: { puzzle, game }, keep: { mine } } = app.store.state;
  if (!puzzle || !game || !isDay(puzzle.name)) return;
  const { id: link, name: day } = puzzle;
  // A finish may be noted only on the next visit: the puzzle has its time.
  const solved = mine.find(({ id }) => id === link)?.solved || Date.now();
  const result = resultOf(day, link, solved, game, boardOf(game));
  if (await isOfDay(app, day, link)) void app.dayKeeper.take([result]);
}

/**
 * @param {string} day
 * @param {string} link of its puzzle
 * @param {number} solved in milliseconds since 1970
 * @param {Game | null} game null where its moves are not known
 * @param {Board} board
 * @returns {DayResult}
 */
export function resultOf(day, link, solved, game, board) {
  const { moves, time, hints } = game ? tally(game) : { moves: 0, time: 0, hints: 0 };
  return { day, solved, counts: isInTime(day, new Date(solved)), time: Math.round(time), moves, hints, link, board };
}

/**
 * Whether a puzzle is that of the day. False while nobody can tell; the next visit asks again.
 * @param {Pick<App, "days" | "solver">} app
 * @param {string} day
 * @param {string} link
 */
export async function isOfDay(app, day, link) {
  try {
    return (await dayPuzzle(app, day)).link === link;
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    return false;
  }
}

/**
 * The results that may be of their day's puzzle: neither the written months nor Go say otherwise. Go is
 * asked about all other days, unless there are too many.
 * @param {Pick<App, "days" | "solver">} app
 * @param {DayResult[]} results
 */
export async function maybeOfDays(app, results) {
  const refused = new Set();
  const known = new Set();
  for (const result of [...results].sort((a, b) => (a.day < b.day ? -1 : 1))) {
    if (result.day < FIRST) continue;
    const month = await writtenMonth(app, result.day);
    // Months are written without gaps: after one that is missing, none is requested.
    if (!month?.length) break;
    const puzzle = month.find(({ day }) => day === result.day);
    if (puzzle) known.add(result);
    if (puzzle && puzzle.link !== result.link) refused.add(result);
  }
  const others = results.filter((result) => !known.has(result));
  for (const result of others.length > MOST ? [] : others) if (await isOther(app, result)) refused.add(result);
  return results.filter((result) => !refused.has(result));
}

/** Whether the day has another puzzle; false while Go cannot answer. @param {Pick<App, "days" | "solver">} app @param {DayResult} result */
async function isOther(app, { day, link }) {
  try {
    return (await dayPuzzle(app, day)).link !== link;
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    return !error.lost;
  }
}

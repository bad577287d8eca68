// Notes that a day was finished.

import { FaultError } from "../engine/solver.js";
import { boardOf, tally } from "../game/game.js";
import { isDay } from "../speech/days.js";
import { dayPuzzle, writtenMonth } from "./puzzle.js";
import { FIRST, isInTime } from "./streak.js";

/** @import {Board} from "../../types.d.ts" */
/** @import {Game} from "../game/game.js" */
/** @import {App, DayResult} from "./state.d.ts" */

/** Of so many days at most Go makes the puzzles to compare them: that takes seconds. */
const MOST = 60;

/**
 * Keeps how the puzzle on the table was finished, if it is that of a day. Any puzzle may
 * call itself by one, so it is asked what the day's is.
 * @param {App} app
 */
export async function noteDay(app) {
  const { table: { puzzle, game }, keep: { mine } } = app.store.state;
  if (!puzzle || !game || !isDay(puzzle.name)) return;
  const { id: link, name: day } = puzzle;
  // A finish may be noted on the next visit only: its moment stands with the puzzle.
  const solved = mine.find(({ id }) => id === link)?.solved || Date.now();
  const result = resultOf(day, link, solved, game, boardOf(game));
  if (await isOfDay(app, day, link)) void app.dayKeeper.take([result]);
}

/**
 * How a day was finished, and whether that was in time.
 * @param {string} day
 * @param {string} link of its puzzle
 * @param {number} solved the moment, in milliseconds since 1970
 * @param {Game | null} game null where nothing is known of it
 * @param {Board} board
 * @returns {DayResult}
 */
export function resultOf(day, link, solved, game, board) {
  const { moves, time, hints } = game ? tally(game) : { moves: 0, time: 0, hints: 0 };
  return { day, solved, counts: isInTime(day, new Date(solved)), time: Math.round(time), moves, hints, link, board };
}

/**
 * Whether a puzzle is that of the day. Where nobody can tell it is taken for none; the
 * next visit asks again.
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
 * Those of some results that may be of their day's puzzle: nothing written says otherwise,
 * nor does Go, which is asked about all other days unless there are too many.
 * @param {Pick<App, "days" | "solver">} app
 * @param {DayResult[]} results
 */
export async function maybeOfDays(app, results) {
  const refused = new Set();
  const known = new Set();
  for (const result of [...results].sort((a, b) => (a.day < b.day ? -1 : 1))) {
    if (result.day < FIRST) continue;
    const month = await writtenMonth(app, result.day);
    // Months are written without gaps: behind one that is not there none is asked for.
    if (!month?.length) break;
    const puzzle = month.find(({ day }) => day === result.day);
    if (puzzle) known.add(result);
    if (puzzle && puzzle.link !== result.link) refused.add(result);
  }
  const others = results.filter((result) => !known.has(result));
  for (const result of others.length > MOST ? [] : others) if (await isOther(app, result)) refused.add(result);
  return results.filter((result) => !refused.has(result));
}

/**
 * Whether the day has another puzzle. While Go cannot be asked it has none.
 * @param {Pick<App, "days" | "solver">} app
 * @param {DayResult} result
 */
async function isOther(app, { day, link }) {
  try {
    return (await dayPuzzle(app, day)).link !== link;
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    return !error.lost;
  }
}

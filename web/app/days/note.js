// Notes that a day was finished.

import { FaultError } from "../engine/solver.js";
import { boardOf, tally } from "../game/game.js";
import { isDay } from "../speech/days.js";
import { dayPuzzle, writtenPuzzle } from "./puzzle.js";
import { isInTime } from "./streak.js";

/** @import {App, DayResult} from "./state.d.ts" */

/**
 * Keeps how the puzzle on the table was finished, if it is that of a day. Any puzzle may
 * call itself by one, so it is asked what the day's is.
 * @param {App} app
 */
export async function noteDay(app) {
  const { table: { puzzle, game }, keep: { mine } } = app.store.state;
  if (!puzzle || !game || !isDay(puzzle.name)) return;
  const { moves, time, hints } = tally(game);
  const { id: link, name: day } = puzzle;
  // A finish may be noted on the next visit only: its moment stands with the puzzle.
  const solved = mine.find(({ id }) => id === link)?.solved || Date.now();
  const result = { day, solved, counts: isInTime(day, new Date(solved)), time: Math.round(time), moves, hints, link, board: boardOf(game) };
  if (await isOfDay(app, day, link)) void app.dayKeeper.keep(result);
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
 * Whether a result can be that of its day: nothing written says otherwise. Of other months
 * Go is not asked, which would take minutes for years of days.
 * @param {Pick<App, "days">} app
 * @param {DayResult} result
 */
export async function mayBeOfDay(app, { day, link }) {
  const written = await writtenPuzzle(app, day);
  return !written || written.link === link;
}

// Notes finished days, after checking that the puzzle really is that day's; and those that were finished without
// a note: before results were kept, in an older file, or just before the tab was closed.

import { FaultError, unlessFault } from "../engine/solver.js";
import { boardOf, tally } from "../game/game.js";
import { isDay } from "../speech/days.js";
import { dayPuzzle, writtenMonth } from "./puzzle.js";
import { isWhole } from "./result.js";
import { FIRST, isInTime } from "./streak.js";

/** @import {Board} from "../../types.d.ts" */
/** @import {Game} from "../game/game.js" */
/** @import {Mine} from "../keep/record.js" */
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
  if (await isOfDay(app, day, link)) void app.dayStore.take([result]);
}

/**
 * @param {string} day
 * @param {string} link of its puzzle
 * @param {number} solved in milliseconds since 1970
 * @param {Game | null} game null where its moves are not known
 * @param {Board} board
 * @returns {DayResult}
 */
function resultOf(day, link, solved, game, board) {
  const { moves, time, hints } = game ? tally(game) : { moves: 0, time: 0, hints: 0 };
  return { day, solved, counts: isInTime(day, new Date(solved)), time: Math.round(time), moves, hints, link, board };
}

/**
 * Whether a puzzle is that of the day. False while nobody can tell; the next visit asks again.
 * @param {Pick<App, "days" | "solver">} app
 * @param {string} day
 * @param {string} link
 */
async function isOfDay(app, day, link) {
  return unlessFault(async () => (await dayPuzzle(app, day)).link === link, false);
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

/** Adds results for those days. @param {App} app */
export async function takeFormer(app) {
  const { days, keep } = app.store.state;
  const known = new Set(days.results.map(({ day }) => day));
  for (const mine of keep.mine.filter(({ name, solved }) => solved > 0 && isDay(name) && !known.has(name))) {
    const result = (await isOfDay(app, mine.name, mine.id)) && (await formerResult(app, mine));
    if (result) await app.dayStore.take([result]);
  }
}

/**
 * The result, as far as it is known: the puzzle may have been restarted since.
 * @param {App} app
 * @param {Mine} mine
 * @returns {Promise<DayResult | null>}
 */
async function formerResult({ solver }, { id: link, name: day, board, game, laid, solved }) {
  if (solved >= laid && isWhole(link, board)) return resultOf(day, link, solved, game, board);
  // A daily puzzle has one solution.
  const found = await unlessFault(() => solver.run({ puzzle: link, mode: "fast", keep: 1 }, new AbortController().signal));
  return found ? resultOf(day, link, solved, null, found.boards[0]) : null;
}

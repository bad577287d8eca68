// Days that are solved in My puzzles but have no result: they were solved before results were kept,
// come from an older file, or were finished just before the tab was closed.

import { FaultError } from "../engine/solver.js";
import { isDay } from "../speech/days.js";
import { isOfDay, resultOf } from "./note.js";
import { isWhole } from "./result.js";

/** @import {Mine} from "../keep/record.js" */
/** @import {App, DayResult} from "./state.d.ts" */

/** Adds results for those days. @param {App} app */
export async function takeFormer(app) {
  const { days, keep } = app.store.state;
  const known = new Set(days.results.map(({ day }) => day));
  for (const mine of keep.mine.filter(({ name, solved }) => solved > 0 && isDay(name) && !known.has(name))) {
    const result = (await isOfDay(app, mine.name, mine.id)) && (await formerResult(app, mine));
    if (result) await app.dayKeeper.take([result]);
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
  try {
    // A daily puzzle has one solution.
    const { boards } = await solver.run({ puzzle: link, mode: "fast", keep: 1 }, new AbortController().signal);
    return resultOf(day, link, solved, null, boards[0]);
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    return null;
  }
}

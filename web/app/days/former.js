// Days that My puzzles know to be solved, and of which there is no result: they were
// solved before days were kept, come from an older file, or were finished a moment before
// the tab was closed.

import { FaultError } from "../engine/solver.js";
import { isDay } from "../speech/days.js";
import { isOfDay, resultOf } from "./note.js";
import { isWhole } from "./result.js";

/** @import {Mine} from "../keep/record.js" */
/** @import {App, DayResult} from "./state.d.ts" */

/**
 * Takes in those days.
 * @param {App} app
 */
export async function takeFormer(app) {
  const { days, keep } = app.store.state;
  const known = new Set(days.results.map(({ day }) => day));
  for (const mine of keep.mine.filter(({ name, solved }) => solved > 0 && isDay(name) && !known.has(name))) {
    const result = (await isOfDay(app, mine.name, mine.id)) && (await formerResult(app, mine));
    if (result) await app.dayKeeper.take([result]);
  }
}

/**
 * How it was solved, as far as that is known: it may have been begun anew since then.
 * @param {App} app
 * @param {Mine} mine
 * @returns {Promise<DayResult | null>}
 */
async function formerResult({ solver }, { id: link, name: day, board, game, laid, solved }) {
  if (solved >= laid && isWhole(link, board)) return resultOf(day, link, solved, game, board);
  try {
    // The puzzle of a day has one solution.
    const { boards } = await solver.run({ puzzle: link, mode: "fast", keep: 1 }, new AbortController().signal);
    return resultOf(day, link, solved, null, boards[0]);
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    return null;
  }
}

// Asks Go for single slips in the tiles that explain why a puzzle has no solution, while the
// verdict stands; and whether an unpublished puzzle is one slip away from a published one.

import { FaultError } from "../engine/solver.js";
import { think } from "../engine/think.js";
import { isUnknown, recognise } from "./recognise.js";

/** @import {Report} from "../../types.d.ts" */
/** @import {App} from "./state.d.ts" */

/** Look for slips at most this many ms. */
const PATIENCE = 5000;

/**
 * Looks for repairs after a verdict; a fault here does not change the verdict.
 * @param {App} app
 * @param {string} puzzle
 * @param {Pick<Report, "solutions">} verdict
 * @param {AbortSignal} signal
 */
export async function findRepairs(app, puzzle, { solutions }, signal) {
  const { store } = app;
  const { search } = store.state.solve;
  try {
    if (solutions === 0) return await findSlips(app, "mend", puzzle, signal);
    if (!store.state.solve.known) await recognise(app);
    if (isUnknown(store.state) && !signal.aborted) await findSlips(app, "near", puzzle, signal);
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    store.change(({ solve }) => void (search && solve.search === search && (search.mended = true)));
  }
}

/**
 * @param {App} app
 * @param {"mend" | "near"} how "near": only repairs that give a published puzzle
 * @param {string} puzzle
 * @param {AbortSignal} signal
 */
async function findSlips({ store, solver }, how, puzzle, signal) {
  const { search } = store.state.solve;
  const until = performance.now() + PATIENCE;
  // All repairs are needed at once, for the questions about them; published puzzles appear as they
  // come.
  const params = { puzzle, tell: how === "near" };
  let last = false;
  await think(solver, how, params, ({ done, repairs, found, complete }) => {
    const over = done || last;
    store.change((state) => {
      if (search && state.solve.search === search) Object.assign(search, { repairs, found, complete, mended: over });
    });
    // The next slice also returns what was found so far.
    last = signal.aborted || performance.now() > until;
    params.tell ||= last;
    return over;
  });
}

// Asks Go for single slips in the tiles that explain why a puzzle has no solution, while the
// verdict stands; and whether an unpublished puzzle is one slip away from a published one.

import { passFault } from "../engine/solver.js";
import { think } from "../engine/think.js";
import { isUnknown, recognise } from "./recognise.js";

/** @import {Report} from "../../types.d.ts" */
/** @import {App, Search} from "./state.d.ts" */

/** Look for slips at most this many ms. */
const PATIENCE = 5000;

/**
 * Looks for repairs after a verdict; a fault here does not change the verdict.
 * @param {App} app
 * @param {string} puzzle
 * @param {Pick<Report, "solutions">} verdict
 * @param {AbortSignal} signal
 * @param {(facts: Partial<Search>) => boolean} update returns false once nobody waits for them
 */
export async function findRepairs(app, puzzle, { solutions }, signal, update) {
  const { store, solver } = app;
  try {
    if (solutions === 0) return await findSlips(solver, "mend", puzzle, signal, update);
    if (!store.state.solve.published) await recognise(app);
    if (isUnknown(store.state) && !signal.aborted) await findSlips(solver, "near", puzzle, signal, update);
  } catch (error) {
    passFault(error);
    update({ mended: true });
  }
}

/**
 * @param {App["solver"]} solver
 * @param {"mend" | "near"} how "near": only repairs that give a published puzzle
 * @param {string} puzzle
 * @param {AbortSignal} signal
 * @param {(facts: Partial<Search>) => boolean} update
 */
async function findSlips(solver, how, puzzle, signal, update) {
  const until = performance.now() + PATIENCE;
  // All repairs are needed at once, for the questions about them; published puzzles appear as they
  // come.
  const params = { puzzle, tell: how === "near" };
  let last = false;
  await think(solver, how, params, ({ done, repairs, found, complete }) => {
    const over = done || last;
    const awaited = update({ repairs, found, complete, mended: over });
    // The next slice also returns what was found so far.
    last = signal.aborted || performance.now() > until;
    params.tell ||= last;
    return over || !awaited;
  });
}

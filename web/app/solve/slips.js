// When a puzzle has no solution, a slip is likelier than a puzzle without one:
// asks Go for the single slips that explain it, while the verdict stands already.
// One with a solution that nobody knows may be a slip away from a published one.

import { FaultError } from "../engine/solver.js";
import { think } from "../engine/think.js";
import { isUnknown, recognise } from "../known/recognise.js";

/** @import {Report} from "../../types.d.ts" */
/** @import {App} from "./state.d.ts" */

/** How long slips are looked for, in milliseconds. */
const PATIENCE = 5000;

/**
 * Looks for repairs once there is a verdict. Whatever becomes of that, it stands.
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
 * @param {"mend" | "near"} how whether any repair is looked for, or only those that give a published puzzle
 * @param {string} puzzle
 * @param {AbortSignal} signal
 */
async function findSlips({ store, solver }, how, puzzle, signal) {
  const { search } = store.state.solve;
  const until = performance.now() + PATIENCE;
  // All repairs are needed once, to ask about; of published puzzles each is shown as it comes.
  const params = { puzzle, tell: how === "near" };
  let last = false;
  await think(solver, how, params, ({ done, repairs, found, complete }) => {
    const over = done || last;
    store.change((state) => {
      if (search && state.solve.search === search) Object.assign(search, { repairs, found, complete, mended: over });
    });
    // One slice more tells what was found until then.
    last = signal.aborted || performance.now() > until;
    params.tell ||= last;
    return over;
  });
}

// When a puzzle has no solution, a slip is likelier than a puzzle without one:
// asks Go for the single slips that explain it, while the verdict stands already.

/** @import {App} from "./main.js" */

/** How much is done between two answers: some 20 ms. */
const BUDGET = 100_000;
/** How long slips are looked for, in milliseconds. */
const PATIENCE = 5000;

/**
 * @param {App} app
 * @param {string} puzzle
 * @param {AbortSignal} signal
 */
export async function findSlips({ store, solver }, puzzle, signal) {
  const until = performance.now() + PATIENCE;
  let handle = 0;
  for (;;) {
    const { mending, done, repairs } = await solver.call("mend", { puzzle, mending: handle, budget: BUDGET });
    handle = mending;
    if (!signal.aborted) {
      store.change(({ search }) => {
        if (search) search.repairs = repairs;
      });
    }
    if (done) return;
    if (signal.aborted || performance.now() > until) {
      await solver.call("drop", { search: handle });
      return;
    }
  }
}

// Solve: the fast search for the verdict, then the textbook search for its
// numbers, if it comes to an end soon. One search at a time; opening another
// puzzle or pressing Stop ends it.

import { FaultError } from "./solver.js";

/** @import {Outcome} from "../types.d.ts" */
/** @import {App} from "./main.js" */

/** How long the textbook search may take, in milliseconds. */
const TEXTBOOK = 2000;

/** The search under way. @type {AbortController | null} */
let running = null;

/**
 * @param {App} app
 */
export async function solve(app) {
  const { store, solver } = app;
  const { puzzle } = store.state;
  if (!puzzle) return;
  stop(app);
  const control = new AbortController();
  running = control;
  // Enough boards to leaf through, few enough to carry over at once.
  const keep = Math.max(20, Math.min(1000, Math.floor(50_000 / puzzle.grid.cells.length)));
  store.change((state) => {
    state.search = {
      ...{ phase: "running", progress: null, began: performance.now() },
      ...{ fast: null, plain: null, trying: false },
    };
    if (state.layer === "solution") state.layer = state.board ? "board" : "tiles";
    state.shown = { index: 0, cells: [] };
    state.broken = null;
  });
  /** @type {Outcome} */
  let fast;
  try {
    fast = await solver.run({ puzzle: puzzle.id, mode: "fast", keep }, control.signal, (report) => {
      store.change(({ search }) => {
        if (search && running === control) search.progress = report;
      });
    });
  } catch (error) {
    const current = running === control;
    if (current) running = null;
    if (!(error instanceof FaultError)) throw error;
    if (!current) return;
    store.change((state) => {
      state.search = null;
      if (!control.signal.aborted) state.broken = { problem: error.fault };
    });
    return;
  }
  if (running !== control) return;
  const trying = !fast.cancelled && !control.signal.aborted;
  store.change(({ search }) => {
    if (search) Object.assign(search, { phase: fast.cancelled ? "stopped" : "done", fast, trying });
  });
  if (trying) await countAsTextbook(app, puzzle.id, control);
  if (running === control) running = null;
}

/**
 * Adds the textbook numbers to a finished verdict, if they can be had. Whatever
 * becomes of that, the verdict stands.
 * @param {App} app
 * @param {string} puzzle
 * @param {AbortController} control
 */
async function countAsTextbook({ store, solver }, puzzle, control) {
  const limit = setTimeout(() => control.abort(), TEXTBOOK);
  /** @type {Outcome | null} */
  let plain = null;
  try {
    const outcome = await solver.run({ puzzle, mode: "plain", keep: 0 }, control.signal);
    if (!outcome.cancelled) plain = outcome;
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
  } finally {
    clearTimeout(limit);
    if (running === control) {
      store.change(({ search }) => {
        if (search) Object.assign(search, { plain, trying: false });
      });
    }
  }
}

/**
 * Ends the search under way; what it found so far stays.
 * @param {App} app
 */
export function stop({ store }) {
  const control = running;
  if (!control) return;
  // While the textbook search counts, the verdict is there: just let it go.
  if (store.state.search?.fast) running = null;
  control.abort();
}

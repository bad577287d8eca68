// Long calls of Go in short slices: the worker stays free for what a person does meanwhile, and an answer that is
// no longer wanted is dropped. A call that is lost with its worker begins again.

import { FaultError } from "./solver.js";

/** @import {Methods} from "../../types.d.ts" */
/** @import {Solver} from "./solver.js" */

/** The methods that run in slices. @typedef {"read" | "outlook" | "hint" | "refute" | "reasoning" | "rate" | "make" | "mend" | "near" | "numbers" | "textbook" | "compare" | "experiment" | "pace"} Thought */

/** The time one slice should take, in milliseconds. */
const SLICE = 15;
/** The budget of the first slice. */
const FIRST = 10_000;
/** How often a lost call begins again. */
const AGAIN = 2;
/** The limits of a budget. */
const [LEAST, MOST] = [500, 1_000_000];

/**
 * Runs to the end, or until `enough` returns true. It is called after every slice; after a loss the
 * result is smaller again.
 * @template {Thought} T
 * @param {Pick<Solver, "tied">} solver
 * @param {T} method
 * @param {Omit<Methods[T]["params"], "budget">} params
 * @param {(result: Methods[T]["result"]) => boolean} enough
 * @param {Partial<Methods[T]["params"]>} [first] parameters of the first slice only, such as a long text
 * @returns {Promise<Methods[T]["result"]>} the last result
 */
export async function think(solver, method, params, enough, first = {}) {
  for (let losses = 0; ; losses++) {
    try {
      return await thinkHere(solver.tied(), method, params, enough, first);
    } catch (error) {
      if (!(error instanceof FaultError && error.lost) || losses === AGAIN) throw error;
    }
  }
}

/**
 * The same in one worker, to which the handle belongs.
 * @template {Thought} T
 * @param {Pick<Solver, "call">} worker
 * @param {T} method
 * @param {Omit<Methods[T]["params"], "budget">} params
 * @param {(result: Methods[T]["result"]) => boolean} enough
 * @param {Partial<Methods[T]["params"]>} first
 * @returns {Promise<Methods[T]["result"]>}
 */
async function thinkHere(worker, method, params, enough, first) {
  let [handle, budget] = [0, FIRST];
  for (;;) {
    const began = performance.now();
    const known = /** @type {any} */ (await worker.call(method, /** @type {any} */ ({ ...(!handle && first), ...params, handle, budget })));
    const over = enough(known);
    if (known.done) return known;
    handle = known.handle;
    if (over) {
      await worker.call("drop", { handle });
      return known;
    }
    budget = nextBudget(budget, performance.now() - began, SLICE, LEAST, MOST);
  }
}

/**
 * @param {number} budget of the last slice
 * @param {number} spent by the last slice, in milliseconds
 * @param {number} slice the time one slice should take, in milliseconds
 * @param {number} least
 * @param {number} most
 */
export function nextBudget(budget, spent, slice, least, most) {
  const pace = slice / Math.max(1, spent);
  return Math.round(Math.min(most, Math.max(least, budget * Math.min(2, pace))));
}

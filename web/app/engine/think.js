// Long thoughts of Go in short slices: the worker stays free for what a person does
// meanwhile, and a thought that nobody waits for any more is dropped. One that is lost
// with its worker begins again.

import { nextBudget } from "./slices.js";
import { FaultError } from "./solver.js";

/** @import {Methods} from "../../types.d.ts" */
/** @import {Solver} from "./solver.js" */

/** The methods that think. @typedef {"read" | "outlook" | "hint" | "refute" | "reasoning" | "rate" | "make" | "mend" | "near" | "numbers" | "textbook" | "compare" | "experiment" | "pace"} Thought */

/** How long one slice may take, in milliseconds. */
const SLICE = 15;
/** How much the first slice does; what the next ones do goes by how long it took. */
const FIRST = 10_000;
/** So many times a thought begins again. */
const AGAIN = 2;
/** No slice does less, or more. */
const [LEAST, MOST] = [500, 1_000_000];

/**
 * Thinks to the end, or until it is enough.
 * @template {Thought} T
 * @param {Pick<Solver, "tied">} solver
 * @param {T} method
 * @param {Omit<Methods[T]["params"], "budget">} params
 * @param {(so: Methods[T]["result"]) => boolean} enough is told what is known after every slice; after a loss that is less again
 * @param {Partial<Methods[T]["params"]>} [first] what the first slice alone has to be told, such as a long text
 * @returns {Promise<Methods[T]["result"]>} what is known in the end
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
 * The same with one worker, to which the handle belongs.
 * @template {Thought} T
 * @param {Pick<Solver, "call">} worker
 * @param {T} method
 * @param {Omit<Methods[T]["params"], "budget">} params
 * @param {(so: Methods[T]["result"]) => boolean} enough
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

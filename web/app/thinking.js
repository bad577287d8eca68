// Long thoughts of Go in short slices: the worker stays free for what a person does
// meanwhile, and a thought that nobody waits for any more is dropped. Knows no DOM.

/** @import {Methods} from "../types.d.ts" */
/** @import {Solver} from "./solver.js" */

/** What the methods that think call their handles. */
const HANDLES = /** @type {const} */ ({ outlook: "outlook", hint: "hint", reasoning: "reasoning", rate: "rating", mend: "mending", near: "mending" });

/** The methods that think. @typedef {keyof typeof HANDLES} Thought */

/** How long one slice may take, in milliseconds. */
const SLICE = 15;
/** How much the first slice does; what the next ones do goes by how long it took. */
const FIRST = 10_000;
/** No slice does less, or more. */
const [LEAST, MOST] = [500, 1_000_000];

/**
 * Thinks to the end, or until it is enough.
 * @template {Thought} T
 * @param {Pick<Solver, "call">} solver
 * @param {T} method
 * @param {Omit<Methods[T]["params"], "budget">} params
 * @param {(so: Methods[T]["result"]) => boolean} enough is told what is known after every slice
 * @returns {Promise<Methods[T]["result"]>} what is known in the end
 */
export async function think(solver, method, params, enough) {
  const name = HANDLES[method];
  let [handle, budget] = [0, FIRST];
  for (;;) {
    const began = performance.now();
    const known = /** @type {any} */ (await solver.call(method, { ...params, [name]: handle, budget }));
    const over = enough(known);
    if (known.done) return known;
    handle = known[name];
    if (over) {
      await solver.call("drop", { search: handle });
      return known;
    }
    const pace = SLICE / Math.max(1, performance.now() - began);
    budget = Math.round(Math.min(MOST, Math.max(LEAST, budget * Math.min(2, pace))));
  }
}

// The compiled program, for the workers of all solvers.

/** @import {Solver} from "./solver.js" */

/**
 * Brings the program once: the worker of the first solver that needs it fetches and compiles it, and after a
 * failure that of the next one.
 * @param {string | Blob} from its address, or the compressed program itself
 * @returns {(solver: Solver) => Promise<WebAssembly.Module>}
 */
export function programFrom(from) {
  /** @type {Promise<WebAssembly.Module> | null} */
  let program = null;
  return (solver) => {
    program ??= solver.bring(from).catch((error) => {
      program = null;
      throw error;
    });
    return program;
  };
}

// The compiled program, for the workers of all solvers.

/** @import {Solver} from "./solver.js" */

/**
 * Brings the program once: the worker of the first solver that needs it fetches and compiles it, and after a
 * failure that of the next one.
 * @param {string} address
 * @returns {(solver: Solver) => Promise<WebAssembly.Module>}
 */
export function programAt(address) {
  /** @type {Promise<WebAssembly.Module> | null} */
  let program = null;
  return (solver) => {
    program ??= solver.bring(address).catch((error) => {
      program = null;
      throw error;
    });
    return program;
  };
}

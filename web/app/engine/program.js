// The compiled program, for the workers of all solvers.

/** @import {Solver} from "./solver.js" */

/**
 * Brings the program once: the worker of the first solver that needs it fetches and compiles it. Where that fails, as
 * when that solver is given up, each solver that waits tries with a worker of its own.
 * @param {string | ArrayBuffer} from its address, or the compressed program itself
 * @returns {(solver: Pick<Solver, "bring">) => Promise<WebAssembly.Module>}
 */
export function programFrom(from) {
  /** @type {Promise<WebAssembly.Module> | null} */
  let program = null;
  return async (solver) => {
    for (;;) {
      const isMine = !program;
      program ??= solver.bring(from).catch((error) => {
        program = null;
        throw error;
      });
      try {
        return await program;
      } catch (error) {
        if (isMine) throw error;
      }
    }
  };
}

// Lets Go think about one thing at a time: a new question ends the one before.

import { think } from "./think.js";

/** @import {Methods} from "../../types.d.ts" */
/** @import {Thought} from "./think.js" */
/** @import {Solver} from "./solver.js" */

export class Latest {
  /** Counts questions and stops: an older question is no longer wanted. */
  turn = 0;

  /**
   * @template {Thought} T
   * @param {Pick<Solver, "tied">} solver
   * @param {T} method
   * @param {Omit<Methods[T]["params"], "budget">} params
   * @param {(result: Methods[T]["result"]) => void} tell is called after every slice, while the answer is wanted
   * @returns {Promise<Methods[T]["result"] | null>} null when something else was asked meanwhile; errors are dropped then
   */
  async think(solver, method, params, tell) {
    const turn = ++this.turn;
    const wanted = () => turn === this.turn;
    try {
      const known = await think(solver, method, params, (result) => {
        if (wanted()) tell(result);
        return !wanted();
      });
      return wanted() ? known : null;
    } catch (error) {
      if (wanted()) throw error;
      return null;
    }
  }

  stop() {
    this.turn++;
  }
}

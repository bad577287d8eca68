// Thinks one thing at a time: what is asked last ends what was asked before. It knows no
// DOM.

import { think } from "./think.js";

/** @import {Methods} from "../../types.d.ts" */
/** @import {Thought} from "./think.js" */
/** @import {Solver} from "./solver.js" */

export class Latest {
  /** How often something was asked, or given up. */
  turn = 0;

  /**
   * @template {Thought} T
   * @param {Pick<Solver, "tied">} solver
   * @param {T} method
   * @param {Omit<Methods[T]["params"], "budget">} params
   * @param {(so: Methods[T]["result"]) => void} tell is told what is known after every slice, while it is wanted
   * @returns {Promise<Methods[T]["result"] | null>} null when something else was asked meanwhile; then an error is of no interest either
   */
  async think(solver, method, params, tell) {
    const turn = ++this.turn;
    const wanted = () => turn === this.turn;
    try {
      const known = await think(solver, method, params, (so) => {
        if (wanted()) tell(so);
        return !wanted();
      });
      return wanted() ? known : null;
    } catch (error) {
      if (wanted()) throw error;
      return null;
    }
  }

  /** Gives up what is under way. */
  stop() {
    this.turn++;
  }
}

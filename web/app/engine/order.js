// The order of questions: steps run in the order in which they were asked for though some wait for an answer, or a
// new question ends the one before.

import { think } from "./think.js";

/** @import {Methods} from "../../types.d.ts" */
/** @import {Solver} from "./solver.js" */
/** @import {Thought} from "./think.js" */

/** After this many milliseconds the owner hears that steps wait. */
const LONG = 1000;

export class InOrder {
  /** @param {(waits: boolean) => void} onWait */
  constructor(onWait) {
    this.onWait = onWait;
    /** The last step, while one waits. @type {Promise<unknown> | null} */
    this.last = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.late = undefined;
  }

  /** @param {() => unknown} step @returns {unknown} the result of the step, or a promise of it */
  do(step) {
    const done = this.last ? this.last.then(step) : step();
    if (!(done instanceof Promise)) return done;
    // A step that fails holds up none of those after it.
    /** @type {Promise<void>} */
    const last = done.then(() => {}, () => {}).then(() => void (this.last === last && this.rest()));
    this.last = last;
    this.late ??= setTimeout(() => this.onWait(true), LONG);
    return done;
  }

  rest() {
    clearTimeout(this.late);
    this.last = null;
    this.late = undefined;
    this.onWait(false);
  }
}

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
      const answer = await think(solver, method, params, (result) => {
        if (wanted()) tell(result);
        return !wanted();
      });
      return wanted() ? answer : null;
    } catch (error) {
      if (wanted()) throw error;
      return null;
    }
  }

  stop() {
    this.turn++;
  }
}

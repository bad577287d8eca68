// The search that is watched, in a worker of its own: wound to one moment after the other.
// What is wished for last is what it is wound to next; what was wished for before is
// given up. Knows no DOM.

/** @import {Mode, Switches, Watched, Watching, Wind} from "../../types.d.ts" */
/** @import {Solver} from "../engine/solver.js" */

/** How long one slice may take, in milliseconds. */
const SLICE = 12;
/** How much the first slice does, in tries; what the next ones do goes by how long it took. */
const FIRST = 20_000;
/** No slice does less, or more. */
const [LEAST, MOST] = [1000, 4_000_000];

export class Tape {
  /**
   * @param {Pick<Solver, "tied" | "dismiss">} solver
   * @param {string} puzzle
   * @param {{ mode: Mode } & Switches} setting
   */
  constructor(solver, puzzle, { mode, ...switches }) {
    this.solver = solver;
    this.worker = solver.tied();
    this.budget = FIRST;
    /** What is wished for, until it is taken up. @type {Wind | null} */
    this.wish = null;
    this.under = false;
    /** @type {Promise<Watching>} */
    this.begun = this.worker.call("watch", { puzzle, mode, switches });
  }

  /**
   * Winds it, and tells of each moment on the way.
   * @param {Wind} wish
   * @param {(so: Watched, wish: Wind) => void} tell
   */
  async wind(wish, tell) {
    this.wish = wish;
    if (this.under) return;
    this.under = true;
    try {
      const { handle } = await this.begun;
      for (let to = this.take(); to; to = this.take()) await this.windTo(handle, to, tell);
    } finally {
      this.under = false;
    }
  }

  /** @returns {Wind | null} */
  take() {
    const { wish } = this;
    this.wish = null;
    return wish;
  }

  /**
   * @param {number} handle
   * @param {Wind} wish
   * @param {(so: Watched, wish: Wind) => void} tell
   */
  async windTo(handle, wish, tell) {
    let to = wish;
    for (let there = false; !there && !this.wish; ) {
      const began = performance.now();
      const so = await this.worker.call("wind", { ...to, handle, budget: this.budget });
      if (!so.there) {
        const pace = SLICE / Math.max(1, performance.now() - began);
        this.budget = Math.round(Math.min(MOST, Math.max(LEAST, this.budget * Math.min(2, pace))));
      }
      tell(so, wish);
      there = so.there;
      to = { ...to, way: "to", count: Number(so.target) };
    }
  }

  /** Gives it up, and its worker. */
  end() {
    this.wish = null;
    this.solver.dismiss();
  }
}

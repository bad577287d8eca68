// The paths of a watched search, asked of Go at every n-th step in view: about as many as there are
// pixel columns. Known paths are not asked for again.

import { nextBudget } from "../engine/think.js";
import { passFault } from "../engine/solver.js";

/** @import {Count, Tree, TreeNode} from "../../types.d.ts" */
/** @import {Tape} from "./tape.js" */

/** The placements up to a step, by depth, and the full boards found until then. @typedef {{ number: number, nodes: TreeNode[], full: Count }} Path */

/** The time one slice should take, in milliseconds: short, so that playing does not stutter. */
const SLICE = 5;
/** The budget of the first slice, in tries, and its limits. */
const [FIRST, LEAST, MOST] = [20_000, 2000, 4_000_000];

/**
 * The distance between steps so that about `most` paths cover them. It is a power of two, so that
 * after zooming out by two every path is already known.
 * @param {number} steps
 * @param {number} most
 */
export function strideFor(steps, most) {
  return 2 ** Math.max(0, Math.ceil(Math.log2(Math.max(1, steps) / most)));
}

export class Paths {
  /** @param {Tape} tape @param {() => void} onChange is called when more paths are known */
  constructor(tape, onChange) {
    this.tape = tape;
    this.onChange = onChange;
    this.stride = 1;
    this.from = 0;
    this.to = -1;
    /** By step number. @type {Map<number, Path>} */
    this.known = new Map();
    this.budget = FIRST;
    this.under = false;
  }

  /** Asks for the paths of a range of steps. @param {number} from @param {number} to @param {number} most about how many */
  want(from, to, most) {
    const stride = strideFor(to - from, most);
    const first = Math.floor(from / stride) * stride;
    if (stride !== this.stride || first !== this.from || to < this.to) {
      for (const number of this.known.keys()) if (number % stride !== 0 || number < first || number > to) this.known.delete(number);
    }
    [this.stride, this.from, this.to] = [stride, first, to];
    if (!this.under) void this.fetch();
  }

  /** The known paths in the range, in the order of their steps. */
  list() {
    return [...this.known.values()].sort((one, other) => one.number - other.number);
  }

  /** The first run of missing paths. */
  gap() {
    const { stride, known, to } = this;
    let from = this.from;
    while (from <= to && known.has(from)) from += stride;
    let most = 0;
    while (from + most * stride <= to && !known.has(from + most * stride)) most++;
    return most > 0 ? { from, most } : null;
  }

  async fetch() {
    this.under = true;
    try {
      for (let gap = this.gap(); gap; gap = this.gap()) {
        const { stride } = this;
        const began = performance.now();
        const tree = await this.tape.paths({ ...gap, stride, budget: this.budget });
        this.budget = nextBudget(this.budget, performance.now() - began, SLICE, LEAST, MOST);
        // The range may have changed during the call.
        if (stride === this.stride) this.take(gap.from, tree);
        if (tree.over) this.to = Math.min(this.to, gap.from + tree.paths.length * stride - 1);
        if (tree.paths.length > 0) this.onChange();
      }
    } catch (error) {
      // The next wind of the tape meets the same fault and replaces the worker.
      passFault(error);
    } finally {
      this.under = false;
    }
  }

  /** Adds paths; each one shares its first `same` nodes with the one before. @param {number} from @param {Tree} told */
  take(from, { paths }) {
    /** @type {TreeNode[]} */
    let nodes = [];
    for (const [i, { same, nodes: others, full }] of paths.entries()) {
      nodes = [...nodes.slice(0, same), ...others];
      const number = from + i * this.stride;
      this.known.set(number, { number, nodes, full });
    }
  }
}

// The paths of a search that is watched, as they are told by Go: at every so many steps of
// what is in view, so that there are about as many as columns to show them. What is known
// already is not asked for again. Knows no DOM.

import { nextBudget } from "../engine/slices.js";
import { FaultError } from "../engine/solver.js";

/** @import {Count, Tree, TreeNode} from "../../types.d.ts" */
/** @import {Tape} from "./tape.js" */

/** What lies behind a step, by depth, and how many full boards there were. @typedef {{ number: number, nodes: TreeNode[], full: Count }} Path */

/** How long one slice may take, in milliseconds: it is not to be felt by what is played meanwhile. */
const SLICE = 5;
/** How much the first slice does, in tries; no slice does less, or more. */
const [FIRST, LEAST, MOST] = [20_000, 2000, 4_000_000];

/**
 * How far apart the steps are, a power of two, so that so many do for that many steps: of
 * those that lie twice as far apart every one is known already.
 * @param {number} steps
 * @param {number} most
 */
export function strideFor(steps, most) {
  return 2 ** Math.max(0, Math.ceil(Math.log2(Math.max(1, steps) / most)));
}

export class Paths {
  /**
   * @param {Tape} tape
   * @param {() => void} tell that more are known
   */
  constructor(tape, tell) {
    this.tape = tape;
    this.tell = tell;
    this.stride = 1;
    this.from = 0;
    this.to = -1;
    /** By the number of their step. @type {Map<number, Path>} */
    this.known = new Map();
    this.budget = FIRST;
    this.under = false;
  }

  /**
   * Asks for those of a part of the search.
   * @param {number} from
   * @param {number} to
   * @param {number} most how many do, about
   */
  want(from, to, most) {
    const stride = strideFor(to - from, most);
    const first = Math.floor(from / stride) * stride;
    if (stride !== this.stride || first !== this.from || to < this.to) {
      for (const number of this.known.keys()) if (number % stride !== 0 || number < first || number > to) this.known.delete(number);
    }
    [this.stride, this.from, this.to] = [stride, first, to];
    if (!this.under) void this.fetch();
  }

  /** Those that are known of what was asked for, one after the other. */
  list() {
    return [...this.known.values()].sort((one, other) => one.number - other.number);
  }

  /** The first that are not known. @returns {{ from: number, most: number } | null} */
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
        const told = await this.tape.paths({ ...gap, stride, budget: this.budget });
        this.budget = nextBudget(this.budget, performance.now() - began, SLICE, LEAST, MOST);
        // Somebody may look elsewhere by now.
        if (stride === this.stride) this.take(gap.from, told);
        if (told.over) this.to = Math.min(this.to, gap.from + told.paths.length * stride - 1);
        if (told.paths.length > 0) this.tell();
      }
    } catch (error) {
      // Who winds it will be told so, too, and has another one wound.
      if (!(error instanceof FaultError)) throw error;
    } finally {
      this.under = false;
    }
  }

  /**
   * @param {number} from
   * @param {Tree} told
   */
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

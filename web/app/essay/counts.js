// What is counted of a puzzle for the essay: textbook searches with their tricks, and the
// fast one. One after the other, each once, and none for longer than a reader waits: what
// is not done by then says so. Knows no DOM.

import { think } from "../engine/think.js";

/** @import {By, Count, Log, Switches} from "../../types.d.ts" */
/** @import {Solver} from "../engine/solver.js" */

/** A search is given up after so many milliseconds. */
const PATIENCE = 1000;
/**
 * A textbook's is given up after so many tries if they come sooner, and not before so many:
 * what is said of a board must not hang on how slow the machine is. All nine-tile puzzles
 * of the collection are done by then.
 */
const [LEAST, MOST] = [500_000, 3_000_000];
/** The browser has so many milliseconds to make code quick; then a pace is taken for so many. */
const [READY, TAKEN] = [300, 500];
/** A fast search that was given up is estimated by so many placements. */
const VISITS = 200_000;
/** One that took less, in milliseconds, is made again to be timed: the first one pays for waking the program. */
const BRIEF = 300;

/** @typedef {{ done: boolean, order: number[], tries: Count, placements: Count, deadEnds: Count }} Textbook */
/** Log is how many placements there are expected to be; null when it is done, or when nobody can tell. @typedef {{ done: boolean, placements: Count, milliseconds: number, log: Log | null }} Fast */

/** How many tiles are laid a second, and by whom. @typedef {{ rate: number, by: By }} Pace */

export class Counts {
  /**
   * @param {Pick<Solver, "tied" | "run" | "call">} solver
   * @param {string} puzzle
   * @param {AbortSignal} signal ends what is under way
   */
  constructor(solver, puzzle, signal) {
    this.solver = solver;
    this.puzzle = puzzle;
    this.signal = signal;
    /** Searches wait for one another. @type {Promise<unknown>} */
    this.before = Promise.resolve();
    /** @type {Map<string, Promise<any>>} */
    this.known = new Map();
  }

  /**
   * @param {string} order
   * @param {{ once?: boolean, fixed?: boolean }} [tricks]
   * @returns {Promise<Textbook>}
   */
  textbook(order, { once = false, fixed = false } = {}) {
    const switches = { order, once, fixed, turns: false };
    return this.inTurn(JSON.stringify(switches), () => this.countTextbook(switches));
  }

  /** @returns {Promise<Fast>} */
  fast() {
    return this.inTurn("fast", () => this.countFast());
  }

  /**
   * How fast the fast search runs.
   * @param {boolean} code whether as code that is written for the puzzle
   * @returns {Promise<Pace>}
   */
  pace(code) {
    return this.inTurn(`pace ${code}`, () => this.takePace(code));
  }

  /**
   * @template T
   * @param {string} key
   * @param {() => Promise<T>} count
   * @returns {Promise<T>}
   */
  inTurn(key, count) {
    const known = this.known.get(key);
    if (known) return known;
    const counted = this.before.then(count);
    this.known.set(key, counted);
    // What failed is counted anew when it is asked for again.
    this.before = counted.catch(() => this.known.delete(key));
    return counted;
  }

  /**
   * @param {Switches} switches
   * @returns {Promise<Textbook>}
   */
  async countTextbook(switches) {
    const end = performance.now() + PATIENCE;
    const enough = (/** @type {number} */ tries) => this.signal.aborted || tries >= MOST || (tries >= LEAST && performance.now() > end);
    const { done, order, sums } = await think(this.solver, "textbook", { puzzle: this.puzzle, switches }, (so) => enough(Number(so.sums.tries)));
    return { done, order, tries: sums.tries, placements: sums.placements, deadEnds: sums.deadEnds };
  }

  /**
   * @param {boolean} code
   * @returns {Promise<Pace>}
   */
  async takePace(code) {
    const began = { time: 0, nodes: Infinity };
    /** Where it is taken from. @type {{ time: number, nodes: number } | null} */
    let from = null;
    let rate = 0;
    const so = await think(this.solver, "pace", { puzzle: this.puzzle, code }, (so) => {
      const at = { time: performance.now(), nodes: Number(so.nodes) };
      // The first answer comes when everything is ready; fewer placements, from another worker.
      if (at.nodes < (from ?? began).nodes) [from, began.time, began.nodes] = [null, at.time, at.nodes];
      if (from && at.time > from.time) rate = ((at.nodes - from.nodes) / (at.time - from.time)) * 1000;
      if (at.time >= began.time + READY) from ??= at;
      return this.signal.aborted || (rate > 0 && at.time > began.time + READY + TAKEN);
    });
    return { rate, by: so.by ?? {} };
  }

  /** @returns {Promise<Fast>} */
  async countFast() {
    const stop = new AbortController();
    const end = () => stop.abort();
    const timer = setTimeout(end, PATIENCE);
    this.signal.addEventListener("abort", end);
    if (this.signal.aborted) end();
    try {
      const { puzzle, solver } = this;
      const search = () => solver.run({ puzzle, mode: "fast", keep: 1 }, stop.signal);
      let { report, milliseconds } = await search();
      if (report.done && milliseconds < BRIEF) ({ report, milliseconds } = await search());
      const so = { done: report.done, placements: report.nodes, milliseconds };
      if (report.done || this.signal.aborted) return { ...so, log: null };
      return { ...so, log: (await solver.call("estimate", { puzzle, visits: VISITS })).nodes };
    } finally {
      clearTimeout(timer);
      this.signal.removeEventListener("abort", end);
    }
  }
}

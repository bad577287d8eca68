// A watched search in a worker of its own, wound to one moment after another. A new target replaces the
// one before. A lost worker is replaced, and its successor winds to where the last one was.

import { nextBudget } from "../engine/think.js";
import { FaultError, unlessFault } from "../engine/solver.js";

/** @import {Methods, Mode, Switches, Watched, Watching, Wind} from "../../types.d.ts" */
/** @import {Solver} from "../engine/solver.js" */

/** The time one slice should take, in milliseconds. */
const SLICE = 12;
/** The budget of the first slice, in tries. */
const FIRST = 20_000;
/** The limits of a budget. */
const [LEAST, MOST] = [2000, 4_000_000];
/** The least time between two reports on the way, in milliseconds. */
const PAUSE = 100;
/** At its beginning a search is run ahead by up to this many tries, to learn its length if it is short. */
const SHORT = 400_000;
/** The time limit of that run, in milliseconds: where boards keep filling, a try takes long. */
const ENOUGH = 2000;
/** What the estimate of a longer search may visit: about 50 ms. */
const VISITS = 300_000;
/** How many workers in a row may be lost without an answer. */
const LOSSES = 2;

/** @typedef {Pick<Solver, "tied" | "dismiss">} Worker */
/** The part of the app that a tape uses. @typedef {{ solver: Pick<Solver, "ready">, hireOne: () => Worker }} Hiring */

export class Tape {
  /** @param {Hiring} app @param {string} puzzle @param {{ mode: Mode } & Switches} setting */
  constructor(app, puzzle, { mode, ...switches }) {
    this.app = app;
    this.asked = { puzzle, mode, switches };
    /** @type {Worker | null} */
    this.worker = null;
    /** @type {Pick<Solver, "call"> | null} */
    this.line = null;
    this.handle = 0;
    this.budget = FIRST;
    this.losses = 0;
    /** The number of the last known event. */
    this.number = 0;
    /** The next target; null once it is taken up. @type {Wind | "halt" | null} */
    this.target = null;
    this.under = false;
    this.ended = false;
    /** Settles when the search has begun, or has failed to. @type {Promise<void>} */
    this.begun = Promise.resolve();
  }

  /**
   * Begins the search and runs it ahead to learn its length. Winds wait for that.
   * @returns {Promise<Pick<Watching, "order" | "choice"> & Pick<Watched, "number" | "end">>} with how far it ran
   */
  begin() {
    const begun = this.lookAhead();
    this.begun = begun.then(() => {}, () => {});
    return begun;
  }

  /** @returns {ReturnType<Tape["begin"]>} */
  async lookAhead() {
    const { order, choice } = await this.connect();
    const { number, end } = await this.ahead();
    return { order, choice, number, end };
  }

  /** Winds to the end, or as far as the limits allow. */
  async ahead() {
    const until = performance.now() + ENOUGH;
    for (let left = SHORT; ; ) {
      const position = await this.call({ of: "events", depth: -1, way: "to", count: Number.MAX_SAFE_INTEGER }, FIRST);
      left -= FIRST;
      if (position.there || left <= 0 || this.ended || performance.now() > until) return position;
    }
  }

  /** Starts the search in a new worker. */
  async connect() {
    this.worker?.dismiss();
    await this.app.solver.ready(); // By then the program is compiled.
    const worker = this.app.hireOne();
    this.worker = worker;
    // The tape may have ended while it waited for the program.
    if (this.ended) worker.dismiss();
    this.line = worker.tied();
    const watching = await this.line.call("watch", this.asked);
    this.handle = watching.handle;
    return watching;
  }

  /** @param {Wind} to @param {number} budget */
  async call(to, budget) {
    for (;;) {
      try {
        if (!this.line) await this.connect();
        const position = await /** @type {Pick<Solver, "call">} */ (this.line).call("wind", { ...to, handle: this.handle, budget });
        this.losses = 0;
        return position;
      } catch (error) {
        if (!(error instanceof FaultError && error.lost) || this.ended || ++this.losses > LOSSES) throw error;
        this.line = null;
        // The new worker begins at the start, but "next" and "previous" count from the last position.
        for (let there = to.way === "to"; !there && !this.ended; ) {
          ({ there } = await this.call({ of: "events", depth: -1, way: "to", count: this.number }, MOST));
        }
      }
    }
  }

  /**
   * Winds the search, and reports the position now and then on the way.
   * @param {Wind} target
   * @param {(position: Watched, target: Wind) => void} report
   */
  async wind(target, report) {
    this.target = target;
    if (this.under) return;
    this.under = true;
    try {
      await this.begun;
      for (let to = this.take(); to; to = this.take()) await this.windTo(to, report);
    } finally {
      this.under = false;
    }
  }

  /** @returns {Wind | null} */
  take() {
    const { target } = this;
    this.target = null;
    // The position of now: it may have moved since halt was called.
    return target === "halt" ? { of: "events", depth: -1, way: "to", count: this.number } : target;
  }

  /** @param {Wind} target @param {(position: Watched, target: Wind) => void} report */
  async windTo(target, report) {
    let to = target;
    let reported = performance.now();
    for (let there = false; !there && !this.target && !this.ended; ) {
      const began = performance.now();
      const position = await this.call(to, this.budget);
      const now = performance.now();
      this.number = Number(position.number);
      if (!position.there) this.budget = nextBudget(this.budget, now - began, SLICE, LEAST, MOST);
      // Showing a report takes a frame, in which the search stands still.
      if (position.there || now - reported >= PAUSE) {
        reported = now;
        report(position, target);
      }
      there = position.there;
      to = { ...to, way: "to", count: Number(position.target) };
    }
  }

  /**
   * The paths of the search tree at some steps. A lost worker is replaced only by the next wind.
   * @param {Omit<Methods["tree"]["params"], "handle">} wanted
   */
  async paths(wanted) {
    await this.begun;
    if (!this.line) throw new FaultError({ code: "worker-lost", args: {}, at: {} });
    return this.line.call("tree", { ...wanted, handle: this.handle });
  }

  /** The decimal logarithm of the expected number of placements; null where it is unknown. */
  async expected() {
    // The next wind meets and reports the same fault.
    return unlessFault(async () => {
      await this.begun;
      return this.line && (await this.line.call("expect", { handle: this.handle, visits: VISITS })).placements;
    }, null);
  }

  /** Stops winding at the present position. */
  halt() {
    this.target = "halt";
  }

  /** Ends the search and its worker. */
  end() {
    this.ended = true;
    this.target = null;
    this.worker?.dismiss();
  }
}

// The search that is watched, in a worker of its own: wound to one moment after the other.
// What is wished for last is what it is wound to next; what was wished for before is
// given up. A worker that is lost is replaced, and the next one goes on from where it was.
// Knows no DOM.

import { nextBudget } from "../engine/slices.js";
import { FaultError } from "../engine/solver.js";

/** @import {Methods, Mode, Switches, Watched, Watching, Wind} from "../../types.d.ts" */
/** @import {Solver} from "../engine/solver.js" */

/** How long one slice may take, in milliseconds. */
const SLICE = 12;
/** How much the first slice does, in tries; what the next ones do goes by how long it took. */
const FIRST = 20_000;
/** No slice does less, or more. */
const [LEAST, MOST] = [2000, 4_000_000];
/** So many milliseconds apart it tells how far it is, on its way. */
const PAUSE = 100;
/** A search that this many tries see the end of is gone through once when it begins, so that it is known how long it is. */
const SHORT = 400_000;
/** So many milliseconds are enough for that: where boards fill again and again a try takes long. */
const ENOUGH = 2000;
/** What a probe may spend on a longer one: about 50 ms. */
const VISITS = 300_000;
/** So many workers may be lost one after the other before anything was answered. */
const LOSSES = 2;

/** What a tape needs of a worker. @typedef {Pick<Solver, "tied" | "dismiss">} Worker */
/** What it needs of the app. @typedef {{ solver: Pick<Solver, "ready">, hireOne: () => Worker }} Hiring */

export class Tape {
  /**
   * @param {Hiring} app
   * @param {string} puzzle
   * @param {{ mode: Mode } & Switches} setting
   */
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
    /** Where it was last. */
    this.number = 0;
    /** What is wished for, until it is taken up. @type {Wind | "halt" | null} */
    this.wish = null;
    this.under = false;
    this.ended = false;
    /** Settles when it has begun, or could not. @type {Promise<void>} */
    this.begun = Promise.resolve();
  }

  /**
   * Begins, and looks how long it is, if that is soon known. What is wished for meanwhile
   * waits.
   * @returns {Promise<Pick<Watching, "order" | "choice"> & Pick<Watched, "number" | "end">>} with how far it looked
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

  /** Goes to its end, or as far as is soon done. */
  async ahead() {
    const until = performance.now() + ENOUGH;
    for (let left = SHORT; ; ) {
      const so = await this.call({ of: "events", depth: -1, way: "to", count: Number.MAX_SAFE_INTEGER }, FIRST);
      left -= FIRST;
      if (so.there || left <= 0 || this.ended || performance.now() > until) return so;
    }
  }

  /** Hires a worker, who begins at the start. */
  async connect() {
    this.worker?.dismiss();
    await this.app.solver.ready(); // from there a worker of one's own has the program
    const worker = this.app.hireOne();
    this.worker = worker;
    // It was ended while there was nobody yet.
    if (this.ended) worker.dismiss();
    this.line = worker.tied();
    const watching = await this.line.call("watch", this.asked);
    this.handle = watching.handle;
    return watching;
  }

  /**
   * @param {Wind} to
   * @param {number} budget
   */
  async call(to, budget) {
    for (;;) {
      try {
        if (!this.line) await this.connect();
        const so = await /** @type {Pick<Solver, "call">} */ (this.line).call("wind", { ...to, handle: this.handle, budget });
        this.losses = 0;
        return so;
      } catch (error) {
        if (!(error instanceof FaultError && error.lost) || this.ended || ++this.losses > LOSSES) throw error;
        this.line = null;
        // The next one begins at the start: what comes next or before comes from where it was.
        for (let there = to.way === "to"; !there && !this.ended; ) {
          ({ there } = await this.call({ of: "events", depth: -1, way: "to", count: this.number }, MOST));
        }
      }
    }
  }

  /**
   * Winds it, and tells of where it comes to, now and then on the way.
   * @param {Wind} wish
   * @param {(so: Watched, wish: Wind) => void} tell
   */
  async wind(wish, tell) {
    this.wish = wish;
    if (this.under) return;
    this.under = true;
    try {
      await this.begun;
      for (let to = this.take(); to; to = this.take()) await this.windTo(to, tell);
    } finally {
      this.under = false;
    }
  }

  /** @returns {Wind | null} */
  take() {
    const { wish } = this;
    this.wish = null;
    // Where it is by now: while that was wished for, it may have gone on.
    return wish === "halt" ? { of: "events", depth: -1, way: "to", count: this.number } : wish;
  }

  /**
   * @param {Wind} wish
   * @param {(so: Watched, wish: Wind) => void} tell
   */
  async windTo(wish, tell) {
    let to = wish;
    let told = performance.now();
    for (let there = false; !there && !this.wish && !this.ended; ) {
      const began = performance.now();
      const so = await this.call(to, this.budget);
      const now = performance.now();
      this.number = Number(so.number);
      if (!so.there) this.budget = nextBudget(this.budget, now - began, SLICE, LEAST, MOST);
      // To show it takes a frame, which is no time to search in.
      if (so.there || now - told >= PAUSE) {
        told = now;
        tell(so, wish);
      }
      there = so.there;
      to = { ...to, way: "to", count: Number(so.target) };
    }
  }

  /**
   * The paths of its tree at some of its steps. A worker that is lost is replaced when it
   * is wound again.
   * @param {Omit<Methods["tree"]["params"], "handle">} wanted
   */
  async paths(wanted) {
    await this.begun;
    if (!this.line) throw new FaultError({ code: "worker-lost", args: {}, at: {} });
    return this.line.call("tree", { ...wanted, handle: this.handle });
  }

  /** How many placements it makes in all, by the decimal logarithm; null where nobody can tell. */
  async expected() {
    try {
      await this.begun;
      return this.line && (await this.line.call("expect", { handle: this.handle, visits: VISITS })).placements;
    } catch (error) {
      // Who winds it will be told so, too.
      if (error instanceof FaultError) return null;
      throw error;
    }
  }

  /** Stays where it is. */
  halt() {
    this.wish = "halt";
  }

  /** Gives it up, and its worker. */
  end() {
    this.ended = true;
    this.wish = null;
    this.worker?.dismiss();
  }
}

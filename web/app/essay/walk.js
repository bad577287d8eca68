// The textbook search, played from its first try on: slowly at first, so that every step
// is seen, and then ever faster, so that its end is seen, too. Its worker comes when it is
// wanted for the first time. Knows no DOM.

import { FaultError } from "../engine/solver.js";
import { Tape } from "../watch/tape.js";
import { toEvent } from "../watch/watching.js";

/** @import {Fault, Watched} from "../../types.d.ts" */
/** @import {App} from "./state.d.ts" */

/** It begins with so many steps a second, is e times as fast after so many seconds, and no faster than that. */
const [BEGINNING, SECONDS, FASTEST] = [2, 2.5, 300_000];
/** It goes so many steps at most: of a search without end more is nothing new. */
export const FURTHEST = 10_000_000;

/**
 * Steps a second, once it has been played for so many seconds.
 * @param {number} seconds
 */
export function paceAfter(seconds) {
  return Math.min(FASTEST, BEGINNING * Math.exp(seconds / SECONDS));
}

export class Walk {
  /**
   * @param {Pick<App, "hireOne" | "solver">} app
   * @param {string} puzzle
   * @param {() => void} tell is called after everything that can be seen
   */
  constructor(app, puzzle, tell) {
    this.tell = tell;
    this.makeTape = () => new Tape(app, puzzle, { mode: "plain", order: "row", once: false, fixed: false, turns: false });
    /** @type {Tape | null} */
    this.tape = null;
    /** Where it is; null before it has begun. @type {Watched | null} */
    this.at = null;
    /** The number of its last step; null while nobody knows. @type {number | null} */
    this.last = null;
    /** Where it is, or is to be. */
    this.number = 0;
    this.playing = false;
    /** For how long it was played, and the steps that are due, in part. */
    this.seconds = 0;
    this.due = 0;
    this.under = false;
    /** @type {Fault | null} */
    this.fault = null;
  }

  get over() {
    return this.number === Math.min(this.last ?? Infinity, FURTHEST);
  }

  /** Plays or pauses it; from its end, from the start. */
  playOn() {
    this.playing = !this.playing;
    if (this.playing && this.over) Object.assign(this, { number: 0, seconds: 0 });
    this.due = 1;
    this.tell();
  }

  pause() {
    this.playing = false;
    this.tell();
  }

  /**
   * Goes so many steps on, or back.
   * @param {number} by
   */
  step(by) {
    this.playing = false;
    this.seconds = 0;
    return this.wind(this.number + by);
  }

  toEnd() {
    this.playing = false;
    return this.wind(this.last ?? 0);
  }

  /**
   * Goes on by as many steps as are due. It is called for every frame.
   * @param {number} milliseconds since the frame before
   */
  frame(milliseconds) {
    if (!this.playing || this.under) return;
    this.seconds += milliseconds / 1000;
    this.due += (paceAfter(this.seconds) * milliseconds) / 1000;
    const count = Math.floor(this.due);
    if (count < 1) return;
    this.due -= count;
    void this.wind(this.number + count);
  }

  /** @param {number} number */
  async wind(number) {
    this.tape ??= this.begin();
    const { tape } = this;
    this.under = true;
    this.number = Math.max(0, Math.min(number, this.last ?? FURTHEST, FURTHEST));
    try {
      await tape.wind(toEvent(this.number), (so, wish) => this.see(tape, so, wish.count));
    } catch (error) {
      this.fail(tape, error);
    }
  }

  /**
   * @param {Tape} tape
   * @param {Watched} so
   * @param {number} wanted
   */
  see(tape, so, wanted) {
    if (this.tape !== tape) return;
    this.at = so;
    if (so.end !== null) this.last = Number(so.end);
    if (so.there && wanted === this.number) {
      this.number = Number(so.number);
      this.under = false;
      if (this.over) this.playing = false;
    }
    this.tell();
  }

  begin() {
    const tape = this.makeTape();
    this.fault = null;
    tape.begin().catch((error) => this.fail(tape, error));
    return tape;
  }

  /**
   * @param {Tape} tape
   * @param {unknown} error
   */
  fail(tape, error) {
    if (this.tape !== tape) return;
    this.end();
    if (!(error instanceof FaultError)) throw error;
    this.fault = error.fault;
    this.tell();
  }

  /** Lets its worker go. */
  end() {
    this.playing = this.under = false;
    this.tape?.end();
    this.tape = null;
  }
}

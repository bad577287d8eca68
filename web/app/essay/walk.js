// Plays the textbook search from its first try: slowly at first, so that each step is visible, then
// ever faster, so that its end comes. Hires its worker on first use. Knows no DOM.

import { FaultError } from "../engine/solver.js";
import { Tape } from "../watch/tape.js";
import { toEvent } from "../watch/watching.js";

/** @import {Fault, Watched} from "../../types.d.ts" */
/** @import {App} from "./state.d.ts" */

/** Start with BEGINNING steps per second, grow by e every SECONDS seconds, and stop growing at FASTEST. */
const [BEGINNING, SECONDS, FASTEST] = [2, 2.5, 300_000];
/** Stop after this many steps; an endless search shows nothing new by then. */
export const FURTHEST = 10_000_000;

/** The pace in steps per second after this many seconds of playing. @param {number} seconds */
export function paceAfter(seconds) {
  return Math.min(FASTEST, BEGINNING * Math.exp(seconds / SECONDS));
}

export class Walk {
  /** @param {Pick<App, "hireOne" | "solver">} app @param {string} puzzle @param {() => void} tell called after each visible change */
  constructor(app, puzzle, tell) {
    this.tell = tell;
    this.makeTape = () => new Tape(app, puzzle, { mode: "plain", order: "row", once: false, fixed: false, turns: false });
    /** @type {Tape | null} */
    this.tape = null;
    /** The current step; null before the start. @type {Watched | null} */
    this.at = null;
    /** The number of the last step; null while unknown. @type {number | null} */
    this.last = null;
    /** The number of the current step, or of the one under way. */
    this.number = 0;
    this.playing = false;
    /** `seconds`: the playing time, which sets the pace; `due`: steps due, with their fraction. */
    this.seconds = 0;
    this.due = 0;
    this.under = false;
    /** @type {Fault | null} */
    this.fault = null;
  }

  get over() {
    return this.number === Math.min(this.last ?? Infinity, FURTHEST);
  }

  /** Plays or pauses; restarts at the end. */
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

  /** Moves by this many steps, back if negative. @param {number} by */
  step(by) {
    this.playing = false;
    this.seconds = 0;
    return this.wind(this.number + by);
  }

  toEnd() {
    this.playing = false;
    return this.wind(this.last ?? 0);
  }

  /** Moves by the steps that are due; called on each frame. @param {number} milliseconds since the frame before */
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

  /** @param {Tape} tape @param {Watched} so @param {number} wanted */
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

  /** @param {Tape} tape @param {unknown} error */
  fail(tape, error) {
    if (this.tape !== tape) return;
    this.end();
    if (!(error instanceof FaultError)) throw error;
    this.fault = error.fault;
    this.tell();
  }

  /** Releases the worker. */
  end() {
    this.playing = this.under = false;
    this.tape?.end();
    this.tape = null;
  }
}

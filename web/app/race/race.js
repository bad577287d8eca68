// A race of two searches: each in a worker of its own, and both the same number of steps
// on. Neither is sent further before the other has come as far, so whichever needs fewer
// steps is the first to arrive, however fast its worker is. Knows no DOM.

import { total } from "../base/bars.js";
import { FaultError, isLoss } from "../engine/solver.js";
import { Tape } from "../watch/tape.js";
import { PACES, toEvent } from "../watch/watching.js";

/** @import {Watched} from "../../types.d.ts" */
/** @import {App, Arrival, Lane, Races, Setting} from "./state.d.ts" */

/** Which of the paces it begins with: one at which an ordinary search takes some seconds. */
const USUAL = 7;
/** How long a track is at least whose end nobody knows. */
const OPEN = 1000;
/** One that is late does not run after itself for longer than this part of a second. */
const LATE = 0.1;

/** The textbook's rows against its spiral. @returns {Races} */
export function newRaces() {
  const textbook = /** @type {const} */ ({ mode: "plain", once: false, fixed: false, turns: false });
  return { entered: [{ ...textbook, order: "row" }, { ...textbook, order: "spiral" }], arrived: [] };
}

/**
 * @param {Setting} setting
 * @returns {Lane}
 */
function newLane(setting) {
  return { setting, tape: null, order: "", cells: [], at: null, end: null, wish: null, place: 0, fault: null };
}

/**
 * The number of the step at which it is.
 * @param {Lane} lane
 */
export function stepsOf({ at }) {
  return Number(at?.number ?? 0);
}

/** @param {Lane} lane */
function isOver(lane) {
  return lane.at !== null && stepsOf(lane) === lane.end;
}

/**
 * The list with one more that has arrived, those with the fewest steps first. A search
 * always takes the same steps, so it stands there once.
 * @param {Arrival[]} arrived
 * @param {Lane} lane
 * @returns {Arrival[]}
 */
export function withArrival(arrived, { setting, order, at }) {
  if (!at) return arrived;
  const same = JSON.stringify(setting);
  const others = arrived.filter((other) => JSON.stringify(other.setting) !== same);
  const { number, tries, placements, deadEnds } = at;
  const next = { setting, order, steps: Number(number), tries: tries.length > 0 ? total(tries) : null, placements: total(placements), deadEnds: total(deadEnds) };
  return [...others, next].sort((one, other) => one.steps - other.steps);
}

export class Race {
  /**
   * @param {Pick<App, "hireOne" | "solver">} app
   * @param {string} puzzle
   * @param {(arrived: Lane[]) => void} tell is called after everything that can be seen, with those that have just arrived
   */
  constructor(app, puzzle, tell) {
    this.app = app;
    this.puzzle = puzzle;
    this.tell = tell;
    /** @type {Lane[]} */
    this.lanes = [];
    /** How many steps on they are, or are to be. */
    this.number = 0;
    this.playing = false;
    this.pace = USUAL;
    /** Steps that are due and not gone on by yet, in part. */
    this.due = 0;
  }

  /** Those that can run. */
  get running() {
    return this.lanes.filter(({ tape }) => tape !== null);
  }

  /** Whether one is still on its way to where both are to be. */
  get waiting() {
    return this.lanes.some(({ at, wish, fault }) => !fault && (!at || wish !== null));
  }

  /** Whether all have arrived. */
  get over() {
    return this.running.length > 0 && this.running.every(isOver);
  }

  /** How long the track is: to the last finish line. Where one is not known, always farther than they are: it doubles as they come near. */
  get length() {
    const lengths = this.lanes.map((lane) => lane.end ?? 2 ** Math.floor(1 + Math.log2(Math.max(OPEN, stepsOf(lane)))));
    return Math.max(1, ...lengths);
  }

  /**
   * Lets another search run in a lane; both go back to the start.
   * @param {number} index
   * @param {Setting} setting
   */
  async enter(index, setting) {
    this.drop(this.lanes[index]);
    const lane = newLane(setting);
    this.lanes[index] = lane;
    this.playing = false;
    this.toStart();
    const tape = new Tape(this.app, this.puzzle, setting);
    lane.tape = tape;
    try {
      const { order, choice, end } = await tape.begin();
      if (lane.tape !== tape) return;
      Object.assign(lane, { cells: order, order: choice.order, end: end === null ? null : Number(end) });
      await this.wind(lane);
    } catch (error) {
      this.fail(lane, tape, error);
    }
  }

  /** Everything back to the start. */
  toStart() {
    Object.assign(this, { number: 0, due: 0 });
    for (const lane of this.lanes) {
      lane.place = 0;
      // One that is only just entered comes to the start by itself.
      if (lane.at) void this.wind(lane);
    }
    this.tell([]);
  }

  /** Starts, or goes on; from the finish, from the start. */
  start() {
    if (this.over) this.toStart();
    this.play();
  }

  pause() {
    this.playing = false;
    this.tell([]);
  }

  /** From the start; one whose worker was lost gets another. */
  again() {
    for (const [index, { fault, setting }] of this.lanes.entries()) {
      if (fault && isLoss(fault)) void this.enter(index, setting);
    }
    this.toStart();
    this.play();
  }

  /** Goes on with every frame, if there is anything that can. */
  play() {
    this.playing = this.lanes.some(({ fault }) => !fault);
    this.tell([]);
  }

  /**
   * Goes on by as many steps as are due. It is called for every frame.
   * @param {number} milliseconds since the frame before
   */
  frame(milliseconds) {
    if (!this.playing) return;
    const pace = PACES[this.pace];
    this.due += (pace * milliseconds) / 1000;
    if (this.waiting) {
      this.due = Math.min(this.due, pace * LATE);
      return;
    }
    const count = Math.floor(this.due);
    if (count < 1) return;
    this.due -= count;
    this.number += count;
    for (const lane of this.running.filter((lane) => !isOver(lane))) void this.wind(lane);
  }

  /**
   * Winds a lane to where both are to be.
   * @param {Lane} lane
   */
  async wind(lane) {
    const { tape } = lane;
    if (!tape) return;
    lane.wish = toEvent(this.number);
    try {
      await tape.wind(lane.wish, (so, wish) => lane.tape === tape && this.see(lane, so, lane.wish === wish && so.there));
    } catch (error) {
      this.fail(lane, tape, error);
    }
  }

  /**
   * @param {Lane} lane
   * @param {Watched} so
   * @param {boolean} there
   */
  see(lane, so, there) {
    lane.at = so;
    if (so.end !== null) lane.end = Number(so.end);
    if (there) lane.wish = null;
    this.tell(this.arrivals());
  }

  /**
   * Those that have just arrived. Who has is said once both are as far: one that needs
   * fewer steps may be told of later.
   */
  arrivals() {
    if (this.number === 0 || this.waiting) return [];
    const over = this.running.filter(isOver);
    const fresh = over.filter(({ place }) => place === 0);
    for (const lane of fresh) lane.place = 1 + over.filter((other) => stepsOf(other) < stepsOf(lane)).length;
    if (this.over) this.playing = false;
    return fresh.sort((one, other) => one.place - other.place);
  }

  /**
   * @param {Lane} lane
   * @param {Tape} tape
   * @param {unknown} error
   */
  fail(lane, tape, error) {
    if (lane.tape !== tape) return;
    if (!(error instanceof FaultError)) throw error;
    this.drop(lane);
    Object.assign(lane, { fault: error.fault, wish: null });
    this.playing = false;
    this.tell([]);
  }

  /**
   * Lets its worker go.
   * @param {Lane | undefined} lane
   */
  drop(lane) {
    const tape = lane?.tape;
    if (!lane || !tape) return;
    lane.tape = null;
    tape.end();
  }

  /** Lets all workers go. */
  end() {
    this.playing = false;
    for (const lane of this.lanes) this.drop(lane);
    this.lanes = [];
  }
}

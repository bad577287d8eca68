// A race of two searches, each in its own worker. Both always take the same number of steps: neither
// goes on before the other has come as far. So the one that needs fewer steps arrives first, however
// fast its worker is.

import { total } from "../base/bars.js";
import { faultOf, isLoss } from "../engine/solver.js";
import { Tape } from "./tape.js";
import { PACES, toEvent } from "./watching.js";

/** @import {Watched} from "../../types.d.ts" */
/** @import {App, Arrival, Lane, Races, Setting} from "./state.d.ts" */

/** The index of the first pace: an ordinary search takes some seconds. */
const USUAL = 7;
/** The least length of a track whose end is unknown, before rounding up to a power of two. */
const OPEN = 1000;
/** A race that is late catches up by at most this many seconds of steps. */
const LATE = 0.1;

/** At first: the textbook search row by row against its spiral. @returns {Races} */
export function newRaces() {
  const textbook = /** @type {const} */ ({ mode: "plain", once: false, fixed: false, turns: false });
  return { entered: [{ ...textbook, order: "row" }, { ...textbook, order: "spiral" }], arrived: [] };
}

/** @param {Setting} setting @returns {Lane} */
function newLane(setting) {
  return { setting, tape: null, order: "", cells: [], at: null, end: null, target: null, place: 0, fault: null };
}

/** The number of its present step. @param {Lane} lane */
export function stepsOf({ at }) {
  return Number(at?.number ?? 0);
}

/** @param {Lane} lane */
function isOver(lane) {
  return lane.at !== null && stepsOf(lane) === lane.end;
}

/**
 * Adds an arrival; those with the fewest steps come first. A setting always takes the same steps, so it is
 * listed once.
 * @param {Arrival[]} arrived
 * @param {Lane} lane
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
   * @param {(arrived: Lane[]) => void} onChange is called after every visible change, with lanes that have just arrived
   */
  constructor(app, puzzle, onChange) {
    this.app = app;
    this.puzzle = puzzle;
    this.onChange = onChange;
    /** @type {Lane[]} */
    this.lanes = [];
    /** The step that both lanes go to. */
    this.number = 0;
    this.playing = false;
    this.pace = USUAL;
    /** Steps that are due, with a fraction. */
    this.due = 0;
  }

  /** The lanes that can run. */
  get running() {
    return this.lanes.filter(({ tape }) => tape !== null);
  }

  /** Whether a lane is still on its way to `number`. */
  get waiting() {
    return this.lanes.some(({ at, target, fault }) => !fault && (!at || target !== null));
  }

  /** Whether all have arrived. */
  get over() {
    return this.running.length > 0 && this.running.every(isOver);
  }

  /** The length of the track: up to the last finish line. An unknown end counts as the next power of two. */
  get length() {
    const lengths = this.lanes.map((lane) => lane.end ?? 2 ** Math.floor(1 + Math.log2(Math.max(OPEN, stepsOf(lane)))));
    return Math.max(1, ...lengths);
  }

  /** Puts another search into a lane; both go back to the start. @param {number} index @param {Setting} setting */
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

  toStart() {
    Object.assign(this, { number: 0, due: 0 });
    for (const lane of this.lanes) {
      lane.place = 0;
      // A lane that was just entered winds to the start itself.
      if (lane.at) void this.wind(lane);
    }
    this.onChange([]);
  }

  /** Starts or resumes; after the finish it starts over. */
  start() {
    if (this.over) this.toStart();
    this.play();
  }

  pause() {
    this.playing = false;
    this.onChange([]);
  }

  /** Starts over; a lane whose worker was lost gets another. */
  again() {
    for (const [index, { fault, setting }] of this.lanes.entries()) {
      if (fault && isLoss(fault)) void this.enter(index, setting);
    }
    this.toStart();
    this.play();
  }

  /** Runs with every frame, unless both lanes have faults. */
  play() {
    this.playing = this.lanes.some(({ fault }) => !fault);
    this.onChange([]);
  }

  /** Runs the steps that are due. It is called for every frame. @param {number} milliseconds since the frame before */
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

  /** Winds a lane to `number`. @param {Lane} lane */
  async wind(lane) {
    const { tape } = lane;
    if (!tape) return;
    lane.target = toEvent(this.number);
    try {
      await tape.wind(lane.target, (position, target) => lane.tape === tape && this.showPosition(lane, position, lane.target === target && position.there));
    } catch (error) {
      this.fail(lane, tape, error);
    }
  }

  /** @param {Lane} lane @param {Watched} position @param {boolean} there */
  showPosition(lane, position, there) {
    lane.at = position;
    if (position.end !== null) lane.end = Number(position.end);
    if (there) lane.target = null;
    this.onChange(this.arrivals());
  }

  /** The lanes that have just arrived. They are known only once both lanes are as far: the later report may need fewer steps. */
  arrivals() {
    if (this.number === 0 || this.waiting) return [];
    const over = this.running.filter(isOver);
    const fresh = over.filter(({ place }) => place === 0);
    for (const lane of fresh) lane.place = 1 + over.filter((other) => stepsOf(other) < stepsOf(lane)).length;
    if (this.over) this.playing = false;
    return fresh.sort((one, other) => one.place - other.place);
  }

  /** @param {Lane} lane @param {Tape} tape @param {unknown} error */
  fail(lane, tape, error) {
    if (lane.tape !== tape) return;
    const fault = faultOf(error);
    this.drop(lane);
    Object.assign(lane, { fault, target: null });
    this.playing = false;
    this.onChange([]);
  }

  /** Ends the lane's worker. @param {Lane | undefined} lane */
  drop(lane) {
    const tape = lane?.tape;
    if (!lane || !tape) return;
    lane.tape = null;
    tape.end();
  }

  end() {
    this.playing = false;
    for (const lane of this.lanes) this.drop(lane);
    this.lanes = [];
  }
}

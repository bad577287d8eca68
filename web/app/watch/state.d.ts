// The state of the watched search: its setting, position and pace; and of a race of two searches: what is kept,
// and what runs.

import type { Count, Fault, Mode, Moment, Switches, Watched, WatchedEvent, Wind } from "../../types.d.ts";
import type { Store } from "../base/store.js";
import type { State as BoardState } from "../board/state.d.ts";
import type { Solver } from "../engine/solver.js";
import type { Speech } from "../speech/speech.js";
import type { App as Table } from "../table/state.d.ts";
import type { Tape } from "./tape.js";

export type { Watched, WatchedEvent };

export type Setting = { mode: Mode } & Switches;

export interface Watch {
  setting: Setting;
  /** The cells in the order of filling; empty before there is a search. */
  order: number[];
  /** Its position; null before it has begun. */
  at: Watched | null;
  /** The number of the furthest event seen. */
  furthest: number;
  /** The decimal logarithm of the expected placements of a search whose end is unknown; null while that is unknown too. */
  expected: number | null;
  playing: boolean;
  /** An index of the paces. */
  pace: number;
  /** Its target, until that is reached. */
  winding: Wind | null;
  /** Whether the last wind for a "next" found none up to the end. */
  none: boolean;
  fault: Fault | null;
  /** Where to begin, as a link or the page before a reload has it; null once it has begun. */
  wanted: Moment | null;
  /** How often the person asked to hear the sentence. */
  asked: number;
}

/** What outlives the dialog. */
export interface Races {
  /** The searches of the two lanes. */
  entered: Setting[];
  /** The searches that have run to their end. */
  arrived: Arrival[];
}

export interface Arrival {
  setting: Setting;
  /** Go's name for the order of its cells. */
  order: string;
  steps: number;
  /** Null where they are not counted. */
  tries: Count | null;
  placements: Count;
  deadEnds: Count;
}

export interface Lane {
  setting: Setting;
  /** Its search; null before there is one, and where it cannot run. */
  tape: Tape | null;
  /** Go's name for its order; "" before that is known. */
  order: string;
  /** The cells in the order of filling. */
  cells: number[];
  /** Its position; null before it has begun. */
  at: Watched | null;
  /** The number of its last step; null while that is unknown. */
  end: number | null;
  /** Its target; null once it is reached. */
  target: Wind | null;
  /** 1 for the first that arrived; 0 while it runs. */
  place: number;
  fault: Fault | null;
}

export interface State extends BoardState {
  watch: Watch;
  race: Races;
}

export interface App extends Table {
  store: Store<State>;
  speech: Speech;
  /** Hires a worker for one purpose: watching and searching do not wait for each other. */
  hireOne: () => Solver;
  /** The watched search; null while there is none. */
  tape: Tape | null;
}

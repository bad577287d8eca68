// The search that is watched: which one, where it is, and how fast it goes on.

import type { Fault, Mode, Moment, Switches, Watched, WatchedEvent, Wind } from "../../types.d.ts";
import type { Store } from "../base/store.js";
import type { Solver } from "../engine/solver.js";
import type { Speech } from "../speech/speech.js";
import type { App as Table, State as TableState } from "../table/state.d.ts";
import type { Tape } from "./tape.js";

export type { Watched, WatchedEvent };

/** Which search is watched. */
export type Setting = { mode: Mode } & Switches;

export interface Watch {
  setting: Setting;
  /** The cells, as they are filled; empty before there is a search. */
  order: number[];
  /** Where it is; null before it has begun. */
  at: Watched | null;
  /** The number of the furthest event it ever was at. */
  furthest: number;
  /** The decimal logarithm of the placements it is expected to make, where its end is not soon known; null while nobody can tell. */
  expected: number | null;
  playing: boolean;
  /** Which of the paces. */
  pace: number;
  /** What it is being wound to, while that takes a while. */
  winding: Wind | null;
  /** Whether there was no next one of what it was wound to, up to its end. */
  none: boolean;
  fault: Fault | null;
  /** Where a link, or the page as it was before it was loaded again, wants it to begin; null once it has. */
  wanted: Moment | null;
  /** How often its sentence was asked for. */
  asked: number;
}

export interface State extends TableState {
  watch: Watch;
}

export interface App extends Table {
  store: Store<State>;
  speech: Speech;
  /** A worker of one's own, so that watching and searching do not wait for each other. */
  hireOne: () => Solver;
  /** The search that is watched, in its worker; null while there is none. */
  tape: Tape | null;
}

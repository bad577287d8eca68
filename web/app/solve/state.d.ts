// The search: where it stands, what it has come to, and what is known of the puzzle
// besides; and what the room needs of the app.

import type { Board, By, JobState, Outcome, Reason, Report } from "../../types.d.ts";
import type { Store } from "../base/store.js";
import type { Counted } from "../engine/counting.js";
import type { Solver } from "../engine/solver.js";
import type { State as GuideState } from "../guide/state.d.ts";
import type { Unfinished } from "../keep/record.js";
import type { Known } from "../known/state.d.ts";
import type { Asked } from "../mend/state.d.ts";
import type { Speech } from "../speech/speech.js";
import type { App as Table } from "../table/state.d.ts";

/** One search, from Solve to its verdict. */
export interface Search extends Asked {
  phase: "running" | "paused" | "done" | "stopped";
  /** Of the fast search, while it runs. */
  progress: Report | null;
  /** When it began, on the clock of performance.now. */
  began: number;
  /** Whether it is known from the beginning to take long. */
  lasts: boolean;
  /** The textbook search, once it came to an end by itself. */
  plain: Outcome | null;
  /** What it places, where it did not; null as long as that is not known. */
  counted: Counted | null;
  /** Whether the textbook search is under way, or is counted. */
  trying: boolean;
  /** Set once many workers search. */
  long: Long | null;
  /** When it stops by itself, on the same clock. */
  ends: number | null;
  /** Proofs that what is searched has no solution. */
  why: Reason[];
  /** What is searched, in canonical notation. */
  id: string;
  /** Whether what lay on the person's board stays where it is. */
  fromBoard: boolean;
  /** That board. */
  laid: Board | null;
}

/** Where a long search stands. */
export interface Long {
  state: JobState;
  /** How many workers search. */
  helpers: number;
  /** Placements per second. */
  rate: number;
  /** Seconds, null while nobody can tell. */
  left: number | null;
  /** Milliseconds. */
  elapsed: number;
  /** What it would go on from if all workers were lost now. */
  saved: string;
  /** How far it was where it went on after a worker was lost. */
  interrupted: number | null;
  /** Who carries it out, null before the first part has come back. */
  by: By | null;
}

/** What was searched, and is known of the puzzle besides. */
export interface Solve extends Known {
  search: Search | null;
  /** A search of the puzzle that was left. */
  unfinished: Unfinished | null;
}

export interface State extends GuideState {
  solve: Solve;
}

export interface App extends Table {
  store: Store<State>;
  speech: Speech;
  storage: Storage | null;
  /** Helpers for a long search, one for each core. */
  hire: () => Solver[];
  cores: number;
  /** The search under way. */
  running: { stop: (reason?: string) => void } | null;
}

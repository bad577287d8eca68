// A race of two searches of the puzzle on the table: what is kept of it, and what runs.

import type { Count, Fault, Watched, Wind } from "../../types.d.ts";
import type { Store } from "../base/store.js";
import type { Tape } from "../watch/tape.js";
import type { App as Watch, Setting, State as WatchState } from "../watch/state.d.ts";

export type { Setting };

/** What stays of the races, whatever runs and whether the dialog is open. */
export interface Races {
  /** Which searches run against each other. */
  entered: Setting[];
  /** Those that were run to their end. */
  arrived: Arrival[];
}

/** A search that has run to its end. */
export interface Arrival {
  setting: Setting;
  /** Go's name for the order in which it fills the cells. */
  order: string;
  steps: number;
  /** Null where they are not counted. */
  tries: Count | null;
  placements: Count;
  deadEnds: Count;
}

/** One of the two. */
export interface Lane {
  setting: Setting;
  /** In its worker; null before there is one, and where it cannot run. */
  tape: Tape | null;
  /** Go's name for its order; "" before that is known. */
  order: string;
  /** The cells, as they are filled. */
  cells: number[];
  /** Where it is; null before it has begun. */
  at: Watched | null;
  /** The number of its last step; null as long as nobody knows. */
  end: number | null;
  /** What it is wound to; null once it is there. */
  wish: Wind | null;
  /** 1 for the first that arrived; 0 while it is under way. */
  place: number;
  fault: Fault | null;
}

export interface State extends WatchState {
  race: Races;
}

export interface App extends Watch {
  store: Store<State>;
}

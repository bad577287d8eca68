// The state of a race of two searches of the puzzle on the table: what is kept, and what runs.

import type { Count, Fault, Watched, Wind } from "../../types.d.ts";
import type { Store } from "../base/store.js";
import type { Tape } from "../watch/tape.js";
import type { App as Watch, Setting, State as WatchState } from "../watch/state.d.ts";

export type { Setting };

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
  wish: Wind | null;
  /** 1 for the first that arrived; 0 while it runs. */
  place: number;
  fault: Fault | null;
}

export interface State extends WatchState {
  race: Races;
}

export interface App extends Watch {
  store: Store<State>;
}

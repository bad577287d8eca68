// The look for the best board of a puzzle, and what the room needs of the app.

import type { Board, Fault, HuntState, Reason } from "../../types.d.ts";
import type { Store } from "../base/store.js";
import type { Solver } from "../engine/solver.js";
import type { Hunted } from "../keep/hunted.js";
import type { State as ShareState } from "../share/state.d.ts";
import type { App as Solve, State as SolveState } from "../solve/state.d.ts";

/** Several hunts beside each other, as they are seen. */
export interface Hunt {
  /** Over where nothing better can be found; refused where it cannot be, or not be gone on with. */
  phase: "running" | "paused" | "over" | "refused";
  /** Where they stand together; null before they have begun. */
  at: HuntState | null;
  /** How many there are. */
  workers: number;
  /** Milliseconds. */
  elapsed: number;
  /** Each better score, and after how many milliseconds. */
  climb: [elapsed: number, score: number][];
  /** The score that is told to those who hear the page; -1 before any. */
  told: number;
  /** Why it is refused. */
  fault: Fault | null;
  /** Whether tiles stay that lie on the person's own board. */
  stays: boolean;
  /** What locked tiles have against the frame, where it is refused for that. */
  against: Reason[];
}

export interface State extends SolveState {
  entry: ShareState["entry"];
  best: {
    /** The look that has the panel of the search; null while there is none. */
    hunt: Hunt | null;
    /** Looks that were put aside and then discarded, which can be taken back. */
    dropped: Hunted[];
    /** The board that was last saved as a picture. */
    saved: Board | null;
  };
}

export interface App extends Solve {
  store: Store<State>;
  /** One more worker. */
  hireOne: () => Solver;
}

// The state of the hunt for the best board, and what the room needs of the app.

import type { Board, Fault, HuntState, Reason } from "../../types.d.ts";
import type { Store } from "../base/store.js";
import type { Solver } from "../engine/solver.js";
import type { Hunted } from "../keep/hunted.js";
import type { App as Solve, State as SolveState } from "../solve/state.d.ts";

/** Several workers' hunts as one. */
export interface Hunt {
  /** `over`: nothing better exists; `refused`: the hunt cannot run or resume. */
  phase: "running" | "paused" | "over" | "refused";
  /** The combined state; null before the start. */
  at: HuntState | null;
  workers: number;
  /** In ms. */
  elapsed: number;
  /** Each better score, and after how many ms it came. */
  climb: [elapsed: number, score: number][];
  /** The score announced last; -1 before any. */
  announced: number;
  fault: Fault | null;
  /** Whether tiles on the person's board stay in place. */
  stays: boolean;
  /** How locked tiles conflict with the frame, if it is refused for that. */
  against: Reason[];
}

export interface State extends SolveState {
  best: {
    /** The hunt on show in place of the search's panel. */
    hunt: Hunt | null;
    /** Discarded hunts, which can be restored. */
    dropped: Hunted[];
    /** The board that was last saved as a picture. */
    saved: Board | null;
  };
}

export interface App extends Solve {
  store: Store<State>;
  hireOne: () => Solver;
}

// The shelf: what was taken out of My puzzles, and what is told of keeping them; and what
// the room needs of the app.

import type { Store } from "../base/store.js";
import type { App as Days, State as DaysState } from "../days/state.d.ts";
import type { Aside } from "../keep/aside.js";
import type { Mine } from "../keep/record.js";
import type { App as Solve, State as SolveState } from "../solve/state.d.ts";

/** What is told of keeping puzzles, and of what was taken out. */
export interface Library {
  /** What was last taken out of My puzzles. */
  forgotten: Mine | Aside | null;
  /** Whether the browser may clear them away after some idle days. */
  clears: boolean;
  /** Whether the person knows of what cannot be read. */
  asideTold: boolean;
  /** Whether the person knows that it does not keep them. */
  keepingTold: boolean;
}

export interface State extends SolveState, DaysState {
  table: SolveState["table"];
  library: Library;
}

export interface App extends Solve, Days {
  store: Store<State>;
}

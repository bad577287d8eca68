// The shelves: what is sought there, what was taken out of My puzzles, and what is told of
// keeping them; and what the room needs of the app.

import type { Store } from "../base/store.js";
import type { App as Best, State as BestState } from "../best/state.d.ts";
import type { App as Days, State as DaysState } from "../days/state.d.ts";
import type { App as Entry, Entering } from "../entry/state.d.ts";
import type { Aside } from "../keep/aside.js";
import type { Mine } from "../keep/record.js";
import type { App as Play, State as PlayState } from "../play/state.d.ts";

/** What is sought among the published puzzles; "" is anything. */
export interface Sought {
  words: string;
  size: string;
  difficulty: string;
  solutions: string;
  maker: string;
}

/** What the shelves show, and what is told of keeping puzzles. */
export interface Library {
  /** Whether the shelves are in sight, and filled. */
  open: boolean;
  sought: Sought;
  /** The shelves that are shown to their end. */
  long: string[];
  /** The first of those twins that are shown one by one. */
  apart: string[];
  /** What was last taken out of My puzzles. */
  forgotten: Mine | Aside | null;
  /** Whether the browser may clear them away after some idle days. */
  clears: boolean;
  /** Whether the person knows of what cannot be read. */
  asideTold: boolean;
  /** Whether the person knows that it does not keep them. */
  keepingTold: boolean;
}

export interface State extends PlayState, DaysState, BestState {
  days: DaysState["days"];
  table: PlayState["table"];
  best: BestState["best"];
  entry: Entering;
  library: Library;
}

export interface App extends Play, Days, Best, Entry {
  days: Days["days"];
  store: Store<State>;
}

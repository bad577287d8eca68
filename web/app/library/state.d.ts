// The state of the puzzles page, and what the room needs of the app.

import type { Store } from "../base/store.js";
import type { App as Best, State as BestState } from "../best/state.d.ts";
import type { App as Days, State as DaysState } from "../days/state.d.ts";
import type { App as Entry, Entering } from "../entry/state.d.ts";
import type { Aside } from "../keep/aside.js";
import type { Mine } from "../keep/record.js";
import type { App as Play, State as PlayState } from "../play/state.d.ts";

/** A search among the published puzzles; "" matches anything. */
export interface Sought {
  words: string;
  size: string;
  difficulty: string;
  solutions: string;
  maker: string;
}

export interface Library {
  /** Whether the page is visible and filled. */
  open: boolean;
  sought: Sought;
  /** The unfolded shelves. */
  long: string[];
  /** The ids of the first twins of unfolded groups. */
  apart: string[];
  /** The puzzle or unreadable record that was removed last. */
  forgotten: Mine | Aside | null;
  /** Whether the browser may delete stored puzzles after some idle days. */
  clears: boolean;
  /** Whether the person has dismissed the notice about unreadable records. */
  asideTold: boolean;
  /** Whether the person has dismissed the notice that puzzles are not stored, or has saved a file. */
  keepingTold: boolean;
}

export interface State extends PlayState, DaysState, BestState {
  days: DaysState["days"];
  table: PlayState["table"];
  hints: PlayState["hints"];
  play: PlayState["play"];
  tray: PlayState["tray"];
  best: BestState["best"];
  entry: Entering;
  library: Library;
}

export interface App extends Play, Days, Best, Entry {
  days: Days["days"];
  store: Store<State>;
}

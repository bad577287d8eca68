// What is told of a puzzle before anybody searches it: how long that will take, how hard
// the puzzle is, and under what name it was published; and what the room needs of the app.

import type { Choice, Identified } from "../../types.d.ts";
import type { Store } from "../base/store.js";
import type { Rated } from "../speech/difficulty.js";
import type { App as Table, State as TableState } from "../table/state.d.ts";

/** How long a search will take. */
export interface Foreseen {
  /** The decimal logarithm of the placements expected. */
  nodes: number;
  /** By what share that may be wrong; null when it may be anything. */
  error: number | null;
  /** On this machine, Infinity when there is no number for it. */
  seconds: number;
  cores: number;
  choice: Choice;
}

/** All that is known, in the slice of the search. */
export interface Known {
  /** How long a search of the puzzle will take. */
  foreseen: Foreseen | null;
  /** Under what name the puzzle was published, null until it was looked up; and whether that could be copied. */
  known: (Identified & { copied?: boolean }) | null;
  /** The cover of that, an SVG document; "" before it is drawn. */
  cover: string;
  /** Its links before somebody had it drawn as it was published, and after; null where nobody had. */
  dressed: { from: string; to: string } | null;
  /** How hard the puzzle is. */
  rated: Rated | null;
}

export interface State extends TableState {
  solve: Known & TableState["solve"];
}

export interface App extends Table {
  store: Store<State>;
  storage: Storage | null;
  cores: number;
}

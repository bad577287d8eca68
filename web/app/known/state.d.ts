// What is known of a puzzle before a search: the time it will take, the difficulty and the
// published names; and what the room needs of the app.

import type { Choice, Identified } from "../../types.d.ts";
import type { Store } from "../base/store.js";
import type { Rated } from "../speech/difficulty.js";
import type { App as Table, State as TableState } from "../table/state.d.ts";

export interface Foreseen {
  /** Decimal logarithm of the expected placements. */
  nodes: number;
  /** The relative error; null if it is unlimited. */
  error: number | null;
  /** On this machine; Infinity if too long for a number. */
  seconds: number;
  cores: number;
  choice: Choice;
}

/** The room's part of the search's slice. */
export interface Known {
  foreseen: Foreseen | null;
  /** The published names, null before the lookup; and whether the text could be copied. */
  known: (Identified & { copied?: boolean }) | null;
  /** The published cover, an SVG document; "" before it is drawn. */
  cover: string;
  /** The links before and after the published drawings were applied; null if they were not. */
  dressed: { from: string; to: string } | null;
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

// The arrangements that are listed below a verdict; and what the room needs of the app.

import type { Arrangement, Outcome } from "../../types.d.ts";
import type { Store } from "../base/store.js";
import type { App as Table, State as TableState } from "../table/state.d.ts";

/** The arrangements of what a search found, as far as they were asked for. */
export interface Listed {
  /** What was found. */
  outcome: Outcome;
  rows: Row[];
  /** Where the next ones come from, null when there are none. */
  next: { of: number; from: number } | null;
}

/** A solution in all its turns, with its copies laid in one way. */
export interface Row {
  /** Which of the boards that were kept it comes from. */
  of: number;
  arrangements: Arrangement[];
}

export interface State extends TableState {
  /** Null while they are folded away. */
  arrangements: { listed: Listed | null };
  solve: {
    search: (NonNullable<TableState["solve"]["search"]> & {
      /** What was searched, in canonical notation. */
      id: string;
    }) | null;
  };
}

export interface App extends Table {
  store: Store<State>;
}

// The list of arrangements below a verdict, and what the room needs of the app.

import type { Arrangement, Outcome } from "../../types.d.ts";
import type { Store } from "../base/store.js";
import type { App as Table, State as TableState } from "../table/state.d.ts";

/** The rows added so far. */
export interface Listed {
  /** The result they belong to. */
  outcome: Outcome;
  rows: Row[];
  /** The start of the next rows; null at the end. */
  next: { of: number; from: number } | null;
}

/** One solution in all its turns, with one placement of its copies. */
export interface Row {
  /** Index among the boards kept. */
  of: number;
  arrangements: Arrangement[];
}

export interface State extends TableState {
  /** Null while the list is folded. */
  arrangements: { listed: Listed | null };
  solve: {
    search: (NonNullable<TableState["solve"]["search"]> & {
      /** The puzzle that was searched, in canonical notation. */
      id: string;
    }) | null;
  };
}

export interface App extends Table {
  store: Store<State>;
}

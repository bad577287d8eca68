// What is shared: the puzzle on the table, and how hard it is.

import type { Store } from "../base/store.js";
import type { Rated } from "../speech/difficulty.js";
import type { Speech } from "../speech/speech.js";
import type { App as Table, State as TableState } from "../table/state.d.ts";

export interface State extends TableState {
  solve: TableState["solve"] & { rated: Rated | null };
}

export interface App extends Table {
  store: Store<State>;
  speech: Speech;
}

// The state of the building guide, and what the room needs of the app.

import type { Store } from "../base/store.js";
import type { Guided } from "../keep/record.js";
import type { Speech } from "../speech/speech.js";
import type { App as Table, State as TableState } from "../table/state.d.ts";

export interface State extends TableState {
  guide: {
    /** What is or was built; null if nothing was. */
    built: Guided | null;
    /** Which part of the guide is on show. */
    open: "" | "steps" | "whole";
  };
}

export interface App extends Table {
  store: Store<State>;
  speech: Speech;
}

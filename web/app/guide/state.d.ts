// How far a solution is laid on a real table; and what the room needs of the app.

import type { Store } from "../base/store.js";
import type { Guided } from "../keep/record.js";
import type { Speech } from "../speech/speech.js";
import type { App as Table, State as TableState } from "../table/state.d.ts";

export interface State extends TableState {
  guide: {
    /** What is built with the guide, or was; null when nothing was. */
    built: Guided | null;
    /** What of that is in sight, if anything. */
    open: "" | "steps" | "whole";
  };
}

export interface App extends Table {
  store: Store<State>;
  speech: Speech;
}

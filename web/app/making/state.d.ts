// What the room of new puzzles needs of the app. It has no slice: what is being made ends
// with its dialog, and what is made lies on the table.

import type { App as Table } from "../table/state.d.ts";

export interface App extends Table {
  speech: import("../speech/speech.js").Speech;
  /** Null where the browser keeps nothing. */
  storage: Storage | null;
}

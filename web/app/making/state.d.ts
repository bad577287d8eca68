// What the room of new puzzles needs of the app. It has no slice: closing the dialog ends the making,
// and a finished puzzle goes to the table.

import type { App as Table } from "../table/state.d.ts";

export interface App extends Table {
  speech: import("../speech/speech.js").Speech;
  /** Null where the browser forbids storage. */
  storage: Storage | null;
}

// What the room of the look needs of the app. The look itself is in the slice `page`.

import type { App as Entry, State as EntryState } from "../entry/state.d.ts";

export type State = EntryState;

export interface App extends Entry {
  speech: import("../speech/speech.js").Speech;
}

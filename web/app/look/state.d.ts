// What the room of the look needs of the app. What is looked at stands in the slice of the page.

import type { App as Entry, State as EntryState } from "../entry/state.d.ts";

export type State = EntryState;

export interface App extends Entry {
  speech: import("../speech/speech.js").Speech;
}

// The state that sharing reads: the puzzle on the table and its difficulty, or tiles being entered.

import type { EntryFacts } from "../../types.d.ts";
import type { Store } from "../base/store.js";
import type { Rated } from "../speech/difficulty.js";
import type { Speech } from "../speech/speech.js";
import type { App as Table, State as TableState } from "../table/state.d.ts";

/** Go's facts about tiles that are being entered. */
export type TileFacts = Pick<EntryFacts, "entered" | "name" | "text" | "link" | "begun">;

export interface State extends TableState {
  entry: { answer: { facts: TileFacts } | null };
  solve: TableState["solve"] & { rated: Rated | null };
}

export interface App extends Table {
  store: Store<State>;
  speech: Speech;
  /** Whether a solution may be searched for, to print a guide to it: solve/ knows that. */
  mayGuide: () => boolean;
}

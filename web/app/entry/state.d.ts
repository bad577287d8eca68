// Entering tiles: the draft and what is drawn and found for it; and what the room needs
// of the app.

import type { Drawing, EntryFacts, Fault, Grid, Possible } from "../../types.d.ts";
import type { Store } from "../base/store.js";
import type { App as Solve, State as SolveState } from "../solve/state.d.ts";
import type { Draft } from "./drafts.js";
import type { Entry } from "./entry.js";

/** What Go drew for the entry: where tiles lie, and every edge there is. */
export interface Easel {
  places: string;
  grid: Grid;
  drawing: Drawing;
  sampler: string;
  edges: string;
}

/** What was found for the complete tiles of an entry. */
export interface Likely {
  /** What Go was asked with. */
  tiles: string;
  candidates: Possible[];
  /** What the entry becomes by each of them, once they are compared. */
  filled: Filled[] | null;
  /** A picture of the only candidate, "" while there are others. */
  cover: string;
}

/** An entry with its open places filled, what there is to tell of it, and what Go drew for it. */
export interface Filled {
  from: Entry;
  entry: Entry;
  told: EntryFacts;
  symbols: string;
}

/** What Go has told last. */
export interface Facts {
  /** What it was told of. */
  of: Entry;
  /** What was typed as text then. */
  text: string | null;
  /** Why that cannot be read. */
  fault: Fault | null;
  told: EntryFacts;
}

/** What is being entered, whichever puzzle lies on the table. */
export interface Entering {
  /** The tiles that are being entered, and all their earlier and later values. */
  draft: Draft;
  /** The published puzzles that they may become. */
  likely: Likely | null;
  /** What Go has told of them. */
  facts: Facts | null;
  /** Whether the tile at hand is to change places with another. */
  carrying: boolean;
  /** Whether steps have waited for Go for a while. */
  waits: boolean;
  /** What Go drew for them. */
  easel: Easel | null;
  /** Of which kind of pictures there can be no other number, as long as nothing else is done. */
  stuck: { cut: boolean; by: number } | null;
  /** What the last step did, where that is more than an edge. */
  did: Did | null;
}

/** A step in a word: "replaced" where other tiles have come in the place of those that were being entered. */
export type Did = "turned" | "copied" | "swapped" | "erased" | "undone" | "redone" | "filled" | "replaced";

export interface State extends SolveState {
  entry: Entering;
}

export interface App extends Solve {
  store: Store<State>;
}

// Entering tiles: the draft, what Go draws and finds for it, and what the room needs of the app.

import type { Drawing, EntryFacts, Fault, Grid, Possible } from "../../types.d.ts";
import type { Store } from "../base/store.js";
import type { App as Solve, State as SolveState } from "../solve/state.d.ts";
import type { Draft } from "./drafts.js";
import type { Entry } from "./entry.js";

/** What Go drew for the entry: the places of the tiles, and every edge. */
export interface EdgeDrawings {
  places: string;
  grid: Grid;
  drawing: Drawing;
  sampler: string;
  edges: string;
}

/** What Go found for the complete tiles of an entry. */
export interface Candidates {
  /** The complete tiles, as Go was asked. */
  tiles: string;
  puzzles: Possible[];
  /** The entry filled in by each candidate, while they are compared. */
  filled: Filled[] | null;
  /** The cover of the only candidate, "" if there are several. */
  cover: string;
}

/** An entry with its open places filled, Go's facts about it, and its pictures. */
export interface Filled {
  from: Entry;
  entry: Entry;
  facts: EntryFacts;
  symbols: string;
}

/** Go's last facts. */
export interface Answer {
  /** The entry they are about. */
  of: Entry;
  /** The text that was typed then. */
  text: string | null;
  /** Why it cannot be read. */
  fault: Fault | null;
  facts: EntryFacts;
}

/** What is being entered, whichever puzzle is on the table. */
export interface Entering {
  /** The tiles, with all their earlier and later values. */
  draft: Draft;
  /** The published puzzles that the tiles may belong to. */
  candidates: Candidates | null;
  answer: Answer | null;
  /** Whether the tile at hand is carried, to swap with another. */
  carrying: boolean;
  /** Whether steps have waited for Go for a while. */
  waits: boolean;
  edgeDrawings: EdgeDrawings | null;
  /** The kind of pictures of which there can be no more, or no fewer; until the next step. */
  blockedAt: { cut: boolean; by: number } | null;
  /** What the last step did, if more than fill in an edge. */
  lastStep: LastStep | null;
}

/** A step in a word; "replaced": other tiles took the place of unfinished ones. */
export type LastStep = "turned" | "copied" | "swapped" | "erased" | "undone" | "redone" | "filled" | "replaced";

export interface State extends SolveState {
  entry: Entering;
}

export interface App extends Solve {
  store: Store<State>;
}

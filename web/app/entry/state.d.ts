// Entering tiles: the draft and what is drawn and found for it; and what the room needs
// of the app.

import type { Drawing, Grid, Possible } from "../../types.d.ts";
import type { Store } from "../base/store.js";
import type { App as Solve, State as SolveState } from "../solve/state.d.ts";
import type { Draft, DraftKeeper } from "./drafts.js";

/** What Go drew for the entry: where tiles lie, and every edge there is. */
export interface Easel {
  places: string;
  grid: Grid;
  drawing: Drawing;
  sampler: string;
  edges: string;
}

/** What was found for the finished tiles of an entry. */
export interface Likely {
  /** What Go was asked with. */
  tiles: string;
  candidates: Possible[];
  /** What Go drew for each of them, once they are compared. */
  pictures: string[] | null;
}

/** What is being entered, whichever puzzle lies on the table. */
export interface Entering {
  /** The tiles that are being entered, and all their earlier and later values. */
  draft: Draft;
  /** The published puzzles that they may become. */
  likely: Likely | null;
  /** Whether the tile at hand is to change places with another. */
  carrying: boolean;
  /** What Go drew for them. */
  easel: Easel | null;
}

export interface State extends SolveState {
  entry: Entering;
}

export interface App extends Solve {
  store: Store<State>;
  drafts: DraftKeeper;
}

// The repairs of a puzzle, and what its owner has answered about the real tiles.

import type { Outcome } from "../../messages.d.ts";
import type { Repair } from "../../types.d.ts";
import type { Store } from "../base/store.js";
import type { PuzzleStore } from "../keep/puzzle-store.js";
import type { State as TableState } from "../table/state.d.ts";

/** The part of the search that the questions need. */
export interface Asked {
  verdict: Outcome | null;
  /** The slips that explain why there is no solution, or that separate the puzzle from a published one; the likeliest first. */
  repairs: Repair[];
  /** Whether the search for slips is over. */
  mended: boolean;
  /** How many were found; `repairs` has only the likeliest. */
  found: number;
  /** Whether every slip was tried to its end. */
  complete: boolean;
}

export interface State extends TableState {
  solve: { search: Asked | null } & TableState["solve"];
}

export interface App {
  store: Store<State>;
  puzzleStore: PuzzleStore;
}

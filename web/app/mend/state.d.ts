// Repairs of a puzzle without a solution, and what its owner has said of the real tiles.

import type { Outcome, Repair } from "../../types.d.ts";
import type { Store } from "../base/store.js";
import type { Keeper } from "../keep/keeper.js";
import type { State as TableState } from "../table/state.d.ts";

/** What is asked about, in the slice of the search. */
export interface Asked {
  fast: Outcome | null;
  /** The slips that explain why there is no solution, or part the puzzle from a published one; the likeliest first. */
  repairs: Repair[];
  /** Whether nobody looks for more. */
  mended: boolean;
  /** How many were found: of many the likeliest alone are told. */
  found: number;
  /** Whether every slip was tried to its end. */
  complete: boolean;
}

export interface State extends TableState {
  solve: { search: Asked | null } & TableState["solve"];
}

export interface App {
  store: Store<State>;
  keeper: Keeper;
}

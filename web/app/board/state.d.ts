// What the views of the board know of the state.

import type { State as Table } from "../table/state.d.ts";

export interface State extends Table {
  hints: Table["hints"] & {
    /** What is lit while a hint speaks of it. */
    help: { lit: { cells: number[]; beside: number[] } } | null;
  };
  play: Table["play"] & {
    /** The tile that is selected, or -1. */
    hand: number;
  };
  entry: {
    /** The tiles that are being entered, side by side. */
    draft: { now: { tiles: (string | null)[][] } };
  };
}

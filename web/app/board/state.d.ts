// The part of the state that the views of the board read.

import type { State as Table } from "../table/state.d.ts";

export interface State extends Table {
  play: {
    /** The selected tile, or -1. */
    hand: number;
    /** The cell with the focus, or -1. */
    cell: number;
  };
  hints: { help: { rung: number; at: number } | null };
  tray: {
    /** The empty cell that a tile is sought for, or -1. */
    here: number;
  };
  entry: {
    /** The tiles being entered, side by side. */
    draft: { now: { tiles: (string | null)[][] } };
  };
}

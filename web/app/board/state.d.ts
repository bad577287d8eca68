// What the views of the board know of the state.

import type { State as Table } from "../table/state.d.ts";

export interface State extends Table {
  play: {
    /** The tile that is selected, or -1. */
    hand: number;
  };
  tray: {
    /** The empty cell for which a tile is sought, or -1. */
    here: number;
  };
  entry: {
    /** The tiles that are being entered, side by side. */
    draft: { now: { tiles: (string | null)[][] } };
  };
}

// The types of the boards that one solution stands for; see types.d.ts.

import type { Board } from "./types.d.ts";

export interface ArrangementMethods {
  /** Boards of a solution from an index on: all turns of the board, then these again with the copies arranged in the next way. */
  arrangements: { params: { puzzle: string; board: Board; from: number; count: number }; result: Arrangements };
}

export interface Arrangements {
  /** How many boards in a row are turns of one another. */
  pictures: number;
  arrangements: Arrangement[];
}

/** A full board, and how it differs from the solution. */
export interface Arrangement {
  board: Board;
  /** How many steps of a tile the whole board is turned clockwise. */
  turned: number;
  /** Per kind, the copies that have changed places. */
  swapped: number[][];
}

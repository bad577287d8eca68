// The boards that a solution stands for, one by one; see types.d.ts.

import type { Board } from "./types.d.ts";

export interface ArrangementMethods {
  /** Of a solution, so many boards from one on: all pictures, then all of them with the copies laid in the next way. */
  arrangements: { params: { puzzle: string; board: Board; from: number; count: number }; result: Arrangements };
}

export interface Arrangements {
  /** How many belong together: the turns of the board. */
  pictures: number;
  arrangements: Arrangement[];
}

/** A full board, and how it comes from the solution. */
export interface Arrangement {
  board: Board;
  /** By so many steps of a tile the whole board is turned. */
  turned: number;
  /** The copies that have changed places, kind by kind. */
  swapped: number[][];
}

// The types of new puzzles that Go makes; see types.d.ts.

import type { Difficulty, Thought } from "./types.d.ts";

export interface MakeMethods {
  /** The choices for a new puzzle. */
  offers: { params: Record<string, never>; result: Offers };
  /**
   * Makes a puzzle with one solution; the same wish makes the same puzzle everywhere. Begins with handle 0, like mend,
   * and is done only once the puzzle is made, which may never happen.
   */
  make: { params: Wish & { handle?: number; budget: number }; result: Making };
}

/** The grids, and the motif sets, each of which has enough motifs for every grid. */
export interface Offers {
  /** motifs and framed have one entry for each difficulty of the grid. */
  grids: { grid: string; tiles: number; difficulties: Difficulty[]; motifs: number[]; framed: boolean[] }[];
  arts: string[];
}

/** The puzzle to make: a grid, one of its difficulties, and a seed, which distinguishes puzzles of the same kind. */
export interface Wish {
  grid: string;
  difficulty: Difficulty;
  seed: number;
  art: string;
}

export interface Making extends Thought {
  /** The work so far, as a share of what is usually enough; more than 1 when it takes longer. */
  share: number;
  /** How many boards Go has looked at. */
  boards: number;
  /** The puzzle as a link's hash once it is made, "" before. */
  link: string;
  /** The nearest puzzle so far, with one solution but another difficulty; null when there is none, or the puzzle is made. */
  near: { link: string; difficulty: Difficulty } | null;
}

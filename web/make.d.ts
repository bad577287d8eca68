// New puzzles, as Go makes them; see types.d.ts.

import type { Difficulty, Thought } from "./types.d.ts";

export interface MakeMethods {
  /** What can be wished for. */
  offers: { params: Record<string, never>; result: Offers };
  /**
   * Makes a puzzle with one solution, the same from the same wish everywhere: begins with handle 0, like mend. It is not
   * done before it is made, and may never be.
   */
  make: { params: Wish & { handle?: number; budget: number }; result: Making };
}

/** The grids, and the sets of drawings, each of which serves all that is offered. */
export interface Offers {
  /** For each difficulty of a grid: how many motifs its board has, and whether it has a frame. */
  grids: { grid: string; tiles: number; difficulties: Difficulty[]; motifs: number[]; framed: boolean[] }[];
  arts: string[];
}

/** A puzzle to be made: a grid, one of its difficulties, and a number that gives another with another. */
export interface Wish {
  grid: string;
  difficulty: Difficulty;
  seed: number;
  art: string;
}

/** How far it is. */
export interface Making extends Thought {
  /** How much was done, as a share of what is usually enough; more than 1 when it takes longer. */
  share: number;
  /** How many boards were looked at. */
  boards: number;
  /** The puzzle as a link's hash once it is made, "" before. */
  link: string;
  /** The nearest so far, with one solution and another difficulty; null when there is none, or the puzzle is made. */
  near: { link: string; difficulty: Difficulty } | null;
}

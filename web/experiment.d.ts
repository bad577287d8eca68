// The types of the experiment, which counts random puzzles by the thousand; see types.d.ts. A laying is a full board.

import type { Count, Thought } from "./types.d.ts";

export interface ExperimentMethods {
  /** Makes random puzzles and counts the layings without conflict of each: begins with handle 0, like mend. */
  experiment: { params: Recipe & { handle?: number; budget: number }; result: Experiment };
}

/** Which puzzles to make. The same recipe makes the same puzzles everywhere. */
export interface Recipe {
  puzzles: number;
  seed: number;
  grid: string;
  /** Each edge is one of this many motifs, or of their halves, unless a puzzle is given. */
  motifs: number;
  /** Whether motifs are whole, not cut into halves. */
  same: boolean;
  /** A puzzle whose edges are dealt out anew, on its own grid; "" for none. */
  puzzle: string;
  /** Stop at each puzzle's first laying without conflict. The mean and the bins then say no more than the share. */
  whether: boolean;
}

export interface Experiment extends Thought {
  /** The puzzles to make. */
  puzzles: number;
  /** The puzzles counted so far. */
  solved: number;
  /** Layings without conflict per puzzle. */
  mean: number;
  /** How far off the mean may be to either side, at 95 %; null for less than two puzzles. */
  error: number | null;
  /** The puzzles that have any laying without conflict. */
  solvable: number;
  /** solvable as a share of solved. */
  share: number;
  /** The layings without conflict that the formula predicts. */
  expected: number;
  nodes: Count;
  /** The puzzles without any, then bins each of which reaches twice as far as the one before. */
  bins: Bin[];
  formula: Formula;
}

/** How many puzzles have from least to most layings without conflict. */
export interface Bin {
  least: Count;
  most: Count;
  puzzles: number;
}

/** The factors of expected: the number of layings, and the chance that all seams of one mate. */
export interface Formula {
  tiles: number;
  turns: number;
  /** tiles! · turns^tiles. */
  layings: number;
  seams: number;
  /** Each edge is drawn from this many; 0 for the edges of a puzzle. */
  edges: number;
  /** The chance that one seam mates, and that all do. */
  pair: number;
  chance: number;
}

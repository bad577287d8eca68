// Random puzzles, counted by the thousand, as Go tells of them; see types.d.ts.

import type { Count, Thought } from "./types.d.ts";

export interface ExperimentMethods {
  /** Makes random puzzles and counts the layings of each: begins with handle 0, like mend. */
  experiment: { params: Recipe & { handle?: number; budget: number }; result: Experiment };
}

/** How many puzzles are made, and how. The same recipe makes the same puzzles everywhere. */
export interface Recipe {
  puzzles: number;
  seed: number;
  grid: string;
  /** Each edge is one of so many motifs, or of their halves, unless a puzzle is given. */
  motifs: number;
  /** Whether motifs are whole, not cut into halves. */
  same: boolean;
  /** A puzzle whose edges are dealt out anew, on its own grid; "" for none. */
  puzzle: string;
  /** Whether it is enough to know of each puzzle if it has any laying; then the mean and the bins say no more than the share. */
  whether: boolean;
}

/** What the puzzles have come to so far. */
export interface Experiment extends Thought {
  /** How many were asked for. */
  puzzles: number;
  /** How many are counted. */
  solved: number;
  /** Layings without conflict per puzzle. */
  mean: number;
  /** How far the mean may be off to either side, at 95 %; null for less than two puzzles. */
  error: number | null;
  /** How many puzzles have any laying. */
  solvable: number;
  /** The same as a share of those that are counted. */
  share: number;
  /** Layings without conflict, by the formula. */
  expected: number;
  /** Placements made. */
  nodes: Count;
  /** The puzzles without any laying, then bins each of which reaches twice as far as the one before. */
  bins: Bin[];
  formula: Formula;
}

/** How many puzzles have from least to most layings without conflict. */
export interface Bin {
  least: Count;
  most: Count;
  puzzles: number;
}

/** What the expected number is made of: the layings there are, times the chance that all seams of one mate. */
export interface Formula {
  tiles: number;
  turns: number;
  /** tiles! · turns^tiles. */
  layings: number;
  seams: number;
  /** Each edge is drawn from so many; 0 for the edges of a puzzle. */
  edges: number;
  /** How likely it is that one seam mates, and that all do. */
  pair: number;
  chance: number;
}

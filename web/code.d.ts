// The code that is written for a puzzle, to be read and timed; see types.d.ts.

import type { By, Count, Thought } from "./types.d.ts";

export interface CodeMethods {
  /** What is written for a puzzle: the function that fills the cell of a step, from 0 on, for people to read. */
  code: { params: { puzzle: string; step: number }; result: Code };
  /** Makes the fast search over and over, or has code do so that is written for the puzzle. */
  pace: { params: { puzzle: string; code: boolean; handle?: number; budget: number }; result: Pace };
}

/** The code for one step. */
export interface Code {
  /** In which order the cells are filled. */
  order: number[];
  /** "" where the tables of the code would be too large. */
  text: string;
  /** Of the code for all steps. */
  bytes: number;
}

/** How many placements were made so far, and by whom. */
export interface Pace extends Thought {
  nodes: Count;
  by?: By;
}

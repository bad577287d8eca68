// The types of the code that Go writes for a puzzle, to read and to time; see types.d.ts.

import type { By, Count, Thought } from "./types.d.ts";

export interface CodeMethods {
  /** The function that fills the cell of a step (from 0 on), written for people to read. */
  code: { params: { puzzle: string; step: number }; result: Code };
  /** Repeats the fast search over and over, with the code written for the puzzle if code is set. */
  pace: { params: { puzzle: string; code: boolean; handle?: number; budget: number }; result: Pace };
}

export interface Code {
  /** The order in which the search fills the cells. */
  order: number[];
  /** "" where the tables of the code would be too large. */
  text: string;
  /** The size of the code for all steps; 0 where it would be too large. */
  bytes: number;
}

/** The placements made so far, and who made them. */
export interface Pace extends Thought {
  nodes: Count;
  by?: By;
}

// The shapes of a list of tiles that was read, before it is a puzzle; types.d.ts has most
// others, and says what holds them to Go's.

import type { Fault } from "./types.d.ts";

/** How a list of tiles can be read. */
export interface Look {
  /** The readings, the best first; at most six. */
  readings: LookReading[];
  /** Why a person has to decide; "" where the first reading is plainly right. */
  question: "" | "doubts" | "rivals" | "lists" | "count" | "solution";
}

/** One way to read a list of tiles. */
export interface LookReading {
  /** The tiles as read, drawn in the order of the text, as one SVG. */
  svg: string;
  tiles: number;
  /** "3x3"; "" where so many tiles fill no board. expected is how many the nearest board of its kind needs. */
  grid: string;
  expected: number;
  /** The link (our notation) of the puzzle that it is; "" where it is none yet. */
  link: string;
  /** The tiles as an unfinished puzzle in our notation, for the Tiles tab. */
  text: string;
  /**
   * Each picture with an edge that shows it on a tile of the svg ("" where none does), and how many sides show its two halves; [n]
   * where it is whole. numbers are how its halves are written where two numbers make one picture ("" for one that no side shows). The
   * odd ones (met once, far out of balance) first.
   */
  pictures: { name: string; edge: string; counts: number[]; numbers?: string[] }[];
  /** What the halves are called; ["", ""] where pictures are whole. */
  halves: [string, string];
  /** Order of the sides in the text, t r b l; "" for tiles that are no squares. */
  order: string;
  /** Whether the text says the order, or nobody does; neither where it was chosen. */
  said: boolean;
  assumed: boolean;
  /** What was taken for what, what was left out: sentences by code (faultSentence). */
  how: Fault[];
  /** What is odd, the worst first: sentences by code. */
  odd: Fault[];
  /** Whether a bounded search found a solution (true), proved there is none (false), or does not know (null). */
  solvable: boolean | null;
}

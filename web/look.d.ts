// The types of the look at a list of tiles: what it may mean, before it is a puzzle; see types.d.ts.

import type { Fault } from "./types.d.ts";

export interface Look {
  /** The best first; at most six. */
  readings: LookReading[];
  /** The reason why a person must decide; "" if the first reading is plainly right. */
  question: "" | "doubts" | "rivals" | "lists" | "count" | "solution";
}

export interface LookReading {
  /** The complete tiles in the order of the text, as one SVG. */
  svg: string;
  tiles: number;
  /** A name such as "3x3"; "" without a link. expected is how many tiles the grid needs, or the nearest one if the tiles fill none. */
  grid: string;
  expected: number;
  /** The link of the puzzle; "" while the tiles make none. */
  link: string;
  /** The tiles as an unfinished puzzle in our notation, for the Tiles tab. */
  text: string;
  /**
   * Each picture, the odd ones first (on one side only, or far more of one half): edge is one that shows it on a tile
   * of the svg, or ""; counts is on how many sides each half is, or one number for a whole picture; numbers, only if
   * two numbers make one picture, is how the text writes each half, "" for one that no side shows.
   */
  pictures: { name: string; edge: string; counts: number[]; numbers?: string[] }[];
  /** The names of the halves; ["", ""] where pictures are whole. */
  halves: [string, string];
  /** The order of the sides in the text: t, r, b, l; "" unless the tiles are squares. */
  order: string;
  /** said: the text gives the order. assumed: nobody gives it. Neither: a person chose it. */
  said: boolean;
  assumed: boolean;
  /** What the text was taken to mean and what was left out: sentences by code (faultSentence). */
  how: Fault[];
  /** Oddities, the worst first: sentences by code. */
  odd: Fault[];
  /** Whether a short search found a solution (true) or proved that there is none (false); null if it did not find out. */
  solvable: boolean | null;
}

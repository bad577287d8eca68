// The types of the textbook search, whose tricks can be switched one by one, and of comparing the counts of another
// program with it; see types.d.ts.

import type { Count, Thought } from "./types.d.ts";

/** Both begin with handle 0, like mend. */
export interface TextbookMethods {
  /** Runs the textbook search. A shuffle seed other than 0 puts the tiles in another sequence first. */
  textbook: { params: { puzzle: string; switches: Switches; shuffle?: number; handle?: number; budget: number }; result: Textbook };
  /** Finds where the counts that another program printed first differ from the search, and why. */
  compare: { params: { puzzle: string; switches: Switches; counts: string; handle?: number; budget: number }; result: Compared };
}

/** The tricks of a textbook search. */
export interface Switches {
  /** A name, or every cell once, counted from 0: "4,1,2,5,8,7,6,3,0". */
  order: string;
  /** Copies count as one tile. */
  once: boolean;
  /** One tile's turn is fixed. */
  fixed: boolean;
  /** The search goes through the sequences of the tiles, and a dead end skips turns only. */
  turns: boolean;
}

/** The textbook search so far. The lists follow the order in which it fills the cells. */
export interface Textbook extends Thought {
  /** The searched share; null where it cannot be known. */
  progress: number | null;
  order: number[];
  /** The cell whose tile has a fixed turn, and the tile that has one; else -1. */
  fixedCell: number;
  fixedTile: number;
  tries: Count[];
  placements: Count[];
  misfits: Count[];
  deadEnds: Count[];
  sums: { tries: Count; placements: Count; misfits: Count; deadEnds: Count };
  /** Tries beside a neighbour. */
  compared: Count;
  /** Tries until the first board; 0 where there is none. */
  first: Count;
  arrangements: Count;
  pictures: Count;
  solutions: Count;
}

export interface Compared extends Thought {
  /** Whether the search was small enough to run. */
  known: boolean;
  same: boolean;
  /** What the other program probably counted; "" while nothing is known. */
  measure: string;
  /** The place of the first difference in the order of filling; -1 for sums. */
  depth: number;
  /** The cell at that depth, or -1. */
  cell: number;
  theirs: Count;
  ours: Count;
  /** How many of the first cells were compared; 0 for all of them, or sums. */
  cells: number;
  /** A search with exactly these counts, and the switches in which it differs; null while none is found. */
  cause: { measure: string; switches: Switches; differs: { order: boolean; once: boolean; fixed: boolean; turns: boolean } } | null;
}

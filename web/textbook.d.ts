// The textbook search with its tricks switched one by one, and what others counted held
// against it; see types.d.ts.

import type { Count, Thought } from "./types.d.ts";

/** Both think: they begin with handle 0, like mend. */
export interface TextbookMethods {
  /** The textbook search; with the tiles in another sequence where there is a seed for that. */
  textbook: { params: { puzzle: string; switches: Switches; shuffle?: number; handle?: number; budget: number }; result: Textbook };
  /** Where the counts of another program, as it printed them, first differ from such a search, and why. */
  compare: { params: { puzzle: string; switches: Switches; counts: string; handle?: number; budget: number }; result: Compared };
}

/** Which textbook search is meant. */
export interface Switches {
  /** A name, or every cell once, counted from 0: "4,1,2,5,8,7,6,3,0". */
  order: string;
  /** Copies are laid as one. */
  once: boolean;
  /** One tile's turn is fixed. */
  fixed: boolean;
  /** A dead end skips turns only, as all sequences of the tiles are laid out. */
  turns: boolean;
}

/** What a textbook search has done so far, the lists in the order of the cells. */
export interface Textbook extends Thought {
  /** The share that is searched; null where nobody can tell. */
  progress: number | null;
  order: number[];
  /** The cell whose tile has its turn fixed, or the tile that has; else -1. */
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

/** Where the counts of another program first differ from a search, and why. */
export interface Compared extends Thought {
  /** Whether the search was small enough to be made. */
  known: boolean;
  same: boolean;
  /** What was counted, as far as can be told; "" while nothing is known. */
  measure: string;
  /** Where the first difference is, in the order in which the cells are filled; -1 for sums. */
  depth: number;
  /** Which cell that is, or -1. */
  cell: number;
  theirs: Count;
  ours: Count;
  /** How many of the first cells were compared; 0 for all of them, or sums. */
  cells: number;
  /** A search that has the very same counts, and in what it is another one; null while none is found. */
  cause: { measure: string; switches: Switches; differs: { order: boolean; once: boolean; fixed: boolean; turns: boolean } } | null;
}

// The shapes of tiles that are being entered; types.d.ts has most others, and says what
// holds them to Go's.

import type { EdgeMeaning, Fault, Motif } from "./types.d.ts";

/** How edges mate: all motifs are cut in half, none is, or some are. */
export type Mates = "halves" | "same" | "mixed";

/** Tiles that are being entered: what is kept and sent of them, everything but the cursor. */
export interface Entered {
  grid: string;
  mates: Mates;
  /** Those to choose from, as their edges, such as "Aa"; "c-" mates with nothing. */
  motifs: string[];
  /** The edge of the rim, "" without a frame. */
  frame: string;
  mayTurn: boolean;
  /** One for each cell, "?" on sides not entered. */
  tiles: string[];
  /** What else the notation says: names, the art, clues. */
  others: [key: string, value: string][];
}

/**
 * A change of tiles that are being entered. A grid is its kind, its width and its height; names are those of the puzzle, the
 * art, the halves, and each motif.
 */
export type Change =
  | { change: "text" | "puzzle" | "sign"; to: string }
  | { change: "mates"; to: Mates }
  | { change: "frame"; to: "yes" | "no" }
  | { change: "more" | "less"; to: "cut" | "whole" }
  | { change: "grid" | "names" | "rest"; list: string[] };

/** All that there is to tell of tiles that are being entered. */
export interface EntryFacts {
  entered: Entered;
  /** The edge that a sign stands for, "" when it stands for none. */
  sign: string;
  /** Why there is no such change: all is as it was. */
  problem?: Fault;
  kind: "squares" | "hexagon" | "triangle";
  /** In cells; a hexagon and a triangle have their size twice. */
  width: number;
  height: number;
  name: string;
  art: string;
  halves: [string, string];
  /** Whether the drawn sets serve the motifs. */
  canBeDrawn: boolean;
  motifs: Motif[];
  edges: Record<string, EdgeMeaning>;
  /** The edges to choose from. */
  palette: string[];
  /** The edges that signs stand for. A sign that is not among them may bring a motif. */
  keys: Record<string, string>;
  /** Complete tiles that look alike. */
  alike: number[][];
  /** Edges whose motif is on one side of all. */
  lonely: string[];
  balance: Balance;
  text: string;
  /** The puzzle as a link's hash, "" before all tiles are complete. */
  link: string;
  /** A link to as much of it as was entered, which does not say that it is whole; "" before the first side. */
  begun: string;
  /** The complete tiles, as a text that they are looked for by. */
  complete: string;
  /** A puzzle, as a link's hash, that shows every edge of the palette. */
  sampler: string;
  /** A puzzle, as a link's hash, on the same grid. */
  places: string;
}

/** What can be told of tiles before anything is searched. */
export interface Balance {
  /** As the motifs; spare is how many sides find no mate. */
  motifs: { heads: number; tails: number; spare: number }[];
  /** How many sides are not entered yet. */
  empty: number;
  /** So many sides at least find no mate, whatever is entered in the empty ones. */
  least: number;
  /** So many sides may find no mate. */
  rim: number;
  /** Tiles with so many sides on the rim of a frame, the corners first; none without a frame. */
  frame: { sides: number; found: number; needed: number }[];
}

// The types of an entry: tiles that a person is entering; see types.d.ts.

import type { EdgeMeaning, Fault, Motif } from "./types.d.ts";

/** How edges mate: every motif is cut in half, none is, or some are. */
export type Mates = "halves" | "same" | "mixed";

/** An entry as it is stored and sent: everything but the cursor. */
export interface Entered {
  grid: string;
  mates: Mates;
  /** The motifs to choose from, as their edges, such as "Aa"; "c-" mates with nothing. */
  motifs: string[];
  /** The edge of the rim, "" without a frame. */
  frame: string;
  mayTurn: boolean;
  /** One for each cell, "?" on sides not entered. */
  tiles: string[];
  /** The other keys of the notation: names, the art, clues. */
  others: [key: string, value: string][];
}

/**
 * A change of an entry. The list of "grid" is its kind, width and height; of "names" the puzzle's name, the art, the
 * two halves and each motif; of "rest" the missing tiles.
 */
export type Change =
  | { change: "text" | "puzzle" | "sign"; to: string }
  | { change: "mates"; to: Mates }
  | { change: "frame"; to: "yes" | "no" }
  | { change: "more" | "less"; to: "cut" | "whole" }
  | { change: "grid" | "names" | "rest"; list: string[] };

export interface EntryFacts {
  entered: Entered;
  /** The edge that a typed sign means, "" when it means none. */
  sign: string;
  /** Why the change is impossible; the entry is then unchanged. */
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
  /** The edge that each sign means. Another sign may bring a motif. */
  keys: Record<string, string>;
  /** Groups of complete tiles that look alike. */
  alike: number[][];
  /** Edges whose motif is on a single side, which therefore finds no mate. */
  lonely: string[];
  balance: Balance;
  text: string;
  /** The puzzle as a link's hash, "" until all tiles are complete. */
  link: string;
  /** A link to the sides entered so far, without the mark of a whole puzzle (end=1); "" before the first side. */
  begun: string;
  /** The complete tiles as a text for containing; "" where tiles may not turn or clues fix some, as no published puzzle is like that. */
  complete: string;
  /** A puzzle, as a link's hash, that shows every edge of the palette: its drawing gives the pictures of the keys. */
  sampler: string;
  /** A puzzle, as a link's hash, on the same grid: its drawing tells where the cells lie. */
  places: string;
}

/** What counting alone tells about the tiles, before any search. */
export interface Balance {
  /** In the order of the motifs; spare is how many sides find no mate. */
  motifs: { heads: number; tails: number; spare: number }[];
  /** How many sides are not entered yet. */
  empty: number;
  /** At least this many sides find no mate, whatever is entered in the empty ones. */
  least: number;
  /** This many sides may find no mate: those on the rim. */
  rim: number;
  /** Per number of sides on the rim of a frame, the corners first: the tiles found and needed. Empty without a frame. */
  frame: { sides: number; found: number; needed: number }[];
}

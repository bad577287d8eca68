// What the build wrote for links to nine square tiles (tools/days/first.go): the parts of Go's answers
// that do not depend on the tiles.

import type { Board, Drawing, Puzzle } from "../../types.d.ts";

export interface FirstKit {
  puzzle: Pick<Puzzle, "grid" | "framed" | "frame" | "mayTurn" | "clues" | "boardTurns" | "boardTurn" | "why">;
  drawing: Omit<Drawing, "symbols">;
  symbols: SymbolKit;
}

/** The pieces of Drawing.symbols in their order, as Kit of solver/draw has them. Words in braces are places for other texts. */
export interface SymbolKit {
  head: string;
  /** Each across the seam, and its halves as edges, with {sign}; uncut is "" where the set has none. */
  motifs: { cut: string; uncut: string; head: string; tail: string }[];
  marks: string;
  /** With {number}, {disc}, {0} to {3} for the signs of its edges, {outline}, {tabs}. */
  tile: string;
  discs: string[];
  /** For tiles with tabs: the path along each side, by motif, for a head and a tail; null where all tiles have one outline. */
  sides: { along: [head: string, tail: string][]; after: string; over: string }[] | null;
  foot: string;
}

/** A link to nine square tiles. */
export interface Plain {
  /** The link without its board: it names the puzzle. */
  id: string;
  name: string;
  by: string;
  art: string;
  halves: [string, string];
  tiles: string[];
  motifs: PlainMotif[];
  board: Board | null;
}

/** The tail of a motif that is not cut is "". */
export interface PlainMotif {
  head: string;
  tail: string;
  name: string;
}

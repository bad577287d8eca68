// What the build has written for a link to nine square tiles (tools/days/first.go): all of
// Go's answers that is the same whatever the tiles show.

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
  /** Of tiles with tabs: what leads along each side, by the motif for a head and a tail; null where all have one outline. */
  sides: { along: [head: string, tail: string][]; after: string; over: string }[] | null;
  foot: string;
}

/** A link to nine square tiles. */
export interface Plain {
  /** The same without a board, which names the puzzle. */
  id: string;
  name: string;
  by: string;
  art: string;
  halves: [string, string];
  tiles: string[];
  motifs: PlainMotif[];
  board: Board | null;
}

/** A motif; of one that is not cut the tail is "". */
export interface PlainMotif {
  head: string;
  tail: string;
  name: string;
}

// Help with a board that somebody plays: whether it can still be completed, and which tile
// comes next, and why; see types.d.ts.

import type { Board, Count, Log, Reason, Thought } from "./types.d.ts";

export interface HintMethods {
  /**
   * Whether a board can still be completed, and in how many ways, or which tile must change. Laid is the cells in the order in
   * which they were filled; what lies elsewhere lay there before. Begins with handle 0, like mend.
   */
  outlook: { params: { puzzle: string; board: Board; laid: number[]; handle?: number; budget: number }; result: Outlook };
  /** The tile to be laid next, and why. Begins with handle 0, like mend. */
  hint: { params: { puzzle: string; board: Board; handle?: number; budget: number }; result: Hinted };
  /** All steps from a board, else from the empty one, to a full board. Begins with handle 0, like mend. */
  reasoning: { params: { puzzle: string; board?: Board; handle?: number; budget: number }; result: Reasoned };
}

/** Whether a board can still be completed. */
export interface Outlook extends Thought {
  /** Whether ways is all of them; with none, the tile to change may still be looked for. */
  counted: boolean;
  /** In how many ways, up to turns of the board; so far. */
  ways: Count;
  /** An estimate of the ways while they are being counted; null when not known. */
  expected: Log | null;
  /** When it is done and there is no way: the cell of the earliest tile that must change, -1 if the puzzle itself has none; else -1. */
  change: number;
}

/** The next step; null while it is looked for, and when there is none: the board is full, or there is no way on, or none is found. */
export interface Hinted extends Thought {
  step: Step | null;
  /** The open cell that the fewest looks (tiles and turns) fit; null when the board is full, or it is known that there is no way on. */
  narrow: { cell: number; looks: number } | null;
}

/** The steps so far. */
export interface Reasoned extends Thought {
  steps: Step[];
  /** Whether they lead to a full board. */
  complete: boolean;
  /** Whether they lead to where it is proved that there is none. When it is done and neither, the next step takes too long to find. */
  dead: boolean;
}

/** A tile to be laid, and why. */
export interface Step {
  /** Forced: every full board that follows from this one has the tile, or one that looks like it, here in this turn. */
  kind: "forced" | "guess";
  /** Whether it takes trying to see it; all other steps follow by looking and counting. A guess is always tried. */
  tried: boolean;
  cell: number;
  /** Of tiles that look alike, the lowest that is loose. */
  tile: number;
  turn: number;
  /** All loose tiles that look like it, where there are several. */
  copies: number[];
  /** The technique; see hint.Codes. */
  why: Reason;
  /** The cells that the reason speaks of, beside the step's own. */
  cells: number[];
}

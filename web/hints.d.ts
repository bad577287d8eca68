// The types of help with a board in play: can it still be completed, which tile comes next, and why; see types.d.ts.
// Every method begins with handle 0, like mend.

import type { Board, Count, Log, Reason, Seat, Thought } from "./types.d.ts";

export interface HintMethods {
  /**
   * Whether a board can still be completed, in how many ways, or which tile must change. laid lists cells in the order
   * in which they were filled; tiles on other cells count as laid before.
   */
  outlook: { params: { puzzle: string; board: Board; laid: number[]; handle?: number; budget: number }; result: Outlook };
  /** The next tile and the reason for it. Go looks first on the cell near; -1 for none. */
  hint: { params: { puzzle: string; board: Board; near: number; handle?: number; budget: number }; result: Hinted };
  /** Why nothing else fits where a step places its tile, or with cell -1 why the board cannot be completed. The plainest branches come first. */
  refute: { params: { puzzle: string; board: Board; cell: number; tile: number; turn: number; handle?: number; budget: number }; result: Refuted };
  /** All steps to a full board, from the given board or the empty one. */
  reasoning: { params: { puzzle: string; board?: Board; handle?: number; budget: number }; result: Reasoned };
}

export interface Outlook extends Thought {
  /** Whether ways is final. If it is 0, the search for the tile to change may still go on. */
  counted: boolean;
  /** The number of ways so far, up to turns of the board. */
  ways: Count;
  /** An estimate of the ways while Go counts them; null when unknown. */
  expected: Log | null;
  /** The cell of the earliest tile that must change, as far as known; -1 if unknown, or if no tile of laid is to blame. */
  change: number;
  /** A turn of that tile on its cell that opens a way; -1 if there is no such turn, or none is known. */
  turn: number;
  /** A visible mistake: two touching sides that do not mate (first that of the tile to change), or one that breaks the frame; else empty. */
  clash: Seat[];
  /** An open cell that no loose tile fits, known at once; -1 if there is none. */
  dead: number;
}

/** step is null until found, and if there is none: the board is full or cannot be completed, or Go finds no next step. */
export interface Hinted extends Thought {
  step: Step | null;
  /** The open cell that the fewest looks (tile and turn) fit; null when the board is full, or known to have no way. */
  narrow: { cell: number; looks: number } | null;
}

export interface Reasoned extends Thought {
  steps: Step[];
  /** Whether they lead to a full board. */
  complete: boolean;
  /** Whether they lead to a proof that there is none. Done and neither: the next step takes too long to find. */
  dead: boolean;
}

/** A tile to place, and why. */
export interface Step {
  /** "forced": every full board that contains this one has the tile, or one that looks like it, here in this turn. */
  kind: "forced" | "guess";
  /** Whether seeing it takes trial; all other steps follow from looking and counting. A guess is always tried. */
  tried: boolean;
  cell: number;
  /** The lowest loose tile of those that look alike. */
  tile: number;
  turn: number;
  /** All loose tiles that look like it, itself included; empty if there is no other. */
  copies: number[];
  /** The technique; hint.Codes lists them. */
  why: Reason;
  /** The cells that the reason names, without the step's own. */
  cells: number[];
  /** The sides of open cells that the reason looks at. */
  seats: Seat[];
}

/** The branches so far; empty if there are too many to look at. */
export interface Refuted extends Thought {
  branches: HintBranch[];
}

/** A way to go on until it visibly fails. */
export interface HintBranch {
  trials: Trial[];
  /** Other last placements that fail alike, as [cell, tile, turn]: tiles for the same cell, or cells for the same tile. */
  alike: [number, number, number][];
  /** The open cell that nothing fits, or -1. */
  cell: number;
  /** With cell -1: the loose tile that fits nowhere. */
  tile: number;
  /** Whether every choice on the way has a branch of its own; else this one is an example. */
  whole: boolean;
}

/** A tile placed on the way. */
export interface Trial {
  cell: number;
  tile: number;
  turn: number;
  /** How many choices there were: none for an assumption, one for a forced tile. */
  choices: number;
  /** Whether the choices are the cells that the tile fits; else the tiles that fit the cell. */
  ofTile: boolean;
}

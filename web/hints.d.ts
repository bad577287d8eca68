// Help with a board that somebody plays: whether it can still be completed, and which tile
// comes next, and why; see types.d.ts.

import type { Board, Count, Log, Reason, Seat, Thought } from "./types.d.ts";

export interface HintMethods {
  /**
   * Whether a board can still be completed, and in how many ways, or which tile must change. Laid is the cells in the order in
   * which they were filled; what lies elsewhere lay there before. Begins with handle 0, like mend.
   */
  outlook: { params: { puzzle: string; board: Board; laid: number[]; handle?: number; budget: number }; result: Outlook };
  /** The tile to be laid next, and why; looked for first on the cell near, -1 for none. Begins with handle 0, like mend. */
  hint: { params: { puzzle: string; board: Board; near: number; handle?: number; budget: number }; result: Hinted };
  /**
   * Why nothing else fits where a step lays a tile, or with cell -1 why there is no way on from the board; the branches come with
   * the plainest first. Begins with handle 0, like mend.
   */
  refute: { params: { puzzle: string; board: Board; cell: number; tile: number; turn: number; handle?: number; budget: number }; result: Refuted };
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
  /** Where there is no way: the cell of the earliest tile that must change, or until it is done the earliest known so far; -1 if none is known, or the puzzle itself has no way. */
  change: number;
  /** How that tile may be turned where it lies so that there is a way; -1 where there is no such turn, or none is known. */
  turn: number;
  /** What anybody can see: two sides that touch and do not mate, first that of the tile to be changed, or one that breaks the frame; else none. */
  clash: Seat[];
  /** An open cell that nothing fits, known at once; -1 where there is none. */
  dead: number;
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
  /** The sides of open cells that the reason looks at. */
  seats: Seat[];
}

/** The branches so far; none where it is too long to be looked at. */
export interface Refuted extends Thought {
  branches: HintBranch[];
}

/** A way to go on until it is plain to see that it leads nowhere. */
export interface HintBranch {
  trials: Trial[];
  /** What else could come last, as [cell, tile, turn], and ends just so: tiles on the same cell, or places of the same tile. */
  alike: [number, number, number][];
  /** The open cell that nothing fits, or -1. */
  cell: number;
  /** With cell -1: the loose tile that fits nowhere. */
  tile: number;
  /** Whether there is a branch for each choice on the way; else it is an example. */
  whole: boolean;
}

/** A tile laid on the way. */
export interface Trial {
  cell: number;
  tile: number;
  turn: number;
  /** How many there were: none for what is assumed, one for what is forced. */
  choices: number;
  /** Whether they are the places that the tile fits; else what fits the cell. */
  ofTile: boolean;
}

// The types of long searches, which many workers do in parts; see types.d.ts.

import type { Board, Log, Report } from "./types.d.ts";

export interface PartMethods {
  /**
   * Begins a search in parts, or continues what a search or a job has saved: the fast search, or with raw the
   * placements of the textbook search without its tries. A probe of visits placements estimates it. A save of another
   * puzzle or version is a fault.
   */
  job: { params: { puzzle: string; raw?: boolean; keep: number; visits: number; saved?: string }; result: { handle: number; state: JobState } };
  /** Hands out the next part, after cutting the work so that share parts wait; lease 0: nothing can be handed out now. */
  take: { params: { handle: number; share: number }; result: Lease };
  /** Takes what a worker has saved of its part, or "" when the worker was lost. The rest of the part waits again. */
  settle: { params: { handle: number; lease: number; saved: string }; result: JobState };
}

/** A part that a worker has. */
export interface Lease {
  lease: number;
  saved: string;
}

export interface JobState {
  /** done: everything was searched. */
  report: Report;
  /** From 0 to 1; never runs backwards. */
  progress: number;
  /** The number of nodes in all, as far as it is known by now. */
  expected: Log | null;
  /** The board with the most tiles so far, before a solution is found. */
  best?: { board: Board; filled: number; score: number; seams: number };
}

/** Who ran a search, a part of it, or all parts: the code written for the puzzle, or why it did not. */
export interface By {
  written?: boolean;
  /** The tables of the code would be too large. */
  large?: boolean;
  /** Why the browser refused the code. */
  refused?: string;
  /** How the code failed; Go itself did what it left undone. */
  failed?: string;
}

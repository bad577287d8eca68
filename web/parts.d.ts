// Long searches, which many workers do in parts; see types.d.ts.

import type { Board, Log, Report } from "./types.d.ts";

export interface PartMethods {
  /**
   * Begins a search that many workers do in parts, or goes on with what a search or a job has saved: the fast one, or
   * raw what the textbook search places, but for its tries. It is estimated by so many placements of a probe. A text of
   * another puzzle or version is a fault.
   */
  job: { params: { puzzle: string; raw?: boolean; keep: number; visits: number; saved?: string }; result: { handle: number; state: JobState } };
  /** Hands out the next part, after seeing to it that so many wait; lease 0: none is left to be handed out now. */
  take: { params: { handle: number; share: number }; result: Lease };
  /** Takes in what a worker has saved of its part; "" when the worker was lost. The rest of the part waits again. */
  settle: { params: { handle: number; lease: number; saved: string }; result: JobState };
}

/** A part that is under way. */
export interface Lease {
  lease: number;
  saved: string;
}

/** Where a job stands. */
export interface JobState {
  /** done: everything was searched. */
  report: Report;
  /** From 0 to 1; never runs backwards. */
  progress: number;
  /** How many nodes there are in all, as far as is known by now. */
  expected: Log | null;
  /** The board with the most tiles on it so far, before a solution is found. */
  best?: { board: Board; filled: number; score: number; seams: number };
}

/** What a part answers with: what it found and what is left of it. */
export interface Done {
  saved: string;
  /** Null where nobody had code to run. */
  by: By | null;
}

/** Who carried out a search, a part of it, or all parts. */
export interface By {
  /** Whether code that was written for its puzzle carried it out. */
  written?: boolean;
  /** Whether the tables of such code would be too large. */
  large?: boolean;
  /** Why the browser refused such code. */
  refused?: string;
  /** How such code failed; what it did not do the program itself did. */
  failed?: string;
}

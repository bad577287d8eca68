// What page, worker and Go say to each other. types.d.ts has what they say it about.

import type { Board, By, Fault, Methods, Mode, Report, TextMethods } from "./types.d.ts";

/** Go answers every call with one of the two. */
export type Response<T> = { result: T } | { error: Fault };

/** The functions that Go gives the worker, one per method. All but those of TextMethods take their parameters as JSON; each returns a Response as JSON. */
export type Edgewise = Record<keyof Methods | keyof TextMethods, (text: string) => string>;

// Between page and worker. Every id is answered exactly once; progress may be dropped.

export type Question =
  | { id: number; call: keyof Methods; params: unknown }
  | { id: number; run: { puzzle: string; mode: Mode; keep: number; program?: boolean } }
  | { id: number; part: { puzzle: string; keep: number; saved: string; milliseconds: number } }
  /** Continues a hunt for this long, or until it is over. */
  | { id: number; seek: { handle: number; milliseconds: number } }
  /** The worker compiles the program, which is at this address or is this, compressed, and answers with it. */
  | { id: number; bring: string | ArrayBuffer }
  /** The worker answers once Go can be called. */
  | { id: number; ready: true };

export type Request =
  | Question
  /** The worker answers at once. */
  | { ping: true }
  | { cancel: number }
  /** The compiled program; null if no worker could bring it. */
  | { module: WebAssembly.Module | null };

export type Reply =
  | { id: number; result: unknown }
  | { id: number; error: Fault }
  | { id: number; progress: Report }
  /** The worker's script has come, or more of the program. */
  | { here: true }
  | { pong: true };

/** The answer to a part: what the worker found and what is left. */
export interface Done {
  saved: string;
  /** Null if the part was not handed to written code. */
  by: By | null;
}

/** The answer to a run. */
export interface Outcome {
  report: Report;
  boards: Board[];
  /** Milliseconds of searching, without starting up. */
  milliseconds: number;
  cancelled: boolean;
  /** For a cancelled run: the search as a job can continue it; else "". */
  saved: string;
  /** Who ran the search; null if it was not handed to written code. */
  by?: By | null;
  /** Placements per second on this many cores; only for a search long enough to measure. */
  pace?: { rate: number; cores: number } | null;
}

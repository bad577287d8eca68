// The search, its results and what else is known of the puzzle; and what the room needs of the app.

import type { Outcome } from "../../messages.d.ts";
import type { Arrangement, Board, By, Choice, Identified, JobState, Reason, Report } from "../../types.d.ts";
import type { Store } from "../base/store.js";
import type { State as BoardState } from "../board/state.d.ts";
import type { Counted } from "../engine/counting.js";
import type { Solver } from "../engine/solver.js";
import type { State as GuideState } from "../guide/state.d.ts";
import type { Unfinished } from "../keep/record.js";
import type { Asked } from "../mend/state.d.ts";
import type { App as Share, State as ShareState } from "../share/state.d.ts";
import type { Rated } from "../speech/difficulty.js";
import type { Speech } from "../speech/speech.js";
import type { App as Table } from "../table/state.d.ts";
import type { Stage } from "./stages.js";

/** One search, from Solve to its verdict; changed in place. */
export interface Search extends Asked {
  stage: Stage;
  /** The fast search's counts while it runs. */
  progress: Report | null;
  /** By performance.now(). */
  began: number;
  /** The textbook search, if it ended by itself. */
  textbookRun: Outcome | null;
  /** Its placements if it did not end; null while unknown. */
  counted: Counted | null;
  /** Set once many workers search. */
  long: Long | null;
  /** When the time limit ends it, by performance.now(). */
  ends: number | null;
  /** Proofs that there is no solution. */
  why: Reason[];
  /** The puzzle that is searched, in canonical notation. */
  id: string;
  /** Whether the tiles of the person's board stay in place. */
  fromBoard: boolean;
  /** Those tiles. */
  laid: Board | null;
}

/** The progress of a long search. */
export interface Long {
  state: JobState;
  /** The number of workers. */
  helpers: number;
  /** Placements per second. */
  rate: number;
  /** Seconds, null if unknown. */
  left: number | null;
  /** In ms. */
  elapsed: number;
  /** The state from which the search could resume. */
  saved: string;
  /** The progress at which it resumed after a worker was lost. */
  interrupted: number | null;
  /** The program that runs it; null before the first part has come back. */
  by: By | null;
}

export interface Foreseen {
  /** Decimal logarithm of the expected placements. */
  nodes: number;
  /** The relative error; null if it is unlimited. */
  error: number | null;
  /** On this machine; Infinity if too long for a number. */
  seconds: number;
  cores: number;
  choice: Choice;
}

/** The room's part of the search's slice. */
export interface Known {
  foreseen: Foreseen | null;
  /** The published names, null before the lookup; and whether the text could be copied. */
  published: (Identified & { copied?: boolean }) | null;
  /** The published cover, an SVG document; "" before it is drawn. */
  cover: string;
  /** The links before and after the published drawings were applied; null if they were not. */
  dressed: { from: string; to: string } | null;
  rated: Rated | null;
}

export interface Solve extends Known {
  search: Search | null;
  /** The puzzle's stored search. */
  unfinished: Unfinished | null;
}

/** The rows added so far. */
export interface Listed {
  /** The result they belong to. */
  outcome: Outcome;
  rows: Row[];
  /** The start of the next rows; null at the end. */
  next: { of: number; from: number } | null;
}

/** One solution in all its turns, with one placement of its copies. */
export interface Row {
  /** Index among the boards kept. */
  of: number;
  arrangements: Arrangement[];
}

export interface State extends GuideState, BoardState, ShareState {
  entry: BoardState["entry"] & ShareState["entry"];
  solve: Solve;
  /** Null while the list is folded. */
  arrangements: { listed: Listed | null };
}

export interface App extends Table, Share {
  store: Store<State>;
  speech: Speech;
  /** Hires helpers for a long search, one per core. */
  hire: () => Solver[];
  cores: number;
  /** The running search or hunt. */
  running: { stop: () => void } | null;
}

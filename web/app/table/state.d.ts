// The table: which puzzle lies there, how the person has played it, and what of it is in
// sight; and what its modules need of the app. Rooms above add to both.

import type { Arrangement, Board, BoardState, Count, Drawing, Fault, Foreign, HuntState, JobState, Kept as KeptText, Look, Mode, Moment, Outcome, Puzzle, Switches } from "../../types.d.ts";
import type { Store } from "../base/store.js";
import type { Solver } from "../engine/solver.js";
import type { Game } from "../game/game.js";
import type { Keeper } from "../keep/keeper.js";
import type { Mine } from "../keep/record.js";
import type { Settings } from "../keep/settings.js";
import type { State as Kept } from "../keep/state.d.ts";
import type { Stopwatch } from "./stopwatch.js";

export type Layer = "tiles" | "board" | "solution" | "search" | "best" | "watched";

export type Tab = "play" | "solve" | "watch" | "tiles";

/** Which solution is looked at, and how much of it. */
export interface Shown {
  /** Among the boards that the search kept. */
  index: number;
  /** Another board of the same solution, turned or with copies swapped; null for the one that was kept. */
  arrangement: Arrangement | null;
  /** Those revealed, in the order they were. */
  cells: number[];
}

/** What a board shows, of which puzzle. */
export type Marks = BoardState & { board: Board; puzzle?: Puzzle };

/** A text that is not of our own notation, and in what order its sides may stand. */
export type ForeignText = Foreign & { text: string };

/** A text that was read as a puzzle. */
export interface Reading {
  puzzle: Puzzle;
  board: Board | null;
  /** The moment of a search that it opens at. */
  watch: Moment | null;
  notes: Fault[];
  foreign: ForeignText | null;
}

/** A text that could not be read, or that nobody came to read it. */
export interface Broken {
  problem: Fault;
  kept?: KeptText;
  /** Whether what lies on the table can be played all the same. */
  playable?: boolean;
}

/** How a person wants a text to be read: the order of its sides, such as "trbl", and whether its tiles may turn. */
export interface Choice {
  order?: string;
  turns?: boolean;
}

/** A list of tiles that was read, and is looked at before it is a puzzle. */
export interface Looking {
  text: string;
  choice: Choice;
  look: Look;
  /** The reading that is looked at; null while the first two stand beside each other. */
  at: number | null;
  /** Whether the other ways to read the text are in sight. */
  differently: boolean;
  /** Why the text cannot be read as was chosen last. */
  fault: Fault | null;
  /** Whether it is in sight. What was closed is offered again. */
  open: boolean;
}

/** A puzzle that was read and waits for the person's word. */
export interface Waiting {
  reading: Reading;
  /** Whether its board takes the place of another board of the same puzzle. */
  replaces: boolean;
}

/** What is found of the puzzle: the boards, and the best one of a search under way. */
export interface Found {
  fast: Outcome | null;
  long: { state: JobState } | null;
}

/** What is true of the page, whichever puzzle lies on the table. */
export interface Page {
  /** Of the worker. */
  phase: "starting" | "ready" | "failed";
  /** Whether it has been starting for so long that a person may want to load it again. */
  slow: boolean;
  /** Whether home is in sight, and not the table. */
  home: boolean;
  tab: Tab;
  /** Whether the person points with a finger or a pen, not with a mouse. */
  finger: boolean;
  settings: Settings;
  /** What was odd about the last text but did no harm. */
  notes: Fault[];
  /** The last text that could not be read. */
  broken: Broken | null;
  /** What would put a board in progress out of sight. */
  waiting: Waiting | null;
  /** Whether a text is being read that takes Go longer than a moment. */
  reading: boolean;
  /** The list of tiles that was read last and is no puzzle yet. */
  look: Looking | null;
}

/** The puzzle at hand, and how it lies there. */
export interface Table {
  puzzle: Puzzle | null;
  drawing: Drawing | null;
  /** The text of another notation that the puzzle was read from. */
  foreign: ForeignText | null;
  /** How the person has played the puzzle. */
  game: Game | null;
  /** What the board shows but on the Play tab. */
  layer: Layer;
  shown: Shown;
  /** Seams and conflicts of the layer shown, derived after each change of the state; null while nothing lies there. */
  marks: Marks | null;
}

export interface State extends Kept {
  page: Page;
  table: Table;
  // What they find of the puzzle is shown on the table.
  solve: { search: Found | null };
  best: { hunt: { at: HuntState | null } | null };
  watch: { at: { board: Board; number: Count; end: Count | null; event: { kind: string; cell: number } | null } | null; setting: { mode: Mode } & Switches; wanted: Moment | null };
}

export interface App {
  store: Store<State>;
  solver: Solver;
  /** Of My puzzles. */
  keeper: Keeper;
  /** Measures the time since the last move. */
  watch: Stopwatch;
  /** What stands in the address bar. */
  address: { page: () => string; hash: () => string; add: (hash: string) => void; replace: (hash: string) => void };
  /** The slices that are of one puzzle, as they are before anything was done with it. */
  fresh: (kept: Mine | null) => Pick<State, "table">;
}

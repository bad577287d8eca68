// The state of the table: the puzzle, the person's game, and what is visible of it; and what the modules
// need of the app. Rooms above add to both.

import type { Outcome } from "../../messages.d.ts";
import type { Arrangement, Board, BoardState, Count, Drawing, Fault, Foreign, HuntState, JobState, Kept as KeptText, Look, Mode, Moment, Puzzle, Switches } from "../../types.d.ts";
import type { Store } from "../base/store.js";
import type { Solver } from "../engine/solver.js";
import type { Game } from "../game/game.js";
import type { Mine } from "../keep/record.js";
import type { Settings } from "../keep/storage.js";
import type { App as Keep, Browser as KeepBrowser } from "../keep/app.d.ts";
import type { State as Kept } from "../keep/state.d.ts";

export type Layer = "tiles" | "board" | "solution" | "search" | "best" | "watched";

export type Tab = "play" | "solve" | "watch" | "tiles";

/** The solution that is shown, and how much of it. */
export interface SolutionView {
  /** Its index among the boards that the search kept. */
  index: number;
  /** Another board of the same solution, turned or with copies swapped; null for the one the search kept. */
  arrangement: Arrangement | null;
  /** The revealed cells, in order. */
  cells: number[];
}

/** The marks of a board, with the board and puzzle they belong to. */
export type Marks = BoardState & { board: Board; puzzle?: Puzzle };

/** A text in another notation than ours, and the possible orders of its sides. */
export type ForeignText = Foreign & { text: string };

/** A text that was read as a puzzle. */
export interface Reading {
  puzzle: Puzzle;
  drawing: Drawing;
  /** The art in which it was drawn; "" is the puzzle's own. */
  art: string;
  board: Board | null;
  /** The moment of a search to open at. */
  watch: Moment | null;
  notes: Fault[];
  foreign: ForeignText | null;
}

/** A text that could not be read, or a page on which Go never arrived. */
export interface Broken {
  problem: Fault;
  kept?: KeptText;
  /** Whether the puzzle on the table can still be played. */
  playable?: boolean;
}

/** How the person wants a text to be read: the order of its sides, such as "trbl", and whether its tiles may turn. */
export interface Choice {
  order?: string;
  turns?: boolean;
}

/** A list of tiles that was read and is shown before it becomes a puzzle. */
export interface Looking {
  text: string;
  choice: Choice;
  look: Look;
  /** The reading that is shown; null while the first two are compared. */
  at: number | null;
  /** Whether the other ways to read the text are visible. */
  differently: boolean;
  /** Why the text cannot be read in the way chosen last. */
  fault: Fault | null;
  /** Whether it is visible. A closed one is offered again. */
  open: boolean;
}

/** A puzzle that was read and waits for the person's decision. */
export interface Waiting {
  reading: Reading;
  /** Whether its board would replace another board of the same puzzle. */
  replaces: boolean;
}

/** What searches have found: the verdict, and the best board of a running one. */
export interface Found {
  verdict: Outcome | null;
  long: { state: JobState } | null;
}

/** The state of the page, whichever puzzle is on the table. */
export interface Page {
  /** The state of the worker. */
  phase: "starting" | "ready" | "failed";
  /** Whether nothing has arrived for some seconds while the page starts. */
  stalled: boolean;
  /** Whether home is visible instead of the table. */
  home: boolean;
  tab: Tab;
  /** Whether the person uses a finger or a pen, not a mouse. */
  finger: boolean;
  settings: Settings;
  /** Harmless oddities of the last text. */
  notes: Fault[];
  broken: Broken | null;
  /** A puzzle that would hide or replace a board in progress. */
  waiting: Waiting | null;
  /** Whether Go takes long to read a text. */
  reading: boolean;
  /** The last list of tiles that is no puzzle yet. */
  look: Looking | null;
  /** The last answer of a key, see board/words.js. */
  told: { code: string; words: Record<string, string | number>; about: unknown[] } | null;
}

export interface Table {
  puzzle: Puzzle | null;
  drawing: Drawing | null;
  /** The text in another notation that the puzzle came from. */
  foreign: ForeignText | null;
  game: Game | null;
  /** The layer on tabs other than Play and Watch. */
  layer: Layer;
  solutionView: SolutionView;
  /** Seams and conflicts of the shown layer, derived after each change of the state; null for an empty board. */
  marks: Marks | null;
}

export interface State extends Kept {
  page: Page;
  table: Table;
  // The table shows what these rooms find.
  solve: { search: Found | null };
  best: { hunt: { at: HuntState | null } | null };
  watch: { at: { board: Board; number: Count; end: Count | null; event: { kind: string; cell: number } | null } | null; setting: { mode: Mode } & Switches; wanted: Moment | null };
}

export interface Browser extends KeepBrowser {
  history: Pick<History, "state" | "pushState" | "replaceState">;
  location: Pick<Location, "href" | "hash">;
  /** The address at which the page is hosted, "" if the build was not told. */
  hosted: string;
  /** Whether the pointer is one. */
  finger: boolean;
}

export interface App extends Keep {
  store: Store<State>;
  solver: Solver;
  /** Measures the time since it was last added to the game, in ms: see Stopwatch in time.js. */
  watch: { since: number | null; elapsed: () => number; run: (runs: boolean) => void; take: () => number };
  /** The address bar; `left` is what the history holds with it, and `passed` the page in links for others, "" where none can open it. */
  address: { page: () => string; passed: () => string; hash: () => string; query: () => URLSearchParams; left: () => any; add: (hash: string) => void; replace: (hash: string) => void };
  /** The slices that belong to one puzzle, as they are at first. */
  fresh: (kept: Mine | null) => Pick<State, "table">;
}

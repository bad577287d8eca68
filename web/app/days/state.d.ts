// The days that were solved, and what the room needs of the app.

import type { Board, Difficulty, Puzzle } from "../../types.d.ts";
import type { Store } from "../base/store.js";
import type { Solver } from "../engine/solver.js";
import type { Game } from "../game/game.js";
import type { State as Kept } from "../keep/state.d.ts";

/** How a day's puzzle was finished, the first time. */
export interface DayResult {
  /** Such as "2026-11-21". */
  day: string;
  /** When, in milliseconds since 1970. */
  solved: number;
  /** Whether that was by noon of the next day, on the clock that it was finished by. It is never worked out anew. */
  counts: boolean;
  /** Milliseconds played. */
  time: number;
  /** 0 where nothing is known of how it was played. */
  moves: number;
  hints: number;
  /** The puzzle as a link's hash. */
  link: string;
  /** The finished board. */
  board: Board;
}

/** The puzzle of a day. */
export interface DayPuzzle {
  day: string;
  /** As a link's hash. */
  link: string;
  /** The motif set to draw it with. */
  art: string;
  /** A letter for each side. */
  tiles: string[];
  /** The word for it, "" when nobody has told. */
  difficulty: Difficulty;
  /** Two tiles, each with the side on which it has a half; the two make a whole. Not there when nobody has told. */
  pair?: [Mating, Mating];
}

/** A tile, and one of its sides. */
export type Mating = [tile: number, side: number];

/** Where what is drawn of a grid's board belongs, in units and degrees. */
export interface GridLayout {
  box: [x: number, y: number, width: number, height: number];
  /** Degrees of one turn of a tile. */
  turn: number;
  cells: [x: number, y: number, angle: number][];
  /** The frame of each seam as a side of a cell sees it. */
  seams: [cell: number, side: number, x: number, y: number, angle: number][];
}

/** The room's slice of the state. */
export interface Days {
  /** One for each day, the earliest day first. */
  results: DayResult[];
}

export interface State extends Kept {
  days: Days;
  table: { puzzle: Puzzle | null; game: Game | null };
}

/** What keeps the results; it tells the store of them, and of what cannot be kept. */
export interface Keeper {
  /** Takes out what is stored. */
  begin: () => Promise<void>;
  /** Takes in results from elsewhere: of each day the earliest stays. */
  take: (results: DayResult[]) => Promise<void>;
}

export interface App {
  store: Store<State>;
  solver: Solver;
  dayKeeper: Keeper;
  /** What was asked about days, by what was asked: it does not change. */
  days: Map<string, Promise<any>>;
}

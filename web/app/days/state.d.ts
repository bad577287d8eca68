// The state of the solved days, and what the room needs of the app.

import type { Board, Difficulty, Puzzle } from "../../types.d.ts";
import type { Store } from "../base/store.js";
import type { Solver } from "../engine/solver.js";
import type { Game } from "../game/game.js";
import type { App as Keep } from "../keep/app.d.ts";
import type { State as Kept } from "../keep/state.d.ts";

/** How a day's puzzle was first finished. */
export interface DayResult {
  /** Such as "2026-11-21". */
  day: string;
  /** In milliseconds since 1970. */
  solved: number;
  /** Whether it was finished by noon of the next day, by the clock of that moment. Never computed again. */
  counts: boolean;
  /** Milliseconds played. */
  time: number;
  /** 0 where the game is not known. */
  moves: number;
  hints: number;
  /** The puzzle as a link's hash. */
  link: string;
  board: Board;
}

export interface DayPuzzle {
  day: string;
  /** As a link's hash. */
  link: string;
  art: string;
  /** A letter for each side. */
  tiles: string[];
  /** "" where it is not known. */
  difficulty: Difficulty;
  /** Two tiles that match on these sides; missing where they are not known. */
  pair?: [Mating, Mating];
}

export type Mating = [tile: number, side: number];

/** The places of a grid's board, in units and degrees. */
export interface GridLayout {
  box: [x: number, y: number, width: number, height: number];
  /** Degrees of one turn of a tile. */
  turn: number;
  cells: [x: number, y: number, angle: number][];
  /** The place of each seam, as a side of a cell. */
  seams: [cell: number, side: number, x: number, y: number, angle: number][];
}

export interface Days {
  /** One per day, the earliest day first. */
  results: DayResult[];
}

export interface State extends Kept {
  days: Days;
  table: { puzzle: Puzzle | null; game: Game | null };
}

/** Keeps the results in the store and the database. */
export interface DayStore {
  /** Reads the database. */
  begin: () => Promise<void>;
  /** Adds results: the earliest of each day stays. */
  take: (results: DayResult[]) => Promise<void>;
}

export interface App extends Keep {
  store: Store<State>;
  solver: Solver;
  dayStore: DayStore;
  /** Answers about days, by question: they do not change. */
  days: Map<string, Promise<any>>;
}

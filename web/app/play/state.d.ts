// The state of playing a puzzle and of the tray, and what the room needs of the app.

import type { Tried } from "../base/room.d.ts";
import type { Store } from "../base/store.js";
import type { App as Days, State as DaysState } from "../days/state.d.ts";
import type { Game, Place, Step } from "../game/game.js";
import type { Sift } from "../game/sift.js";
import type { Hints } from "../hints/state.d.ts";
import type { Outcome } from "../share/result.js";
import type { App as Solve, State as SolveState } from "../solve/state.d.ts";
import type { Misread } from "../game/typed-moves.js";

/** A result that was shared, how, and of which game. */
export interface Shared {
  outcome: Outcome;
  line: string;
  game: Game | null;
}

/**
 * A replay: the game at its present position, and the history that it replays. `steps` counts the steps that
 * the board shows, `moves` all moves.
 */
export interface Replay {
  game: Game;
  of: Step[];
  steps: number;
  moves: number;
}

export interface Play {
  /** The selected tile, or -1. */
  hand: number;
  /** The cell with the focus, or -1. */
  cell: number;
  /** The tile that was selected before and can swap with it, and the board at that time. */
  swap: { tile: number; places: Place[] } | null;
  /** The board that the person's move finished, or whose replay has ended; it celebrates. */
  completedBoard: Place[] | null;
  /** Whether the person has finished the puzzle, as noted after the last move; null before that. */
  finished: boolean | null;
  /** The last shared result. */
  shared: Shared | null;
  replay: Replay | null;
  /** Whether the person asked for a solution of a board without one, until the next move. */
  unsolvable: boolean;
  /** Typed moves that could not be read. */
  misread: Misread | null;
}

export interface Tray extends Sift {
  /** Whether the tray fills a small window. */
  open: boolean;
}

export interface State extends SolveState {
  days: DaysState["days"];
  hints: Hints;
  play: Play;
  tray: Tray;
  entry: SolveState["entry"];
}

export interface App extends Solve {
  days: Days["days"];
  store: Store<State>;
}

/** What the rooms share of the page. */
export interface Page {
  board: ReturnType<typeof import("../board/board.js").makeBoard>;
  tray: HTMLElement;
  feel: { again: () => boolean; moved: () => void; try: () => Promise<boolean> };
  /** Shows the state at once, and not only with the next frame. */
  render: () => void;
  tried: Tried;
}

// Playing: the tile at hand, the finish, the replay, and what became of what was asked or
// typed; and what the room needs of the app.

import type { Store } from "../base/store.js";
import type { State as BoardState } from "../board/state.d.ts";
import type { App as Days, State as DaysState } from "../days/state.d.ts";
import type { Game, Place, Step } from "../game/game.js";
import type { Hints } from "../hints/state.d.ts";
import type { State as TrayState } from "../tray/state.d.ts";
import type { Outcome } from "../share/result.js";
import type { App as Solve, State as SolveState } from "../solve/state.d.ts";
import type { Misread } from "../game/typed-moves.js";

/** How a result was passed on, and which game led to it. */
export interface Passed {
  outcome: Outcome;
  line: string;
  game: Game | null;
}

/** The game as it was some steps ago, the steps of the game that it is of, how many are seen on the board in all, and how many moves are counted. */
export interface Replay {
  game: Game;
  of: Step[];
  steps: number;
  moves: number;
}

/** What comes of playing one puzzle. */
export interface Play {
  /** The tile that is selected, or -1. */
  hand: number;
  /** The tile that was selected before it and can change places with it, and where all tiles lay then. */
  swap: { tile: number; places: Place[] } | null;
  /** Where all tiles lay when a move made the board whole, until the puzzle is laid anew. */
  whole: Place[] | null;
  /** Whether the person has finished the puzzle, as the board was when Go last told of it; null before that. */
  finished: boolean | null;
  /** The result that was shared last. */
  passed: Passed | null;
  /** How the board came about, while that is watched. */
  replay: Replay | null;
  /** Whether a solution was wished for that there is not, until the next move. */
  unsolvable: boolean;
  /** Typed moves that were not made. */
  misread: Misread | null;
}

export interface State extends SolveState {
  days: DaysState["days"];
  hints: Hints;
  play: Play;
  tray: TrayState["tray"];
  entry: BoardState["entry"];
}

export interface App extends Solve {
  days: Days["days"];
  store: Store<State>;
  /** Settles when what is kept has been read, or takes too long. */
  kept: Promise<unknown>;
}

// The ladder of hints, and what the room needs of the app.

import type { Board, Hinted, Outlook, Refuted, Step } from "../../types.d.ts";
import type { Store } from "../base/store.js";
import type { Sift } from "../game/sift.js";
import type { Speech } from "../speech/speech.js";
import type { App as Table, State as TableState } from "../table/state.d.ts";

/** What is known and shown about the current board. */
export interface Help {
  /** How many rungs the person has asked for; 0 for an outlook that appears by itself. */
  rung: number;
  outlook: Outlook | null;
  hint: Hinted | null;
  /** The refutation of all alternatives; its branches may be empty. */
  refuted: Refuted | null;
  /** The board with all tiles slid so that it can be completed, null if sliding does not help. */
  slid: Board | null;
  /** Index of the refutation's branch on show, -1 for none. */
  at: number;
  /** What Go is working on. */
  thinking: "outlook" | "hint" | "refute" | null;
  /** Whether that takes long enough to say so. */
  slow: boolean;
  /** Whether the person has asked for the long search. */
  long: boolean;
}

export interface Hints {
  /** null while nobody has asked about the current board. */
  help: Help | null;
  /** The step that the last hint showed, and its board; remembered when the tile is placed. */
  lastHint: { step: Step; board: Board } | null;
}

export interface State extends TableState {
  hints: Hints;
  play: {
    /** The selected tile, or -1. */
    hand: number;
    /** Whether the person has finished the puzzle; hints no longer count then. */
    finished: boolean | null;
  };
  /** The filter of the tray. */
  tray: Sift;
}

export interface App extends Table {
  store: Store<State>;
  speech: Speech;
}

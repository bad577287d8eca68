// The ladder of hints, and what the room needs of the app.

import type { Board, Hinted, Outlook, Refuted, Step } from "../../types.d.ts";
import type { Store } from "../base/store.js";
import type { Sift } from "../game/sift.js";
import type { Speech } from "../speech/speech.js";
import type { App as Table, State as TableState } from "../table/state.d.ts";

/** What was told of the board as it lies. */
export interface Help {
  /** How much was asked for: 0 nothing, as when the outlook is told by itself. */
  rung: number;
  outlook: Outlook | null;
  hint: Hinted | null;
  /** Why nothing else works out, or nothing at all. */
  refuted: Refuted | null;
  /** The board that leads nowhere with all tiles slid together so that it can be completed; null where there is none. */
  slid: Board | null;
  /** Which of its branches is looked at on the board, -1 for none. */
  at: number;
  /** Of what. */
  thinking: "outlook" | "hint" | "refute" | null;
  /** Whether that has taken a while. */
  slow: boolean;
  /** Whether it was looked for as long as it ever is. */
  long: boolean;
}

/** What was told of one board. */
export interface Hints {
  /** What was told of the board as it lies; null while nobody asked. */
  help: Help | null;
  /** The step that a hint has told last, and of which board; it is remembered when the tile is laid. */
  told: { step: Step; board: Board } | null;
}

export interface State extends TableState {
  hints: Hints;
  play: {
    /** The tile that is selected, or -1. */
    hand: number;
    /** Whether the person has finished the puzzle: then no help is counted any more. */
    finished: boolean | null;
  };
  /** Which of the tiles that wait are seen. */
  tray: Sift;
}

export interface App extends Table {
  store: Store<State>;
  speech: Speech;
}

// What the lessons need of the app, and what the figures of the essay work with. The room has no slice: its
// counts vanish when its dialogs close.

import type { Drawing, Puzzle } from "../../types.d.ts";
import type { PuzzleStore } from "../keep/puzzle-store.js";
import type { Speech } from "../speech/speech.js";
import type { App as Watch } from "../watch/state.d.ts";
import type { Counts } from "./counts.js";

export interface App extends Watch {
  puzzleStore: PuzzleStore;
}

export interface Reading {
  app: App;
  /** Includes the essay's words. */
  speech: Speech;
  puzzle: Puzzle;
  drawing: Drawing;
  /** Whether the puzzle is on the table. */
  own: boolean;
  counts: Counts;
  /** Aborts when the essay closes; everything that runs in it ends then. */
  signal: AbortSignal;
}

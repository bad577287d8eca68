// What the essay's figures work with.

import type { Drawing, Puzzle } from "../../types.d.ts";
import type { App as Race } from "../race/state.d.ts";
import type { Speech } from "../speech/speech.js";
import type { Counts } from "./counts.js";

export type App = Race;

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

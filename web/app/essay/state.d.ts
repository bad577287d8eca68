// The essay on how a search works: what its figures are given.

import type { Drawing, Puzzle } from "../../types.d.ts";
import type { App as Race } from "../race/state.d.ts";
import type { Speech } from "../speech/speech.js";
import type { Counts } from "./counts.js";

export type App = Race;

/** What a figure works with. */
export interface Reading {
  app: App;
  /** With the words of the essay. */
  speech: Speech;
  puzzle: Puzzle;
  drawing: Drawing;
  /** Whether the puzzle lies on the table. */
  own: boolean;
  counts: Counts;
  /** Comes when the essay is closed: whatever runs ends then. */
  signal: AbortSignal;
}

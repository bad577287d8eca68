// The state of the tray and its filter.

import type { Sift } from "../game/sift.js";
import type { State as Hints } from "../hints/state.d.ts";

export interface Tray extends Sift {
  /** Whether the tray fills a small window. */
  open: boolean;
}

export interface State extends Hints {
  play: Hints["play"] & {
    /** The selected tile, or -1. */
    hand: number;
  };
  tray: Tray;
}

// The tiles that wait, and which of them are looked at.

import type { Sift } from "../game/sift.js";
import type { State as Hints } from "../hints/state.d.ts";

export interface Tray extends Sift {
  /** Whether the tray has the whole window, where the window is small. */
  open: boolean;
}

export interface State extends Hints {
  play: Hints["play"] & {
    /** The tile that is selected, or -1. */
    hand: number;
  };
  tray: Tray;
}

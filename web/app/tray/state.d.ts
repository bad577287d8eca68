// The tiles that wait.

import type { State as Hints } from "../hints/state.d.ts";

export interface State extends Hints {
  play: Hints["play"] & {
    /** The tile that is selected, or -1. */
    hand: number;
  };
}

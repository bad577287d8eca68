// What this browser keeps, and what the keeper knows of the state.

import type { Aside } from "./aside.js";
import type { Mine } from "./record.js";

/** The keeper's slice of the state. */
export interface Keep {
  /** My puzzles, the one opened last first. */
  mine: Mine[];
  /** What is kept and cannot be read. */
  aside: Aside[];
  /** Whether this browser keeps them. */
  keeping: "kept" | "denied" | "full";
}

export interface State {
  keep: Keep;
}

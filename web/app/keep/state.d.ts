// What the keeper knows of the state.

import type { Aside } from "./aside.js";
import type { Mine } from "./record.js";

export interface State {
  /** My puzzles, the one opened last first. */
  mine: Mine[];
  /** What is kept and cannot be read. */
  aside: Aside[];
  /** Whether this browser keeps them. */
  keeping: "kept" | "denied" | "full";
}

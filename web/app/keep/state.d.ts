// The state of what this browser keeps.

import type { Aside } from "./aside.js";
import type { Mine } from "./record.js";

export interface Keep {
  /** My puzzles, the one opened last first. */
  mine: Mine[];
  /** Records that cannot be read. */
  aside: Aside[];
  /** Whether writing works. */
  keeping: "kept" | "denied" | "full";
}

export interface State {
  keep: Keep;
}

// What the room needs of the app. It has no slice: its counts belong to no puzzle on the table.

import type { Solver } from "../engine/solver.js";
import type { Speech } from "../speech/speech.js";

export interface App {
  solver: Solver;
  speech: Speech;
}

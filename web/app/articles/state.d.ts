// What the room of the articles needs of the app. It has no slice: what it counts is of
// no puzzle on the table.

import type { Solver } from "../engine/solver.js";
import type { Speech } from "../speech/speech.js";

export interface App {
  solver: Solver;
  speech: Speech;
}

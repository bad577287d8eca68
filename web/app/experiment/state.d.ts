// What the room of random puzzles needs of the state and of the app. It has no slice:
// what it counts is gone when its dialog is closed.

import type { Store } from "../base/store.js";
import type { Solver } from "../engine/solver.js";
import type { Keeper } from "../keep/keeper.js";
import type { Speech } from "../speech/speech.js";
import type { State } from "../table/state.d.ts";

export interface App {
  store: Store<State>;
  solver: Solver;
  keeper: Keeper;
  speech: Speech;
}

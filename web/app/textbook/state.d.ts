// What the room needs of the app. It has no slice: its counts vanish when its dialog closes.

import type { Store } from "../base/store.js";
import type { Solver } from "../engine/solver.js";
import type { Speech } from "../speech/speech.js";
import type { State } from "../table/state.d.ts";

export interface App {
  store: Store<State>;
  solver: Solver;
  speech: Speech;
}

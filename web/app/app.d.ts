// The whole: what the rooms add up to. Only what starts the page knows it; a room names
// the part of the state and of the app that it needs in its own state.d.ts.

import type { Store } from "./base/store.js";
import type { App as Shell, State as ShellState } from "./shell/state.d.ts";

export type State = ShellState;

/** What actions work with. */
export interface App extends Shell {
  store: Store<State>;
}

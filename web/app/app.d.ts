// State and app of the whole page. Only the modules that start the page know them; each room declares
// the part that it needs in its own state.d.ts.

import type { Store } from "./base/store.js";
import type { App as Shell, State as ShellState } from "./shell/state.d.ts";

export type State = ShellState;

/** What actions work with. */
export interface App extends Shell {
  store: Store<State>;
}

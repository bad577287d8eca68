// The state of the page's frame: the whole state, and what the browser reports.

import type { State as ArrangementsState } from "../solve/state.d.ts";
import type { Store } from "../base/store.js";
import type { App as Best, State as BestState } from "../best/state.d.ts";
import type { App as Home, State as HomeState } from "../home/state.d.ts";
import type { App as Race, State as RaceState } from "../watch/state.d.ts";

export interface Shell {
  offline: boolean;
  /** Whether a newer version of the page waits. */
  updated: boolean;
}

export interface State extends HomeState, ArrangementsState, RaceState, BestState {
  table: HomeState["table"];
  solve: HomeState["solve"];
  watch: RaceState["watch"];
  best: BestState["best"];
  entry: HomeState["entry"];
  shell: Shell;
}

export interface App extends Home, Race, Best {
  fresh: Home["fresh"];
  store: Store<State>;
}

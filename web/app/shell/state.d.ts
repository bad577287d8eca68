// The state of the page's frame: the whole state, and what the browser reports.

import type { Store } from "../base/store.js";
import type { App as Best, State as BestState } from "../best/state.d.ts";
import type { App as Home, State as HomeState } from "../home/state.d.ts";
import type { Page as PlayPage } from "../play/state.d.ts";
import type { App as Watch, State as WatchState } from "../watch/state.d.ts";

export interface Shell {
  offline: boolean;
  /** Whether a newer version of the page waits. */
  updated: boolean;
}

export interface State extends HomeState, WatchState, BestState {
  table: HomeState["table"];
  hints: HomeState["hints"];
  play: HomeState["play"];
  tray: HomeState["tray"];
  solve: HomeState["solve"];
  watch: WatchState["watch"];
  best: BestState["best"];
  entry: HomeState["entry"];
  shell: Shell;
}

export interface App extends Home, Watch, Best {
  fresh: Home["fresh"];
  store: Store<State>;
}

export interface Page extends PlayPage {
  /** Remembers the button that was pressed, and passes its focus on when it disappears. */
  focus: { notePress: (button: HTMLElement) => void; passOn: () => void };
  /** The state at first, before anything was read. */
  initial: State;
}

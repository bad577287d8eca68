// The page's frame sees the whole state, and adds what it hears from the browser.

import type { Store } from "../base/store.js";
import type { App as Entry, State as EntryState } from "../entry/state.d.ts";
import type { App as Library, State as LibraryState } from "../library/state.d.ts";
import type { State as PlayState } from "../play/state.d.ts";

/** What the browser has told. */
export interface Shell {
  offline: boolean;
  /** Whether a newer version of the page is ready. */
  updated: boolean;
}

export interface State extends PlayState, EntryState, LibraryState {
  hints: PlayState["hints"];
  play: PlayState["play"];
  entry: EntryState["entry"];
  shell: Shell;
}

export interface App extends Entry, Library {
  store: Store<State>;
}

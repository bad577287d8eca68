// Home: which day it is there, and which month is looked at; and what the room needs of
// the app.

import type { Store } from "../base/store.js";
import type { App as Days, State as DaysState } from "../days/state.d.ts";
import type { App as Entry, State as EntryState } from "../entry/state.d.ts";
import type { App as Library, State as LibraryState } from "../library/state.d.ts";
import type { App as Play, State as PlayState } from "../play/state.d.ts";

/** What home shows besides what is kept. */
export interface Home {
  /** The day that it is here. */
  today: string;
  /** The earliest day that still counts when it is finished now: yesterday until noon. */
  countsFrom: string;
  /** The month that the calendar shows, such as "2026-11"; "" for that of today. */
  month: string;
  /** What is on its way to the table: a day, or the id of a puzzle; "" when nothing is. */
  opening: string;
  /** Whether what is kept has been read. */
  read: boolean;
}

export interface State extends DaysState, PlayState, EntryState, LibraryState {
  table: PlayState["table"];
  best: LibraryState["best"];
  hints: PlayState["hints"];
  play: PlayState["play"];
  entry: EntryState["entry"];
  home: Home;
}

export interface App extends Days, Entry, Library, Play {
  days: Days["days"];
  store: Store<State>;
}

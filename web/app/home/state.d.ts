// Home: the day it shows, the month of its calendar, and what the room needs of the app.

import type { Store } from "../base/store.js";
import type { App as Days, State as DaysState } from "../days/state.d.ts";
import type { App as Entry, State as EntryState } from "../entry/state.d.ts";
import type { App as Library, State as LibraryState } from "../library/state.d.ts";
import type { App as Play, State as PlayState } from "../play/state.d.ts";

/** What home shows besides what is stored. */
export interface Home {
  today: string;
  /** The earliest day that still counts if it is solved now: yesterday until noon. */
  countsFrom: string;
  /** The month that the calendar shows, such as "2026-11"; "" for today's. */
  month: string;
  /** What is being opened: a day, or the id of a puzzle; "" for nothing. */
  opening: string;
  /** Whether what is stored has been read. */
  read: boolean;
}

export interface State extends DaysState, PlayState, EntryState, LibraryState {
  table: PlayState["table"];
  best: LibraryState["best"];
  hints: PlayState["hints"];
  play: PlayState["play"];
  tray: PlayState["tray"];
  entry: EntryState["entry"];
  home: Home;
}

export interface App extends Days, Entry, Library, Play {
  days: Days["days"];
  store: Store<State>;
}

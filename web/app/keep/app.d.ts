// What the room needs of the browser and of the app.

import type { Store } from "../base/store.js";
import type { Database, Kind } from "./database.js";
import type { Channel, PuzzleStore } from "./puzzle-store.js";
import type { State } from "./state.d.ts";

export interface Browser {
  /** The storage of all tabs, null where it is forbidden. */
  storage: Storage | null;
  /** The storage of this tab. */
  session: Storage | null;
  database: (kind: Kind) => Database;
  /** To the other tabs. */
  channel: (name: string) => Channel;
}

export interface App {
  store: Store<State>;
  /** Stores My puzzles. */
  puzzleStore: PuzzleStore;
  storage: Storage | null;
  /** Resolves when what is stored is read, or to "late" if that takes too long. */
  kept: Promise<unknown>;
}

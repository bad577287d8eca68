// The room of what this browser keeps.

import { PUZZLES } from "./database.js";
import { leave, recallFormer } from "./migrate.js";
import { PuzzleStore, newKeep } from "./puzzle-store.js";
import { askToStay } from "./storage.js";

/** @import {Room, Tried} from "../base/room.d.ts" */
/** @import {App, Browser} from "./app.d.ts" */

/** @type {Room<App, { tried: Tried }>} */
export const room = {
  slices: () => ({ keep: newKeep() }),
  adds: ({ store }, /** @type {Browser} */ { storage, database, channel }) => ({
    puzzleStore: new PuzzleStore(store, database(PUZZLES), channel("edgewise"), () => void askToStay(storage)),
  }),
  reads: ({ puzzleStore, storage }, stored) => puzzleStore.begin(recallFormer(storage, Date.now(), stored)),
  starts: ({ store, storage, puzzleStore, kept }, { tried }) => {
    void kept.then((how) => how === "late" && puzzleStore.announce("denied"));
    // Leave the other tabs what is not stored yet, with the time that play/ adds first when the page is left, and see
    // what they did while this one slept.
    addEventListener("pagehide", () => leave(storage, [...puzzleStore.unkept.values()]));
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) void tried(puzzleStore.catchUp().then(() => store.emit("elsewhere")));
    });
  },
};

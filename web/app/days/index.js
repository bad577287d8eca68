// The room of the days and their puzzles.

import { DAYS } from "../keep/database.js";
import { DayStore } from "./day-store.js";
import { noteDay, takeFormer } from "./note.js";
import { newDays } from "./result.js";

/** @import {Room} from "../base/room.d.ts" */
/** @import {Browser} from "../keep/app.d.ts" */
/** @import {App} from "./state.d.ts" */

/** @type {Room<App>} */
export const room = {
  slices: () => ({ days: newDays() }),
  adds: ({ store, puzzleStore }, /** @type {Browser} */ { database, channel }) => ({
    dayStore: new DayStore(store, database(DAYS), channel("edgewise-days"), (error) => puzzleStore.fail(error)),
    days: new Map(),
  }),
  reads: ({ dayStore }) => dayStore.begin(),
  starts: (app) => {
    void app.kept.then(() => takeFormer(app));
    addEventListener("pageshow", ({ persisted }) => persisted && void app.dayStore.begin());
  },
  on: { finished: [(app) => void noteDay(app)] },
};

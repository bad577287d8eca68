// The room of the current puzzle.

import { LANGUAGES } from "../../built.js";
import { recallSettings } from "../keep/storage.js";
import { deriveMarks, newTable } from "./layers.js";
import { noteScore, takeGameFromTab } from "./move.js";
import { newPage, openFirst } from "./open.js";
import { Stopwatch, keepTime } from "./time.js";

/** @import {Room} from "../base/room.d.ts" */
/** @import {App, Browser} from "./state.d.ts" */

/** @type {Room<App>} */
export const room = {
  slices: () => ({ page: newPage() }),
  fresh: () => ({ table: newTable() }),
  derives: deriveMarks,
  adds: ({ store: { state: { page } } }, /** @type {Browser} */ { storage, history: { state: left }, location, finger }) => {
    page.settings = recallSettings(storage, LANGUAGES);
    page.finger = finger;
    if (["solve", "watch"].includes(left?.tab)) page.tab = left.tab;
    page.home = !location.hash.slice(1) && left?.tab !== "tiles";
    return { watch: new Stopwatch(() => performance.now()) };
  },
  leaves: ({ page: { home, tab } }) => (home ? {} : { tab }),
  starts: (app) => {
    app.puzzleStore.elsewhere = (_, now) => {
      takeGameFromTab(app, now);
      app.store.emit("elsewhere");
    };
  },
  opens: (app, opened) => openFirst(app, app.address.hash().slice(1), app.address.left().watch, opened),
  goesOn: ({ store }) => {
    const { page: { broken, waiting }, table: { puzzle } } = store.state;
    const isEmpty = !puzzle && !broken && !waiting;
    if (isEmpty) store.change((state) => void (state.page.home = true));
    return isEmpty;
  },
  on: { leaving: [keepTime], moved: [noteScore] },
};

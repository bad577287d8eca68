// The room of entering one's own tiles: its buttons, keys and fields, and the views of the Tiles tab.

import { closeDialogs } from "../base/dialogs.js";
import { part } from "../base/dom.js";
import { showTab } from "../table/tab.js";
import { changeNames, changeRule, enterTiles, enteringActions, enteringKey, leaveTab, leaveText, newEntry, pick, seeTab, typeText } from "./actions.js";
import { DraftStore, keptDrafts } from "./drafts.js";
import { readNaming } from "./names-form.js";
import { makeOverview } from "./overview.js";
import { makeEntryPanel } from "./panel.js";
import { readRule, showBeginning } from "./rules.js";

/** @import {Room, Tried} from "../base/room.d.ts" */
/** @import {Browser} from "../keep/app.d.ts" */
/** @import {App} from "./state.d.ts" */

/** @typedef {{ render: () => void, tried: Tried }} Page */

/** @type {Room<App, Page>} */
export const room = {
  slices: () => ({ entry: newEntry() }),
  adds: ({ store }, /** @type {Browser} */ { session, storage }) => {
    const drafts = new DraftStore(session, storage, `${Date.now()}.${Math.random()}`);
    store.state.entry.draft = drafts.recall();
    drafts.follow(store);
  },
  stored: keptDrafts,
  leaves: ({ page }, { box = null }) => (page.home ? {} : { box }),
  goesOn: (app, page, { box }) => {
    const { page: { home }, table: { puzzle }, entry: { draft } } = app.store.state;
    // A link may have led elsewhere.
    const goesOn = !home && draft.open === (puzzle?.id ?? "");
    if (goesOn) void page.tried(box ? beginEntry(app, page, box) : showTab(app, "tiles"));
    return goesOn;
  },
  actions: (app, page) => ({
    ...enteringActions(app),
    enter: () => beginEntry(app, page),
    pad: async (button) => (await import("./pad.js")).showPad(app, button),
  }),
  on: { leaving: [leaveTab], tab: [seeTab] },
  keys: (app) => ({ tiles: (event) => enteringKey(app, event) }),
  views: (app, { tried }) => ({
    always: [
      makeOverview(part("table"), (tile) => void tried(pick(app, tile))),
      makeEntryPanel(part("entry"), (tile, side) => void tried(pick(app, tile, side)), (list) => void tried(changeRule(app, { change: "grid", list }))),
    ],
  }),
  listens: (app, { tried }) => {
    const written = /** @type {HTMLTextAreaElement} */ (part("entry-text"));
    written.addEventListener("input", () => void tried(typeText(app, written.value)));
    written.addEventListener("blur", () => void tried(leaveText(app)));
    part("entry").addEventListener("change", ({ target: field }) => {
      if (field instanceof HTMLElement && field.dataset.name) void tried(changeNames(app, readNaming(part("names"), app.speech)));
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || !field.dataset.rule) return;
      void tried(changeRule(app, readRule(part("entry"), field.dataset.rule)));
    });
  },
};

/**
 * Shows the Tiles tab and asks what is in the box, then goes on with the first tile.
 * @param {App} app
 * @param {Page} page
 * @param {unknown} [written] what was in the fields before a reload
 */
export async function beginEntry(app, { render, tried }, written) {
  closeDialogs();
  await enterTiles(app);
  await showBeginning(app, (done) => void tried(done), written);
  // The element that had the focus before is hidden, and the tile is drawn once Go has answered.
  await app.store.until(({ page: { home, tab }, entry: { answer, edgeDrawings } }) => home || tab !== "tiles" || (answer !== null && edgeDrawings !== null));
  render();
  part("hand").querySelector("svg")?.focus({ preventScroll: true });
}

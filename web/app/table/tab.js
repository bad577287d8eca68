// Changes of place: from tab to tab, home and back. What has to be left behind is, and going home is a step of the
// browser's history.

import { ownLayer } from "./layers.js";
import { ask } from "./turns.js";

/** @import {App, Tab} from "./state.d.ts" */

/** @param {App} app @param {Tab} tab */
export function showTab(app, tab) {
  const { store } = app;
  leaveHome(app);
  store.change((state) => {
    state.page.tab = tab;
    // Until a search has a result, show the person's own board.
    if (tab === "solve" && !state.solve.search && ["tiles", "board"].includes(state.table.layer)) state.table.layer = ownLayer(state.table);
  });
  store.emit("tab");
  showAddress(app);
}

/** Drops a link whose tiles were not all entered, once other tiles are: it is offered no more, nor after a reload. @param {App} app */
export function leaveBegun({ store, address }) {
  const { page: { broken }, table: { puzzle } } = store.state;
  if (!broken?.kept) return;
  store.change((state) => void (state.page.broken = null));
  if (!puzzle) address.replace(address.page());
}

/** Goes home. The puzzle stays on the table; one that is still being opened is dropped. @param {App} app */
export function goHome(app) {
  const { store, address } = app;
  if (store.state.page.home) return;
  ask(app);
  address.add(address.page());
  store.change(({ page }) => void Object.assign(page, { home: true, broken: null }));
}

/**
 * Follows Back and Forward, if they lead home or to the puzzle on the table.
 * @param {App} app
 * @param {boolean} entering whether tiles are being entered
 */
export function showAsAddressed(app, entering) {
  const { store, address } = app;
  const hash = address.hash().slice(1);
  if (hash && hash !== store.state.table.puzzle?.id) return;
  if (!hash) ask(app);
  store.change(({ page }) => {
    page.home = !hash && !entering;
    if (!hash && entering) page.tab = "tiles";
  });
  if (!hash && entering) showAddress(app);
  store.emit("tab");
}

/** Leaves home for the table or the entry of tiles, and drops a puzzle still being opened. @param {App} app */
export function leaveHome(app) {
  const { store, address } = app;
  if (!store.state.page.home) return;
  ask(app);
  address.add(address.page());
  store.change(({ page }) => void (page.home = false));
}

/** Shows the link of the visible puzzle in the address bar; home has none. @param {App} app */
export function showAddress({ store: { state: { page, table } }, address }) {
  const hash = page.home ? "" : table.puzzle ? `#${table.puzzle.id}` : address.hash();
  address.replace(hash || address.page());
}

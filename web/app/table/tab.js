// Changes of tab, and what has to be left behind for them.

import { leaveHome } from "./at-home.js";
import { ownLayer } from "./layers.js";
import { showAddress } from "./open.js";

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
  store.tell("tab");
  showAddress(app);
}

/** Drops a link whose tiles were not all entered, once other tiles are: it is offered no more, nor after a reload. @param {App} app */
export function leaveBegun({ store, address }) {
  const { page: { broken }, table: { puzzle } } = store.state;
  if (!broken?.kept) return;
  store.change((state) => void (state.page.broken = null));
  if (!puzzle) address.replace(address.page());
}

// The tab that is in sight, and what is left for it.

import { leaveHome } from "./at-home.js";
import { ownLayer } from "./layers.js";
import { showAddress } from "./open.js";

/** @import {App, Tab} from "./state.d.ts" */

/**
 * @param {App} app
 * @param {Tab} tab
 */
export function showTab(app, tab) {
  const { store } = app;
  leaveHome(app);
  store.change((state) => {
    state.page.tab = tab;
    // Before anything is found one's own board is what there is to see.
    if (tab === "solve" && !state.solve.search && ["tiles", "board"].includes(state.table.layer)) state.table.layer = ownLayer(state.table);
  });
  store.tell("tab");
  showAddress(app);
}

/**
 * Leaves a link whose tiles were not all entered, for the tiles that are: it is offered no more,
 * nor after the page was loaded again.
 * @param {App} app
 */
export function leaveBegun({ store, address }) {
  const { page: { broken }, table: { puzzle } } = store.state;
  if (!broken?.kept) return;
  store.change((state) => void (state.page.broken = null));
  if (!puzzle) address.replace(address.page());
}

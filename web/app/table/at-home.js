// Goes home, where no puzzle is visible, and back; both are steps of the browser's history.

import { showAddress } from "./open.js";
import { ask } from "./turns.js";

/** @import {App} from "./state.d.ts" */

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
  store.tell("tab");
}

/** Leaves home for the table or the entry of tiles, and drops a puzzle still being opened. @param {App} app */
export function leaveHome(app) {
  const { store, address } = app;
  if (!store.state.page.home) return;
  ask(app);
  address.add(address.page());
  store.change(({ page }) => void (page.home = false));
}

// Going home, where no puzzle is in sight, and back: steps of the history.

import { showAddress } from "./open.js";
import { ask } from "./turns.js";

/** @import {App} from "./state.d.ts" */

/**
 * Goes home. What lies on the table stays there; what was on its way to it does not come.
 * @param {App} app
 */
export function goHome(app) {
  const { store, address } = app;
  if (store.state.page.home) return;
  ask(app);
  address.add(address.page());
  store.change(({ page }) => void Object.assign(page, { home: true, broken: null }));
}

/**
 * Shows what the address has come to by Back and Forward, where that is home, or what lies
 * on the table already.
 * @param {App} app
 * @param {boolean} entering whether tiles were entered there
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

/**
 * Leaves home for what lies on the table, or is entered there: a step that Back undoes.
 * What was on its way to the table does not come.
 * @param {App} app
 */
export function leaveHome(app) {
  const { store, address } = app;
  if (!store.state.page.home) return;
  ask(app);
  address.add(address.page());
  store.change(({ page }) => void (page.home = false));
}

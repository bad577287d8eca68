// The tab that is in sight.

import { refreshMarks } from "./marks.js";
import { leaveHome, showAddress } from "./open.js";

/** @import {App, Tab} from "./state.d.ts" */

/**
 * @param {App} app
 * @param {Tab} tab
 */
export async function showTab(app, tab) {
  const { store } = app;
  leaveHome(app);
  store.change((state) => void (state.page.tab = tab));
  store.tell("tab");
  showAddress(app);
  if (tab !== "tiles") await refreshMarks(app);
}

// The buttons of the page's frame: tabs, settings and notices.

import { closeDialogs, openDialog } from "../base/dialogs.js";
import { openFirst, openWaiting, stayHere } from "../table/open.js";
import { ask } from "../table/turns.js";
import { showTab } from "../table/tab.js";
import { repairCopy, reload, showOfflineCopy } from "./offline.js";
import { showSettings } from "./settings.js";

/** @import {App} from "./state.d.ts" */

/** @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} by data-action */
export function shellActions(app) {
  const { store } = app;
  return {
    "tab-play": () => showTab(app, "play"),
    "tab-solve": () => showTab(app, "solve"),
    "tab-watch": (tab) => {
      // After a tap, arrow keys shall step the search; with the focus here they would change the tab.
      if (!tab.matches(":focus-visible")) tab.blur();
      return showTab(app, "watch");
    },
    "tab-tiles": () => showTab(app, "tiles"),
    more: () => {
      showSettings(store.state.page.settings);
      showOfflineCopy();
      openDialog("more");
    },
    // Like Escape: a dialog that is an entry in the history goes back there instead.
    close: (button) => {
      const box = button.closest("dialog");
      if (box?.dispatchEvent(new Event("cancel", { cancelable: true }))) box.close();
    },
    "open-waiting": () => {
      closeDialogs();
      return openWaiting(app);
    },
    stay: () => {
      stayHere(app);
      closeDialogs();
    },
    "stop-reading": () => ask(app),
    dismiss: () => store.change((state) => void (state.page.broken = null)),
    reload,
    "repair-copy": () => repairCopy(app),
    retry: () => {
      app.solver.restart();
      store.change((state) => void (state.page.phase = "starting"));
      return openFirst(app, app.address.hash().slice(1));
    },
  };
}

// What the buttons of the page's frame do: its tabs, its settings, and what it has to say.

import { closeDialogs, openDialog } from "../base/dialogs.js";
import { openFirst, openWaiting, stayHere } from "../table/open.js";
import { ask } from "../table/turns.js";
import { showTab } from "../table/tab.js";
import { repairCopy, reload, showOfflineCopy } from "./offline.js";
import { showSettings } from "./settings-form.js";

/** @import {App} from "./state.d.ts" */

/**
 * @param {App} app
 * @returns {Record<string, (button: HTMLElement) => unknown>} by their data-action
 */
export function shellActions(app) {
  const { store } = app;
  return {
    "tab-play": () => showTab(app, "play"),
    "tab-solve": () => showTab(app, "solve"),
    "tab-watch": (tab) => {
      // Who has tapped the tab means the search by the next arrow key, and not the next tab.
      if (!tab.matches(":focus-visible")) tab.blur();
      return showTab(app, "watch");
    },
    "tab-tiles": () => showTab(app, "tiles"),
    more: () => {
      showSettings(store.state.page.settings);
      showOfflineCopy();
      openDialog("more");
    },
    // As Escape does: one that is a step in the history takes that back.
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

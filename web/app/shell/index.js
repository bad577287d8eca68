// The room of the page's frame: tabs, settings and notices, the stage with the board, texts that come in.

import { leaveDialog, matchDialogs, openDialog } from "../base/dialogs.js";
import { part } from "../base/dom.js";
import { showTab } from "../table/tab.js";
import { listenToLife, noteReady, reportPhase, showName, showPlace, listenToTabs, makeFocus, showTabs } from "./frame.js";
import { listenToHistory } from "./history.js";
import { listenToTexts, readLaunched, showForeign } from "./incoming.js";
import { makeLive } from "./live.js";
import { listenToWaiting, noticeActions, showNotices, showWaiting } from "./notices.js";
import { keepOffline, newShell, repairCopy, reload, showOfflineCopy } from "./offline.js";
import { listenToSettings, makeSettings, showSettings } from "./settings.js";
import { makeStage, stageActions, stageKeys } from "./stage.js";

/** @import {Actions, Room} from "../base/room.d.ts" */
/** @import {App, Page} from "./state.d.ts" */

/** @type {Room<App, Page>} */
export const room = {
  slices: () => ({ shell: newShell() }),
  actions: (app, page) => ({ ...actions(app), ...noticeActions(app), ...stageActions(app, page) }),
  keys: stageKeys,
  views: (app, page) => {
    const stage = makeStage(app, page);
    makeSettings();
    page.focus = makeFocus();
    return {
      always: [
        showPlace, reportPhase, showTabs, showName, stage.show, showWaiting, makeLive(part("live"), page.initial),
        (state, speech) => showNotices(part(state.page.home ? "home-notices" : "notices"), state, speech),
        (state, speech) => showForeign(part("foreign"), state, speech),
      ],
      watched: [stage.showWatched],
      last: [noteReady, () => page.focus.passOn()],
    };
  },
  leaves: (_, { over }) => (over ? { over } : {}),
  starts: (app, page) => {
    matchDialogs(); // after a reload none is open
    void app.kept.then(() => readLaunched(app, page));
  },
  listens: (app, page) => {
    listenToTabs(app, page);
    listenToHistory(app, page);
    listenToTexts(app, page);
    listenToSettings(app, page);
    listenToWaiting(app);
    keepOffline(app);
    listenToLife(app);
  },
};

/** @param {App} app @returns {Actions} */
function actions(app) {
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
    keys: () => openDialog("keys"),
    more: () => {
      showSettings(store.state.page.settings);
      showOfflineCopy();
      openDialog("more");
    },
    close: (button) => {
      const box = button.closest("dialog");
      if (box) leaveDialog(box);
    },
    reload,
    "repair-copy": () => repairCopy(app),
  };
}

// Where the browser's history leads: a link in the address, and with Back and Forward also the tab, the shelves and the
// dialogs of its steps.

import { cameBack, dialog, leaveAbove, matchDialogs } from "../base/dialogs.js";
import { goBackTo } from "../entry/actions.js";
import { seeShelves } from "../library/dialog.js";
import { openLink } from "../table/open.js";
import { showAddress, showAsAddressed } from "../table/tab.js";

/** @import {Tab} from "../table/state.d.ts" */
/** @import {App, Page} from "./state.d.ts" */

/** @param {App} app @param {Page} page */
export function listenToHistory(app, { tried }) {
  document.addEventListener("close", matchDialogs, true);
  addEventListener("hashchange", ({ newURL }) => {
    // By now the page may have replaced this address: then the state in the history is another one's.
    const hash = new URL(newURL).hash.slice(1);
    const stood = location.href === newURL ? history.state : null;
    if (hash && hash !== app.store.state.table.puzzle?.id) void tried(comeTo(app, hash, stood));
  });
  addEventListener("popstate", ({ state }) => {
    if (cameBack()) return;
    leaveAbove(state?.over);
    // Back takes back the link that the question is about.
    dialog("waiting").close();
    showAsAddressed(app, state?.tab === "tiles");
    void tried(seeShelves(app, Boolean(state?.shelves)));
    // Forward may lead to the step of a dialog that is closed.
    matchDialogs();
  });
}

/**
 * @param {App} app
 * @param {string} hash
 * @param {{ tab?: Tab } | null} stood the state that Back or Forward restores; null for a link that was followed
 */
async function comeTo(app, hash, stood) {
  if (!(stood && (await goBackTo(app, hash, stood.tab ?? "play"))) && (await openLink(app, hash))) showAddress(app);
}

// The room of the look: its actions, and its view, which loads the dialog, its words and its style when there is
// something to show.

import { leaveLook, lookActions } from "./actions.js";

/** @import {Room} from "../base/room.d.ts" */
/** @import {LookView} from "./dialog.js" */
/** @import {App, State} from "./state.d.ts" */

/** @type {Room<App>} */
export const room = {
  actions: lookActions,
  views: (app) => ({ always: [makeLook(app)] }),
};

/** @param {App} app @returns {(state: State) => void} shows the look while it is open */
function makeLook(app) {
  /** @type {Promise<LookView | void> | null} */
  let view = null;
  const load = async () => (await import("./dialog.js")).openLook(app);
  return ({ page: { look } }) => {
    // If the dialog cannot be loaded, close the look: it stays on offer.
    if (look?.open) view ??= load().catch(() => leaveLook(app));
    // Also show a look that was closed before its dialog had loaded: that drops the dialog.
    void view?.then((shown) => {
      shown?.show(app.store.state);
      if (!app.store.state.page.look?.open) view = null;
    });
  };
}

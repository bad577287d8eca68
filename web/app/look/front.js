// The front of the look: its dialog, its words and its style are loaded when there is
// something to look at.

import { leaveLook } from "./actions.js";

/** @import {LookView} from "./dialog.js" */
/** @import {App, State} from "./state.d.ts" */

/**
 * @param {App} app
 * @returns {(state: State) => void} shows the look as long as it is in sight
 */
export function makeLook(app) {
  /** @type {Promise<LookView | void> | null} */
  let view = null;
  const load = async () => (await import("./dialog.js")).openLook(app);
  return ({ page: { look } }) => {
    // What does not arrive leaves the tiles on offer.
    if (look?.open) view ??= load().catch(() => leaveLook(app));
    // One that is closed before it has come is still the same.
    void view?.then((shown) => {
      shown?.show(app.store.state);
      if (!app.store.state.page.look?.open) view = null;
    });
  };
}

// What the button does that leads to building with the guide. That comes when somebody asks
// for it.

import { closeDialogs } from "../base/dialogs.js";

/** @import {App} from "./state.d.ts" */

/**
 * @param {App} app
 * @returns {Record<string, () => unknown>} by their data-action
 */
export function guideActions(app) {
  return {
    build: async () => {
      const { showCompanion } = await import("./companion.js");
      closeDialogs();
      await showCompanion(app);
    },
  };
}

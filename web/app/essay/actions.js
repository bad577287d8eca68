// What the buttons of the essay do. The essay itself comes when somebody asks for it.

import { closeDialogs } from "../base/dialogs.js";
import { showTab } from "../table/tab.js";
import { pause } from "../watch/watching.js";

/** @import {App} from "./state.d.ts" */

/**
 * @param {App} app
 * @returns {Record<string, () => unknown>} by their data-action
 */
export function essayActions(app) {
  return {
    essay: async () => {
      const { showEssay } = await import("./essay.js");
      closeDialogs();
      pause(app);
      await showEssay(app);
    },
    "essay-watch": () => {
      closeDialogs();
      showTab(app, "watch");
    },
  };
}

// The actions of the essay's buttons. They load the essay on first use.

import { closeDialogs } from "../base/dialogs.js";
import { showTab } from "../table/tab.js";
import { pause } from "../watch/watching.js";

/** @import {App} from "./state.d.ts" */

/** @param {App} app @returns {Record<string, () => unknown>} the handlers by data-action */
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

// The action of the button that opens the random puzzles.

import { closeDialogs, openDialog } from "../base/dialogs.js";
import { fillExperiment } from "./dialog.js";

/** @import {App} from "./state.d.ts" */

/** @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} the handlers by data-action */
export function experimentActions(app) {
  return {
    experiment: (button) => {
      // Closing this dialog leads back to an article that opened it.
      if (!button.closest('[data-dialog="articles"]')) closeDialogs();
      fillExperiment(app);
      openDialog("experiment");
    },
  };
}

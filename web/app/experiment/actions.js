// What the buttons of the random puzzles do.

import { closeDialogs, openDialog } from "../base/dialogs.js";
import { fillExperiment } from "./dialog.js";

/** @import {App} from "./state.d.ts" */

/**
 * @param {App} app
 * @returns {Record<string, (button: HTMLElement) => unknown>} by their data-action
 */
export function experimentActions(app) {
  return {
    experiment: (button) => {
      // Who comes from an article goes back there by closing it.
      if (!button.closest('[data-dialog="articles"]')) closeDialogs();
      fillExperiment(app);
      openDialog("experiment");
    },
  };
}

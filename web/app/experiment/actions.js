// What the buttons of the random puzzles do.

import { closeDialogs, openDialog } from "../base/dialogs.js";
import { fillExperiment } from "./dialog.js";

/** @import {App} from "./state.d.ts" */

/**
 * @param {App} app
 * @returns {Record<string, () => unknown>} by their data-action
 */
export function experimentActions(app) {
  return {
    experiment: () => {
      closeDialogs();
      fillExperiment(app);
      openDialog("experiment");
    },
  };
}

// The button that opens the race.

import { closeDialogs, openDialog } from "../base/dialogs.js";
import { rest } from "../watch/watching.js";
import { fillRace } from "./dialog.js";

/** @import {App} from "./state.d.ts" */

/** @param {App} app @returns {Record<string, () => unknown>} by data-action */
export function raceActions(app) {
  return {
    race: () => {
      closeDialogs();
      if (!fillRace(app)) return;
      rest(app);
      openDialog("race");
    },
  };
}

// What the buttons for a new puzzle do. They load its dialog on demand.

import { closeDialogs } from "../base/dialogs.js";
import { openText } from "../table/open.js";

/** @import {App} from "./state.d.ts" */

/** The room's actions, by data-action. @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} */
export function makingActions(app) {
  return {
    "new-puzzle": async () => {
      const { showMaking } = await import("./dialog.js");
      closeDialogs();
      const link = await showMaking(app);
      if (link) await openText(app, link);
    },
  };
}

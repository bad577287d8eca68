// What the buttons do that lead to a new puzzle. Its dialog comes when somebody asks for it.

import { closeDialogs } from "../base/dialogs.js";
import { openText } from "../table/open.js";

/** @import {App} from "./state.d.ts" */

/**
 * @param {App} app
 * @returns {Record<string, (button: HTMLElement) => unknown>} by their data-action
 */
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

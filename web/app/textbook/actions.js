// The action of the button that opens the textbook search.

import { closeDialogs, openDialog } from "../base/dialogs.js";
import { fillTextbook } from "./dialog.js";

/** @import {App} from "./state.d.ts" */

/** @param {App} app @returns {Record<string, () => unknown>} the handlers by data-action */
export function textbookActions(app) {
  return {
    textbook: () => {
      if (!fillTextbook(app)) return;
      closeDialogs();
      openDialog("textbook");
    },
  };
}

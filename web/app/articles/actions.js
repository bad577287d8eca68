// The action of the button that opens the articles.

import { closeDialogs } from "../base/dialogs.js";
import { showArticles } from "./dialog.js";

/** @import {App} from "./state.d.ts" */

/** @param {App} app @returns {Record<string, () => unknown>} the handlers by data-action */
export function articlesActions(app) {
  return {
    articles: () => {
      closeDialogs();
      return showArticles(app);
    },
  };
}

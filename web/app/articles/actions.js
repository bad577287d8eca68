// What the buttons of the articles do.

import { closeDialogs } from "../base/dialogs.js";
import { showArticles } from "./dialog.js";

/** @import {App} from "./state.d.ts" */

/**
 * @param {App} app
 * @returns {Record<string, () => unknown>} by their data-action
 */
export function articlesActions(app) {
  return {
    articles: () => {
      closeDialogs();
      return showArticles(app);
    },
  };
}

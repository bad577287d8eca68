// What the buttons of the articles do.

import { closeDialogs, openDialog } from "../base/dialogs.js";
import { fillArticles } from "./dialog.js";

/** @import {App} from "./state.d.ts" */

/**
 * @param {App} app
 * @returns {Record<string, () => unknown>} by their data-action
 */
export function articlesActions(app) {
  return {
    articles: async () => {
      await fillArticles(app);
      closeDialogs();
      openDialog("articles");
    },
  };
}

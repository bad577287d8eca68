// The actions of the buttons that open what teaches: the essay, the articles, the textbook search and random
// puzzles. Each loads on first use.

import { closeDialogs, openDialog } from "../base/dialogs.js";
import { showTab } from "../table/tab.js";
import { pause } from "../watch/watching.js";
import { showArticles } from "./articles.js";
import { fillExperiment } from "./random.js";
import { fillTextbook } from "./textbook.js";

/** @import {App} from "./state.d.ts" */

/** @param {App} app @returns {Record<string, () => unknown>} the handlers by data-action */
export function essayActions(app) {
  return {
    essay: async () => {
      const { showEssay } = await import("./essay.js");
      closeDialogs();
      pause(app);
      await showEssay(app);
    },
    "essay-watch": () => {
      closeDialogs();
      showTab(app, "watch");
    },
  };
}

/** @param {App} app @returns {Record<string, () => unknown>} the handlers by data-action */
export function articlesActions(app) {
  return {
    articles: () => {
      closeDialogs();
      return showArticles(app);
    },
  };
}

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

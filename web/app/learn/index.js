// The room of what teaches: the essay, the articles, the textbook search and random puzzles.

import { closeDialogs, openDialog } from "../base/dialogs.js";
import { showTab } from "../table/tab.js";
import { pause } from "../watch/watching.js";
import { showArticles } from "./articles.js";
import { fillExperiment } from "./random.js";
import { fillTextbook } from "./textbook.js";

/** @import {Room} from "../base/room.d.ts" */
/** @import {App} from "./state.d.ts" */

/** @type {Room<App>} */
export const room = {
  actions: (app) => ({
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
    articles: () => {
      closeDialogs();
      return showArticles(app);
    },
    textbook: () => {
      if (!fillTextbook(app)) return;
      closeDialogs();
      openDialog("textbook");
    },
    experiment: (button) => {
      // Closing this dialog leads back to an article that opened it.
      if (!button.closest('[data-dialog="articles"]')) closeDialogs();
      fillExperiment(app);
      openDialog("experiment");
    },
  }),
};

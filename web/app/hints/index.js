// The room of hints: the actions of its buttons, and what a move ends.

import { closeWithPuzzle } from "../base/dialogs.js";
import { endHelp, endTrial, explain, lookLonger, newHints, rewind, showNextCase, watchOutlook } from "./ladder.js";

/** @import {Room} from "../base/room.d.ts" */
/** @import {App} from "./state.d.ts" */

/** @type {Room<App>} */
export const room = {
  fresh: () => ({ hints: newHints() }),
  actions,
  on: {
    moved: [endHelp],
    // Hints name edges by their former letters.
    relettered: [({ store }) => store.change((state) => void (state.hints = newHints()))],
  },
  starts: (app) => {
    watchOutlook(app);
    closeWithPuzzle(app.store, "reasoning");
  },
};

/** @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} the handlers by data-action */
function actions(app) {
  /** Loaded on first use. @type {typeof import("./explanation.js") | null} */
  let explanation = null;
  return {
    "hint-explain": () => explain(app),
    "hint-case": () => showNextCase(app),
    "hint-back": () => endTrial(app),
    "hint-rewind": () => rewind(app),
    "hint-blame": () => lookLonger(app),
    reasoning: async () => {
      explanation ??= await import("./explanation.js");
      await explanation.explainAll(app);
    },
    "print-reasoning": () => explanation?.printReasoning(),
    "step-case": async (button) => (await import("./step.js")).showCase(app, button),
    "step-back": async (button) => (await import("./step.js")).leaveCases(app, button),
  };
}

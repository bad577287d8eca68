// The actions of the hint's buttons.

import { explain, lookLonger, rewind, showNextCase } from "./ladder.js";
import { endTrial } from "./trial.js";

/** @import {App} from "./state.d.ts" */

/** @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} the handlers by data-action */
export function hintsActions(app) {
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

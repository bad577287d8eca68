// What the buttons do that help on.

import { explainAll, printReasoning } from "./explanation.js";
import { climb } from "./ladder.js";

/** @import {App} from "./state.d.ts" */

/**
 * @param {App} app
 * @returns {Record<string, (button: HTMLElement) => unknown>} by their data-action
 */
export function hintsActions(app) {
  return {
    hint: () => climb(app),
    reasoning: () => explainAll(app),
    "print-reasoning": printReasoning,
  };
}

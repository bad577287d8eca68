// What the buttons of the Play tab do.

import { finishActions } from "./finish-card.js";
import { laySolution } from "./lay-solution.js";
import { moreActions } from "./more.js";
import { playingActions } from "./tiles.js";

/** @import {App} from "./state.d.ts" */

/**
 * @param {App} app
 * @returns {Record<string, (button: HTMLElement) => unknown>} by their data-action
 */
export function playActions(app) {
  return {
    ...playingActions(app),
    ...finishActions(app),
    ...moreActions(app),
    "lay-solution": () => laySolution(app),
  };
}

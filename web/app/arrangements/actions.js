// What the buttons of the list of arrangements do.

import { part } from "../base/dom.js";
import { foldArrangements, moreArrangements, showArrangement } from "./list.js";

/** @import {App} from "./state.d.ts" */

/**
 * @param {App} app
 * @returns {Record<string, (button: HTMLElement) => unknown>} by their data-action
 */
export function arrangementsActions(app) {
  return {
    arrangements: () => foldArrangements(app),
    "more-arrangements": () => moreArrangements(app),
    "show-arrangement": ({ dataset }) => {
      showArrangement(app, Number(dataset.row), Number(dataset.at));
      part("caption").scrollIntoView({ block: "nearest" }); // a phone has the board above the list
    },
  };
}

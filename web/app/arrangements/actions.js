// The actions of the arrangement list's buttons.

import { part } from "../base/dom.js";
import { foldArrangements, moreArrangements, showArrangement } from "./list.js";

/** @import {App} from "./state.d.ts" */

/** @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} the handlers by data-action */
export function arrangementsActions(app) {
  return {
    arrangements: () => foldArrangements(app),
    "more-arrangements": () => moreArrangements(app),
    "show-arrangement": ({ dataset }) => {
      showArrangement(app, Number(dataset.row), Number(dataset.at));
      part("caption").scrollIntoView({ block: "nearest" }); // on a phone the board is above the list
    },
  };
}

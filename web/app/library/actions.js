// What the buttons of the Puzzles dialog do, and those that lead there.

import { closeDialogs, dialog, openDialog } from "../base/dialogs.js";
import { part } from "../base/dom.js";
import { openText } from "../table/open.js";
import { completeText, fillPuzzles } from "./dialog.js";
import { mineActions } from "./mine.js";

/** @import {App} from "./state.d.ts" */

/**
 * @param {App} app
 * @returns {Record<string, (button: HTMLElement) => unknown>} by their data-action
 */
export function libraryActions(app) {
  return {
    puzzles: () => {
      const filled = fillPuzzles(app, dialog("puzzles"));
      openDialog("puzzles");
      return filled;
    },
    open: ({ dataset }) => {
      closeDialogs();
      return openText(app, dataset.link ?? "");
    },
    "open-file": () => part("file").click(),
    complete: () => completeText(app, dialog("puzzles")),
    ...mineActions(app),
  };
}

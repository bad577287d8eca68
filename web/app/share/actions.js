// What the buttons do that pass a puzzle on.

import { closeDialogs, openDialog } from "../base/dialogs.js";
import { fillCut, printCut } from "./cut-sheets.js";
import { beginShare, copyShare, saveShare, sendLink } from "./share.js";

/** @import {App} from "./state.d.ts" */

/**
 * @param {App} app
 * @param {() => boolean} comesBack whether what was found of the puzzle before is there again in a moment
 * @returns {Record<string, (button: HTMLElement) => unknown>} by their data-action
 */
export function shareActions(app, comesBack) {
  return {
    share: () => {
      openDialog("share");
      return beginShare(app, comesBack());
    },
    copy: () => copyShare(app),
    save: () => saveShare(app),
    send: () => sendLink(app),
    cut: () => {
      closeDialogs();
      openDialog("cut");
      return fillCut(app);
    },
    "print-cut": printCut,
  };
}

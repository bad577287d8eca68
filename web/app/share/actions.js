// The buttons of the share and cut dialogs.

import { closeDialogs, openDialog } from "../base/dialogs.js";
import { fillCut, printCut } from "./cut-sheets.js";
import { beginShare, copyShare, saveShare, sendLink } from "./share.js";

/** @import {App} from "./state.d.ts" */

/**
 * @param {App} app
 * @param {() => boolean} mayGuide whether a solution may be searched for a guide
 * @returns {Record<string, (button: HTMLElement) => unknown>} by data-action
 */
export function shareActions(app, mayGuide) {
  return {
    share: () => {
      openDialog("share");
      return beginShare(app, mayGuide());
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

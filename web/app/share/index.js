// The room of the share and cut dialogs: their buttons and fields.

import { closeDialogs, dialog, openDialog } from "../base/dialogs.js";
import { fillCut, printCut } from "./cut-sheets.js";
import { beginShare, copyShare, fillShare, saveShare, sendLink } from "./share.js";

/** @import {Room, Tried} from "../base/room.d.ts" */
/** @import {App} from "./state.d.ts" */

/** The room solve/ registers the actions: it knows whether a solution may be searched for. @type {Room<App, { tried: Tried }>} */
export const room = {
  listens: (app, { tried }) => {
    dialog("share").addEventListener("change", () => void tried(fillShare(app)));
    dialog("cut").addEventListener("change", () => void tried(fillCut(app)));
  },
};

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

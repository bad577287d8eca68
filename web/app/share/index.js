// The room of the share and cut dialogs: their buttons and fields.

import { closeDialogs, dialog, openDialog } from "../base/dialogs.js";
import { fillCut, printCut } from "./cut-sheets.js";
import { beginShare, copyShare, fillShare, saveShare, sendLink } from "./share.js";

/** @import {Room, Tried} from "../base/room.d.ts" */
/** @import {App} from "./state.d.ts" */

/** @type {Room<App, { tried: Tried }>} */
export const room = {
  actions: (app) => ({
    share: () => {
      openDialog("share");
      return beginShare(app);
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
  }),
  listens: (app, { tried }) => {
    dialog("share").addEventListener("change", () => void tried(fillShare(app)));
    dialog("cut").addEventListener("change", () => void tried(fillCut(app)));
  },
};

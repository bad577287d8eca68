// What the buttons of the page of all puzzles do, and those that lead there.

import { dialog } from "../base/dialogs.js";
import { part } from "../base/dom.js";
import { openDay } from "../play/next.js";
import { openText } from "../table/open.js";
import { seekNothing } from "./choices.js";
import { completeText, leaveWith, openShelves } from "./dialog.js";
import { mineActions } from "./mine.js";
import { showApart, showLong } from "./shelves.js";

/** @import {App} from "./state.d.ts" */

/**
 * @param {App} app
 * @returns {Record<string, (button: HTMLElement) => unknown>} by their data-action
 */
export function libraryActions(app) {
  return {
    puzzles: () => openShelves(app),
    open: (card) => {
      leaveWith(card);
      return openText(app, card.dataset.link ?? "");
    },
    "open-day": (card) => {
      leaveWith(card);
      return openDay(app, card.dataset.day ?? "");
    },
    "long-shelf": (button) => showLong(app, button),
    "twins-apart": (card) => showApart(app, card),
    "seek-nothing": () => {
      seekNothing(app, dialog("puzzles"));
      part("published-words").focus();
    },
    "open-file": () => part("file").click(),
    complete: () => completeText(app, dialog("puzzles")),
    ...mineActions(app),
  };
}

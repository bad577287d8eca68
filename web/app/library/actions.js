// The actions of the puzzles page's buttons, and of the buttons that lead to it.

import { closeDialogs, dialog } from "../base/dialogs.js";
import { part } from "../base/dom.js";
import { comeBack, goOnLooking } from "../best/actions.js";
import { openDay } from "../play/next.js";
import { takeUp } from "../solve/going-on.js";
import { openMine, openText } from "../table/open.js";
import { showTab } from "../table/tab.js";
import { noteSought, seekNothing } from "./choices.js";
import { completeText, leaveWith, openShelves } from "./dialog.js";
import { mineActions } from "./mine.js";
import { showApart, showLong } from "./shelves.js";

/** @import {App} from "./state.d.ts" */

/** @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} by their data-action */
export function libraryActions(app) {
  return {
    puzzles: () => openShelves(app),
    open: (card) => {
      leaveWith(app, card);
      return openText(app, card.dataset.link ?? "");
    },
    "open-day": (card) => {
      leaveWith(app, card);
      return openDay(app, card.dataset.day ?? "");
    },
    "long-shelf": (button) => showLong(app, button),
    "twins-apart": (card) => showApart(app, card),
    "seek-nothing": () => {
      seekNothing(app, dialog("puzzles"));
      noteSought(app);
      part("published-words").focus();
    },
    "open-file": () => part("file").click(),
    complete: () => completeText(app, dialog("puzzles")),
    "open-mine": async ({ dataset }) => {
      closeDialogs();
      await openMine(app, dataset.id ?? "");
      await comeBack(app, dataset.id ?? "");
    },
    "go-on-mine": async ({ dataset }) => {
      closeDialogs();
      if (await openMine(app, dataset.id ?? "")) return;
      showTab(app, "solve");
      await (app.store.state.solve.unfinished ? takeUp(app) : goOnLooking(app));
    },
    ...mineActions(app),
  };
}

// The room of the page of all puzzles: what its buttons, fields and the buttons that lead to it do.

import { closeDialogs, dialog } from "../base/dialogs.js";
import { part } from "../base/dom.js";
import { lookOn } from "../best/hunting.js";
import { comeBack } from "../best/index.js";
import { openDay } from "../play/next.js";
import { takeUp } from "../solve/going-on.js";
import { openMine, openText } from "../table/open.js";
import { showAddress, showTab } from "../table/tab.js";
import { noteSought, seek, seekNothing } from "./choices.js";
import { completeText, leaveShelves, leaveWith, makeLibrary, openPasted, openShelves, seeShelves } from "./dialog.js";
import { mineActions, mineElsewhere, newLibrary } from "./mine.js";
import { showApart, showLong } from "./shelves.js";

/** @import {Room, Tried} from "../base/room.d.ts" */
/** @import {App} from "./state.d.ts" */

/** @type {Room<App, { tried: Tried }>} */
export const room = {
  slices: () => ({ library: newLibrary() }),
  leaves: (_, { shelves }) => (shelves && dialog("puzzles").open ? { shelves } : {}),
  starts: (app, { tried }, { shelves }) => {
    // Show the shelves again after a reload.
    if (shelves) void app.kept.then(() => tried(seeShelves(app, true)));
  },
  on: { read: [mineElsewhere], elsewhere: [mineElsewhere] },
  actions,
  views: (app) => ({ always: [makeLibrary(app)] }),
  listens,
};

/** @param {App} app @param {{ tried: Tried }} page */
function listens(app, { tried }) {
  const shelves = dialog("puzzles");
  shelves.addEventListener("cancel", leaveShelves);
  // Who begins to type seeks. The field has no focus at first: on touch screens it would open the keyboard over the shelves.
  shelves.addEventListener("keydown", ({ key, target, ctrlKey, metaKey, altKey }) => {
    if (/^[\p{L}\p{N}]$/u.test(key) && target instanceof Element && target.matches("h2") && !ctrlKey && !metaKey && !altKey) part("published-words").focus();
  });
  // The event comes a task later: by then the shelves may be open again.
  shelves.addEventListener("close", () => app.store.change(({ library }) => void (library.open = shelves.open)));
  part("published-form").addEventListener("input", () => seek(app, shelves));
  part("paste-form").addEventListener("submit", (event) => {
    event.preventDefault();
    void tried(openTyped(app, shelves));
  });
}

/** Opens the text in the field. @param {App} app @param {HTMLDialogElement} shelves */
async function openTyped(app, shelves) {
  const { broken } = app.store.state.page;
  if (!(await openPasted(app, shelves))) return;
  // leaveShelves goes Back: that would withdraw a pending question, and bring back a broken link that
  // the text has replaced.
  if (!app.store.state.page.waiting && !broken) return leaveShelves();
  shelves.close();
  showAddress(app);
}

/** @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} by their data-action */
function actions(app) {
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
      await (app.store.state.solve.unfinished ? takeUp(app) : lookOn(app));
    },
    ...mineActions(app),
  };
}

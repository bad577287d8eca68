// The room of the hunt for the best board: the actions of its buttons, and its return with the puzzle.

import { isShown, part } from "../base/dom.js";
import { isSame, putAside } from "../keep/hunted.js";
import { showTab } from "../table/tab.js";
import { bringBack, close, look, lookFromMine, lookOn, pause, showLeft } from "./hunting.js";
import { makeBest } from "./offer.js";
import { keepBest, saveBest, saveDepths, shareBest } from "./passing.js";
import { droppedHunts, givenHunts, givenNext, keptHunt, newBest } from "./standing.js";

/** @import {Room} from "../base/room.d.ts" */
/** @import {App} from "./state.d.ts" */

/** @type {Room<App>} */
export const room = {
  fresh: () => ({ best: newBest() }),
  actions,
  on: { opened: [(app) => comeBack(app)] },
  views: () => ({ always: [makeBest(part("panel"))] }),
};

/**
 * Shows the puzzle's paused hunt again if the puzzle was opened at its Solve tab.
 * @param {App} app
 * @param {string} [id] of the puzzle that was to be opened
 */
export async function comeBack(app, id = app.store.state.table.puzzle?.id) {
  const { state } = app.store;
  if (state.table.puzzle?.id === id && state.page.tab === "solve" && !state.best.hunt && keptHunt(state)) await showLeft(app);
}

/** @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} the handlers by data-action */
function actions(app) {
  return {
    best: () => look(app),
    "best-mine": async () => {
      showTab(app, "solve");
      await lookFromMine(app);
    },
    "best-around": () => lookFromMine(app, true),
    "best-on": () => lookOn(app),
    "best-show": async () => {
      if (!(await showLeft(app))) await lookOn(app);
    },
    "best-aside": () => {
      const { state } = app.store;
      if (state.table.puzzle) app.puzzleStore.keepHunt(state.table.puzzle.id, null, givenNext(state));
    },
    "best-drop": ({ dataset }) => {
      const { state } = app.store;
      const given = givenHunts(state);
      const dropped = given[Number(dataset.which)];
      if (!state.table.puzzle || !dropped) return;
      app.puzzleStore.keepHunt(state.table.puzzle.id, keptHunt(state), given.filter((one) => one !== dropped));
      app.store.change(({ best }) => void (best.dropped = [...best.dropped, dropped]));
      focusOn("best-undrop", droppedHunts(state).indexOf(dropped));
    },
    "best-undrop": ({ dataset }) => {
      const { state } = app.store;
      const dropped = droppedHunts(state)[Number(dataset.which)];
      if (!state.table.puzzle || !dropped) return;
      app.puzzleStore.keepHunt(state.table.puzzle.id, keptHunt(state), putAside(dropped, givenHunts(state)));
      app.store.change(({ best }) => void (best.dropped = best.dropped.filter((one) => one !== dropped)));
      focusOn("best-back", givenHunts(state).findIndex((one) => isSame(one, dropped)));
    },
    "best-back": ({ dataset }) => bringBack(app, Number(dataset.which)),
    "best-pause": () => pause(app),
    "best-close": () => close(app),
    "best-keep": () => keepBest(app),
    "best-share": () => shareBest(app),
    "best-picture": () => saveBest(app),
    "best-save": () => saveDepths(app),
  };
}

/** Moves the focus to a visible button, because the pressed one has gone. @param {string} action @param {number} which */
function focusOn(action, which) {
  requestAnimationFrame(() => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`[data-action="${action}"][data-which="${which}"]`)]).find((button) => isShown(button))?.focus());
}

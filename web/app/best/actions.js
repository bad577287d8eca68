// The actions of the best board's buttons. The rest of the room loads on first use.

import { isSame, putAside } from "../keep/hunted.js";
import { showTab } from "../table/tab.js";
import { droppedHunts, givenHunts, givenNext, keptHunt } from "./standing.js";
import { letIn } from "./offer.js";

/** @import {App} from "./state.d.ts" */

async function room() {
  const { hunting, panel, passing } = await import("./room.js");
  letIn(panel);
  return { ...hunting, ...passing };
}

/**
 * Shows the puzzle's paused hunt again if the puzzle was opened at its Solve tab.
 * @param {App} app
 * @param {string} [id] of the puzzle that was to be opened
 */
export async function comeBack(app, id = app.store.state.table.puzzle?.id) {
  const { state } = app.store;
  if (state.table.puzzle?.id === id && state.page.tab === "solve" && !state.best.hunt && keptHunt(state)) await (await room()).showLeft(app);
}

/** @param {App} app */
export async function goOnLooking(app) {
  await (await room()).lookOn(app);
}

/** @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} the handlers by data-action */
export function bestActions(app) {
  return {
    best: async () => (await room()).look(app),
    "best-mine": async () => {
      showTab(app, "solve");
      await (await room()).lookFromMine(app);
    },
    "best-around": async () => (await room()).lookFromMine(app, true),
    "best-on": () => goOnLooking(app),
    "best-show": async () => {
      if (!(await (await room()).showLeft(app))) await goOnLooking(app);
    },
    "best-aside": () => {
      const { state } = app.store;
      if (state.table.puzzle) app.keeper.keepHunt(state.table.puzzle.id, null, givenNext(state));
    },
    "best-drop": ({ dataset }) => {
      const { state } = app.store;
      const given = givenHunts(state);
      const dropped = given[Number(dataset.which)];
      if (!state.table.puzzle || !dropped) return;
      app.keeper.keepHunt(state.table.puzzle.id, keptHunt(state), given.filter((one) => one !== dropped));
      app.store.change(({ best }) => void (best.dropped = [...best.dropped, dropped]));
      focusOn("best-undrop", droppedHunts(state).indexOf(dropped));
    },
    "best-undrop": ({ dataset }) => {
      const { state } = app.store;
      const dropped = droppedHunts(state)[Number(dataset.which)];
      if (!state.table.puzzle || !dropped) return;
      app.keeper.keepHunt(state.table.puzzle.id, keptHunt(state), putAside(dropped, givenHunts(state)));
      app.store.change(({ best }) => void (best.dropped = best.dropped.filter((one) => one !== dropped)));
      focusOn("best-back", givenHunts(state).findIndex((one) => isSame(one, dropped)));
    },
    "best-back": async ({ dataset }) => (await room()).bringBack(app, Number(dataset.which)),
    "best-pause": async () => (await room()).pause(app),
    "best-close": async () => (await room()).close(app),
    "best-keep": async () => (await room()).keepBest(app),
    "best-share": async () => (await room()).shareBest(app),
    "best-picture": async () => (await room()).saveBest(app),
    "best-save": async () => (await room()).saveDepths(app),
  };
}

/** Moves the focus to a visible button, because the pressed one has gone. @param {string} action @param {number} which */
function focusOn(action, which) {
  requestAnimationFrame(() => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`[data-action="${action}"][data-which="${which}"]`)]).find((button) => button.checkVisibility())?.focus());
}

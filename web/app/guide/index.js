// The room of the building guide, which loads on first use: to open it, and to print it without showing the solution
// on the screen.

import { closeDialogs } from "../base/dialogs.js";
import { make, part } from "../base/dom.js";
import { printAlone } from "../base/export.js";
import { nameOf } from "../speech/titles.js";
import { newGuide, onPaper } from "./guide.js";
import { makeGuideTo } from "./table.js";
import { makeGuide } from "./view.js";

/** @import {Room, Tried} from "../base/room.d.ts" */
/** @import {App} from "./state.d.ts" */

/** @type {Room<App, { tried: Tried }>} */
export const room = {
  fresh: (kept) => ({ guide: newGuide(kept) }),
  leaves: ({ page, guide }) => (page.home ? {} : { build: guide.open }),
  goesOn: (app, { tried }, { build }) => {
    const goesOn = Boolean(build && app.store.state.guide.built);
    if (goesOn) void tried(openGuide(app, build === "whole"));
    return goesOn;
  },
  actions: (app) => ({ build: () => openGuide(app, false) }),
  views: () => ({ always: [makeGuide(part("panel"))] }),
};

/** @param {App} app @param {boolean} whole whether a finished solution was on show when the page was reloaded */
async function openGuide(app, whole) {
  const { showCompanion } = await import("./companion.js");
  closeDialogs();
  await showCompanion(app, whole);
}

/** Prints the guide to the solution that onPaper chooses; nothing if none is known. @param {App} app */
export function printGuide({ store: { state }, puzzleStore, speech }) {
  const { puzzle } = state.table;
  const chosen = onPaper(state);
  if (!puzzle || !chosen) return;
  const name = nameOf(puzzleStore.find(puzzle.id) ?? puzzle, speech);
  printAlone("guide", [make("article", { class: "guide" }, make("h1", { dir: "auto" }, name), ...makeGuideTo(chosen.board, chosen.index, state, speech))]);
}

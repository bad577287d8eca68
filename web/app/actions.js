// What every button does, by its data-action: the actions of all rooms, and a few that need the page
// drawn at once.

import { arrangementsActions, solveActions } from "./solve/actions.js";
import { articlesActions, essayActions, experimentActions, textbookActions } from "./learn/actions.js";
import { closeDialogs } from "./base/dialogs.js";
import { part } from "./base/dom.js";
import { bestActions } from "./best/actions.js";
import { zoomActions } from "./board/zoom.js";
import { enterTiles, enteringActions } from "./entry/actions.js";
import { meantCell } from "./play/sieve.js";
import { guideActions } from "./guide/actions.js";
import { hintsActions } from "./hints/actions.js";
import { homeActions, makingActions } from "./home/actions.js";
import { libraryActions } from "./library/actions.js";
import { lookActions } from "./look/actions.js";
import { playActions } from "./play/actions.js";
import { raceActions, watchActions } from "./watch/actions.js";
import { shareActions } from "./share/actions.js";
import { attempt } from "./shell/notices.js";
import { shellActions } from "./shell/actions.js";
import { foundAgain, foundAnew, mayBeFound } from "./solve/going-on.js";
import { found } from "./table/layers.js";
import { showTab } from "./table/tab.js";

/** @import {App} from "./app.d.ts" */
/** @import {Page} from "./page.js" */

/** @param {App} app @param {Page} page @returns {Record<string, (button: HTMLElement) => unknown>} */
export function allActions(app, { board, render }) {
  return {
    ...shellActions(app),
    ...homeActions(app),
    ...libraryActions(app),
    ...articlesActions(app),
    ...textbookActions(app),
    ...watchActions(app),
    ...raceActions(app),
    ...essayActions(app),
    ...experimentActions(app),
    ...makingActions(app),
    ...lookActions(app),
    ...playActions(app),
    ...enteringActions(app),
    ...solveActions(app),
    ...bestActions(app),
    ...arrangementsActions(app),
    ...guideActions(app),
    ...hintsActions(app),
    ...shareActions(app, () => mayBeFound(app) && app.store.state.best.hunt === null),
    ...zoomActions(board.zooming, () => meantCell(app.store.state)),
    enter: async () => {
      closeDialogs();
      await enterTiles(app);
      await askForBox(app, render);
    },
    pad: async (button) => (await import("./entry/pad.js")).showPad(app, button),
    print: async () => {
      closeDialogs();
      const { puzzle } = app.store.state.table;
      if (found(app.store.state).length === 0) {
        // Show the search where searches are shown.
        showTab(app, "solve");
        const isThere = await foundAgain(app);
        if (app.store.state.table.puzzle !== puzzle || !(isThere || (await foundAnew(app)))) return;
      }
      (await import("./guide/actions.js")).printGuide(app);
    },
  };
}

/**
 * Asks what is in the box, then goes on with the first tile.
 * @param {App} app
 * @param {() => void} render
 * @param {unknown} [written] what was in the fields before a reload
 */
export async function askForBox(app, render, written) {
  await (await import("./entry/beginning.js")).showBeginning(app, (done) => void attempt(app.store, done), written);
  render();
  // The element that had the focus before the dialog is hidden.
  part("hand").querySelector("svg")?.focus({ preventScroll: true });
}

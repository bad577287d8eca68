// The room of the search and of what else is known of the puzzle: its buttons and keys, what it does after the news of
// other rooms, and its part of the Solve panel.

import { part } from "../base/dom.js";
import { answer } from "../mend/questions.js";
import { openText } from "../table/open.js";
import { showTab } from "../table/tab.js";
import { arrangementsActions, makeStrip, newArrangements } from "./arrangements.js";
import { findAgain, forgetSearch, goOn, mayBeFound, printSolution, seeLeft, takeUp } from "./going-on.js";
import { makePanel } from "./panel.js";
import { foresee, makeRated, rateAtHand } from "./rating.js";
import { copyEntry, recognise, showCompleted } from "./recognise.js";
import { MINUTE, newSolve, pause, solve, stop } from "./search.js";
import { putMine, showAll, showLayer, showOne, showTools, solutionKey, step } from "./solutions.js";

/** @import {Actions, Room} from "../base/room.d.ts" */
/** @import {App} from "./state.d.ts" */

/** @type {Room<App>} */
export const room = {
  fresh: (kept) => ({ solve: newSolve(kept), arrangements: newArrangements() }),
  adds: (app) => ({ running: null, mayGuide: () => mayBeFound(app) && app.store.state.best.hunt === null }),
  actions: (app) => ({ ...actions(app), ...arrangementsActions(app) }),
  on: {
    leaving: [(app) => stop(app)],
    opened: [(app) => void foresee(app), (app) => void recognise(app), (app) => void rateAtHand(app), findAgain],
    read: [seeLeft],
    built: [showAll],
    tab: [findAgain],
  },
  keys: (app) => ({ solve: (event) => solutionKey(app, event) }),
  views: () => ({
    always: [showTools, makePanel(part("panel")), makeRated(part("panel")), makeStrip((strip) => part("newest").after(strip)), (state, speech) => showCompleted(part("completed"), state, speech)],
  }),
};

/** @param {App} app @returns {Actions} */
function actions(app) {
  return {
    solve: async () => {
      showTab(app, "solve");
      await solve(app);
    },
    "solve-again": () => solve(app),
    "solve-anyway": () => solve(app),
    "solve-minute": () => solve(app, { limit: MINUTE }),
    "solve-mine": () => solve(app, { fromBoard: true }),
    stop: () => stop(app),
    pause: () => pause(app),
    resume: () => goOn(app),
    "go-on": () => goOn(app),
    "take-up": () => takeUp(app),
    "forget-search": () => forgetSearch(app),
    "show-one": () => showOne(app),
    "show-all": () => showAll(app),
    next: () => step(app, 1),
    previous: () => step(app, -1),
    put: () => putMine(app),
    print: () => printSolution(app),
    "layer-tiles": () => showLayer(app, "tiles"),
    "layer-board": () => showLayer(app, "board"),
    "layer-solution": () => showLayer(app, "solution"),
    "layer-search": () => showLayer(app, "search"),
    "layer-best": () => showLayer(app, "best"),
    answer: ({ dataset }) => answer(app, (answers) => [...answers, JSON.parse(dataset.answer ?? "")]),
    "answer-back": () => answer(app, (answers) => answers.slice(0, -1)),
    "answer-anew": () => answer(app, () => []),
    "copy-entry": () => copyEntry(app),
    "open-known": ({ dataset }) => openText(app, dataset.link ?? ""),
  };
}

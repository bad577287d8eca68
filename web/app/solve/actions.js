// The actions of the Solve tab's buttons.

import { part } from "../base/dom.js";
import { answer } from "../mend/questions.js";
import { openText } from "../table/open.js";
import { showTab } from "../table/tab.js";
import { foldArrangements, moreArrangements, showArrangement } from "./arrangements.js";
import { forgetSearch, goOn, takeUp } from "./going-on.js";
import { copyEntry } from "./recognise.js";
import { MINUTE, pause, solve, stop } from "./search.js";
import { putMine, showAll, showLayer, showOne, step } from "./solutions.js";

/** @import {App} from "./state.d.ts" */

/** @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} the handlers by data-action */
export function solveActions(app) {
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

/** @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} the handlers by data-action */
export function arrangementsActions(app) {
  return {
    arrangements: () => foldArrangements(app),
    "more-arrangements": () => moreArrangements(app),
    "show-arrangement": ({ dataset }) => {
      showArrangement(app, Number(dataset.row), Number(dataset.at));
      part("caption").scrollIntoView({ block: "nearest" }); // on a phone the board is above the list
    },
  };
}

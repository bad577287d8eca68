// The state at first, before anything was read or heard.

import { newDraft } from "./entry/drafts.js";
import { defaultSettings } from "./keep/settings.js";

/** @import {State} from "./app.d.ts" */

/** @returns {State} */
export function initialState() {
  return {
    phase: "starting",
    slow: false,
    puzzle: null,
    drawing: null,
    layer: "tiles",
    game: null,
    hand: -1,
    whole: null,
    finished: null,
    passed: null,
    answered: null,
    misread: null,
    help: null,
    search: null,
    known: null,
    unmended: "",
    rated: null,
    foreseen: null,
    unfinished: null,
    shown: { index: 0, cells: [] },
    marks: null,
    broken: null,
    foreign: null,
    notes: [],
    waiting: null,
    offline: false,
    updated: false,
    tab: "play",
    draft: newDraft(),
    likely: null,
    carrying: false,
    easel: null,
    mine: [],
    aside: [],
    forgotten: null,
    keeping: "kept",
    clears: false,
    asideTold: false,
    keepingTold: false,
    settings: defaultSettings(),
  };
}


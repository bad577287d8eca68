// The frame of the page: whether home or the table is in sight, the name of what lies there, the title of the window, and
// what becomes of the page, for boot.js and for those who measure it.

import { part, setParts, setText } from "../base/dom.js";
import { isAtHand } from "../entry/facts.js";
import { shown } from "../speech/speech.js";
import { nameOf, shortNameOf } from "../speech/titles.js";
import { layerShown } from "../table/layers.js";
import { started } from "./offline.js";

/** @import {App, State} from "./state.d.ts" */

/** Shows home or the table, and each tab from its top. @param {State} state */
export function showPlace(state) {
  const { page: { home, tab } } = state;
  const { dataset } = document.documentElement;
  const place = home ? "home" : "table";
  if (dataset.place !== place || document.body.dataset.tab !== tab) scrollTo(0, 0);
  dataset.place = place;
  document.body.dataset.layer = layerShown(state);
}

/** @param {App} app @returns {(state: State) => void} shows the name above the board and in the title of the window */
export function makeName(app) {
  return (state) => {
    if (state.page.home) {
      part("title").hidden = true;
      setTitle("Edgewise");
      return;
    }
    const { speech } = app;
    const entering = state.page.tab === "tiles" && !isAtHand(state);
    const puzzle = state.table.puzzle && (app.keeper.find(state.table.puzzle.id) ?? state.table.puzzle);
    const name = entering ? shown(state.entry.facts?.told.name ?? "") || speech.say("enter.title") : puzzle ? nameOf(puzzle, speech) : shown(state.page.broken?.kept?.name ?? "") || "Edgewise";
    setText(part("name"), name);
    setParts(part("short-name"), puzzle && !entering ? shortNameOf(puzzle, speech) : "");
    // The word-mark says that already.
    part("title").hidden = name === "Edgewise";
    setTitle(name === "Edgewise" ? name : `${name} · Edgewise`);
  };
}

/** Sets the title only where it changes: a change of the head may restyle the whole page. @param {string} title */
function setTitle(title) {
  if (document.title !== title) document.title = title;
}

/** Reports the phase of the page and whether a puzzle is on the table; boot.js waits for it. @param {State} state */
export function reportPhase({ page: { phase }, table: { puzzle } }) {
  if (document.body.dataset.phase === phase) return;
  document.body.dataset.phase = phase;
  dispatchEvent(new CustomEvent(phase, { detail: puzzle && "playable" }));
}

/** Notes when the page can be played and when it is ready, once all of it shows the state. @param {State} state */
export function noteReady({ page: { home, phase }, table: { puzzle } }) {
  if (puzzle && !home) mark("playable");
  if (phase !== "ready" || document.body.dataset.ready) return;
  document.body.dataset.ready = "true";
  mark("ready");
  started();
}

/** Marks the first time, for measurements. @param {string} name */
function mark(name) {
  if (performance.getEntriesByName(name).length === 0) performance.mark(name);
}

// The dialog before the first side is entered: shape and rules of the tiles, what they are drawn in,
// and the names of their pictures. It can be skipped; the Tiles panel has the same fields.

import { CHOICE_STYLE, makeChoice } from "../base/fields.js";
import { makeDialog, openDialog } from "../base/dialogs.js";
import { make, setText } from "../base/dom.js";
import { loadStyle } from "../base/later.js";
import { changeNames, changeRule } from "./actions.js";
import { isUntouched } from "./entry.js";
import { leadOn, readMotifs, showMotifs } from "./names-form.js";
import { SETS, artOf, serves, setOf } from "./names.js";
import { makeMates, makeShapes } from "./rules.js";

/** @import {App} from "./state.d.ts" */

/** A tile that stands for its set when drawn. */
const SAMPLE = "grid=1x1&tiles=AbCd";

/**
 * Shows the dialog unless a side is entered. Every choice counts at once; what is typed but not yet
 * taken is kept in the history, for a reload.
 * @param {App} app
 * @param {(done: Promise<unknown>) => void} tried gets what may fail
 * @param {unknown} [written] what was in the fields, from the history
 * @returns {Promise<void>} once the dialog is closed
 */
export async function showBeginning(app, tried, written) {
  const { speech, store, solver } = app;
  await loadStyle(CHOICE_STYLE);
  const { page: { home, tab }, entry: { draft, facts } } = store.state;
  // Do not ask somebody who has gone on meanwhile.
  if (!facts || home || tab !== "tiles" || !isUntouched(draft.now) || document.querySelector("dialog[open]")) return;
  const { told } = facts;
  const mates = makeMates(speech, draft.now.mates, (to) => tried(changeRule(app, { change: "mates", to })));
  const shapes = makeShapes(speech, draft.now.grid, (list) => tried(changeRule(app, { change: "grid", list })));
  let art = told.art;
  const takeNames = () => tried(changeNames(app, [told.name, art, ...told.halves, ...readMotifs(names)]));
  const arts = makeChoice("entry-art", speech.say("names.art"), (set) => speech.say(`art.${set}`), (set) => {
    art = artOf(set);
    takeNames();
  });
  arts.offer(SETS, setOf(told));
  arts.leaveRoom();
  for (const set of SETS) {
    // If the picture fails to load, the name is enough.
    solver.call("picture", { puzzle: SAMPLE, art: set }).then(({ svg }) => arts.picture(set, svg), () => undefined);
  }
  const artHelp = make("p", { class: "help", role: "status" });
  arts.root.append(artHelp);
  const motifs = make("div", { class: "rows" });
  const names = make("fieldset", { class: "called" }, make("legend", {}, speech.say("begin.names")), motifs);
  names.addEventListener("change", takeNames);
  /** What the view was last drawn from. @type {unknown[]} */
  let shown = [];
  const show = () => {
    const { facts, stuck } = store.state.entry;
    const now = facts?.told ?? told;
    const shows = [now.motifs.length, stuck, now.canBeDrawn];
    // Names are not compared: the fields have them already.
    if (shows.every((value, i) => value === shown[i])) return;
    shown = shows;
    showMotifs(motifs, now, stuck, speech);
    // The number of motifs decides which sets can draw them.
    for (const input of arts.root.querySelectorAll("input")) input.disabled = !serves(input.value, now);
    setText(artHelp, now.canBeDrawn ? "" : speech.say("names.art.help"));
  };
  const go = make("button", { type: "submit", class: "primary" }, speech.say("begin.go"));
  const form = make("form", { novalidate: true }, shapes.root, mates.root, arts.root, names, make("p", { class: "help" }, speech.say("begin.later")), make("div", { class: "actions" }, go));
  const root = makeDialog("beginning", speech.say("begin.title"), speech.say("begin.skip"), form);
  form.addEventListener("submit", (event) => {
    // Enter goes from name to name; after the last one it submits.
    if (leadOn(names, event)) return;
    event.preventDefault();
    root.close();
  });
  const closed = new Promise((done) => root.addEventListener("close", done));
  openDialog("beginning");
  show();
  if (Array.isArray(written)) writeAgain(names, written, takeNames);
  store.addEventListener("change", show);
  names.addEventListener("input", () => note(fieldsOf(names).map(({ value }) => value)));
  note([]);
  go.focus({ preventScroll: true });
  await closed;
  note(null);
  store.removeEventListener("change", show);
  root.remove();
}

/** Keeps what is in the fields in the history; null when the dialog is closed. @param {string[] | null} box */
function note(box) {
  try {
    history.replaceState({ ...history.state, box }, "");
  } catch {
    // Some browsers limit how often history may change. Names that were taken are stored elsewhere too.
  }
}

/** @param {Element} names */
const fieldsOf = (names) => [...names.querySelectorAll("input")];

/** Restores the fields; calls taken if one differs. @param {Element} names @param {unknown[]} written @param {() => void} taken */
function writeAgain(names, written, taken) {
  let isNew = false;
  for (const [at, field] of fieldsOf(names).entries()) {
    const before = written[at];
    if (typeof before !== "string" || before === field.value) continue;
    field.value = before.slice(0, field.maxLength);
    isNew = true;
  }
  if (isNew) taken();
}

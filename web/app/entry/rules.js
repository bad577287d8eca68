// The shapes and rules of the tiles. One tap chooses a usual size; fields of the Tiles panel take any other. The dialog
// before the first side asks for them too, and for what the tiles are drawn in and the names of their pictures.

import { makeDialog, onStep, openDialog } from "../base/dialogs.js";
import { draw, isNew, make, part, setText } from "../base/dom.js";
import { CHOICE_STYLE, makeChoice } from "../base/fields.js";
import { loadStyle } from "../base/later.js";
import { gridName } from "../speech/titles.js";
import { changeNames, changeRule } from "./actions.js";
import { isUntouched, SETS, artOf, serves, setOf } from "./entry.js";
import { leadOn, readMotifs, showMotifs } from "./names-form.js";

/** @import {Change, EntryFacts, Mates} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Entry} from "./entry.js" */
/** @import {App} from "./state.d.ts" */

/** The usual grids, by name. */
const GRIDS = ["3x3", "4x4", "5x5", "hex2", "hex3", "hex4", "tri2", "tri3", "tri4"];

/** How edges mate, except a mix, with an icon: a picture across the seam, or the same one on both sides. @type {[Mates, string][]} */
const MATES = [
  ["halves", "M1.500 6H15V18H1.500ZM17 6H30.500V18H17ZM11.500 12a4.500 4.500 0 0 1 9 0a4.500 4.500 0 0 1 -9 0"],
  ["same", "M1.500 6H15V18H1.500ZM17 6H30.500V18H17ZM7 12a3 3 0 0 1 6 0a3 3 0 0 1 -6 0M19 12a3 3 0 0 1 6 0a3 3 0 0 1 -6 0"],
];

/** Go's names for the kinds of grids that have one size. @type {Record<string, string>} */
const KINDS = { hex: "hexagon", tri: "triangle" };

/** The outline of a tile, by kind. @type {Record<string, string>} */
const OUTLINES = { squares: "M4 4H20V20H4Z", hexagon: "M12 3L20 7.5V16.5L12 21L4 16.5V7.5Z", triangle: "M12 4L21.5 20H2.5Z" };

/** @param {Speech} speech @param {string} grid one of GRIDS or another @param {(list: string[]) => void} heard gets kind, width and height */
function makeShapes(speech, grid, heard) {
  const choice = makeChoice("entry-grid", speech.say("begin.tiles"), (grid) => shape(grid, speech), (grid) => heard(sizeOf(grid)));
  choice.offer(GRIDS, grid);
  return choice;
}

/** The choice of how edges mate, without the mix. @param {Speech} speech @param {Mates} mates @param {(mates: Mates) => void} heard */
function makeMates(speech, mates, heard) {
  const says = (/** @type {string} */ of) => {
    const picture = draw("svg", { class: "outline", viewBox: "0 0 32 24", "aria-hidden": "true" }, draw("path", { d: MATES.find(([one]) => one === of)?.[1] ?? "" }));
    return make("span", {}, picture, make("span", {}, speech.say(`rule.${of}`)));
  };
  const choice = makeChoice("entry-mates", speech.say("begin.mates"), says, (of) => heard(/** @type {Mates} */ (of)));
  choice.offer(MATES.map(([of]) => of), mates);
  return choice;
}

/** A tile and the count; only screen readers get the name. @param {string} grid @param {Speech} speech */
function shape(grid, speech) {
  const [kind] = sizeOf(grid);
  const [, count, rest] = /^(\d+(?: × \d+)?)(.*)$/.exec(gridName(grid, speech)) ?? ["", "", ""];
  const outline = draw("svg", { class: "outline", viewBox: "0 0 24 24", "aria-hidden": "true" }, draw("path", { d: OUTLINES[kind] }));
  return make("span", {}, outline, count, make("span", { class: "unseen" }, rest));
}

/** Kind, width and height as the fields say them. @param {string} grid such as "3x3" or "hex2" */
function sizeOf(grid) {
  const [, kind, size] = /^([a-z]+)(\d+)$/.exec(grid) ?? [];
  return kind ? [KINDS[kind], size, size] : ["squares", ...grid.split("x")];
}

/**
 * @param {HTMLElement} root
 * @param {(list: string[]) => void} resize gets kind, width and height
 * @returns {(entry: Entry, facts: EntryFacts, speech: Speech) => void}
 */
export function makeRules(root, resize) {
  /** @type {{ choice: ReturnType<typeof makeShapes>, speech: Speech } | null} */
  let shapes = null;
  return (entry, facts, speech) => {
    if (shapes?.speech !== speech) {
      shapes?.choice.root.remove();
      shapes = { choice: makeShapes(speech, entry.grid, resize), speech };
      part("rules", root).after(shapes.choice.root);
    }
    shapes.choice.choose(entry.grid);
    showFields(root, entry, facts, speech);
  };
}

/** @param {HTMLElement} root @param {Entry} entry @param {EntryFacts} facts @param {Speech} speech */
function showFields(root, { mates, frame, mayTurn }, { kind, width, height }, speech) {
  const field = (/** @type {string} */ rule) => /** @type {HTMLInputElement} */ (root.querySelector(`[data-rule="${rule}"]`));
  const set = (/** @type {HTMLInputElement} */ input, /** @type {string} */ value) => {
    if (document.activeElement !== input) input.value = value;
  };
  set(field("kind"), kind);
  set(field("width"), String(width));
  set(field("height"), String(height));
  field("mates").value = mates;
  field("framed").checked = frame !== "";
  field("upright").checked = !mayTurn;
  part("rule-height", root).hidden = kind !== "squares";
  setText(part("rule-width-name", root), speech.say(kind === "squares" ? "rule.width" : "rule.size"));
}

/** @param {HTMLElement} root @param {string} rule @returns {Change | { mayTurn: boolean }} */
export function readRule(root, rule) {
  const field = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (root.querySelector(`[data-rule="${name}"]`));
  if (rule === "framed") return { change: "frame", to: field("framed").checked ? "yes" : "no" };
  if (rule === "upright") return { mayTurn: !field("upright").checked };
  if (rule === "mates") return { change: "mates", to: /** @type {Mates} */ (field("mates").value) };
  return { change: "grid", list: ["kind", "width", "height"].map((name) => field(name).value) };
}

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
  const { page: { home, tab }, entry: { draft, answer } } = store.state;
  // Do not ask somebody who has gone on meanwhile.
  if (!answer || home || tab !== "tiles" || !isUntouched(draft.now) || document.querySelector("dialog[open]")) return;
  const { facts } = answer;
  const mates = makeMates(speech, draft.now.mates, (to) => tried(changeRule(app, { change: "mates", to })));
  const shapes = makeShapes(speech, draft.now.grid, (list) => tried(changeRule(app, { change: "grid", list })));
  let art = facts.art;
  const takeNames = () => tried(changeNames(app, [facts.name, art, ...facts.halves, ...readMotifs(names)]));
  const arts = makeChoice("entry-art", speech.say("names.art"), (set) => speech.say(`art.${set}`), (set) => {
    art = artOf(set);
    takeNames();
  });
  arts.offer(SETS, setOf(facts));
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
  const show = () => {
    const { answer, blockedAt } = store.state.entry;
    const now = answer?.facts ?? facts;
    // Names are not compared: the fields have them already.
    if (!isNew(names, now.motifs.length, blockedAt, now.canBeDrawn)) return;
    showMotifs(motifs, now, blockedAt, speech);
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
  await closed;
  note(null);
  store.removeEventListener("change", show);
  root.remove();
}

/** Keeps what is in the fields in the history; null when the dialog is closed. @param {string[] | null} box */
function note(box) {
  onStep(() => {
    try {
      history.replaceState({ ...history.state, box }, "");
    } catch {
      // Some browsers limit how often history may change. Names that were taken are stored elsewhere too.
    }
  });
}

/** @param {Element} names */
const fieldsOf = (names) => [...names.querySelectorAll("input")];

/** Restores the fields; calls taken if one differs. @param {Element} names @param {unknown[]} written @param {() => void} taken */
function writeAgain(names, written, taken) {
  let differs = false;
  for (const [at, field] of fieldsOf(names).entries()) {
    const before = written[at];
    if (typeof before !== "string" || before === field.value) continue;
    field.value = before.slice(0, field.maxLength);
    differs = true;
  }
  if (differs) taken();
}

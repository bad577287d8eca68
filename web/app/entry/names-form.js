// The names and pictures of tiles that were entered: a part of the Tiles panel that
// comes after the first solve. What is typed there is a step of the entry like any
// other, and the puzzle on the board is called and drawn so at once.

import { draw, make, part, setText } from "../base/dom.js";
import { EDGES } from "../board/tile.js";
import { showAddress } from "../table/open.js";
import { isCut } from "./edges.js";
import { isFinished } from "./entry.js";
import { SETS, canBeDrawn, isNamed, namesOf, sameButNames } from "./names.js";
import { toLink } from "./text.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {Names} from "./names.js" */
/** @import {App, State} from "./state.d.ts" */

/** What the list of motifs shows now. @type {WeakMap<Element, string>} */
const drawn = new WeakMap();

/**
 * @param {HTMLElement} root
 * @param {State} state
 * @param {boolean} atHand whether the puzzle on the board is the one entered
 * @param {Speech} speech
 */
export function showNaming(root, { solve: { search }, entry: { draft: { now }, easel } }, atHand, speech) {
  const names = namesOf(now);
  root.hidden = !isFinished(now) || !(isNamed(now) || (atHand && Boolean(search?.fast)));
  const list = part("name-motifs", root);
  const key = JSON.stringify([easel?.sampler, now.motifs, speech.language]);
  if (drawn.get(list) !== key) {
    drawn.set(list, key);
    list.replaceChildren(...now.motifs.map((motif, at) => motifRow(motif, at, speech)));
    const art = /** @type {HTMLSelectElement} */ (field(root, "art"));
    art.replaceChildren(...SETS.map((set) => make("option", { value: set }, speech.say(`art.${set}`))));
    for (const [at, half] of ["head", "tail"].entries()) field(root, half).setAttribute("placeholder", usual(speech)[at]);
  }
  const set = (/** @type {HTMLInputElement | HTMLSelectElement} */ input, /** @type {string} */ value) => {
    if (document.activeElement !== input || input instanceof HTMLSelectElement) input.value = value;
  };
  set(field(root, "name"), names.name);
  set(field(root, "art"), names.art);
  set(field(root, "head"), names.halves[0]);
  set(field(root, "tail"), names.halves[1]);
  now.motifs.forEach((_, at) => set(field(root, `motif-${at}`), names.motifs[at]));
  const drawable = canBeDrawn(now);
  field(root, "art").disabled = !drawable;
  setText(part("name-art-help", root), drawable ? "" : speech.say("names.art.help"));
  part("name-halves", root).hidden = !now.motifs.some(isCut);
}

/**
 * A motif whole, and what it is called.
 * @param {string} motif
 * @param {number} at
 * @param {Speech} speech
 */
function motifRow(motif, at, speech) {
  const whole = draw("svg", { viewBox: "-36 -36 72 72", "aria-hidden": "true" }, draw("use", { href: `#${EDGES}bridge-${motif[0]}` }));
  const name = make("input", { type: "text", "data-name": `motif-${at}`, maxlength: 40, autocomplete: "off", dir: "auto", placeholder: motif[0] });
  name.setAttribute("aria-label", speech.say("names.motif", { edge: motif[0] }));
  return make("div", { class: "setting motif" }, whole, name);
}

/** @param {Speech} speech @returns {[head: string, tail: string]} */
export const usual = (speech) => [speech.say("half.head"), speech.say("half.tail")];

/**
 * @param {HTMLElement} root
 * @param {string} name
 */
const field = (root, name) => /** @type {HTMLInputElement | HTMLSelectElement} */ (root.querySelector(`[data-name="${name}"]`));

/**
 * What the fields say now.
 * @param {HTMLElement} root
 * @returns {Names}
 */
export function readNaming(root) {
  const value = (/** @type {string} */ name) => field(root, name).value.trim();
  const motifs = [...root.querySelectorAll('[data-name^="motif-"]')].map((_, at) => value(`motif-${at}`));
  return { name: value("name"), art: value("art"), halves: [value("head"), value("tail")], motifs };
}

/**
 * Calls and draws the puzzle on the board as the entry has it. Boards and what was
 * found stay: nothing else about the puzzle has changed.
 * @param {App} app
 */
export async function applyNames(app) {
  const { store, solver, keeper } = app;
  const { page: { settings }, table: { puzzle }, entry: { draft } } = store.state;
  if (!puzzle || !isFinished(draft.now)) return;
  const { puzzle: named } = await solver.call("open", { text: toLink(draft.now) });
  if (!named || named.id === puzzle.id || !sameButNames(named, puzzle)) return;
  const drawing = await solver.call("draw", { puzzle: named.id, ...(settings.plain && { art: "plain" }) });
  if (store.state.table.puzzle !== puzzle || store.state.entry.draft.now !== draft.now) return;
  store.change((state) => {
    Object.assign(state.table, { puzzle: named, drawing });
    if (state.entry.draft.open !== null) state.entry.draft = { ...state.entry.draft, open: named.id };
  });
  keeper.rename(puzzle.id, named);
  showAddress(app);
  store.tell("opened");
}

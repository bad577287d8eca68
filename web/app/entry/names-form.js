// The form for names and pictures in the Tiles panel. Every change is a step of the entry, and the
// puzzle on the board takes the names and pictures at once.

import { draw, make, part, pencilIcon, setText } from "../base/dom.js";
import { oneSign, signed, signsOf } from "../base/link.js";
import { showWhenFull } from "../base/fields.js";
import { EDGES } from "../board/small.js";
import { chosenArt } from "../keep/storage.js";
import { usualHalf } from "../speech/edges.js";
import { showAddress } from "../table/tab.js";
import { isAtHand, updateFacts } from "./facts.js";
import { LONGEST, SETS, artOf, namesHelp, sameButNames, serves, setOf } from "./entry.js";

/** @import {Drawing, EntryFacts, Motif, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App, Entering} from "./state.d.ts" */

/** What each list of motifs was last drawn from. @typedef {{ key: string, facts: EntryFacts, speech: Speech }} Drawn */
/** @type {WeakMap<Element, Drawn>} */
const drawn = new WeakMap();

/** @param {HTMLElement} root @param {EntryFacts} facts @param {Entering["blockedAt"]} blockedAt @param {Speech} speech */
export function showNaming(root, facts, blockedAt, speech) {
  const { motifs, halves, canBeDrawn } = facts;
  if (showMotifs(part("name-motifs", root), facts, blockedAt, speech)) {
    field(root, "art").replaceChildren(...SETS.map((set) => make("option", { value: set }, speech.say(`art.${set}`))));
  }
  for (const [at, half] of ["head", "tail"].entries()) field(root, half).setAttribute("placeholder", usual(setOf(facts), speech)[at]);
  set(field(root, "name"), facts.name);
  set(field(root, "art"), setOf(facts));
  set(field(root, "head"), halves[0]);
  set(field(root, "tail"), halves[1]);
  for (const name of ["name", "head", "tail"]) {
    const input = /** @type {HTMLInputElement} */ (field(root, name));
    showWhenFull(input, speech.say("names.long", { n: input.maxLength }));
  }
  for (const option of field(root, "art").querySelectorAll("option")) option.disabled = !serves(option.value, facts);
  setText(part("name-art-help", root), canBeDrawn ? "" : speech.say("names.art.help"));
  part("name-halves", root).hidden = !motifs.some(({ tail }) => tail !== "");
}

/** Opens the form with the focus on the name of the puzzle. */
export function openNaming() {
  const fields = /** @type {HTMLDetailsElement} */ (part("names"));
  fields.open = true;
  requestAnimationFrame(() => fields.querySelector("input")?.focus());
}

/**
 * Shows how many motifs there are, and their names.
 * @param {HTMLElement} list
 * @param {EntryFacts} facts
 * @param {Entering["blockedAt"]} blockedAt
 * @param {Speech} speech
 * @returns {boolean} whether the fields are new
 */
export function showMotifs(list, facts, blockedAt, speech) {
  const { motifs } = facts;
  const before = drawn.get(list);
  const key = JSON.stringify([motifs.map(({ head, tail }) => head + tail), speech.language]);
  drawn.set(list, { key, facts, speech });
  // Fields stay while somebody writes in them, even when the look of the edges changes.
  const isNew = key !== before?.key;
  if (before?.speech.language !== speech.language) list.replaceChildren(...[true, false].map((cut) => countRow(cut, speech)), make("p", { class: "help", role: "status", "data-part": "names-help" }));
  if (isNew) {
    for (const old of list.querySelectorAll(".motif")) old.remove();
    list.lastElementChild?.before(...motifRows(motifs, speech));
  }
  list.oninput = () => showNamesHelp(list);
  for (const cut of [true, false]) showCount(list, cut, facts, blockedAt, speech);
  motifs.forEach(({ name, emoji = "", sketch = "" }, at) => {
    set(field(list, `motif-${at}`), name);
    set(field(list, `emoji-${at}`), emoji);
    field(list, `sketch-${at}`).dataset.sketch = sketch;
  });
  showNamesHelp(list);
  return isNew;
}

/** Shows help for the names as they stand in the fields. @param {HTMLElement} list */
function showNamesHelp(list) {
  const { facts, speech } = /** @type {Drawn} */ (drawn.get(list));
  const { art } = facts;
  const motifs = facts.motifs.map((motif, at) => ({ ...motif, name: field(list, `motif-${at}`).value.trim(), emoji: oneSign(field(list, `emoji-${at}`).value) }));
  const isWord = motifs.some(({ emoji }, at) => emoji === "" && field(list, `emoji-${at}`).value.trim() !== "");
  setText(/** @type {Element} */ (list.lastElementChild), isWord ? speech.say("names.emoji.only") : namesHelp({ motifs, art }, speech));
}

/** Sets a value, except where somebody is writing. @param {HTMLInputElement | HTMLSelectElement} input @param {string} value */
function set(input, value) {
  if (document.activeElement !== input || input instanceof HTMLSelectElement) input.value = value;
}

/** How many motifs of a kind there are, with buttons for one less and one more. @param {boolean} cut @param {Speech} speech */
function countRow(cut, speech) {
  const kind = cut ? "cut" : "whole";
  const button = (/** @type {number} */ by, /** @type {string} */ sign, /** @type {string} */ label) =>
    make("button", { type: "button", class: "icon", "data-action": "enter-motifs", "data-cut": String(cut), "data-by": by, "aria-label": speech.say(`label.${kind}.${label}`) }, sign);
  const count = make("span", { class: "count" }, button(-1, "−", "less"), make("b"), button(1, "+", "more"));
  return make("div", { class: "setting kind", "data-part": `motifs-${kind}` }, make("span", {}, speech.say(`rule.${kind}`)), count, make("p", { class: "help", role: "status" }));
}

/** @param {HTMLElement} list @param {boolean} cut @param {EntryFacts} facts @param {Entering["blockedAt"]} blockedAt @param {Speech} speech */
function showCount(list, cut, { motifs, entered: { mates } }, blockedAt, speech) {
  const row = part(`motifs-${cut ? "cut" : "whole"}`, list);
  row.hidden = mates === (cut ? "same" : "halves");
  const count = motifs.filter(({ tail }) => (tail !== "") === cut).length;
  setText(/** @type {Element} */ (row.querySelector("b")), String(count));
  const [less, more] = /** @type {NodeListOf<HTMLButtonElement>} */ (row.querySelectorAll("[data-by]"));
  if (count === 0 && document.activeElement === less) more.focus(); // a disabled button loses it
  less.disabled = count === 0;
  setText(/** @type {Element} */ (row.lastElementChild), blockedAt?.cut === cut ? speech.say(blockedAt.by > 0 ? "names.most" : "names.least") : "");
}

/** @param {Motif[]} motifs @param {Speech} speech */
function motifRows(motifs, speech) {
  const rows = motifs.map((motif, at) => motifRow(motif, at, speech));
  rows.at(-1)?.lastElementChild?.setAttribute("enterkeyhint", "done");
  return rows;
}

/** A motif, its emoji, the button for a drawing, and its name. @param {Motif} motif @param {number} at @param {Speech} speech */
function motifRow({ head, name: called, emoji = "", sketch = "" }, at, speech) {
  const whole = draw("svg", { viewBox: "-36 -36 72 72", "aria-hidden": "true" }, draw("use", { href: `#${EDGES}bridge-${head}` }));
  const sign = make("input", { type: "text", class: "emoji", "data-name": `emoji-${at}`, maxlength: LONGEST, autocomplete: "off", enterkeyhint: "next", placeholder: "☺", value: emoji });
  sign.setAttribute("aria-label", speech.say("names.emoji", { edge: head }));
  const pad = make("button", { type: "button", class: "icon", "data-action": "pad", "data-name": `sketch-${at}`, "data-sketch": sketch }, pencilIcon());
  pad.setAttribute("aria-label", speech.say("names.sketch", { edge: head }));
  const name = make("input", { type: "text", "data-name": `motif-${at}`, maxlength: LONGEST, autocomplete: "off", dir: "auto", enterkeyhint: "next", placeholder: head, value: called });
  name.setAttribute("aria-label", speech.say("names.motif", { edge: head }));
  return make("div", { class: "setting motif" }, whole, sign, pad, name);
}

/**
 * The field to go to next: from an emoji the name of its picture, from a name that of the next picture.
 * @param {HTMLElement} root of the rows
 * @param {HTMLInputElement} field
 */
function nameAfter(root, field) {
  const names = /** @type {HTMLInputElement[]} */ ([...root.querySelectorAll('[data-name^="motif-"]')]);
  const row = names.findIndex((name) => name.parentElement?.contains(field));
  return row < 0 ? undefined : names[field === names[row] ? row + 1 : row];
}

/**
 * Moves the focus on Enter from one name to the next, for somebody who looks at the tiles meanwhile.
 * @param {HTMLElement} root of the rows
 * @param {Event} event
 * @returns {boolean} whether there was a next field
 */
export function leadOn(root, event) {
  const field = document.activeElement;
  const next = field instanceof HTMLInputElement ? nameAfter(root, field) : undefined;
  if (!next) return false;
  event.preventDefault();
  next.focus();
  next.select();
  return true;
}

/**
 * Reads the rows below an element, each picture before its name. Text in an emoji field that is no
 * emoji is removed and becomes the name if that is empty. An emoji replaces a drawing.
 * @param {HTMLElement} root
 */
export function readMotifs(root) {
  return [...root.querySelectorAll(".motif")].map((row) => {
    const [sign, name] = row.querySelectorAll("input");
    const { dataset } = /** @type {HTMLElement} */ (row.querySelector("[data-sketch]"));
    const typed = sign.value.trim();
    sign.value = oneSign(typed);
    if (typed && !sign.value && !name.value.trim()) name.value = typed;
    if (sign.value) dataset.sketch = "";
    // In the notation an emoji is part of the name and takes room there; a drawing does not.
    name.maxLength = LONGEST - (sign.value ? signed(sign.value, "x").length - 1 : 0);
    name.value = wholeSigns(name.value, name.maxLength);
    return signed(sign.value || dataset.sketch || "", name.value.trim());
  });
}

/** Cuts a text to its room without splitting a grapheme. @param {string} text @param {number} most */
function wholeSigns(text, most) {
  const past = signsOf(text).find(({ index, segment }) => index + segment.length > most);
  return text.slice(0, past?.index);
}

/** The default names of the halves. @param {string} art @param {Speech} speech @returns {[head: string, tail: string]} */
const usual = (art, speech) => [usualHalf("head", art, speech), usualHalf("tail", art, speech)];

/** @param {HTMLElement} root @param {string} name */
const field = (root, name) => /** @type {HTMLInputElement | HTMLSelectElement} */ (root.querySelector(`[data-name="${name}"]`));

/**
 * Reads the fields: the names of the puzzle, the art, the halves and the motifs. If only one half
 * has a name, the other one gets its default name.
 * @param {HTMLElement} root
 * @param {Speech} speech
 */
export function readNaming(root, speech) {
  const value = (/** @type {string} */ name) => field(root, name).value.trim();
  const halves = [value("head"), value("tail")];
  const art = value("art");
  return [value("name"), artOf(art), ...halves.map((half, at) => half || (halves.some(Boolean) ? usual(art, speech)[at] : "")), ...readMotifs(root)];
}

/** Gives the puzzle on the board the names and art of the entry, if nothing else differs. @param {App} app */
export async function applyNames(app) {
  const { store, solver } = app;
  await updateFacts(app);
  const { table: { puzzle }, entry: { draft, answer } } = store.state;
  if (!puzzle || !answer?.facts.link) return;
  const { puzzle: named, drawing } = await solver.call("open", { text: answer.facts.link, art: chosenArt(store.state.page.settings) });
  if (!named || !drawing || named.id === puzzle.id || !sameButNames(named, puzzle)) return;
  if (store.state.table.puzzle === puzzle && store.state.entry.draft.now === draft.now) redress(app, named, drawing);
}

/**
 * Draws the puzzle on the board as published, or again as before; if it is entered, the entry too.
 * @param {App} app
 * @param {string} link of the puzzle in its new look
 * @param {(id: string) => Promise<() => void>} enter prepares the entry and returns what shows it, with the board
 */
export async function dress(app, link, enter) {
  const { puzzle } = app.store.state.table;
  const entered = isAtHand(app.store.state);
  const { puzzle: dressed, drawing } = await app.solver.call("open", { text: link, art: chosenArt(app.store.state.page.settings) });
  if (!puzzle || !drawing || dressed?.grid.name !== puzzle.grid.name || dressed.tiles.length !== puzzle.tiles.length) return;
  const follow = entered ? await enter(dressed.id) : () => {};
  if (app.store.state.table.puzzle !== puzzle) return;
  const isBack = app.store.state.solve.dressed?.from === dressed.id;
  redress(app, dressed, drawing, isBack ? undefined : puzzle.id);
  if (!isBack) app.store.change(({ solve }) => void (solve.dressed = { from: puzzle.id, to: dressed.id }));
  follow();
}

/**
 * Replaces the puzzle on the board by one with the same tiles in the same order and turns. Boards
 * and results stay.
 * @param {App} app
 * @param {Puzzle} named
 * @param {Drawing} drawing
 * @param {string} [undressed] its link before it is drawn as published
 */
function redress(app, named, drawing, undressed) {
  const { store, puzzleStore } = app;
  const { table: { puzzle }, solve: { dressed } } = store.state;
  if (!puzzle) return;
  if (String(named.tiles) !== String(puzzle.tiles)) store.emit("relettered");
  store.change((state) => {
    Object.assign(state.table, { puzzle: named, drawing });
    if (state.entry.draft.open !== null) state.entry.draft = { ...state.entry.draft, open: named.id };
  });
  // After undoing a name the puzzle may be dressed as published again: keep its former link.
  puzzleStore.rename(puzzle.id, named, undressed ?? (dressed?.to === named.id ? dressed.from : undefined));
  store.change(({ solve }) => {
    solve.unfinished &&= puzzleStore.named(solve.unfinished);
    if (solve.search) Object.assign(solve.search, puzzleStore.named(solve.search));
  });
  showAddress(app);
  store.emit("opened");
}

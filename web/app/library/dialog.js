// The page of all puzzles: what this browser kept, the latest days, what was published,
// and a place to paste a link or a text. It is a dialog as large as the window, so that
// what lies below it stays as it is, but a step in the history, too: Back leaves it, and
// leads to it from the published puzzle or the day that was chosen there.

import { closeDialogs, dialog } from "../base/dialogs.js";
import { make, part, setText } from "../base/dom.js";
import { published } from "../engine/gallery.js";
import { mayBeCleared } from "../keep/persistence.js";
import { faultSentence } from "../speech/faults.js";
import { readText } from "../table/open.js";
import { noteSought, seekAgain, seekNothing } from "./choices.js";
import { fillMine, showSave } from "./mine.js";
import { makeShelves } from "./shelves.js";
import { siftMine } from "./sift.js";
import { makeTodays } from "./todays.js";
import { filedLines, takeIn } from "./transfer.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {App, State} from "./state.d.ts" */

/** The card that the page was left with. @type {WeakMap<HTMLDialogElement, HTMLElement>} */
const chosen = new WeakMap();

/**
 * Gives the view of the page.
 * @param {App} app
 * @returns {(state: State, speech: Speech) => void}
 */
export function makeLibrary(app) {
  const root = dialog("puzzles");
  root.querySelector("header")?.prepend(/** @type {Element} */ (document.querySelector(".mark")).cloneNode(true));
  const showTodays = makeTodays(app, root);
  const showShelves = makeShelves(app, root);
  return (state, speech) => {
    showTodays(state, speech);
    if (!state.library.open) return;
    setText(part("paste-reading", root), state.page.reading ? speech.say("reading") : "");
    siftMine(root, state, speech);
    showShelves(state, speech);
    showSave(root, state);
  };
}

/**
 * Opens the page from above, with nothing sought.
 * @param {App} app
 */
export function openShelves(app) {
  const root = dialog("puzzles");
  if (!history.state?.shelves) history.pushState({ ...history.state, shelves: true }, "");
  app.store.change(({ library }) => void Object.assign(library, { long: [], apart: [] }));
  seekNothing(app, root);
  noteSought(app);
  chosen.delete(root);
  if (!root.open) root.showModal();
  // Under a finger the keyboard would cover the shelves.
  (matchMedia("(pointer: coarse)").matches ? root : part("published-words", root)).focus({ preventScroll: true });
  root.scrollTop = 0;
  return fillPuzzles(app, root);
}

/**
 * Leaves the page for what it was opened from.
 * @param {Event} [event] that would close it
 */
export function leaveShelves(event) {
  const root = dialog("puzzles");
  // A file that was not chosen after all is cancelled within it.
  if (event && event.target !== root) return;
  if (!history.state?.shelves) return root.close();
  event?.preventDefault();
  history.back();
}

/**
 * Leaves the page for the puzzle of a card; Back leads to that card.
 * @param {App} app
 * @param {HTMLElement} card
 */
export function leaveWith(app, card) {
  noteSought(app);
  chosen.set(dialog("puzzles"), card);
  closeDialogs();
}

/**
 * Shows the page or not, as Back and Forward have it.
 * @param {App} app
 * @param {boolean} wanted
 */
export async function seeShelves(app, wanted) {
  const root = dialog("puzzles");
  if (!wanted) return root.close();
  if (root.open) return;
  seekNothing(app, root);
  root.showModal();
  const card = chosen.get(root);
  card?.scrollIntoView({ block: "center" });
  (card ?? root).focus({ preventScroll: true });
  await fillPuzzles(app, root);
}

/**
 * Fills the page for the puzzles that there are now. The shelves come below My puzzles, so
 * that these do not push them down.
 * @param {App} app
 * @param {HTMLDialogElement} root
 */
async function fillPuzzles(app, root) {
  part("paste-fault", root).textContent = "";
  part("filed", root).replaceChildren();
  const [clears, entries] = await Promise.all([mayBeCleared(), published(app.solver)]);
  seekAgain(app, root, entries);
  app.store.change(({ library }) => void Object.assign(library, { open: root.open, clears, forgotten: null }));
  await fillMine(app, root, new Set(entries.map(({ link }) => link)));
}

/**
 * Takes in a file of puzzles, and shows what has become of it.
 * @param {App} app
 * @param {string} text
 */
export async function takeInShown(app, text) {
  const filed = await takeIn(app, text);
  await openShelves(app);
  part("filed", dialog("puzzles")).replaceChildren(...filedLines(filed, app.speech).map((line) => make("p", {}, line)));
}

/**
 * Opens what was pasted; says what is wrong right below it otherwise. A list of tiles that is
 * looked at first stays in the field, and so does what was given up.
 * @param {App} app
 * @param {HTMLElement} root
 * @returns {Promise<boolean>} whether it is opened
 */
export async function openPasted(app, root) {
  const field = /** @type {HTMLTextAreaElement} */ (part("paste", root));
  const { page: { broken }, table: { puzzle } } = app.store.state;
  part("paste-fault", root).textContent = "";
  const text = field.value;
  const fault = await readText(app, text);
  if (fault) {
    part("paste-fault", root).textContent = faultSentence(fault, app.speech);
    app.store.change((state) => void (state.page.broken = broken));
    field.focus();
    return false;
  }
  const { page, table } = app.store.state;
  const isOpened = table.puzzle !== puzzle || page.waiting !== null;
  if (isOpened && field.value === text) field.value = "";
  return isOpened;
}

/**
 * Lets what is kept of a broken text be completed by hand.
 * @param {App} app
 * @param {HTMLElement} root
 */
export function completeText(app, root) {
  const { broken } = app.store.state.page;
  const field = /** @type {HTMLTextAreaElement} */ (part("paste", root));
  const section = /** @type {HTMLDetailsElement} */ (part("paste-section", root));
  if (broken?.kept) field.value = broken.kept.text;
  section.open = true;
  const filled = openShelves(app);
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
  return filled;
}

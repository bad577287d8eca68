// The page of all puzzles: My puzzles, the latest days, the published puzzles and a field to paste
// into. It is a dialog of full size with a history entry of its own: Back closes it, and Back from
// a puzzle that was opened here returns to its card.

import { closeDialogs, dialog, focusHeading, onStep } from "../base/dialogs.js";
import { make, part, setText } from "../base/dom.js";
import { published } from "../engine/solver.js";
import { mayBeCleared } from "../keep/storage.js";
import { faultSentence } from "../speech/faults.js";
import { readText } from "../table/open.js";
import { noteSought, seekAgain, seekNothing } from "./choices.js";
import { fillMine, showMine } from "./mine.js";
import { makeShelves } from "./shelves.js";
import { makeTodays } from "./todays.js";
import { filedLines, takeIn } from "./transfer.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {App, State} from "./state.d.ts" */

/** The card through which the person left the page. @type {WeakMap<HTMLDialogElement, HTMLElement>} */
const chosen = new WeakMap();

/** Makes the page's view. @param {App} app @returns {(state: State, speech: Speech) => void} */
export function makeLibrary(app) {
  const root = dialog("puzzles");
  root.querySelector("header")?.prepend(/** @type {Element} */ (document.querySelector(".mark")).cloneNode(true));
  const showTodays = makeTodays(app, root);
  const showShelves = makeShelves(app, root);
  return (state, speech) => {
    showTodays(state, speech);
    if (!state.library.open) return;
    setText(part("paste-reading", root), state.page.reading ? speech.say("reading") : "");
    showShelves(state, speech);
    showMine(root, state, speech);
  };
}

/** Opens the page, scrolled to the top, with an empty search. @param {App} app */
export function openShelves(app) {
  const root = dialog("puzzles");
  if (!root.open) closeDialogs();
  onStep(() => void (history.state?.shelves || history.pushState({ ...history.state, shelves: true }, "")));
  app.store.change(({ library }) => void Object.assign(library, { long: [], apart: [] }));
  seekNothing(app, root);
  noteSought(app);
  chosen.delete(root);
  if (!root.open) root.showModal();
  focusHeading(root);
  root.scrollTop = 0;
  return fillPuzzles(app, root);
}

/** Closes the page by going Back in the history. @param {Event} [event] the event that would close the dialog */
export function leaveShelves(event) {
  const root = dialog("puzzles");
  // A cancelled file chooser in the dialog also sends "cancel".
  if (event && event.target !== root) return;
  if (!history.state?.shelves) return root.close();
  event?.preventDefault();
  onStep(() => history.back());
}

/** Leaves the page for a card's puzzle, and remembers the card for Back. @param {App} app @param {HTMLElement} card */
export function leaveWith(app, card) {
  noteSought(app);
  chosen.set(dialog("puzzles"), card);
  closeDialogs();
}

/** Opens or closes the page after Back or Forward. @param {App} app @param {boolean} wanted */
export async function seeShelves(app, wanted) {
  const root = dialog("puzzles");
  if (!wanted) return root.close();
  if (root.open) return;
  seekNothing(app, root);
  root.showModal();
  const card = chosen.get(root);
  card?.scrollIntoView({ block: "center" });
  if (card) card.focus({ preventScroll: true });
  else focusHeading(root);
  await fillPuzzles(app, root);
}

/** Fills the page with the current puzzles. @param {App} app @param {HTMLDialogElement} root */
async function fillPuzzles(app, root) {
  part("paste-fault", root).textContent = "";
  part("filed", root).replaceChildren();
  const [clears, entries] = await Promise.all([mayBeCleared(), published(app.solver)]);
  seekAgain(app, root, entries);
  app.store.change(({ library }) => void Object.assign(library, { open: root.open, clears, forgotten: null }));
  await fillMine(app, root, new Set(entries.map(({ link }) => link)));
}

/** Imports a file of puzzles and shows the result. @param {App} app @param {string} text */
export async function takeInShown(app, text) {
  const filed = await takeIn(app, text);
  await openShelves(app);
  part("filed", dialog("puzzles")).replaceChildren(...filedLines(filed, app.speech).map((line) => make("p", {}, line)));
}

/**
 * Opens the pasted text, or shows what is wrong below the field. The text stays in the field if the
 * tiles are shown for review first, or if opening was cancelled.
 * @param {App} app
 * @param {HTMLElement} root
 * @returns {Promise<boolean>} whether a puzzle was opened
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

/** Puts the readable rest of a broken text into the field, to be completed by hand. @param {App} app @param {HTMLElement} root */
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

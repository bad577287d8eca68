// The Puzzles dialog: what this browser kept, what was published, and a place to
// paste a link or a text.

import { dialog, openDialog } from "../base/dialogs.js";
import { make, part } from "../base/dom.js";
import { published } from "../engine/gallery.js";
import { mayBeCleared } from "../keep/persistence.js";
import { faultSentence } from "../speech/faults.js";
import { openText } from "../table/open.js";
import { fillMine } from "./mine.js";
import { fillPublished } from "./published.js";
import { filedLines, takeIn } from "./transfer.js";

/** @import {App} from "./state.d.ts" */

/**
 * Fills the dialog for the puzzles that there are now.
 * @param {App} app
 * @param {HTMLElement} root
 */
export async function fillPuzzles(app, root) {
  const asked = published(app.solver);
  const clears = await mayBeCleared();
  app.store.change((state) => void Object.assign(state.library, { clears, forgotten: null }));
  part("paste-fault", root).textContent = "";
  part("filed", root).replaceChildren();
  const entries = await asked;
  fillMine(app, root, new Set(entries.map(({ link }) => link)));
  fillPublished(app, root, entries);
}

/**
 * Takes in a file of puzzles, and shows what has become of it.
 * @param {App} app
 * @param {string} text
 */
export async function takeInShown(app, text) {
  const filed = await takeIn(app, text);
  const root = dialog("puzzles");
  openDialog("puzzles");
  await fillPuzzles(app, root);
  part("filed", root).replaceChildren(...filedLines(filed, app.speech).map((line) => make("p", {}, line)));
}

/**
 * Opens what was pasted; says what is wrong right below it otherwise.
 * @param {App} app
 * @param {HTMLElement} root
 * @returns {Promise<boolean>} whether it could be read
 */
export async function openPasted(app, root) {
  const field = /** @type {HTMLTextAreaElement} */ (part("paste", root));
  const before = app.store.state.page.broken;
  const fault = await openText(app, field.value);
  if (!fault) {
    field.value = "";
    return true;
  }
  part("paste-fault", root).textContent = faultSentence(fault, app.speech);
  app.store.change((state) => void (state.page.broken = before));
  field.focus();
  return false;
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
  const filled = fillPuzzles(app, root);
  openDialog("puzzles");
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
  return filled;
}

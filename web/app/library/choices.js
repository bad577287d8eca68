// The search form of the puzzles page: a field for words and four menus, in the order in which
// people choose.

import { onStep } from "../base/dialogs.js";
import { make, part } from "../base/dom.js";
import { gridName } from "../speech/titles.js";
import { choicesOf, isAnythingSought, nothingSought, readSought } from "./find.js";

/** @import {GalleryEntry} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App, Sought} from "./state.d.ts" */

/** Update the history this many ms after the last keystroke: browsers refuse frequent updates. */
const REST = 300;
/** The timer of a history update that is still due, by store. @type {WeakMap<App["store"], number>} */
const resting = new WeakMap();

/** @typedef {HTMLInputElement | HTMLSelectElement} Field */

/** @param {HTMLElement} root */
function fields(root) {
  const field = (/** @type {keyof Sought} */ name) => /** @type {[keyof Sought, Field]} */ ([name, part(`published-${name}`, root)]);
  return /** @type {(keyof Sought)[]} */ (Object.keys(nothingSought())).map(field);
}

/**
 * Fills the menus with the values that occur among the puzzles, and shows the current search.
 * @param {HTMLElement} root
 * @param {GalleryEntry[]} entries
 * @param {Sought} sought
 * @param {Speech} speech
 */
export function offerChoices(root, entries, sought, speech) {
  const { size, difficulty, solutions, maker } = choicesOf(entries);
  part("published-words", root).setAttribute("placeholder", speech.say("label.published-words"));
  offer(part("published-size", root), speech.say("size.any"), size, (grid) => gridName(grid, speech));
  offer(part("published-difficulty", root), speech.say("difficulty.any"), difficulty, (key) => speech.say(`difficulty.${key}`));
  offer(part("published-solutions", root), speech.say("solutions.any"), solutions, (key) => speech.say(`solutions.${key}`));
  offer(part("published-maker", root), speech.say("maker.any"), maker, (by) => by);
  fillChoices(root, sought);
}

/** @param {HTMLElement} element @param {string} any @param {string[]} values @param {(value: string) => string} name */
function offer(element, any, values, name) {
  element.replaceChildren(make("option", { value: "" }, any), ...values.map((value) => make("option", { value }, name(value))));
}

/** @param {HTMLElement} root @param {Sought} sought */
function fillChoices(root, sought) {
  for (const [name, field] of fields(root)) field.value = sought[name];
}

/** Reads the fields into the state. @param {App} app @param {HTMLElement} root */
export function seek(app, root) {
  const sought = { ...nothingSought(), ...Object.fromEntries(fields(root).map(([name, { value }]) => [name, value])) };
  app.store.change(({ library }) => void (library.sought = sought));
  clearTimeout(resting.get(app.store));
  resting.set(app.store, window.setTimeout(() => noteSought(app), REST));
}

/**
 * Restores the search from the history after a reload or Back, unless the person has already typed.
 * @param {App} app
 * @param {HTMLElement} root
 * @param {GalleryEntry[]} entries
 */
export function seekAgain({ store }, root, entries) {
  if (isAnythingSought(store.state.library.sought)) return;
  const sought = readSought(history.state?.shelves, entries);
  store.change(({ library }) => void (library.sought = sought));
  fillChoices(root, sought);
}

/** Writes the search into the current history entry, so that Back finds it. @param {App} app */
export function noteSought({ store }) {
  clearTimeout(resting.get(store));
  onStep(() => {
    const { open, sought } = store.state.library;
    if (open && history.state?.shelves) history.replaceState({ ...history.state, shelves: sought }, "");
  });
}

/** Clears the search. @param {App} app @param {HTMLElement} root */
export function seekNothing({ store }, root) {
  store.change(({ library }) => void (library.sought = nothingSought()));
  fillChoices(root, nothingSought());
}

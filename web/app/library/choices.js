// What can be sought on the shelves: a field for words and four choices, in the order in
// which people choose.

import { make, part } from "../base/dom.js";
import { gridName } from "../speech/titles.js";
import { choicesOf, isAnythingSought, nothingSought, readSought } from "./find.js";

/** @import {GalleryEntry} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App, Sought} from "./state.d.ts" */

/** So many milliseconds typing rests before the history takes down what is sought: browsers refuse what comes too often. */
const REST = 300;
/** The timer of what it has not taken down yet, by the store of the page. @type {WeakMap<App["store"], number>} */
const resting = new WeakMap();

/** @typedef {HTMLInputElement | HTMLSelectElement} Field */

/**
 * The fields by what they are for.
 * @param {HTMLElement} root
 */
function fields(root) {
  const field = (/** @type {keyof Sought} */ name) => /** @type {[keyof Sought, Field]} */ ([name, part(`published-${name}`, root)]);
  return /** @type {(keyof Sought)[]} */ (Object.keys(nothingSought())).map(field);
}

/**
 * Offers what the puzzles have, and shows what is sought.
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

/**
 * @param {HTMLElement} element
 * @param {string} any
 * @param {string[]} values
 * @param {(value: string) => string} name
 */
function offer(element, any, values, name) {
  element.replaceChildren(make("option", { value: "" }, any), ...values.map((value) => make("option", { value }, name(value))));
}

/**
 * Shows what is sought.
 * @param {HTMLElement} root
 * @param {Sought} sought
 */
function fillChoices(root, sought) {
  for (const [name, field] of fields(root)) field.value = sought[name];
}

/**
 * Takes what stands in the fields as what is sought.
 * @param {App} app
 * @param {HTMLElement} root
 */
export function seek(app, root) {
  const sought = { ...nothingSought(), ...Object.fromEntries(fields(root).map(([name, { value }]) => [name, value])) };
  app.store.change(({ library }) => void (library.sought = sought));
  clearTimeout(resting.get(app.store));
  resting.set(app.store, window.setTimeout(() => noteSought(app), REST));
}

/**
 * Takes up what was sought when the page was left or loaded anew, unless somebody was quicker.
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

/**
 * The step in the history that leads to the shelves has what is sought on them, before that
 * is left.
 * @param {App} app
 */
export function noteSought({ store }) {
  clearTimeout(resting.get(store));
  const { open, sought } = store.state.library;
  if (open && history.state?.shelves) history.replaceState({ ...history.state, shelves: sought }, "");
}

/**
 * Has nothing sought.
 * @param {App} app
 * @param {HTMLElement} root
 */
export function seekNothing({ store }, root) {
  store.change(({ library }) => void (library.sought = nothingSought()));
  fillChoices(root, nothingSought());
}

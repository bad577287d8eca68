// What can be sought on the shelves: a field for words and four choices, in the order in
// which people choose.

import { make, part } from "../base/dom.js";
import { DIFFICULTIES } from "../speech/difficulty.js";
import { gridName } from "../speech/titles.js";
import { SOLUTIONS, makers, nothingSought, sizes } from "./find.js";

/** @import {GalleryEntry} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App, Sought} from "./state.d.ts" */

/** So many letters are sought at most. */
const MOST = 200;

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
  part("published-words", root).setAttribute("placeholder", speech.say("label.published-words"));
  offer(part("published-size", root), speech.say("size.any"), sizes(entries), (grid) => gridName(grid, speech));
  offer(part("published-difficulty", root), speech.say("difficulty.any"), DIFFICULTIES, (key) => speech.say(`difficulty.${key}`));
  offer(part("published-solutions", root), speech.say("solutions.any"), Object.keys(SOLUTIONS), (key) => speech.say(`solutions.${key}`));
  offer(part("published-maker", root), speech.say("maker.any"), makers(entries), (by) => by);
  for (const [name, field] of fields(root)) field.value = sought[name];
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
 * Takes what stands in the fields as what is sought.
 * @param {App} app
 * @param {HTMLElement} root
 */
export function seek({ store }, root) {
  const sought = { ...nothingSought(), ...Object.fromEntries(fields(root).map(([name, { value }]) => [name, value])) };
  store.change(({ library }) => void (library.sought = sought));
  noteSought(sought);
}

/**
 * Takes up what was sought when the page was left or loaded anew.
 * @param {App} app
 */
export function seekAgain({ store }) {
  const { shelves } = history.state ?? {};
  const sought = nothingSought();
  for (const name of /** @type {(keyof Sought)[]} */ (Object.keys(sought))) {
    const value = shelves?.[name];
    if (typeof value === "string" && value.length <= MOST) sought[name] = value;
  }
  store.change(({ library }) => void (library.sought = sought));
}

/**
 * The step in the history that leads to the shelves has what is sought on them.
 * @param {Sought} sought
 */
function noteSought(sought) {
  if (history.state?.shelves) history.replaceState({ ...history.state, shelves: sought }, "");
}

/**
 * Has nothing sought, and the shelves as they are at first.
 * @param {App} app
 * @param {HTMLElement} root
 */
export function seekNothing({ store }, root) {
  for (const [, field] of fields(root)) field.value = "";
  store.change(({ library }) => void Object.assign(library, { sought: nothingSought(), long: [], apart: [] }));
  noteSought(nothingSought());
}

// The card of a published puzzle, and the card that twins share.

import { draw, make, setParts } from "../base/dom.js";
import { effortWords } from "../speech/difficulty.js";
import { knownWords } from "./known.js";
import { apartWords, differences, namesOf, wordsOf } from "./twins.js";

/** @import {GalleryEntry} from "../../types.d.ts" */
/** @import {Mine} from "../keep/record.js" */
/** @import {Speech} from "../speech/speech.js" */

/**
 * @param {GalleryEntry} entry
 * @param {Speech} speech
 * @param {GalleryEntry[]} [group] its twins, if it stands beside them and needs more facts to distinguish it
 */
export function publishedCard(entry, speech, group) {
  const { id, name, link, difficulty } = entry;
  const attributes = { "data-action": "open", "data-link": link, "data-id": id, title: difficulty && effortWords(entry, speech) };
  return coverCard(attributes, name, group ? apartWords(entry, group, speech) : wordsOf(entry, speech));
}

/** The shared card of folded twins. @param {GalleryEntry[]} group @param {Speech} speech */
export function twinsCard(group, speech) {
  const attributes = { ...twinsAttributes(group, false), "data-links": group.map(({ link }) => link).join(" ") };
  const card = coverCard(attributes, namesWords(group), differences(group, speech));
  card.firstElementChild?.append(versionsMark(group));
  return card;
}

/** The button that folds twins again; it stands where their card had its mark. @param {GalleryEntry[]} group @param {Speech} speech */
export function foldButton(group, speech) {
  const [differs] = differences(group, speech);
  return make("button", { type: "button", class: "quiet fold-twins", ...twinsAttributes(group, true), "aria-label": `${namesWords(group)}, ${differs}` }, versionsMark(group));
}

/** @param {GalleryEntry[]} group */
const namesWords = (group) => namesOf(group).join("\u00a0/ ");

/** @type {(group: GalleryEntry[], apart: boolean) => import("../base/dom.js").Attributes} */
const twinsAttributes = (group, apart) => ({ "data-action": "twins-apart", "data-id": group[0].id, "data-ids": group.map(({ id }) => id).join(" "), "aria-expanded": String(apart) });

/** The number of twins and an arrow. Hidden from screen readers: the card's words say the same. @param {GalleryEntry[]} group */
const versionsMark = ({ length }) =>
  make("span", { class: "versions", "aria-hidden": "true" }, String(length), draw("svg", { viewBox: "0 0 24 24" }, draw("path", { d: "M6 9L12 15L18 9" })));

/**
 * A card with a cover, a name and a line of facts.
 * @param {import("../base/dom.js").Attributes} attributes
 * @param {string} name
 * @param {string[]} facts an empty one is left out
 */
export function coverCard(attributes, name, facts) {
  const card = make("button", { type: "button", class: "card", ...attributes }, make("span", { class: "cover" }), make("b", {}, name), make("small"));
  setFacts(card, facts);
  return card;
}

/**
 * Shows the facts in one line. Each stays whole when the line wraps and carries the dot before it,
 * so that no dot hangs at the end of a line.
 * @param {HTMLElement} card
 * @param {string[]} facts
 */
export function setFacts(card, facts) {
  setParts(/** @type {Element} */ (card.querySelector("small")), facts.filter(Boolean).join(" · "));
}

/** @param {HTMLElement} item an item of a shelf */
export const cardIn = (item) => /** @type {HTMLElement} */ (item.querySelector(".card"));

/** The mark of a puzzle that the person has solved. @param {Speech} speech */
export const solvedMark = (speech) => knownMark(speech.say("solved"));

/** @param {string} words */
const knownMark = (words) => make("small", { class: "solved" }, words);

/**
 * Marks cards of solved puzzles, or of twins of which one is solved, and shows progress on others.
 * @param {Iterable<HTMLElement>} items
 * @param {Mine[]} mine
 * @param {Speech} speech
 */
export function markKnown(items, mine, speech) {
  const known = new Map(mine.map((entry) => [entry.link, entry]));
  for (const item of items) {
    const card = cardIn(item);
    const { links, link = "" } = card.dataset;
    const entries = (links ?? link).split(" ").flatMap((own) => known.get(own) ?? []);
    // The card already says how many solutions a published puzzle has.
    const told = entries.map((entry) => knownWords({ ...entry, found: undefined }, speech).join(" · "));
    const words = entries.some(({ solved }) => solved > 0) ? speech.say("solved") : (told.find(Boolean) ?? "");
    const mark = card.querySelector(".solved");
    if (words === (mark?.textContent ?? "")) continue;
    mark?.remove();
    if (words) card.append(knownMark(words));
  }
}

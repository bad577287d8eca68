// A published puzzle as a card, and one card for its twins.

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
 * @param {GalleryEntry[]} [group] its twins, where it stands beside these and more has to tell it from them
 */
export function publishedCard(entry, speech, group) {
  const { id, name, link, difficulty } = entry;
  const attributes = { "data-action": "open", "data-link": link, "data-id": id, title: difficulty && effortWords(entry, speech) };
  return coverCard(attributes, name, group ? apartWords(entry, group, speech) : wordsOf(entry, speech));
}

/**
 * The card that twins share, until they are unfolded.
 * @param {GalleryEntry[]} group
 * @param {Speech} speech
 */
export function twinsCard(group, speech) {
  const attributes = { ...twinsAttributes(group, false), "data-links": group.map(({ link }) => link).join(" ") };
  const card = coverCard(attributes, namesWords(group), differences(group, speech));
  card.firstElementChild?.append(versionsMark(group));
  return card;
}

/**
 * What folds twins again, in the place of the mark that their card had.
 * @param {GalleryEntry[]} group
 * @param {Speech} speech
 */
export function foldButton(group, speech) {
  const [differs] = differences(group, speech);
  return make("button", { type: "button", class: "quiet fold-twins", ...twinsAttributes(group, true), "aria-label": `${namesWords(group)}, ${differs}` }, versionsMark(group));
}

/** @param {GalleryEntry[]} group */
const namesWords = (group) => namesOf(group).join("\u00a0/ ");

/** @type {(group: GalleryEntry[], apart: boolean) => import("../base/dom.js").Attributes} */
const twinsAttributes = (group, apart) => ({ "data-action": "twins-apart", "data-id": group[0].id, "data-ids": group.map(({ id }) => id).join(" "), "aria-expanded": String(apart) });

/**
 * How many twins there are, which the words say, too, and that they can be unfolded.
 * @param {GalleryEntry[]} group
 */
const versionsMark = ({ length }) =>
  make("span", { class: "versions", "aria-hidden": "true" }, String(length), draw("svg", { viewBox: "0 0 24 24" }, draw("path", { d: "M6 9L12 15L18 9" })));

/**
 * A card: its cover, a name, and what there is to know in a line.
 * @param {import("../base/dom.js").Attributes} attributes
 * @param {string} name
 * @param {string[]} facts "" is left out
 */
export function coverCard(attributes, name, facts) {
  const card = make("button", { type: "button", class: "card", ...attributes }, make("span", { class: "cover" }), make("b", {}, name), make("small"));
  setFacts(card, facts);
  return card;
}

/**
 * Says what there is to know of a card's puzzle. Each fact stays whole where the line
 * wraps, and has the dot that parts it from the one before, so that none hangs at an end.
 * @param {HTMLElement} card
 * @param {string[]} facts
 */
export function setFacts(card, facts) {
  setParts(/** @type {Element} */ (card.querySelector("small")), facts.filter(Boolean).join(" · "));
}

/**
 * @param {HTMLElement} item of a shelf
 */
export const cardIn = (item) => /** @type {HTMLElement} */ (item.querySelector(".card"));

/**
 * The quiet sign of a puzzle that the person has solved.
 * @param {Speech} speech
 */
export const solvedMark = (speech) => knownMark(speech.say("solved"));

/** @param {string} words what is known of it */
const knownMark = (words) => make("small", { class: "solved" }, words);

/**
 * Marks the cards of the puzzles that the person has solved, or of twins one of which, and says
 * how far others have come.
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
    // How many solutions a published puzzle has, its card says itself.
    const told = entries.map((entry) => knownWords({ ...entry, found: undefined }, speech).join(" · "));
    const words = entries.some(({ solved }) => solved > 0) ? speech.say("solved") : (told.find(Boolean) ?? "");
    const mark = card.querySelector(".solved");
    if (words === (mark?.textContent ?? "")) continue;
    mark?.remove();
    if (words) card.append(knownMark(words));
  }
}

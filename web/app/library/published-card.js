// A published puzzle as a card, and one card for its twins.

import { make, setParts } from "../base/dom.js";
import { effortWords, triesWords } from "../speech/difficulty.js";
import { differenceWords, factsOf, namesOf } from "./twins.js";

/** @import {GalleryEntry} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */

/**
 * @param {GalleryEntry} entry
 * @param {Speech} speech
 * @param {boolean} apart whether it stands beside its twins, from which more has to tell it
 */
export function publishedCard(entry, speech, apart) {
  const { id, name, by, year, author, link, difficulty } = entry;
  const maker = [by, year ? String(year) : ""].filter(Boolean).join(", ");
  const more = apart ? [triesWords(entry, speech), author && speech.say("card.from", { name: author })] : [];
  const words = [maker, ...factsOf(entry, speech), ...more].filter(Boolean).join(" · ");
  const card = coverCard({ "data-action": "open", "data-link": link, "data-id": id, title: difficulty && effortWords(entry, speech) }, name, words);
  card.classList.toggle("apart", apart);
  return card;
}

/**
 * @param {GalleryEntry[]} group
 * @param {Speech} speech
 */
export function twinsCard(group, speech) {
  const card = coverCard({ "data-action": "twins-apart", "data-id": group[0].id, "aria-expanded": "false" }, namesOf(group).join(" / "), differenceWords(group, speech));
  card.classList.add("twins");
  /** @type {HTMLElement} */ (card.firstElementChild).dataset.count = String(group.length);
  return card;
}

/**
 * A card: its cover, a name, and a line of what there is to know.
 * @param {import("../base/dom.js").Attributes} attributes
 * @param {string} name
 * @param {string} words
 */
export function coverCard(attributes, name, words) {
  const line = make("small");
  setParts(line, words);
  return make("button", { type: "button", class: "card", ...attributes }, make("span", { class: "cover" }), make("b", {}, name), line);
}

/**
 * The quiet sign of a puzzle that the person has solved.
 * @param {Speech} speech
 */
export const solvedMark = (speech) => make("small", { class: "solved" }, speech.say("solved"));

/**
 * Marks the cards of the puzzles that the person has solved.
 * @param {Iterable<HTMLElement>} items
 * @param {Set<string>} solved links
 * @param {Speech} speech
 */
export function markSolved(items, solved, speech) {
  for (const item of items) {
    const card = /** @type {HTMLElement} */ (item.firstChild);
    const mark = card.querySelector(".solved");
    const isSolved = solved.has(card.dataset.link ?? "");
    if (isSolved && !mark) card.append(solvedMark(speech));
    if (!isSolved) mark?.remove();
  }
}

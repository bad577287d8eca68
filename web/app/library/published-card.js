// A published puzzle as a card, and one card for its twins.

import { make } from "../base/dom.js";
import { effortWords, triesWords } from "../speech/difficulty.js";
import { makerOf } from "../speech/titles.js";
import { knownWords } from "./known.js";
import { differences, factsOf, namesOf } from "./twins.js";

/** @import {GalleryEntry} from "../../types.d.ts" */
/** @import {Mine} from "../keep/record.js" */
/** @import {Speech} from "../speech/speech.js" */

/**
 * @param {GalleryEntry} entry
 * @param {Speech} speech
 * @param {boolean} apart whether it stands beside its twins, from which more has to tell it
 */
export function publishedCard(entry, speech, apart) {
  const { id, name, author, link, difficulty } = entry;
  const more = apart ? [triesWords(entry, speech), author && speech.say("card.from", { name: author })] : [];
  const words = [makerOf(entry), ...factsOf(entry, speech), ...more];
  const card = coverCard({ "data-action": "open", "data-link": link, "data-id": id, title: difficulty && effortWords(entry, speech) }, name, words);
  card.classList.toggle("apart", apart);
  return card;
}

/**
 * @param {GalleryEntry[]} group
 * @param {Speech} speech
 */
export function twinsCard(group, speech) {
  const card = coverCard({ "data-action": "twins-apart", "data-id": group[0].id, "data-ids": group.map(({ id }) => id).join(" ") }, namesOf(group).join("\u00a0/ "), differences(group, speech));
  card.classList.add("twins");
  /** @type {HTMLElement} */ (card.firstElementChild).dataset.count = String(group.length);
  return card;
}

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
 * wraps.
 * @param {HTMLElement} card
 * @param {string[]} facts
 */
export function setFacts(card, facts) {
  const told = facts.filter(Boolean);
  const spans = told.map((fact, at) => make("span", {}, at < told.length - 1 ? `${fact} ·` : fact));
  card.querySelector("small")?.replaceChildren(...spans.flatMap((span) => [span, " "]));
}

/**
 * The quiet sign of a puzzle that the person has solved.
 * @param {Speech} speech
 */
export const solvedMark = (speech) => knownMark(speech.say("solved"));

/** @param {string} words what is known of it */
const knownMark = (words) => make("small", { class: "solved" }, words);

/**
 * Marks the cards of the puzzles that the person has solved, and says how far others have come.
 * @param {Iterable<HTMLElement>} items
 * @param {Mine[]} mine
 * @param {Speech} speech
 */
export function markKnown(items, mine, speech) {
  const known = new Map(mine.map((entry) => [entry.link, entry]));
  for (const item of items) {
    const card = /** @type {HTMLElement} */ (item.firstChild);
    const entry = known.get(card.dataset.link ?? "");
    // How many solutions a published puzzle has, its card says itself.
    const words = !entry ? "" : entry.solved > 0 ? speech.say("solved") : knownWords({ ...entry, found: undefined }, speech).join(" · ");
    const mark = card.querySelector(".solved");
    if (words === (mark?.textContent ?? "")) continue;
    mark?.remove();
    if (words) card.append(knownMark(words));
  }
}

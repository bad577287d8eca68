// The card of a published puzzle, and the card that twins share: published puzzles with the same name or the same
// tiles, which the card tells apart.

import { draw, make, setParts } from "../base/dom.js";
import { DIFFICULTIES, effortWords, triesWords } from "../speech/difficulty.js";
import { makerOf, titleLanguage } from "../speech/titles.js";
import { knownWords } from "./known.js";

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
  return coverCard(attributes, make("b", titleLanguage(entry, speech), name), group ? apartWords(entry, group, speech) : wordsOf(entry, speech));
}

/** The shared card of folded twins. @param {GalleryEntry[]} group @param {Speech} speech */
export function twinsCard(group, speech) {
  const attributes = { ...twinsAttributes(group, false), "data-links": group.map(({ link }) => link).join(" ") };
  const card = coverCard(attributes, make("b", titleLanguage(group[0], speech), namesWords(group)), differences(group, speech));
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
 * @param {HTMLElement} title
 * @param {string[]} facts an empty one is left out
 */
export function coverCard(attributes, title, facts) {
  const card = make("button", { type: "button", class: "card", ...attributes }, make("span", { class: "cover" }), title, make("small"));
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
export function markProgress(items, mine, speech) {
  const known = new Map(mine.map((entry) => [entry.link, entry]));
  for (const item of items) {
    const card = cardIn(item);
    const { links, link = "" } = card.dataset;
    const entries = (links ?? link).split(" ").flatMap((own) => known.get(own) ?? []);
    // The card already says how many solutions a published puzzle has.
    const progress = entries.map((entry) => knownWords({ ...entry, found: undefined }, speech).join(" · "));
    const words = entries.some(({ solved }) => solved > 0) ? speech.say("solved") : (progress.find(Boolean) ?? "");
    const mark = card.querySelector(".solved");
    if (words === (mark?.textContent ?? "")) continue;
    mark?.remove();
    if (words) card.append(knownMark(words));
  }
}

/** The traits that make twins: the name without signs and case, and the tiles. @param {GalleryEntry} entry */
const traits = ({ name, grid, link }) => [name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""), `${grid} ${/tiles=([^&]*)/.exec(link)?.[1]}`];

/** Groups puzzles with their twins, each group in the place of its first. @param {GalleryEntry[]} entries */
export function twins(entries) {
  /** @type {Map<string, GalleryEntry[]>} */
  const known = new Map();
  /** @type {GalleryEntry[][]} */
  const all = [];
  for (const entry of entries) {
    const own = traits(entry);
    const group = own.map((trait) => known.get(trait)).find(Boolean) ?? [];
    if (group.length === 0) all.push(group);
    group.push(entry);
    for (const trait of own) known.set(trait, group);
  }
  return all;
}

/**
 * The facts in a card's line, such as "tricky" and "1 solution", or how near a search has come to
 * one.
 * @param {GalleryEntry} entry
 * @param {Speech} speech
 */
export function factsOf({ difficulty, solutions, best }, speech) {
  const reached = best ? speech.say("card.best", { score: best.score, seams: best.seams, time: speech.time(best.seconds * 1000) }) : "";
  return [difficulty && speech.say(`difficulty.${difficulty}`), solutions ? speech.count("factor.solutions", solutions) : "", reached].filter(Boolean);
}

/** @param {GalleryEntry} entry @param {Speech} speech */
export const wordsOf = (entry, speech) => [makerOf(entry), ...factsOf(entry, speech)];

/**
 * The facts of a puzzle among its twins, which need more to distinguish it: the harder of two
 * moderate ones by its tries, and whether it is the same puzzle as the first. Facts shared by all
 * come last.
 * @param {GalleryEntry} entry
 * @param {GalleryEntry[]} group
 * @param {Speech} speech
 */
export function apartWords(entry, group, speech) {
  const isAgain = entry !== group[0] && puzzleOf(entry) === puzzleOf(group[0]);
  const [words, shared] = [wordsOf(entry, speech), sharedWords(group, speech)];
  const own = words.filter((fact) => !shared.includes(fact));
  return [isAgain ? speech.say("card.same") : "", ...own, triesWords(entry, speech), entry.author && speech.say("card.from", { name: entry.author }), ...shared];
}

/** The key that all entries of one puzzle share. @param {GalleryEntry} entry */
const puzzleOf = ({ id, same }) => same || id;

/** @param {GalleryEntry[]} group */
export function namesOf(group) {
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const entry of group) {
    const [plain] = traits(entry);
    if (!names.has(plain)) names.set(plain, entry.name);
  }
  return [...names.values()];
}

/**
 * The facts on the shared card: how many twins, and what all have in common, such as "4 versions"
 * and "moderate"; "easy to hard" if they differ.
 * @param {GalleryEntry[]} group
 * @param {Speech} speech
 */
export function differences(group, speech) {
  const names = namesOf(group).length;
  const isOne = group.every((entry) => puzzleOf(entry) === puzzleOf(group[0]));
  return [names > 1 ? speech.count("card.names", names) : speech.count(isOne ? "card.same.versions" : "card.versions", group.length), rangeWords(group, speech), ...sharedWords(group, speech)];
}

/** @param {GalleryEntry[]} group @param {Speech} speech */
function sharedWords(group, speech) {
  const [first, ...others] = group.map((entry) => wordsOf(entry, speech));
  return first.filter((fact) => fact && others.every((facts) => facts.includes(fact)));
}

/** "easy to hard"; "" if all are equally hard or one is not rated. @param {GalleryEntry[]} group @param {Speech} speech */
function rangeWords(group, speech) {
  const levels = group.map(({ difficulty }) => DIFFICULTIES.indexOf(difficulty)).sort((a, b) => a - b);
  const [least, most] = [levels[0], levels[levels.length - 1]];
  const named = (/** @type {number} */ level) => speech.say(`difficulty.${DIFFICULTIES[level]}`);
  return least < 0 || least === most ? "" : speech.say("card.between", { least: named(least), most: named(most) });
}

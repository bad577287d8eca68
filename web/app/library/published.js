// The published puzzles in the Puzzles dialog: all of them at once as cards, found by
// words, size, maker and solutions. A card is drawn when it comes into sight.

import { make, part, setText } from "../base/dom.js";
import { solvedLinks } from "../play/next.js";
import { effortWords } from "../speech/difficulty.js";
import { covers } from "./covers.js";

/** @import {GalleryEntry} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App} from "./state.d.ts" */

/**
 * What is looked for; "" is anything.
 * @typedef {{words: string, size: string, maker: string, solutions: string, difficulty: string}} Wanted
 */

/** How many solutions a puzzle may be asked to have. @type {Record<string, (n: number) => boolean>} */
const SOLUTIONS = {
  single: (n) => n === 1,
  few: (n) => n > 1 && n <= 10,
  many: (n) => n > 10,
  unknown: (n) => n === 0,
};

/** How hard a puzzle may be asked to be. */
const DIFFICULTIES = ["gentle", "easy", "moderate", "tricky", "hard", "fiendish"];

/** Letters without case and accents. @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
/** The same, found by any word for "and". @param {string} text */
const found = (text) => plain(text).replace(/&|\b(and|und)\b/g, "& and und");

/**
 * @param {GalleryEntry} entry
 * @param {Wanted} wanted
 */
export function isWanted({ name, by, year, grid, solutions, difficulty }, wanted) {
  const known = found([name, by, year || "", grid].join(" "));
  return (
    plain(wanted.words).split(/\s+/).every((word) => known.includes(word)) &&
    (!wanted.size || grid === wanted.size) &&
    (!wanted.maker || by === wanted.maker) &&
    (!wanted.difficulty || difficulty === wanted.difficulty) &&
    (!wanted.solutions || SOLUTIONS[wanted.solutions](solutions))
  );
}

/**
 * Whether someone looks for the puzzle whose pieces may not be given away.
 * @param {string} words
 */
export const wantsEternity = (words) => /eternity/i.test(words);

/**
 * The name of a grid for people.
 * @param {string} grid
 * @param {Speech} speech
 */
const sizeName = (grid, speech) => (grid.startsWith("hex") ? speech.say("size.hexagons") : grid.replace("x", "×"));

/**
 * What there is to choose from: each value once, most frequent first.
 * @param {string[]} values
 */
export function choices(values) {
  const count = new Map();
  for (const value of values) if (value) count.set(value, (count.get(value) ?? 0) + 1);
  return [...count.keys()].sort((a, b) => count.get(b) - count.get(a) || a.localeCompare(b));
}

/** What is on the shelves of a dialog now. @type {WeakMap<HTMLElement, unknown[]>} */
const shown = new WeakMap();

/**
 * Fills the shelves, if they are not filled yet, with nothing looked for.
 * @param {App} app
 * @param {HTMLElement} root the dialog
 * @param {GalleryEntry[]} entries
 */
export function fillPublished(app, root, entries) {
  const shows = [entries, app.speech];
  if (!shows.every((value, i) => value === shown.get(root)?.[i])) {
    shown.set(root, shows);
    stock(app, root, entries);
  }
  for (const field of ["words", "size", "maker", "solutions", "difficulty"]) {
    /** @type {HTMLInputElement | HTMLSelectElement} */ (part(`published-${field}`, root)).value = "";
  }
  markSolved(app, root);
  part("published-form", root).dispatchEvent(new Event("input"));
}

/**
 * Marks the puzzles that the person has solved.
 * @param {App} app
 * @param {HTMLElement} root the dialog
 */
function markSolved({ store, speech }, root) {
  const solved = solvedLinks(store.state.keep.mine);
  for (const mark of root.querySelectorAll(".card[data-link] .solved")) mark.remove();
  for (const card of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".card[data-link]"))) {
    if (solved.has(card.dataset.link ?? "")) card.append(solvedMark(speech));
  }
}

/**
 * The quiet sign of a puzzle that the person has solved.
 * @param {Speech} speech
 */
export const solvedMark = (speech) => make("small", { class: "solved" }, speech.say("solved"));

/**
 * Puts the cards on the shelves and makes the form find what is on them.
 * @param {App} app
 * @param {HTMLElement} root
 * @param {GalleryEntry[]} entries
 */
function stock(app, root, entries) {
  const { speech } = app;
  const words = /** @type {HTMLInputElement} */ (part("published-words", root));
  words.setAttribute("placeholder", speech.say("label.published-words"));
  const size = offer(part("published-size", root), speech.say("size.any"), choices(entries.map(({ grid }) => grid)), (grid) => sizeName(grid, speech));
  const maker = offer(part("published-maker", root), speech.say("maker.any"), choices(entries.map(({ by }) => by)).sort((a, b) => a.localeCompare(b)), (by) => by);
  const solutions = offer(part("published-solutions", root), speech.say("solutions.any"), Object.keys(SOLUTIONS), (key) => speech.say(`solutions.${key}`));
  const difficulty = offer(part("published-difficulty", root), speech.say("difficulty.any"), DIFFICULTIES, (key) => speech.say(`difficulty.${key}`));

  const watch = covers(app, root);
  const items = entries.map((entry) => {
    const card = publishedCard(speech, entry);
    watch(card, entry.link);
    return { entry, item: make("li", {}, card) };
  });
  for (const kind of ["published", "framed"]) {
    part(kind, root).replaceChildren(...items.filter(({ entry }) => entry.kind === kind).map(({ item }) => item));
  }
  const find = () => {
    const wanted = { words: words.value, size: size.value, maker: maker.value, solutions: solutions.value, difficulty: difficulty.value };
    for (const { entry, item } of items) item.hidden = !isWanted(entry, wanted);
    const shown = items.filter(({ item }) => !item.hidden).length;
    part("framed-section", root).hidden = !items.some(({ entry, item }) => entry.kind === "framed" && !item.hidden);
    const asked = Object.values(wanted).some(Boolean);
    setText(part("published-count", root), asked ? speech.count("published.found", shown) : "");
    setText(part("published-eternity", root), wantsEternity(wanted.words) ? speech.say("published.eternity") : "");
  };
  part("published-form", root).oninput = find;
}

/**
 * Fills a choice, with nothing chosen.
 * @param {HTMLElement} element
 * @param {string} any
 * @param {string[]} values
 * @param {(value: string) => string} name
 */
function offer(element, any, values, name) {
  const select = /** @type {HTMLSelectElement} */ (element);
  select.replaceChildren(
    make("option", { value: "" }, any),
    ...values.map((value) => make("option", { value }, name(value))),
  );
  return select;
}

/**
 * @param {Speech} speech
 * @param {GalleryEntry} entry
 */
function publishedCard(speech, entry) {
  const { name, by, year, tiles, solutions, link, difficulty } = entry;
  const maker = [by, year ? String(year) : ""].filter(Boolean).join(", ");
  const facts = [speech.count("card.tiles", tiles), solutions ? speech.count("factor.solutions", solutions) : "", difficulty ? speech.say(`difficulty.${difficulty}`) : ""];
  const card = make(
    "button",
    { type: "button", class: "card", "data-action": "open", "data-link": link, title: difficulty && effortWords(entry, speech) },
    make("span", { class: "cover" }),
    make("b", {}, name),
  );
  if (maker) card.append(make("small", {}, maker));
  card.append(make("small", {}, facts.filter(Boolean).join(" · ")));
  return card;
}

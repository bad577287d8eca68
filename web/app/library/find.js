// Finds puzzles: by typed words, tolerating typos, by the menus of the search form, and My puzzles and the days by
// name. Cuts shelves to their first rows.

import { part, setText } from "../base/dom.js";
import { DIFFICULTIES } from "../speech/difficulty.js";
import { gridName } from "../speech/titles.js";

/** @import {GalleryEntry} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Sought, State} from "./state.d.ts" */

/** The choices for the number of solutions. @type {Record<string, (n: number) => boolean>} */
const SOLUTIONS = {
  single: (n) => n === 1,
  few: (n) => n > 1 && n <= 10,
  many: (n) => n > 10,
  unknown: (n) => n === 0,
};

/** The words for "and" in all languages of the page; the search ignores them. */
const AND = ["&", "+", "and", "und", "et", "og"];
/** A word of at least this many letters may have one typo: a wrong, missing, extra or swapped letter. */
const FORGIVEN = 5;
/** A word of at least this many letters may have two typos. */
const LONG = 7;
/** In a search of at least this many words, one short word needs to share only its first letter. */
const MANY = 3;
/** Keep at most this many letters of a search from the history. */
const MOST = 200;

/** Drops case, accents and apostrophes, and joins sizes such as "3 x 3". @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}|[’'`´]/gu, "").toLowerCase().replace(/ß/g, "ss").replace(/(\d)\s*[×x]\s*(?=\d)/g, "$1x");

/** @param {string} text */
const wordsOf = (text) => plain(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** The words of a search. Signs without letters stay, so that they find nothing rather than everything. @param {string} text */
export function soughtWords(text) {
  const words = plain(text).split(/\s+/).filter((word) => word && !AND.includes(word));
  return words.length > 0 ? words.map((word) => wordsOf(word).join("") || word) : wordsOf(text);
}

/** An empty search. @returns {Sought} */
export const nothingSought = () => ({ words: "", size: "", difficulty: "", solutions: "", maker: "" });

/** The values that the menus offer for these puzzles. @param {GalleryEntry[]} entries @returns {Record<Exclude<keyof Sought, "words">, string[]>} */
export const choicesOf = (entries) => ({ size: sizes(entries), difficulty: DIFFICULTIES, solutions: Object.keys(SOLUTIONS), maker: makers(entries) });

/**
 * Reads a search from the browser's history, which may hold anything; drops unknown values.
 * @param {unknown} kept
 * @param {GalleryEntry[]} entries
 * @returns {Sought}
 */
export function readSought(kept, entries) {
  const sought = nothingSought();
  const { words, ...chosen } = /** @type {Record<string, unknown>} */ (kept ?? {});
  if (typeof words === "string") sought.words = words.slice(0, MOST);
  for (const [name, values] of /** @type {[keyof Sought, string[]][]} */ (Object.entries(choicesOf(entries)))) {
    sought[name] = values.find((value) => value === chosen[name]) ?? "";
  }
  return sought;
}

/** @param {Sought} sought */
export const isAnythingSought = (sought) => Object.values(sought).some((value) => value.trim() !== "");

/** Reports whether a name contains all words. @param {string} name @param {string[]} words */
export const isNamed = (name, words) => words.every((word) => [...wordsOf(name), wordsOf(name).join("")].join(" ").includes(word));

/**
 * Makes a search over names, also without spaces, and facts. Names that begin with the search come
 * first. Only if nothing matches exactly are typos allowed: one per word, then another short word,
 * then two in a long word.
 * @param {GalleryEntry[]} entries
 * @param {Speech} speech
 * @returns {(sought: Sought) => GalleryEntry[]}
 */
export function finder(entries, speech) {
  const all = entries.map((entry) => {
    const { id, name, by, year, grid, author, difficulty } = entry;
    const facts = [id, by, year || "", grid, gridName(grid, speech), ...seenOn(entry, speech), difficulty && speech.say(`difficulty.${difficulty}`), author];
    const names = wordsOf(name);
    const words = [...names, names.join(""), ...wordsOf(facts.join(" "))];
    return { entry, name: names.join(" "), words, text: words.join(" ") };
  });
  return (sought) => {
    const words = soughtWords(sought.words);
    const chosen = all.filter(({ entry }) => isChosen(entry, sought));
    const exact = () => chosen.filter(({ text }) => words.every((word) => text.includes(word)));
    const slips = (/** @type {string} */ { length }, /** @type {number} */ most) => (length < LONG ? 1 : most);
    const near = (/** @type {number} */ most) => () =>
      chosen.filter((one) => words.every((word) => one.text.includes(word) || (word.length >= FORGIVEN && one.words.some((other) => isNear(word, other, slips(word, most))))));
    const ways = [exact, near(1), () => chosen.filter((one) => isAllButOne(words, one)), near(2)];
    const found = ways.reduce((/** @type {typeof all} */ before, way) => (before.length > 0 ? before : way()), []);
    const first = words.join(" ");
    const begins = (/** @type {{ name: string }} */ { name }) => (first && name.startsWith(first) ? 0 : 1);
    return [...found].sort((one, other) => begins(one) - begins(other)).map(({ entry }) => entry);
  };
}

/**
 * The motifs on the tiles, as keys and in the page's language: "insects", "mantis".
 * @param {GalleryEntry} entry
 * @param {Speech} speech
 * @returns {string[]}
 */
function seenOn({ link }, speech) {
  const art = /&art=(\w+)/.exec(link)?.[1];
  const motifs = /&motifs=([^&]*)/.exec(link)?.[1].split(".").map((named) => named.split(":")[1]) ?? [];
  const keys = [...(art ? [`art.${art}`] : []), ...motifs.map((name) => `motif.${name}`)];
  return [art ?? "", ...motifs, ...keys.map((key) => (speech.knows(key) ? speech.say(key) : ""))];
}

/**
 * Reports whether all words match but one short one that shares its first letter with an unmatched
 * word of the name: "drive you nuts" finds Drive Ya Nuts.
 * @param {string[]} words
 * @param {{ name: string, text: string }} of
 */
function isAllButOne(words, { name, text }) {
  const [amiss, ...others] = words.filter((word) => !text.includes(word));
  if (words.length < MANY || !amiss || others.length > 0 || amiss.length >= FORGIVEN) return false;
  return name.split(" ").some((other) => other[0] === amiss[0] && !words.some((word) => other.includes(word)));
}

/** @param {GalleryEntry} entry @param {Sought} sought */
function isChosen({ grid, by, difficulty, solutions }, sought) {
  return (
    (!sought.size || grid === sought.size) &&
    (!sought.maker || by === sought.maker) &&
    (!sought.difficulty || difficulty === sought.difficulty) &&
    (!sought.solutions || SOLUTIONS[sought.solutions](solutions))
  );
}

/**
 * Reports whether a word equals another, or begins it, with at most this many typos.
 * @param {string} word
 * @param {string} other
 * @param {number} [slips]
 * @returns {boolean}
 */
export function isNear(word, other, slips = 1) {
  const from = word.split("").findIndex((letter, at) => letter !== other[at]);
  if (from < 0) return true;
  if (slips === 0) return false;
  const [said, is] = [word.slice(from), other.slice(from)];
  const isSwapped = said[0] === is[1] && said[1] === is[0];
  // A wrong, missing or extra letter, or two swapped ones.
  return [[1, 1], [0, 1], [1, 0], ...(isSwapped ? [[2, 2]] : [])].some(([past, passed]) => isNear(said.slice(past), is.slice(passed), slips - 1));
}

/** The grids of these puzzles, squares first, then by number of tiles. @param {Pick<GalleryEntry, "grid" | "tiles">[]} entries */
export function sizes(entries) {
  const tiles = new Map(entries.map((entry) => [entry.grid, entry.tiles]));
  const isSquare = (/** @type {string} */ grid) => /^\d/.test(grid);
  return [...tiles.keys()].sort((a, b) => Number(isSquare(b)) - Number(isSquare(a)) || Number(tiles.get(a)) - Number(tiles.get(b)) || a.localeCompare(b));
}

/** @param {Pick<GalleryEntry, "by">[]} entries */
export function makers(entries) {
  return [...new Set(entries.map(({ by }) => by).filter(Boolean))].sort((a, b) => a.localeCompare(b));
}

/**
 * Makes a filter for names. Without a search it passes everything; a search by menus passes
 * nothing.
 * @param {Sought} sought
 * @returns {(name: string) => boolean}
 */
export function sieve(sought) {
  const seeks = isAnythingSought(sought);
  const byName = seeks && !isAnythingSought({ ...sought, words: "" });
  const words = soughtWords(sought.words);
  return (name) => !seeks || (byName && isNamed(name, words));
}

/**
 * Hides My puzzles whose name does not match; without a search it cuts the list to its first rows.
 * @param {HTMLElement} root
 * @param {State} state
 * @param {Speech} speech
 */
export function siftMine(root, { library: { sought, long, forgotten } }, speech) {
  const seeks = isAnythingSought(sought);
  const passes = sieve(sought);
  const list = part("mine", root);
  const items = /** @type {HTMLElement[]} */ ([...list.children]);
  for (const item of items) item.hidden = !passes(item.querySelector("b")?.textContent ?? "");
  showLength(list, seeks || long.includes("mine"));
  part("mine-section", root).hidden = seeks && !forgotten && items.every(({ hidden }) => hidden);
  setText(/** @type {HTMLElement} */ (root.querySelector('.all[data-shelf="mine"]')), speech.say("shelf.all", { n: items.length }));
}

/** Shelves of this many cards or more are cut to their first rows, in two, four, five and six columns. */
const LENGTHS = [9, 13, 16, 19];

/**
 * Marks the length of a shelf with classes for the style sheet; unfolded twins count once. With
 * :has instead, each cover that arrives would restyle the whole shelf.
 * @param {HTMLElement} list
 * @param {boolean} whole whether all its cards are shown
 */
export function showLength(list, whole) {
  const { length } = [...list.children].filter((item) => !item.classList.contains("more"));
  list.classList.toggle("whole", whole);
  for (const cards of LENGTHS) list.classList.toggle(`over-${cards}`, length >= cards);
}

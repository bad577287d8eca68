// Twins: published puzzles with the same name or the same tiles. They share one card that says how
// they differ. Knows no DOM.

import { DIFFICULTIES, triesWords } from "../speech/difficulty.js";
import { makerOf } from "../speech/titles.js";

/** @import {GalleryEntry} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */

/** The traits that make twins: the name without signs and case, and the tiles. @param {GalleryEntry} entry */
const traits = ({ name, grid, link }) => [name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""), `${grid} ${/tiles=([^&]*)/.exec(link)?.[1]}`];

/** Groups puzzles with their twins, each group in the place of its first. @param {GalleryEntry[]} entries @returns {GalleryEntry[][]} */
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

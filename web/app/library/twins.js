// Twins: published puzzles of one name, or with the same tiles, which look alike on a
// shelf. They share one card that says what differs. Knows no DOM.

import { DIFFICULTIES, triesWords } from "../speech/difficulty.js";
import { makerOf } from "../speech/titles.js";

/** @import {GalleryEntry} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */

/**
 * What they have in common: the name without signs and case, or else the tiles.
 * @param {GalleryEntry} entry
 */
const traits = ({ name, grid, link }) => [name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""), `${grid} ${/tiles=([^&]*)/.exec(link)?.[1]}`];

/**
 * The puzzles with their twins, each where the first of them stood.
 * @param {GalleryEntry[]} entries
 * @returns {GalleryEntry[][]}
 */
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
 * What is told of a puzzle in a line, such as "tricky" and "1 solution", or how near
 * to one a search has come.
 * @param {GalleryEntry} entry
 * @param {Speech} speech
 */
export function factsOf({ difficulty, solutions, best }, speech) {
  const reached = best ? speech.say("card.best", { score: best.score, seams: best.seams, time: speech.time(best.seconds * 1000) }) : "";
  return [difficulty && speech.say(`difficulty.${difficulty}`), solutions ? speech.count("factor.solutions", solutions) : "", reached].filter(Boolean);
}

/**
 * What its card says below its name.
 * @param {GalleryEntry} entry
 * @param {Speech} speech
 */
export const wordsOf = (entry, speech) => [makerOf(entry), ...factsOf(entry, speech)];

/**
 * The same where it stands beside its twins, from which more has to tell it: which of two that
 * are moderate is the harder, and whether it is another puzzle than the first of them at all.
 * What is so of all of them comes last.
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

/** What is the same for all that are the same puzzle. @param {GalleryEntry} entry */
const puzzleOf = ({ id, same }) => same || id;

/**
 * The names of twins, each once.
 * @param {GalleryEntry[]} group
 */
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
 * What is told of twins: how many they are, and what is so of all of them, such as "4 versions"
 * and "moderate"; "easy to hard" where some are harder.
 * @param {GalleryEntry[]} group
 * @param {Speech} speech
 */
export function differences(group, speech) {
  const names = namesOf(group).length;
  const isOne = group.every((entry) => puzzleOf(entry) === puzzleOf(group[0]));
  return [names > 1 ? speech.count("card.names", names) : speech.count(isOne ? "card.same.versions" : "card.versions", group.length), rangeWords(group, speech), ...sharedWords(group, speech)];
}

/**
 * What is told of all of them.
 * @param {GalleryEntry[]} group
 * @param {Speech} speech
 */
function sharedWords(group, speech) {
  const [first, ...others] = group.map((entry) => wordsOf(entry, speech));
  return first.filter((fact) => fact && others.every((facts) => facts.includes(fact)));
}

/**
 * "easy to hard"; "" where they are equally hard, or nobody has rated one.
 * @param {GalleryEntry[]} group
 * @param {Speech} speech
 */
function rangeWords(group, speech) {
  const levels = group.map(({ difficulty }) => DIFFICULTIES.indexOf(difficulty)).sort((a, b) => a - b);
  const [least, most] = [levels[0], levels[levels.length - 1]];
  const named = (/** @type {number} */ level) => speech.say(`difficulty.${DIFFICULTIES[level]}`);
  return least < 0 || least === most ? "" : speech.say("card.between", { least: named(least), most: named(most) });
}

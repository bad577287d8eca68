// Twins: published puzzles of one name, or with the same tiles, which look alike on a
// shelf. They share one card that says what differs. Knows no DOM.

import { triesWords } from "../speech/difficulty.js";

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
 * What twins differ in: their names, or how hard they are and how many solutions they
 * have, or how many tries that is, or else who has written them down.
 * @param {GalleryEntry[]} group
 * @param {Speech} speech
 */
export function differences(group, speech) {
  const names = namesOf(group).length;
  if (names > 1) return [speech.count("card.names", names), ...factsOf(group[0], speech)];
  const told = (/** @type {(entry: GalleryEntry) => string} */ of) => [...new Set(group.map(of).filter(Boolean))];
  const ways = [told((entry) => factsOf(entry, speech).join(", ")), told((entry) => triesWords(entry, speech)), told(({ author }) => author)];
  const [first, ...others] = ways.find(({ length }) => length > 1) ?? ways[0];
  return [`${speech.count("card.versions", group.length)}: ${first}`, ...others];
}

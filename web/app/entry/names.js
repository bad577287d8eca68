// What tiles that were entered are called, and what they are drawn in: the name of
// the puzzle, of its motifs and of their halves, and the motif set. It stands in
// the notation beside the tiles. Knows no DOM.

import { edgesOf, isCut } from "./edges.js";
import { givenNames, readName, writeName } from "./text.js";

/** @import {Puzzle} from "../../types.d.ts" */
/** @import {Entry} from "./entry.js" */

/** The motif sets, the plain shapes first: they serve any puzzle and are not named in it. */
export const SETS = ["plain", "dogs", "insects", "cats", "suits"];
/** So many motifs a drawn set has. */
const DRAWN = 4;
const KEYS = ["name", "art", "halves", "motifs"];

/**
 * @typedef {object} Names
 * @property {string} name of the puzzle
 * @property {string} art
 * @property {[head: string, tail: string]} halves
 * @property {string[]} motifs in the order of the entry's; "" where one has no name
 */

/**
 * @param {Entry} entry
 * @returns {Names}
 */
export function namesOf(entry) {
  const { motif, halves: [head, tail] } = givenNames(entry);
  const value = (/** @type {string} */ wanted) => readName(entry.extra.find(([key]) => key === wanted)?.[1] ?? "");
  return {
    ...{ name: value("name"), art: SETS.find((set) => set === value("art")) ?? SETS[0], halves: [head ?? "", tail ?? ""] },
    motifs: entry.motifs.map((one) => edgesOf(one).map(motif).find(Boolean) ?? ""),
  };
}

/**
 * The entry with other names. A half without one is called as it is usually.
 * @param {Entry} entry
 * @param {Names} names
 * @param {[head: string, tail: string]} usual
 * @returns {Entry} the same one when nothing changes
 */
export function rename(entry, names, usual) {
  const { name, art, halves, motifs } = names;
  if (JSON.stringify(names) === JSON.stringify(namesOf(entry))) return entry;
  const both = halves.some(Boolean) ? halves.map((half, at) => writeName(half || usual[at])).join(".") : "";
  const named = entry.motifs.flatMap((motif, at) => (motifs[at] ? [`${motif[0]}:${writeName(motifs[at])}`] : []));
  const values = [writeName(name), art === SETS[0] ? "" : art, both, named.join(".")];
  /** @type {[string, string][]} */
  const told = KEYS.map((key, at) => [key, values[at]]);
  const others = entry.extra.filter(([key]) => !KEYS.includes(key));
  return { ...entry, extra: [...others, ...told.filter(([, value]) => value !== "")] };
}

/** @param {Entry} entry */
export function isNamed({ extra }) {
  return extra.some(([key]) => KEYS.includes(key));
}

/**
 * Whether there is a drawing for every motif: those of the sets are all cut in half.
 * @param {Entry} entry
 */
export function canBeDrawn({ motifs }) {
  return motifs.length <= DRAWN && motifs.every(isCut);
}

/**
 * Whether two puzzles differ in nothing but what they are called and drawn in.
 * @param {Puzzle} one
 * @param {Puzzle} other
 */
export function sameButNames(one, other) {
  const rules = (/** @type {Puzzle} */ { grid, tiles, edges, motifs, frame, mayTurn, clues }) =>
    JSON.stringify([grid.name, tiles, edges, motifs.map(({ head, tail }) => head + tail), frame, mayTurn, clues]);
  return rules(one) === rules(other);
}

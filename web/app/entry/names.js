// What tiles that were entered are called, and what they are drawn in: the name of
// the puzzle, of its motifs and of their halves, and the motif set. It stands in
// the notation beside the tiles.

import { readSketch } from "../base/sketch.js";

/** @import {EntryFacts, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */

/** The motif sets, the plain shapes first: they serve any puzzle and are not named in it. */
export const SETS = ["plain", "birds", "boats", "cats", "dogs", "fish", "fruit", "insects", "suits"];

/** So many signs a name may have. */
export const LONGEST = 40;

/**
 * The motif set that a puzzle is drawn in.
 * @param {EntryFacts} told
 */
export function setOf({ art }) {
  return SETS.includes(art) ? art : SETS[0];
}

/**
 * What stands in the notation for a set.
 * @param {string} set
 */
export function artOf(set) {
  return set === SETS[0] ? "" : set;
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

/**
 * The names that two pictures have, in whatever case and with whatever accents they were typed:
 * a picture without a name is called by its letter.
 * @param {string[]} names with their pictures before them
 * @param {string[]} [letters] of the pictures
 * @returns {string[]}
 */
export function namedTwice(names, letters = []) {
  const plain = names.map((name) => name.normalize("NFKD").replace(/[\p{M}\s]+/gu, "").toLowerCase());
  const called = plain.map((name, at) => name || letters[at]?.toLowerCase());
  return names.filter((_, at) => plain[at] !== "" && plain.indexOf(plain[at]) === at && called.some((name, other) => other !== at && name === plain[at]));
}

/**
 * What is said below the names of pictures: that two of them cannot be told apart by these, or
 * that there is no room for more of one; else what emoji and drawings are for. Always
 * something, so that nothing moves.
 * @param {string[]} names with their pictures before them
 * @param {string[]} letters of the pictures
 * @param {Speech} speech
 */
export function namesHelp(names, letters, speech) {
  const twice = namedTwice(names, letters).map((name) => readSketch(name).rest).filter(Boolean);
  if (twice.length > 0) return speech.say("names.twice", { names: speech.list(twice.map((name) => speech.say("quoted", { text: name }))) });
  return names.some((name) => readSketch(name).rest.length >= LONGEST) ? speech.say("names.long", { n: LONGEST }) : speech.say("names.emoji.help");
}

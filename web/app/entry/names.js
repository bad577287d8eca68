// What tiles that were entered are called, and what they are drawn in: the name of
// the puzzle, of its motifs and of their halves, and the motif set. It stands in
// the notation beside the tiles.

/** @import {EntryFacts, Puzzle} from "../../types.d.ts" */

/** The motif sets, the plain shapes first: they serve any puzzle and are not named in it. */
export const SETS = ["plain", "birds", "boats", "cats", "dogs", "fish", "fruit", "insects", "suits"];

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

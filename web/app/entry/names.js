// What tiles that were entered are called, and what they are drawn in: the name of
// the puzzle, of its motifs and of their halves, and the motif set. It stands in
// the notation beside the tiles.

import { signed } from "../base/names.js";
import { isShared, motifName } from "../speech/edges.js";

/** @import {EntryFacts, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */

/** The motif sets, the plain shapes first: they are not named in a puzzle. */
export const SETS = ["plain", "signs", "birds", "boats", "cats", "dogs", "fish", "fruit", "insects", "suits"];

/** Those that serve any puzzle. */
const SERVE_ALL = ["plain", "signs"];

/**
 * Whether a set serves the motifs.
 * @param {string} set
 * @param {Pick<EntryFacts, "canBeDrawn">} told
 */
export const serves = (set, { canBeDrawn }) => canBeDrawn || SERVE_ALL.includes(set);

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
 * What is said below the names of pictures: that there is no room for more of one, or how two
 * that are called the same are told apart; else what emoji and drawings are for. Always
 * something, so that nothing moves.
 * @param {Pick<EntryFacts, "motifs" | "art">} told as the fields have it
 * @param {Speech} speech
 */
export function namesHelp(told, speech) {
  const { motifs } = told;
  if (motifs.some(({ emoji = "", name }) => signed(emoji, name).length >= LONGEST)) return speech.say("names.long", { n: LONGEST });
  const shared = motifs.flatMap((_, at) => (isShared(told, at, speech) ? [speech.say("quoted", { text: motifName(told, at, speech) })] : []));
  return shared.length > 0 ? speech.say("names.twice", { names: speech.list(shared) }) : speech.say("names.emoji.help");
}

// Names and art of the entry, as the notation has them beside the tiles: the name of the puzzle, of
// its motifs and their halves, and the motif set.

import { signed } from "../base/link.js";
import { isShared, motifName } from "../speech/edges.js";

/** @import {EntryFacts, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */

/** The motif sets. The first, plain shapes, is the default: the notation leaves it out. */
export const SETS = ["plain", "signs", "birds", "boats", "cats", "dogs", "fish", "fruit", "insects", "suits"];

/** The sets that can draw any puzzle. */
const SERVE_ALL = ["plain", "signs"];

/** Whether a set can draw the motifs. @param {string} set @param {Pick<EntryFacts, "canBeDrawn">} told */
export const serves = (set, { canBeDrawn }) => canBeDrawn || SERVE_ALL.includes(set);

/** The longest name, in UTF-16 units. */
export const LONGEST = 40;

/** The motif set that the puzzle is drawn in. @param {EntryFacts} told */
export function setOf({ art }) {
  return SETS.includes(art) ? art : SETS[0];
}

/** The set as the notation writes it. @param {string} set */
export function artOf(set) {
  return set === SETS[0] ? "" : set;
}

/** Whether two puzzles differ only in names and art. @param {Puzzle} one @param {Puzzle} other */
export function sameButNames(one, other) {
  const rules = (/** @type {Puzzle} */ { grid, tiles, edges, motifs, frame, mayTurn, clues }) =>
    JSON.stringify([grid.name, tiles, edges, motifs.map(({ head, tail }) => head + tail), frame, mayTurn, clues]);
  return rules(one) === rules(other);
}

/**
 * The help below the names: a name has no more room, or how motifs of one name are told apart, or
 * what emoji and drawings are for. Never empty, so that nothing moves.
 * @param {Pick<EntryFacts, "motifs" | "art">} told as the fields have it
 * @param {Speech} speech
 */
export function namesHelp(told, speech) {
  const { motifs } = told;
  if (motifs.some(({ emoji = "", name }) => signed(emoji, name).length >= LONGEST)) return speech.say("names.long", { n: LONGEST });
  const shared = motifs.flatMap((_, at) => (isShared(told, at, speech) ? [speech.say("quoted", { text: motifName(told, at, speech) })] : []));
  return shared.length > 0 ? speech.say("names.twice", { names: speech.list(shared) }) : speech.say("names.emoji.help");
}

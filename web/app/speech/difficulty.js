// A puzzle's difficulty in words, with the effort behind it and the number of tiles that follow by
// logic.

import { isLong, power } from "./speech.js";

/** @import {Difficulty} from "../../types.d.ts" */
/** @import {Speech, Words} from "./speech.js" */

/** From the easiest on. @type {Difficulty[]} */
export const DIFFICULTIES = ["gentle", "easy", "moderate", "tricky", "hard", "fiendish"];

/** How many of the tiles that are no clues can be placed without trying. @typedef {{ follow: number, all: number }} Followed */

/**
 * `effort` is null if only a lower bound is known: `effortAbove`.
 * @typedef {{ effort: number | null, effortAbove: number | null, difficulty: Difficulty, followed?: Followed | null }} Rated
 */

/** "About 12,000 tries until the first solution", or "More than 10¹⁴". @param {Rated} rated @param {Speech} speech */
export function effortWords(rated, speech) {
  return effortSentence("rated.effort", rated, {}, speech);
}

/** "about 12,000 tries", or "more than 10¹⁴ tries"; "" if the difficulty is unknown. @param {Rated} rated @param {Speech} speech */
export function triesWords(rated, speech) {
  return rated.difficulty && effortSentence("rated.tries", rated, {}, speech);
}

/**
 * The key's sentence, or its variant for a lower bound. More than two digits would claim too much;
 * very large numbers become powers of ten.
 * @param {"rated" | "rated.effort" | "rated.tries"} key
 * @param {Rated} rated
 * @param {Words} words
 * @param {Speech} speech
 */
function effortSentence(key, { effort, effortAbove }, words, speech) {
  if (effort === null) return speech.say(`${key}.above`, { ...words, n: power(Math.round(Math.log10(effortAbove ?? 1))) });
  const n = Number(effort.toPrecision(2));
  return speech.count(key, n, isLong(n) ? { ...words, n: power(Math.round(Math.log10(n))) } : words);
}

/**
 * "Difficulty: tricky. A systematic search needs about 12,000 tries until its first solution. Six
 * of nine tiles follow by themselves."
 * @param {Rated} rated
 * @param {Speech} speech
 */
export function ratedWords(rated, speech) {
  const { difficulty, followed } = rated;
  const sentence = effortSentence("rated", rated, { difficulty: speech.say(`difficulty.${difficulty}`) }, speech);
  return followed && followed.all > 1 ? `${sentence} ${followedWords(followed, speech)}` : sentence;
}

/** @param {Followed} followed @param {Speech} speech */
function followedWords({ follow, all }, speech) {
  if (follow === 0) return speech.say("followed.none");
  const words = { count: speech.inWords(follow), all: speech.inWords(all).toLowerCase() };
  return follow === all ? speech.say("followed.all", words) : speech.count("followed", follow, words);
}

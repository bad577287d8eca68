// A day in words: at home, at its finish and where its result is shared.

/** @import {Speech} from "../speech/speech.js" */

/** The shortest streak that is mentioned. */
const ROW = 2;

/**
 * "No. 2" and "tricky", as far as they are known.
 * @param {number | null} number
 * @param {string} difficulty
 * @param {Speech} speech
 * @returns {string[]}
 */
export function ratingWords(number, difficulty, speech) {
  return [...(number === null ? [] : [speech.say("finish.number", { n: number })]), ...(difficulty ? [speech.say(`difficulty.${difficulty}`)] : [])];
}

/**
 * "5 days in a row"; after the first day, how to begin a streak.
 * @param {number} row
 * @param {Speech} speech
 * @param {boolean} [first] whether to say that, if today was finished
 * @returns {string[]}
 */
export function rowWords(row, speech, first = false) {
  if (row >= ROW) return [speech.count("finish.row", row)];
  return row === 1 && first ? [speech.say("row.first")] : [];
}

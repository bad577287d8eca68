// What is known of one of My puzzles. Knows no DOM.

/** @import {Mine} from "../keep/record.js" */
/** @import {Speech} from "../speech/speech.js" */

/**
 * How far its board has come, how much of it was searched, and how many solutions were
 * found, such as "4 of 9" and "6 solutions".
 * @param {Mine} entry
 * @param {Speech} speech
 * @returns {string[]}
 */
export function knownWords({ board, searches: [search], found }, speech) {
  const filled = board?.filter(Boolean).length ?? 0;
  return [
    ...(board && filled > 0 ? [speech.say("caption.filled", { filled, cells: board.length })] : []),
    ...(search ? [speech.say("mine.search", { share: speech.share(search.progress) })] : []),
    ...(found === undefined ? [] : [speech.count("factor.solutions", found)]),
  ];
}

// The facts on the card of one of My puzzles. Knows no DOM.

import { isSolution, scoreOf } from "../keep/hunted.js";
import { isBest, isBuilding, isBuilt, scoredNow } from "../keep/record.js";
import { scoreWords } from "../speech/boards.js";
import { isolateText } from "../speech/speech.js";
import { gridName } from "../speech/titles.js";

/** @import {Mine} from "../keep/record.js" */
/** @import {Speech} from "../speech/speech.js" */

/**
 * How far it is built on a real table or on the board, how much was searched, the number of
 * solutions and the best score, such as "building: 4 of 9" and "6 solutions".
 * @param {Mine} entry
 * @param {Speech} speech
 * @returns {string[]}
 */
export function knownWords(entry, speech) {
  const { board, searches: [search], found, guide, hunt } = entry;
  const scored = scoredNow(entry);
  const filled = board?.filter(Boolean).length ?? 0;
  // A full board that is no solution shows its score, so that nobody mistakes it for one.
  const isInProgress = filled > 0 && !isBest(entry) && !isBuilt(entry) && !isBuilding(entry);
  return [
    ...(isBuilt(entry) ? [speech.say("mine.built")] : []),
    ...(guide && isBuilding(entry) ? [speech.say("mine.building", { n: guide.step, all: guide.order.length })] : []),
    ...(board && isInProgress ? [scored ? scoreWords(scored, speech) : speech.say("caption.filled", { filled, cells: board.length })] : []),
    ...(search ? [speech.say("mine.search", { share: speech.share(search.progress) })] : []),
    ...(found === undefined ? [] : [speech.count("factor.solutions", found)]),
    ...(hunt ? [speech.say(isSolution(hunt) ? "best.whole" : "mine.best", { score: scoreOf(hunt), seams: hunt.seams })] : []),
  ];
}

/**
 * The facts that distinguish puzzles without a name: the grid and when it was last opened, if
 * known.
 * @param {Mine} entry
 * @param {Speech} speech
 * @returns {string[]}
 */
export function namelessWords({ name, called, link, opened }, speech) {
  if (called || isolateText(name)) return [];
  const [, grid = ""] = /grid=(\w+)/.exec(link) ?? [];
  if (opened === 0) return [gridName(grid, speech)];
  const when = new Intl.DateTimeFormat(speech.language, { dateStyle: "medium", timeStyle: "short" }).format(opened);
  return [gridName(grid, speech), speech.say("mine.opened", { when })];
}

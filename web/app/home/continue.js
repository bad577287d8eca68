// What a returning person can continue. Knows no DOM.

import { isSolution } from "../keep/hunted.js";
import { isBusy, isLaidOut } from "../keep/record.js";
import { knownWords } from "../library/known.js";
import { isDay } from "../speech/days.js";
import { nameOf } from "../speech/titles.js";

/** @import {Mine} from "../keep/record.js" */
/** @import {DayPuzzle} from "../days/state.d.ts" */
/** @import {Speech} from "../speech/speech.js" */

/**
 * The latest puzzle that was begun and is not finished, else the latest of the person's own. Skips
 * today's, which has a button of its own; until that is known, a puzzle named today counts as it.
 * @param {Mine[]} mine the latest opened first
 * @param {Set<string> | null} published their links, null until they are known
 * @param {string} today
 * @param {DayPuzzle | null} puzzle today's, null until it is known
 * @returns {Mine | null}
 */
export function unfinished(mine, published, today, puzzle) {
  const isTodays = (/** @type {Mine} */ { name, link }) => (puzzle ? link === puzzle.link : name === today);
  const own = (/** @type {Mine} */ { name, link }) => published !== null && !published.has(link) && !isDay(name);
  const open = mine.filter((entry) => entry.solved === 0 && !isLaidOut(entry) && !isTodays(entry));
  return open.find(isBusy) ?? open.find(own) ?? null;
}

/** Progress such as "4 of 9" or "6 solutions"; "" for none. @param {Mine} entry @param {Speech} speech */
export function progressWords(entry, speech) {
  const { hunt } = entry;
  const isBroken = hunt !== undefined && !isSolution(hunt);
  return isLaidOut(entry) && !isBroken ? speech.say("home.complete") : (knownWords(entry, speech)[0] ?? "");
}

/**
 * Name and progress, such as "Frogs at home" and " · 4 of 9". Apart, so that only the name is cut
 * where there is no room.
 * @param {Mine} entry
 * @param {Speech} speech
 * @returns {[name: string, progress: string]}
 */
export function continueWords(entry, speech) {
  const progress = progressWords(entry, speech);
  return [nameOf(entry, speech), progress && ` · ${progress}`];
}

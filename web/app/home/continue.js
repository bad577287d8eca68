// What somebody who comes back can go on with. Knows no DOM.

import { isSolution } from "../keep/hunted.js";
import { isBusy, isLaidOut } from "../keep/record.js";
import { knownWords } from "../library/known.js";
import { isDay } from "../speech/days.js";
import { nameOf } from "../speech/titles.js";

/** @import {Mine} from "../keep/record.js" */
/** @import {DayPuzzle} from "../days/state.d.ts" */
/** @import {Speech} from "../speech/speech.js" */

/**
 * The puzzle opened last that was begun and is not finished, else the last of one's own
 * that nobody has begun. Today's has a button of its own; while nobody knows which it is,
 * what calls itself by today may be it.
 * @param {Mine[]} mine the one opened last comes first
 * @param {Set<string> | null} published the links of these, null while they are not known
 * @param {string} today
 * @param {DayPuzzle | null} puzzle today's, null while it is not known
 * @returns {Mine | null}
 */
export function unfinished(mine, published, today, puzzle) {
  const isTodays = (/** @type {Mine} */ { name, link }) => (puzzle ? link === puzzle.link : name === today);
  const own = (/** @type {Mine} */ { name, link }) => published !== null && !published.has(link) && !isDay(name);
  const open = mine.filter((entry) => entry.solved === 0 && !isLaidOut(entry) && !isTodays(entry));
  return open.find(isBusy) ?? open.find(own) ?? null;
}

/**
 * How far it has come, such as "4 of 9" or "6 solutions"; "" where nothing was done.
 * @param {Mine} entry
 * @param {Speech} speech
 */
export function progressWords(entry, speech) {
  const { hunt } = entry;
  const isBroken = hunt !== undefined && !isSolution(hunt);
  return isLaidOut(entry) && !isBroken ? speech.say("home.complete") : (knownWords(entry, speech)[0] ?? "");
}

/**
 * The puzzle and how far it has come, such as "Frogs at home" and " · 4 of 9": where
 * there is no room for both, the name is cut.
 * @param {Mine} entry
 * @param {Speech} speech
 * @returns {[name: string, progress: string]}
 */
export function continueWords(entry, speech) {
  const progress = progressWords(entry, speech);
  return [nameOf(entry, speech), progress && ` · ${progress}`];
}

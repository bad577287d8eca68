// What home says about today, what a returning person can go on with, and the one thing that home offers. Knows no DOM.

import { ratingWords, rowWords } from "../days/result.js";
import { dayNumber, dayToSave, endedRow, nextDay, streak } from "../days/streak.js";
import { isSolution } from "../keep/hunted.js";
import { isBusy, isLaidOut } from "../keep/record.js";
import { knownWords } from "../library/card.js";
import { isDay } from "../speech/days.js";
import { dayTitle, nameOf } from "../speech/titles.js";
import { clockWords } from "../table/time.js";

/** @import {DayPuzzle, DayResult} from "../days/state.d.ts" */
/** @import {Mine} from "../keep/record.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/** @typedef {Pick<State, "page" | "home" | "days" | "keep">} Known */

/** The number of published puzzles; a test counts them. */
export const PUBLISHED = 206;

/** The result of today's puzzle, null until it is solved. @param {Known} state @returns {DayResult | null} */
export function todaysResult({ home, days }) {
  return days.results.find(({ day }) => day === home.today) ?? null;
}

/** The progress of today's puzzle, "" for none. @param {Known} state @param {DayPuzzle | null} puzzle @param {Speech} speech */
function begunWords(state, puzzle, speech) {
  const begun = todaysBegun(state, puzzle);
  return begun ? progressWords(begun, speech) : "";
}

/**
 * The record of today's puzzle, unless it is solved. Found by link: any puzzle may be named like a day.
 * @param {Known} state
 * @param {DayPuzzle | null} puzzle
 */
function todaysBegun({ keep }, puzzle) {
  return keep.mine.find(({ link, solved }) => link === puzzle?.link && solved === 0);
}

/**
 * The length of the row that has ended; 0 if none has, if it was a single day, or if another day
 * reported it already.
 * @param {Pick<State, "page" | "home" | "days">} state
 */
export function endedNow({ page: { settings: { rowTold } }, home: { today, countsFrom }, days: { results } }) {
  const ended = endedRow(results, today, countsFrom);
  return ended && ended.days > 1 && (rowTold === today || rowTold <= ended.last) ? ended.days : 0;
}

/** The day whose puzzle, solved before noon, still saves the row; null for none. @param {Pick<State, "home" | "days">} state */
export function savedUntilNoon({ home: { today, countsFrom }, days: { results } }) {
  return dayToSave(results, today, countsFrom);
}

/** The line above the button: the rule of the game, or news of the row or of tomorrow. @param {Known} state @param {Speech} speech */
export function ruleWords(state, speech) {
  if (savedUntilNoon(state)) return speech.say("row.yesterday");
  if (todaysResult(state)) return speech.say("home.tomorrow");
  return speech.say(endedNow(state) ? "row.anew" : "home.rule");
}

/**
 * The line about today, such as "No. 2 · tricky · 3 days in a row", or "Solved in 4:12 · 3 days in a row".
 * @param {Known} state
 * @param {DayPuzzle | null} puzzle null until it is known
 * @param {Speech} speech
 */
export function ratedWords(state, puzzle, speech) {
  const { today } = state.home;
  const result = todaysResult(state);
  const row = streak(state.days.results, today);
  const ended = endedNow(state);
  const solved = () => [result?.moves ? speech.say("home.solved", { time: clockWords(result.time) }) : speech.say("solved")];
  const open = () => [...ratingWords(dayNumber(today), puzzle?.difficulty ?? "", speech), begunWords(state, puzzle, speech)];
  const rows = ended > 0 ? [speech.say("row.ended", { n: speech.number(ended) })] : rowWords(row, speech, result !== null && !savedUntilNoon(state));
  return [...(result ? solved() : open()), ...rows].filter(Boolean).join(" · ");
}

/**
 * The button: its words, and the day that it opens, null when all are solved.
 * @param {Known} state
 * @param {DayPuzzle | null} puzzle today's, null until it is known
 * @param {Speech} speech
 * @returns {{ day: string | null, opening: boolean, words: string }}
 */
export function offer(state, puzzle, speech) {
  const { home, days } = state;
  const day = nextDay(days.results, home.today);
  const opening = home.opening !== "" && home.opening === day;
  const words = () => {
    if (!day) return speech.say("home.browse", { n: PUBLISHED });
    if (opening) return speech.say("home.opening");
    if (day !== home.today) return speech.say("play.day", { day: dayTitle(day, speech, home.today) });
    const begun = todaysBegun(state, puzzle);
    return speech.say(begun && !isLaidOut(begun) && progressWords(begun, speech) ? "home.play.on" : "home.play");
  };
  return { day, opening, words: words() };
}

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
function progressWords(entry, speech) {
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

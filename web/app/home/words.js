// What home says about today, and the one thing it offers. Knows no DOM.

import { nextDay } from "../days/next.js";
import { dayNumber, dayToSave, endedRow, streak } from "../days/streak.js";
import { ratingWords, rowWords } from "../days/words.js";
import { isLaidOut } from "../keep/record.js";
import { dayTitle } from "../speech/titles.js";
import { clockWords } from "../table/time.js";
import { progressWords } from "./continue.js";

/** @import {DayPuzzle, DayResult} from "../days/state.d.ts" */
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

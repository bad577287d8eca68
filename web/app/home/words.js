// What home says of today, and the one thing that it offers. Knows no DOM.

import { nextDay } from "../days/next.js";
import { dayNumber, streak } from "../days/streak.js";
import { dayTitle } from "../speech/titles.js";
import { clockWords } from "../table/time.js";
import { progressWords } from "./continue.js";

/** @import {DayPuzzle, DayResult} from "../days/state.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/** @typedef {Pick<State, "home" | "days" | "keep">} Known */

/** So many puzzles can be chosen from; a test counts them. */
export const PUBLISHED = 198;

/**
 * How today was finished, null while it is not.
 * @param {Known} state
 * @returns {DayResult | null}
 */
export function todaysResult({ home, days }) {
  return days.results.find(({ day }) => day === home.today) ?? null;
}

/**
 * How far today's puzzle has come, "" where nothing lies on its board. Any puzzle may
 * call itself by a day, so it is known by its link.
 * @param {Known} state
 * @param {DayPuzzle | null} puzzle
 * @param {Speech} speech
 */
function begunWords({ keep }, puzzle, speech) {
  const begun = keep.mine.find(({ link, solved }) => link === puzzle?.link && solved === 0);
  return begun ? progressWords(begun, speech) : "";
}

/**
 * What there is to know of today, such as "No. 2 · tricky · 3 days in a row", or
 * "Solved in 4:12 · 3 days in a row".
 * @param {Known} state
 * @param {DayPuzzle | null} puzzle null while it is not known
 * @param {Speech} speech
 */
export function ratedWords(state, puzzle, speech) {
  const { today } = state.home;
  const result = todaysResult(state);
  const number = dayNumber(today);
  const row = streak(state.days.results, today).days;
  const solved = () => [result?.moves ? speech.say("home.solved", { time: clockWords(result.time) }) : speech.say("solved")];
  const open = () => [number ? speech.say("finish.number", { n: number }) : "", puzzle?.difficulty ? speech.say(`difficulty.${puzzle.difficulty}`) : "", begunWords(state, puzzle, speech)];
  return [...(result ? solved() : open()), row > 1 ? speech.count("finish.row", row) : ""].filter(Boolean).join(" · ");
}

/**
 * What there is to do: the day that its button opens, null where all are solved, and what
 * stands on it.
 * @param {Known} state
 * @param {DayPuzzle | null} puzzle today's, null while it is not known
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
    if (day !== home.today) return speech.say("home.play.day", { day: dayTitle(day, speech, home.today) });
    return speech.say(begunWords(state, puzzle, speech) ? "home.play.on" : "home.play");
  };
  return { day, opening, words: words() };
}

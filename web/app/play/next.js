// What comes after a puzzle: today's, an earlier day's, or a published one; and the way to
// any day's.

import { nextDay } from "../days/next.js";
import { dayPuzzle } from "../days/puzzle.js";
import { published } from "../engine/gallery.js";
import { dayOf } from "../speech/days.js";
import { dayTitle } from "../speech/titles.js";
import { openText } from "../table/open.js";
import { nextPuzzle, solvedLinks } from "./finish.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {App} from "./state.d.ts" */

/**
 * What the button says that leads to the next puzzle.
 * @param {string | null} day
 * @param {string} today
 * @param {Speech} speech
 */
export function nextWords(day, today, speech) {
  if (day === null) return speech.say("finish.next");
  return day === today ? speech.say("finish.next.today") : speech.say("play.day", { day: dayTitle(day, speech, today) });
}

/**
 * Opens what comes next: today's puzzle, an earlier day's, or a published one.
 * @param {App} app
 */
export function openNext(app) {
  const { state } = app.store;
  const day = nextDay(state.days.results, dayOf(new Date()));
  if (day !== null) return openDay(app, day);
  const link = state.table.puzzle?.id ?? "";
  const solved = solvedLinks(state.keep.mine);
  return openText(app, published(app.solver).then((entries) => nextPuzzle(entries, link, solved, state.solve.rated?.difficulty)?.link ?? link));
}

/**
 * Opens the puzzle of a day, with what was done of it before.
 * @param {App} app
 * @param {string} day
 */
export function openDay(app, day) {
  return openText(app, Promise.all([dayPuzzle(app, day), app.kept]).then(([puzzle]) => puzzle.link));
}

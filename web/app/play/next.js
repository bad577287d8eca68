// The puzzle after this one: today's, an earlier day's, or a published one.

import { nextDay } from "../days/streak.js";
import { textOfDay } from "../days/puzzle.js";
import { published } from "../engine/solver.js";
import { dayOf } from "../speech/days.js";
import { DIFFICULTIES } from "../speech/difficulty.js";
import { dayTitle } from "../speech/titles.js";
import { openText } from "../table/open.js";

/** @import {Difficulty, GalleryEntry} from "../../types.d.ts" */
/** @import {Mine} from "../keep/record.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App} from "./state.d.ts" */

/** The label of the button that opens the next puzzle. @param {string | null} day @param {string} today @param {Speech} speech */
export function nextWords(day, today, speech) {
  if (day === null) return speech.say("finish.next");
  return day === today ? speech.say("finish.next.today") : speech.say("play.day", { day: dayTitle(day, speech, today) });
}

/** @param {App} app */
export function openNext(app) {
  const { state } = app.store;
  const day = nextDay(state.days.results, dayOf(new Date()));
  if (day !== null) return openDay(app, day);
  const link = state.table.puzzle?.id ?? "";
  const solved = solvedLinks(state.keep.mine);
  return openText(app, published(app.solver).then((entries) => nextPuzzle(entries, link, solved, state.solve.rated?.difficulty)?.link ?? link));
}

/** Opens the puzzle of a day, with the person's board if there is one. @param {App} app @param {string} day */
export function openDay(app, day) {
  return openText(app, Promise.all([textOfDay(app, day), app.kept]).then(([text]) => text));
}

/**
 * The published puzzle to play next: of the same kind, unsolved, and as close in difficulty as possible;
 * on a tie the next in the list, which wraps around. When all are solved, it is simply the next one.
 * @param {GalleryEntry[]} entries
 * @param {string} link of the present puzzle, which may be none of the entries
 * @param {Set<string>} solved links
 * @param {Difficulty} [difficulty] of the present puzzle, "" where unknown
 * @returns {GalleryEntry | undefined}
 */
export function nextPuzzle(entries, link, solved, difficulty = "") {
  const at = entries.findIndex((entry) => entry.link === link);
  const kind = entries[at]?.kind ?? "published";
  const others = [...entries.slice(at + 1), ...entries.slice(0, Math.max(0, at))].filter((entry) => entry.kind === kind);
  const apart = (/** @type {GalleryEntry} */ entry) =>
    entry.difficulty && difficulty ? Math.abs(DIFFICULTIES.indexOf(entry.difficulty) - DIFFICULTIES.indexOf(difficulty)) : DIFFICULTIES.length;
  const [next] = others.filter((entry) => !solved.has(entry.link)).sort((one, other) => apart(one) - apart(other));
  return next ?? others[0] ?? entries[0];
}

/** The links of My puzzles that the person has solved. @param {Mine[]} mine */
function solvedLinks(mine) {
  return new Set(mine.filter(({ solved }) => solved > 0).map(({ link }) => link));
}

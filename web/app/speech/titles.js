// What a puzzle is called: by the person, else by itself, a day as a date, one that was made to a
// wish by the wish, and one without a name by what its tiles show.

import { dayOf, dayWords, isDay } from "./days.js";
import { namelessTitle } from "./nameless.js";
import { shown } from "./shown.js";

/** @import {Speech} from "./speech.js" */

/**
 * What a puzzle is called by: its name, what the person calls it, its link, and when it came here.
 * @typedef {{ name: string, called?: string, id?: string, came?: number }} Titled
 */

/** The name of a puzzle that was made to a wish: its grid, how hard it is, and its number. */
const WISH = /^(\d+x\d+|hex[23]|tri[34])-(gentle|easy|moderate|tricky|hard|fiendish)-(\d+)$/;

/**
 * Whether a puzzle of this name was made to a wish.
 * @param {string} name
 */
export function isMade(name) {
  return WISH.test(name);
}

/**
 * What a grid is called, such as "4 × 4" or "7 hexagons".
 * @param {string} grid
 * @param {Speech} speech
 */
export function gridName(grid, speech) {
  const name = `grid.${grid}`;
  return speech.knows(name) ? speech.say(name) : grid.replace("x", " × ");
}

/**
 * @param {string} grid
 * @param {string} difficulty
 * @param {Speech} speech
 */
function wishTitle(grid, difficulty, speech) {
  return `${gridName(grid, speech)} · ${speech.say(`difficulty.${difficulty}`)}`;
}

/**
 * What a puzzle with this name is called on the page.
 * @param {string} name
 * @param {Speech} speech
 * @param {string} [today]
 */
export function titleOf(name, speech, today = dayOf(new Date())) {
  const [, grid, difficulty, number] = WISH.exec(name) ?? [];
  if (number) return `${wishTitle(grid, difficulty, speech)} · ${speech.say("finish.number", { n: number })}`;
  if (!isDay(name)) return shown(name) || speech.say("unnamed");
  if (name !== today) return speech.begin(dayTitle(name, speech, today));
  return speech.say("today.title", { day: dayWords(name, speech, { day: "numeric", month: "long" }) });
}

/**
 * What the puzzle of a day is called beside those of other days.
 * @param {string} day
 * @param {Speech} speech
 * @param {string} today
 */
export function cardTitle(day, speech, today) {
  if (day !== today) return titleOf(day, speech, today);
  return speech.say("today.card", { day: dayWords(day, speech, { day: "numeric", month: "long" }) });
}

/**
 * A day as it is called among others, such as "Sunday, November 22"; with its year if
 * that is not this year.
 * @param {string} day
 * @param {Speech} speech
 * @param {string} [today]
 */
export function dayTitle(day, speech, today = dayOf(new Date())) {
  const thisYear = day.slice(0, 4) === today.slice(0, 4);
  return dayWords(day, speech, { weekday: "long", day: "numeric", month: "long", ...(!thisYear && { year: "numeric" }) });
}

/**
 * What a day, a wish without its number or what has no name is called where there is little
 * room, such as "Wed, Sep 30"; "" for what is called by a name.
 * @param {Titled} puzzle
 * @param {Speech} speech
 * @param {string} [today]
 */
export function shortNameOf(puzzle, speech, today = dayOf(new Date())) {
  const { called, name } = puzzle;
  if (called) return "";
  const [, grid, difficulty] = WISH.exec(name) ?? [];
  if (grid) return wishTitle(grid, difficulty, speech);
  if (!isDay(name)) return shown(name) ? "" : namelessTitle(puzzle, speech, today) || speech.say("unnamed.short");
  if (name === today) return speech.say("today.short", { day: dayWords(name, speech, { day: "numeric", month: "short" }) });
  const thisYear = name.slice(0, 4) === today.slice(0, 4);
  return speech.begin(dayWords(name, speech, { weekday: "short", day: "numeric", month: "short", ...(!thisYear && { year: "numeric" }) }));
}

/**
 * Who made a published puzzle, and when, such as "b.dazzle, 1996"; "" where nobody knows.
 * @param {{ by: string, year: number }} published
 */
export const makerOf = ({ by, year }) => [by, year ? String(year) : ""].filter(Boolean).join(", ");

/**
 * What a puzzle goes by here.
 * @param {Titled} puzzle
 * @param {Speech} speech
 * @param {string} [today]
 */
export function nameOf(puzzle, speech, today = dayOf(new Date())) {
  const { called, name } = puzzle;
  if (called) return shown(called);
  return shown(name) ? titleOf(name, speech, today) : namelessTitle(puzzle, speech, today) || speech.say("unnamed");
}

// What a puzzle is called: by the person, else by itself, a day as a date.

import { dayOf, dayWords, isDay } from "./days.js";
import { shown } from "./shown.js";

/** @import {Speech} from "./speech.js" */

/**
 * What a puzzle with this name is called on the page.
 * @param {string} name
 * @param {Speech} speech
 * @param {string} [today]
 */
export function titleOf(name, speech, today = dayOf(new Date())) {
  if (!isDay(name)) return shown(name) || speech.say("unnamed");
  if (name !== today) return speech.begin(dayTitle(name, speech, today));
  return speech.say("today.title", { day: dayWords(name, speech, { day: "numeric", month: "long" }) });
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
 * What a puzzle goes by here.
 * @param {{ name: string, called?: string }} puzzle
 * @param {Speech} speech
 */
export function nameOf({ called, name }, speech) {
  return called ? shown(called) : titleOf(name, speech);
}

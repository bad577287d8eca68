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
  const thisYear = name.slice(0, 4) === today.slice(0, 4);
  return speech.say("today.title", { day: dayWords(name, speech, { day: "numeric", month: "long", ...(!thisYear && { year: "numeric" }) }) });
}

/**
 * What a puzzle goes by here.
 * @param {{ name: string, called?: string }} puzzle
 * @param {Speech} speech
 */
export function nameOf({ called, name }, speech) {
  return called ? shown(called) : titleOf(name, speech);
}

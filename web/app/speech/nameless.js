// Titles of puzzles without a name: the owner's names for the pictures, or the day the puzzle came
// here.

import { readName } from "../base/names.js";
import { readSketch } from "../base/sketch.js";
import { pictureSaid } from "./edges.js";
import { dayOf, dayWords } from "./days.js";

/** @import {Speech} from "./speech.js" */

/** At most this many pictures, and this many letters for several ones: two lines on a card. */
const SOME = { pictures: 3, signs: 28 };
/** One or two letters or digits stand for pictures and are no names. */
const SHORT = /^[\p{L}\p{N}]{1,2}$/u;

/**
 * For example "Untitled · owl, fox, frog …" or "Untitled · Nov 29"; "" if nothing distinguishes it.
 * @param {{ id?: string, came?: number }} puzzle `id`: its link; `came`: when it came here
 * @param {Speech} speech
 * @param {string} today
 */
export function namelessTitle({ id = "", came = 0 }, speech, today) {
  const what = picturesIn(id, speech) || dayCame(came, speech, today);
  return what && `${speech.say("unnamed.short")} · ${what}`;
}

/** @param {string} link @param {Speech} speech */
function picturesIn(link, speech) {
  const [, motifs = ""] = /(?:^|&)motifs=([^&]*)/.exec(link) ?? [];
  const names = motifs.split(".").map((motif) => readSketch(readName(motif.slice(motif.indexOf(":") + 1)) ?? "").rest.trim()).filter((name) => name && !SHORT.test(name));
  const some = names.slice(0, SOME.pictures);
  while (some.length > 1 && some.join(", ").length > SOME.signs) some.pop();
  const said = some.map((name) => pictureSaid(name, speech)).join(", ");
  return some.length < names.length ? `${said} …` : said;
}

/** @param {number} came @param {Speech} speech @param {string} today */
function dayCame(came, speech, today) {
  if (came === 0) return "";
  const day = dayOf(new Date(came));
  return dayWords(day, speech, { day: "numeric", month: "short", ...(day.slice(0, 4) !== today.slice(0, 4) && { year: "numeric" }) });
}

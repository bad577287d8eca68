// What a puzzle without a name is called: that it has none, and by what it is told from others,
// which is what its owner calls its pictures, else the day it was last opened.

import { pictureSaid } from "./edges.js";
import { dayOf, dayWords } from "./days.js";

/** @import {Speech} from "./speech.js" */

/** Name at most this many pictures, and of several no more than this many signs: that is two lines of a card. */
const SOME = { pictures: 3, signs: 28 };
/** A digit or a letter or two is what a puzzle has in the place of pictures. */
const SHORT = /^[\p{L}\p{N}]{1,2}$/u;
/** A drawing before a name, which nobody is shown as text. */
const DRAWING = /^~~\S*\s*/;

/**
 * Such as "Untitled · owl, fox, frog …" or "Untitled · Nov 29".
 * @param {{ id?: string, opened?: number }} puzzle its link, and when it was last opened, 0 where that is unknown
 * @param {Speech} speech
 * @param {string} today
 */
export function namelessTitle({ id = "", opened = 0 }, speech, today) {
  const what = picturesIn(id, speech) || dayWithin(opened, speech, today);
  return what ? `${speech.say("unnamed.short")} · ${what}` : speech.say("unnamed");
}

/**
 * @param {string} link
 * @param {Speech} speech
 */
function picturesIn(link, speech) {
  const [, motifs = ""] = /(?:^|&)motifs=([^&]*)/.exec(link) ?? [];
  const names = motifs.split(".").map((motif) => nameIn(motif.slice(motif.indexOf(":") + 1))).filter((name) => name && !SHORT.test(name));
  const some = names.slice(0, SOME.pictures);
  while (some.length > 1 && some.join(", ").length > SOME.signs) some.pop();
  const said = some.map((name) => pictureSaid(name, speech)).join(", ");
  return some.length < names.length ? `${said} …` : said;
}

/**
 * A name as it stands in a link.
 * @param {string} word
 */
function nameIn(word) {
  try {
    return decodeURIComponent(word.replaceAll("_", " ")).replace(DRAWING, "").trim();
  } catch {
    return ""; // a damaged link has no names
  }
}

/**
 * @param {number} opened
 * @param {Speech} speech
 * @param {string} today
 */
function dayWithin(opened, speech, today) {
  if (opened === 0) return "";
  const day = dayOf(new Date(opened));
  return dayWords(day, speech, { day: "numeric", month: "short", ...(day.slice(0, 4) !== today.slice(0, 4) && { year: "numeric" }) });
}

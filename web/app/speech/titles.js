// Titles of puzzles: the person's name for it, its own name, a day as a date, a wish's grid and
// difficulty, or what a nameless puzzle's tiles show.

import { readName } from "../base/link.js";
import { readSketch } from "../base/sketch.js";
import { dayOf, dayWords, isDay } from "./days.js";
import { pictureSaid } from "./edges.js";
import { isolateText } from "./speech.js";

/** @import {Speech} from "./speech.js" */

/**
 * `called`: the person's name for it; `id`: its link; `came`: when it came here.
 * @typedef {{ name: string, called?: string, id?: string, came?: number }} Titled
 */

/** The name of a puzzle made to a wish: grid, difficulty and number. */
const WISH = /^(\d+x\d+|hex[23]|tri[34])-(gentle|easy|moderate|tricky|hard|fiendish)-(\d+)$/;

/** Reports whether a puzzle of this name was made to a wish. @param {string} name */
export function isMade(name) {
  return WISH.test(name);
}

/** For example "4 × 4" or "7 hexagons". @param {string} grid @param {Speech} speech */
export function gridName(grid, speech) {
  const name = `grid.${grid}`;
  return speech.knows(name) ? speech.say(name) : grid.replace("x", " × ");
}

/** @param {string} grid @param {string} difficulty @param {Speech} speech */
function madeTitle(grid, difficulty, speech) {
  return `${gridName(grid, speech)} · ${speech.say(`difficulty.${difficulty}`)}`;
}

/** The title of a puzzle of this name. @param {string} name @param {Speech} speech @param {string} [today] */
export function titleOf(name, speech, today = dayOf(new Date())) {
  const [, grid, difficulty, number] = WISH.exec(name) ?? [];
  if (number) return `${madeTitle(grid, difficulty, speech)} · ${speech.say("finish.number", { n: number })}`;
  if (!isDay(name)) return isolateText(name) || speech.say("unnamed");
  if (name !== today) return speech.begin(dayTitle(name, speech, today));
  return speech.say("today.title", { day: dayWords(name, speech, { day: "numeric", month: "long" }) });
}

/** The title of a day's puzzle among those of other days. @param {string} day @param {Speech} speech @param {string} today */
export function cardTitle(day, speech, today) {
  if (day !== today) return titleOf(day, speech, today);
  return speech.say("today.card", { day: dayWords(day, speech, { day: "numeric", month: "long" }) });
}

/**
 * A day's title, such as "Sunday, November 22"; with the year unless it is this year.
 * @param {string} day
 * @param {Speech} speech
 * @param {string} [today]
 */
export function dayTitle(day, speech, today = dayOf(new Date())) {
  const thisYear = day.slice(0, 4) === today.slice(0, 4);
  return dayWords(day, speech, { weekday: "long", day: "numeric", month: "long", ...(!thisYear && { year: "numeric" }) });
}

/**
 * A short title such as "Wed, Sep 30" for a day, a wish or a nameless puzzle; "" for others.
 * @param {Titled} puzzle
 * @param {Speech} speech
 * @param {string} [today]
 */
export function shortNameOf(puzzle, speech, today = dayOf(new Date())) {
  const { called, name } = puzzle;
  if (called) return "";
  const [, grid, difficulty] = WISH.exec(name) ?? [];
  if (grid) return madeTitle(grid, difficulty, speech);
  if (!isDay(name)) return isolateText(name) ? "" : namelessTitle(puzzle, speech, today) || speech.say("unnamed.short");
  if (name === today) return speech.say("today.short", { day: dayWords(name, speech, { day: "numeric", month: "short" }) });
  const thisYear = name.slice(0, 4) === today.slice(0, 4);
  return speech.begin(dayWords(name, speech, { weekday: "short", day: "numeric", month: "short", ...(!thisYear && { year: "numeric" }) }));
}

/** A published puzzle's maker and year, such as "b.dazzle, 1996"; "" if unknown. @param {{ by: string, year: number }} published */
export const makerOf = ({ by, year }) => [by, year ? String(year) : ""].filter(Boolean).join(", ");

/** The title of a puzzle here: the person's name for it comes first. @param {Titled} puzzle @param {Speech} speech @param {string} [today] */
export function nameOf(puzzle, speech, today = dayOf(new Date())) {
  const { called, name } = puzzle;
  if (called) return isolateText(called);
  return isolateText(name) ? titleOf(name, speech, today) : namelessTitle(puzzle, speech, today) || speech.say("unnamed");
}

/**
 * Words by which a title shows its language, so that a screen reader says "Das verflixte Hunde-Spiel" in German on an
 * English page. A test goes over all published titles; most others show nothing, and nothing is said of them.
 * @type {[language: string, words: RegExp][]}
 */
const SPOKEN = [
  ["de", /[äöüß]|verflixt|verzwickt|knobel|kniff|spiel|schwein|katzen|sternen|\b(und|passt|geduld|schlaumeier|cluzzelei|fantastische)\b/iu],
  ["en", /\b(the|of|my|one|three|seven|nine|tens|big|billion|crazy|beautiful|ferocious|scrambled|new|warning|example|figures|arrows|balloons|bugs?|butterflies|cards|cats|circus|cowboys|dogs|dolphins|drive|frogs|guitars|herbs|hummingbirds|insects|lizards|mouse|ocean|penguins|retrievers|squares|turtles|vikings|web|wildlife|witches|wizards)\b/iu],
];

/**
 * The attribute of an element with a puzzle's title in another language than the page's. A name that the person gave,
 * and the titles that we make of days and wishes, are in none but theirs.
 * @param {Titled} puzzle
 * @param {Speech} speech
 * @returns {{ lang: string | false }}
 */
export function titleLanguage({ name, called }, speech) {
  const [language = ""] = (!called && !isDay(name) && !isMade(name) && SPOKEN.find(([, words]) => words.test(name))) || [];
  return { lang: language !== speech.language && language !== "" && language };
}

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
function namelessTitle({ id = "", came = 0 }, speech, today) {
  const what = picturesIn(id, speech) || dayCame(came, speech, today);
  return what && `${speech.say("unnamed.short")} · ${what}`;
}

/** @param {string} link @param {Speech} speech */
function picturesIn(link, speech) {
  const [, motifs = ""] = /(?:^|&)motifs=([^&]*)/.exec(link) ?? [];
  const names = motifs.split(".").map((motif) => readSketch(readName(motif.slice(motif.indexOf(":") + 1)) ?? "").rest.trim()).filter((name) => name && !SHORT.test(name));
  const some = names.slice(0, SOME.pictures);
  while (some.length > 1 && some.join(", ").length > SOME.signs) some.pop();
  const [, art = ""] = /(?:^|&)art=(\w+)/.exec(link) ?? [];
  const said = some.map((name) => pictureSaid(name, speech, art)).join(", ");
  return some.length < names.length ? `${said} …` : said;
}

/** @param {number} came @param {Speech} speech @param {string} today */
function dayCame(came, speech, today) {
  if (came === 0) return "";
  const day = dayOf(new Date(came));
  return dayWords(day, speech, { day: "numeric", month: "short", ...(day.slice(0, 4) !== today.slice(0, 4) && { year: "numeric" }) });
}

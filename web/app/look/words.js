// What the look says about a list of tiles: how many, their pictures, and how the text was read. Knows
// no DOM.

import { AROUND, orderWords } from "../speech/edges.js";
import { noteSentences } from "../speech/faults.js";

/** @import {Fault, LookReading} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Looking} from "../table/state.d.ts" */

/** The page's own names for the halves, singular or plural. */
const USUAL = [/^heads?$/i, /^tails?$/i];
/** Go's names for halves in capitals and small letters. */
const CASES = ["A", "a"];

/** What to say about the halves, by their kind. */
const HALVES = { whole: "look.whole", usual: "look.halves", case: "look.halves.case", numbers: "look.halves.numbers", marked: "look.halves.marked", named: "look.halves" };

/** Name at most this many pairs of numbers. */
const MOST_PAIRS = 8;

/**
 * How a text tells two halves apart: not at all, by the page's own words, by capitals and small
 * letters, by a mark on one of them, or by other names.
 * @param {[string, string]} halves
 */
function kindOf(halves) {
  if (halves.every((half) => half === "")) return "whole";
  if (halves.every((half, at) => USUAL[at].test(half))) return "usual";
  if (halves.every((half, at) => half === CASES[at])) return "case";
  return halves.includes("") ? "marked" : "named";
}

/** The question that the look asks. @param {Looking} looking @param {Speech} speech */
export function titleWords({ look: { readings }, at }, speech) {
  if (at === null) return speech.say("look.which");
  const { tiles, expected, grid } = readings[at];
  if (grid) return speech.say("look.these");
  return speech.say(tiles < expected ? "look.few" : "look.many", { n: tiles, expected });
}

/** The line about what was read, for the screen reader too. @param {Looking} looking @param {boolean} reading whether the text is being read again @param {Speech} speech */
export function readingWords({ look: { readings, question }, at }, reading, speech) {
  if (reading) return speech.say("reading");
  if (at === null) return speech.say(`look.${question}`);
  const { tiles, pictures, odd } = readings[at];
  const summary = speech.say("look.told", { list: speech.list([speech.count("look.tiles", tiles), speech.count("look.pictures", pictures.length)]) });
  return odd.length > 0 ? `${summary} ${speech.count("look.odd", odd.length)}` : summary;
}

/**
 * A picture with counts of its halves: "fox: 5 heads, 4 tails", "1 + 5: 5 × 1, 4 × 5".
 * @param {LookReading["pictures"][number]} picture
 * @param {[string, string]} halves
 * @param {Speech} speech
 */
export function pictureWords({ name, counts, numbers }, halves, speech) {
  const kind = kindOf(halves);
  const called = numbers ?? halves;
  const shows = (/** @type {number} */ n, /** @type {number} */ at) => {
    if (kind === "usual") return speech.count(at === 0 ? "look.heads" : "look.tails", n);
    if (kind === "case") return speech.say(at === 0 ? "look.large" : "look.small", { n });
    return called[at] ? speech.say("look.half", { n, half: called[at] }) : speech.say("look.unmarked", { n });
  };
  const halved = numbers ? counts.map(shows).filter((_, at) => numbers[at]) : counts.map(shows);
  return speech.of(numbers?.includes(name) ? pairOf(numbers) : name, counts.length > 1 ? halved.join(", ") : speech.count("look.sides", counts[0]));
}

/** The numbers of a picture, such as "1 + 5". @param {string[]} numbers */
const pairOf = (numbers) => numbers.filter(Boolean).join(" + ");

/** How the text was read: order of the sides, halves, turning, and what was left out. @param {LookReading} reading @param {Speech} speech */
export function howWords(reading, speech) {
  const { order, round, assumed, said, halves, how, pictures } = reading;
  const [head, tail] = halves;
  const sentences = [];
  const by = said ? "said" : assumed ? "assumed" : "chosen";
  if (!round) sentences.push(speech.say(`look.order.${by}`, { order: orderWords(order, speech) }));
  const pairs = pictures.flatMap(({ numbers }) => (numbers ? [pairOf(numbers)] : []));
  const some = [...pairs.slice(0, MOST_PAIRS), ...(pairs.length > MOST_PAIRS ? ["…"] : [])].join(", ");
  sentences.push(speech.say(HALVES[pairs.length > 0 ? "numbers" : kindOf(halves)], { head, tail, mark: head || tail, pairs: some }));
  if (!mayTurn(reading)) sentences.push(speech.say("look.fixed"));
  return [...sentences, noteSentences(how, speech)].filter(Boolean).join(" ");
}

/** Whether the tiles may turn, as the notation of the reading says. @param {Pick<LookReading, "link" | "text">} reading */
export function mayTurn({ link, text }) {
  return !link.split("&").includes("turn=no") && !/^turn: no$/m.test(text);
}

/** The ways round a triangle or a hexagon, as orders of the sides. */
const WAYS_ROUND = [AROUND[0], AROUND[AROUND.length / 2]];

/** The orders of the sides on offer: around from each side, and the one that was read; of triangles and hexagons the ways round. @param {Pick<LookReading, "order" | "round">} reading */
export function ordersFor({ order, round }) {
  if (round) return WAYS_ROUND;
  return AROUND.includes(order) ? AROUND : [order, ...AROUND];
}

/** "Clockwise: top, right, bottom, left", or of triangles and hexagons "Clockwise". @param {string} order @param {boolean} round @param {Speech} speech */
export function directionWords(order, round, speech) {
  const at = AROUND.indexOf(order);
  if (at < 0) return speech.begin(orderWords(order, speech));
  const way = speech.say(at < AROUND.length / 2 ? "look.clockwise" : "look.anticlockwise");
  return round ? way : speech.of(way, orderWords(order, speech));
}

/**
 * Replaces a word that occurs hardly ever by the one that was likely meant; without a likely one,
 * returns the text as it is.
 * @param {string} text
 * @param {Fault} odd
 */
export function correctedText(text, { args: { found, guess } = {} }) {
  if (typeof found !== "string" || typeof guess !== "string") return text;
  const word = new RegExp(`(^|[^\\p{L}\\p{N}])${found.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}(?![\\p{L}\\p{N}])`, "giu");
  return text.replace(word, (_, before) => before + guess);
}

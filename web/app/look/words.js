// What the look says of a list of tiles: how many there are, what they show, and how that was
// read. Knows no DOM.

import { noteSentences } from "../speech/faults.js";
import { AROUND, orderWords } from "../speech/orders.js";

/** @import {LookReading} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Looking} from "../table/state.d.ts" */

/** What halves are called where a text names them as the page does, one or several. */
const USUAL = [/^heads?$/i, /^tails?$/i];
/** What Go calls the halves of motifs in large and small letters. */
const CASES = ["A", "a"];

/** What is said of the halves, by their kind. */
const HALVES = { whole: "look.whole", usual: "look.halves", case: "look.halves.case", marked: "look.halves.marked", named: "look.halves" };

/**
 * How a text tells two halves apart: by words that the page has, too, by large and small letters,
 * by a mark that one of them has, or by names of its own.
 * @param {[string, string]} halves
 */
function kindOf(halves) {
  if (halves.every((half) => half === "")) return "whole";
  if (halves.every((half, at) => USUAL[at].test(half))) return "usual";
  if (halves.every((half, at) => half === CASES[at])) return "case";
  return halves.includes("") ? "marked" : "named";
}

/**
 * The question that the look asks.
 * @param {Looking} looking
 * @param {Speech} speech
 */
export function titleWords({ look: { readings }, at }, speech) {
  if (at === null) return speech.say("look.which");
  const { tiles, expected, grid } = readings[at];
  if (grid) return speech.say("look.these");
  return speech.say(tiles < expected ? "look.few" : "look.many", { n: tiles, expected });
}

/**
 * What was read, in a line that is heard as well.
 * @param {Looking} looking
 * @param {boolean} reading whether the text is being read otherwise
 * @param {Speech} speech
 */
export function toldWords({ look: { readings, question }, at }, reading, speech) {
  if (reading) return speech.say("reading");
  if (at === null) return speech.say(`look.${question}`);
  const { tiles, pictures, odd } = readings[at];
  const told = speech.say("look.told", { list: speech.list([speech.count("look.tiles", tiles), speech.count("look.pictures", pictures.length)]) });
  return odd.length > 0 ? `${told} ${speech.count("look.odd", odd.length)}` : told;
}

/**
 * A picture with how many sides show its halves: "fox: 5 heads, 4 tails".
 * @param {LookReading["pictures"][number]} picture
 * @param {[string, string]} halves
 * @param {Speech} speech
 */
export function pictureWords({ name, counts }, halves, speech) {
  const kind = kindOf(halves);
  const shows = (/** @type {number} */ n, /** @type {number} */ at) => {
    if (kind === "usual") return speech.count(at === 0 ? "look.heads" : "look.tails", n);
    if (kind === "case") return speech.say(at === 0 ? "look.large" : "look.small", { n });
    return halves[at] ? speech.say("look.half", { n, half: halves[at] }) : speech.say("look.unmarked", { n });
  };
  return speech.of(name, counts.length > 1 ? counts.map(shows).join(", ") : speech.count("look.sides", counts[0]));
}

/**
 * How a text was read, in one line: the order of the sides, the halves, whether tiles may turn,
 * and what was left out.
 * @param {LookReading} reading
 * @param {Speech} speech
 */
export function howWords(reading, speech) {
  const { order, assumed, said, halves, how } = reading;
  const [head, tail] = halves;
  const sentences = [];
  const by = said ? "said" : assumed ? "assumed" : "chosen";
  if (order) sentences.push(speech.say(`look.order.${by}`, { order: orderWords(order, speech) }));
  sentences.push(speech.say(HALVES[kindOf(halves)], { head, tail, mark: head || tail }));
  if (!mayTurn(reading)) sentences.push(speech.say("look.fixed"));
  return [...sentences, noteSentences(how, speech)].filter(Boolean).join(" ");
}

/**
 * Whether the tiles may turn, as the reading's own notation says.
 * @param {Pick<LookReading, "link" | "text">} reading
 */
export function mayTurn({ link, text }) {
  return !link.split("&").includes("turn=no") && !/^turn: no$/m.test(text);
}

/**
 * The orders of the sides to choose from: around from each side, and the one that was read.
 * @param {string} order
 */
export function ordersFor(order) {
  return AROUND.includes(order) ? AROUND : [order, ...AROUND];
}

/**
 * "Clockwise: top, right, bottom, left".
 * @param {string} order
 * @param {Speech} speech
 */
export function directionWords(order, speech) {
  const at = AROUND.indexOf(order);
  if (at < 0) return speech.begin(orderWords(order, speech));
  return speech.of(speech.say(at < AROUND.length / 2 ? "look.clockwise" : "look.anticlockwise"), orderWords(order, speech));
}

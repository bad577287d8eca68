// The order in which a text lists the sides of a square tile: four letters, such as "trbl".

/** @import {Speech} from "./speech.js" */

/** The sides' directions in degrees from the top, by letter. @type {Record<string, number>} */
const SIDES = { t: 0, r: 90, b: 180, l: 270 };

/** Clockwise and anticlockwise orders from each side. */
export const AROUND = ["trbl", "rblt", "bltr", "ltrb", "tlbr", "lbrt", "brtl", "rtlb"];

/** "top, right, bottom, left". @param {string} order @param {Speech} speech */
export function orderWords(order, speech) {
  return [...order].map((letter) => speech.say(`side.4.${SIDES[letter]}`)).join(", ");
}

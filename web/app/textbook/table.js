// The counts of a textbook search as a table: one row per cell in the order of filling, and the
// sums.

import { make } from "../base/dom.js";

/** @import {Count, Textbook} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */

/** @param {Textbook} so @param {Speech} speech */
export function countsTable({ order, tries, placements, misfits, deadEnds, sums }, speech) {
  const head = ["cell", "tries", "nodes", "misfits", "deadends"].map((name) => make("th", { scope: "col" }, speech.begin(speech.say(`column.${name}`))));
  const row = (/** @type {string} */ name, /** @type {Count[]} */ ...counts) =>
    make("tr", {}, make("th", { scope: "row" }, name), ...counts.map((n) => make("td", {}, speech.digits(n))));
  const cells = order.map((cell, k) => row(speech.number(cell + 1), tries[k], placements[k], misfits[k], deadEnds[k]));
  const sum = row(speech.begin(speech.say("column.sum")), sums.tries, sums.placements, sums.misfits, sums.deadEnds);
  return [make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...cells), make("tfoot", {}, sum)];
}

// Names one board of a solution: "Solution 2, turned right, tiles 3 and 4 swapped". The command
// says the same, see solver/cmd/edgewise/listing.go.

import { degrees } from "./edges.js";

/** @import {Arrangement} from "../../types.d.ts" */
/** @import {Speech} from "./speech.js" */

/** Name up to this many swapped copies; count more. */
const NAMED = 8;

/**
 * @param {number} of the solution, from 0
 * @param {Pick<Arrangement, "turned" | "swapped">} arrangement
 * @param {number} sides of a cell
 * @param {Speech} speech
 */
export function arrangementName(of, { turned, swapped }, sides, speech) {
  const turn = turned > 0 ? [speech.say("turned", { turn: speech.say(`turned.${degrees(turned, sides, 0)}`) })] : [];
  return [speech.say("solution", { n: speech.number(of + 1) }), ...turn, ...swapNames(swapped, speech)].join(", ");
}

/** The swapped copies, group by group: "tiles 3 and 4 swapped". @param {number[][]} swapped @param {Speech} speech */
export function swapNames(swapped, speech) {
  const n = swapped.flat().length;
  if (n > NAMED) return [speech.say("swapped.many", { n: speech.number(n) })];
  return swapped.map((copies) => speech.say("swapped", { tiles: speech.list(copies.map((tile) => tile + 1)) }));
}

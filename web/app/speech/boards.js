// Boards in words: one board of a solution ("Solution 2, turned right, tiles 3 and 4 swapped"; the command says the
// same, see solver/cmd/edgewise/listing.go), tiles of which there are copies, and the score of a full board.

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

/** Any puzzle may have this many identical tiles. */
const FEW = 2;

/**
 * "Six of the tiles are identical, so …", or "" if the number is plausible.
 * @param {number[][]} alike groups of identical tiles
 * @param {number} tiles the number of all tiles, also of those not yet entered
 * @param {Speech} speech
 */
export function copiesWords(alike, tiles, speech) {
  const most = Math.max(0, ...alike.map((group) => group.length));
  return most > Math.max(FEW, tiles / 2) ? speech.say("slip.copied", { count: speech.inWords(most) }) : "";
}

/**
 * "Tiles 1 and 9 are identical: was one of them copied by mistake?", or "" if there is not exactly
 * one pair.
 * @param {number[][]} alike
 * @param {Speech} speech
 */
export function twinsWords(alike, speech) {
  const [tiles = [], ...more] = alike;
  return tiles.length === 2 && more.length === 0 ? speech.say("slip.twins", { tiles: speech.list(tiles.map((tile) => tile + 1)) }) : "";
}

/** "462 of 480 seams match · 18 mismatches", or that all match. @param {{ score: number, seams: number }} of @param {Speech} speech */
export function scoreWords({ score, seams }, speech) {
  return score === seams ? speech.say("best.whole", { seams }) : speech.count("best.score", seams - score, { score, seams });
}

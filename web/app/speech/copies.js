// Sentences about identical tiles: if half of all tiles are, as in no published puzzle, one was
// probably copied too often; if two are, that may be a slip. Knows no DOM.

/** @import {Speech} from "./speech.js" */

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

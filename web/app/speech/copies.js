// What is said of tiles that are alike: where half of them are, as in no published puzzle, one
// was probably copied too often; where two are, it may have been. Knows no DOM.

/** @import {Speech} from "./speech.js" */

/** So few tiles may be alike in any puzzle. */
const FEW = 2;

/**
 * "Six of the tiles are identical, so …"; "" where no more are than may well be.
 * @param {number[][]} alike groups of tiles that are
 * @param {number} tiles how many there are, or will be
 * @param {Speech} speech
 */
export function copiesWords(alike, tiles, speech) {
  const most = Math.max(0, ...alike.map((group) => group.length));
  return most > Math.max(FEW, tiles / 2) ? speech.say("slip.copied", { count: speech.inWords(most) }) : "";
}

/**
 * "Tiles 1 and 9 are identical: was one of them copied by mistake?"; "" where none are, or more
 * than two.
 * @param {number[][]} alike
 * @param {Speech} speech
 */
export function twinsWords(alike, speech) {
  const [tiles = [], ...more] = alike;
  return tiles.length === 2 && more.length === 0 ? speech.say("slip.twins", { tiles: speech.list(tiles.map((tile) => tile + 1)) }) : "";
}

// What is said where half the tiles are alike: of no published puzzle they are, so that one was
// probably copied too often. Knows no DOM.

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

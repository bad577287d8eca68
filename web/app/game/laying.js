// A whole board that was laid at once, such as a solution: when, and the game before it.

import { undo } from "./game.js";

/** @import {Game} from "./game.js" */

/**
 * After which of the steps done since the game was begun anew a whole board was laid.
 * @param {Game} game
 */
export function layings({ past, rounds, given }) {
  const begun = rounds.findLast(({ from }) => from <= past.length)?.from ?? 0;
  return given.filter((after) => after > begun && after <= past.length);
}

/**
 * The game as it was before that, the same one if nothing was laid.
 * @param {Game} game
 */
export function beforeLaying(game) {
  const [after] = layings(game);
  let before = game;
  while (after !== undefined && before.past.length >= after) before = undo(before);
  return before;
}

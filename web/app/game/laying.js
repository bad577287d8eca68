// Full boards that were placed at once, such as solutions: after which step, and the game before it.

import { undo } from "./game.js";

/** @import {Game} from "./game.js" */

/** The step counts after which a full board was placed, since the last beginning. @param {Game} game */
export function layings({ past, rounds, given }) {
  const begun = rounds.findLast(({ from }) => from <= past.length)?.from ?? 0;
  return given.filter((after) => after > begun && after <= past.length);
}

/** The game before the first of them, or the same game. @param {Game} game */
export function beforeLaying(game) {
  const [after] = layings(game);
  let before = game;
  while (after !== undefined && before.past.length >= after) before = undo(before);
  return before;
}

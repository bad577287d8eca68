// A game gone through once more: back to where it began, and on to where it is now. What
// is replayed is a game as well, the same one some steps ago, with the rest in its future.

import { TABLE, isMove, redo, undo } from "./game.js";

/** @import {Game, Step} from "./game.js" */

/**
 * The game as it was when it began, or was begun anew. What was taken back is left out.
 * @param {Game} game
 * @returns {Game}
 */
export function rewound(game) {
  const { from } = game.rounds.findLast(({ from }) => from <= game.past.length) ?? { from: 0 };
  let then = { ...game, future: /** @type {Step[]} */ ([]) };
  while (then.past.length > from) then = undo(then);
  return then;
}

/**
 * The game after so many more steps that are seen on the board, and at its end when fewer
 * are left.
 * @param {Game} then
 * @param {number} steps
 * @returns {Game}
 */
export function later(then, steps) {
  let now = then;
  for (let seen = 0; seen < steps && now.future.length > 0; now = redo(now)) if (isSeen(now.future[now.future.length - 1])) seen += 1;
  return now;
}

/**
 * How many of the steps still to come are seen on the board.
 * @param {Game} then
 */
export function stepsLeft({ future }) {
  return future.filter(isSeen).length;
}

/**
 * What happens to tiles that wait, and to locks, changes nothing on the board.
 * @param {Step} step
 */
function isSeen(step) {
  return step.some((change) => isMove(change) && (change[1][0] !== TABLE || change[2][0] !== TABLE));
}

// Replays a game from its beginning to its end. Each position is a game too: an earlier state of it, with
// the rest in its future.

import { TABLE, isMove, redo, undo } from "./game.js";

/** @import {Game, Step} from "./game.js" */

/** The game at its last beginning. Undone steps are left out. @param {Game} game @returns {Game} */
export function rewound(game) {
  const { from } = game.rounds.findLast(({ from }) => from <= game.past.length) ?? { from: 0 };
  let then = { ...game, future: /** @type {Step[]} */ ([]) };
  while (then.past.length > from) then = undo(then);
  return then;
}

/** The game after this many more visible steps, or at its end. @param {Game} then @param {number} steps */
export function later(then, steps) {
  let now = then;
  for (let seen = 0; seen < steps && now.future.length > 0; now = redo(now)) if (isSeen(now.future[now.future.length - 1])) seen += 1;
  return now;
}

/** The number of visible steps to come. @param {Game} then */
export function stepsLeft({ future }) {
  return future.filter(isSeen).length;
}

/** Steps on the table and locks are not visible on the board. @param {Step} step */
function isSeen(step) {
  return step.some((change) => isMove(change) && (change[1][0] !== TABLE || change[2][0] !== TABLE));
}

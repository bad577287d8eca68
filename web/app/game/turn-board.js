// Turns the whole board, as one step of the game.

import { TABLE, isClue, step } from "./game.js";

/** @import {Puzzle} from "../../types.d.ts" */
/** @import {Game, Place} from "./game.js" */

/**
 * Turns the board clockwise by the smallest turn that maps it onto itself and keeps the look of every clue;
 * so the clues can stay in their places.
 * @param {Game} game
 * @param {Puzzle} puzzle
 */
export function turnBoard(game, puzzle) {
  const { boardTurn, grid: { sides } } = puzzle;
  if (!boardTurn) return game;
  /** @type {Map<number, Place>} */
  const next = new Map();
  for (const [tile, [cell, now, locked]] of game.places.entries()) {
    if (cell === TABLE || isClue(puzzle, tile)) continue;
    next.set(tile, [boardTurn.to[cell], (now + boardTurn.by) % sides, locked]);
  }
  const after = step(game, next);
  return after === game ? game : { ...after, turned: [...after.turned, after.past.length] };
}

// The whole board turned at once, which is one step of the game.

import { TABLE, isClue, step } from "./game.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Game, Place} from "./game.js" */

/**
 * Turns the whole board clockwise by the least turn that carries it onto itself and
 * leaves every clue as it looks; so the clues themselves can stay where they must.
 * @param {Game} game
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @returns {Game}
 */
export function turnBoard(game, puzzle, { cells, turn: angle }) {
  const { boardTurns, grid: { sides } } = puzzle;
  if (boardTurns < 2) return game;
  const middle = middleOf(cells);
  const degrees = 360 / boardTurns;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  /** @type {Map<number, Place>} */
  const next = new Map();
  for (const [tile, [cell, now, locked]] of game.places.entries()) {
    if (cell === TABLE || isClue(puzzle, tile)) continue;
    const [x, y] = [cells[cell].x - middle.x, cells[cell].y - middle.y];
    const to = nearest(cells, middle.x + x * cos - y * sin, middle.y + x * sin + y * cos);
    const steps = Math.round((cells[cell].angle + degrees - cells[to].angle) / angle);
    next.set(tile, [to, (((now + steps) % sides) + sides) % sides, locked]);
  }
  const after = step(game, next);
  return after === game ? game : { ...after, turned: [...after.turned, after.past.length] };
}

/**
 * The cell in a place.
 * @param {Drawing["cells"]} cells
 * @param {number} x
 * @param {number} y
 */
function nearest(cells, x, y) {
  const away = cells.map((cell) => Math.hypot(cell.x - x, cell.y - y));
  return away.indexOf(Math.min(...away));
}

/**
 * The middle of all cells.
 * @param {Drawing["cells"]} cells
 */
export function middleOf(cells) {
  const of = (/** @type {"x" | "y"} */ axis) => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length;
  return { x: of("x"), y: of("y") };
}

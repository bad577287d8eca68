// Moves of the whole board, each as one step of the game: turning it, or sliding all tiles as one block where there
// is no frame, since then only the neighbours of a tile matter.

import { TABLE, isClue, step } from "./game.js";

/** @import {Board, Drawing, Puzzle} from "../../types.d.ts" */
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

/** Whether the tiles could be elsewhere: neither a frame nor a clue holds them. @param {Pick<Puzzle, "framed" | "clues">} puzzle */
export const isLoose = ({ framed, clues }) => !framed && clues.length === 0;

/**
 * The board slid in each way that keeps all its tiles on cells.
 * @param {Board} lying
 * @param {Puzzle} puzzle
 * @param {Pick<Drawing, "cells">} drawing
 */
export function slidesOf(lying, puzzle, { cells }) {
  const taken = [...lying.keys()].filter((cell) => lying[cell]);
  if (!isLoose(puzzle) || taken.length === 0) return [];
  const seat = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ angle) => [x, y, angle].map(Math.round).join();
  const seats = new Map(cells.map(({ x, y, angle }, at) => [seat(x, y, angle), at]));
  const [first] = taken;
  return [...cells.keys()].flatMap((to) => {
    const [dx, dy] = [cells[to].x - cells[first].x, cells[to].y - cells[first].y];
    const places = taken.map((cell) => seats.get(seat(cells[cell].x + dx, cells[cell].y + dy, cells[cell].angle)));
    if (to === first || cells[to].angle !== cells[first].angle || places.includes(undefined)) return [];
    const slid = /** @type {Board} */ (lying.map(() => null));
    for (const [at, place] of places.entries()) if (place !== undefined) slid[place] = lying[taken[at]];
    return [slid];
  });
}

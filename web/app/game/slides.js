// What lies on a board without a frame, slid as one block to where all of it lies on the
// board, too: it is only beside one another that tiles lie anywhere.

/** @import {Board, Drawing, Puzzle} from "../../types.d.ts" */

/**
 * Whether what lies on the board may lie elsewhere on it, too: no rim and no clue holds it.
 * @param {Pick<Puzzle, "framed" | "clues">} puzzle
 */
export const isLoose = ({ framed, clues }) => !framed && clues.length === 0;

/**
 * What lies slid in each way that keeps all of it on the board.
 * @param {Board} lying
 * @param {Puzzle} puzzle
 * @param {Pick<Drawing, "cells">} drawing
 * @returns {Board[]}
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

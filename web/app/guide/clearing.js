// What becomes of the tiles that lie on the table before a solution is built: those that lie
// as they do there stay, and all others come off. On a board without a frame it is only
// beside one another that tiles lie anywhere: all of them may be slid together.

import { closest } from "../game/closest.js";
import { alike, isClue } from "../game/game.js";

/** @import {Board, Drawing, Puzzle} from "../../types.d.ts" */

/**
 * @typedef {object} Clearing
 * @property {Board} board the solution, as it is to be laid
 * @property {number} index which of the solutions that is
 * @property {number[]} stays the cells whose tiles stay
 * @property {number[]} off the tiles that come off
 * @property {Board} lying what lies, after it was slid; what is slid off the board comes off
 * @property {boolean} slid
 */

/** So many comparisons of a board with what lies are worth a slide; a page does them at once. */
const WORTH = 20_000;

/**
 * The solution that keeps most of what lies; a slide has to keep more than none does.
 * @param {Board} lying
 * @param {Board[]} boards
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @returns {Clearing | null} null where there is no solution
 */
export function clearing(lying, boards, puzzle, drawing) {
  const tiles = lying.flatMap((laid) => (laid && !isClue(puzzle, laid[0]) ? [laid[0]] : []));
  /** @type {Clearing | null} */
  let best = null;
  for (const now of slides(lying, boards.length, puzzle, drawing)) {
    const nearest = closest(puzzle, boards, now);
    if (!nearest) return null;
    const stays = [...now.keys()].filter((cell) => now[cell] && !isClue(puzzle, now[cell][0]) && alike(now[cell], nearest.board[cell]));
    if (best && stays.length <= best.stays.length) continue;
    const off = tiles.filter((tile) => !stays.some((cell) => now[cell]?.[0] === tile));
    best = { ...nearest, stays, off, lying: now, slid: now !== lying };
    if (off.length === 0) break;
  }
  return best;
}

/**
 * What lies as it lies, and then slid in each way that keeps a tile on the board.
 * @param {Board} lying
 * @param {number} boards how many there are to compare it with
 * @param {Puzzle} puzzle
 * @param {Pick<Drawing, "cells">} drawing
 * @returns {Board[]}
 */
function slides(lying, boards, { framed, clues, boardTurns }, { cells }) {
  const taken = [...lying.keys()].filter((cell) => lying[cell]);
  const many = boards * cells.length * Math.max(1, boardTurns) > WORTH;
  if (framed || clues.length > 0 || taken.length === 0 || many) return [lying];
  const seat = (/** @type {{ x: number, y: number, angle: number }} */ { x, y, angle }) => [x, y, angle].map(Math.round).join();
  const seats = new Map(cells.map((cell, at) => [seat(cell), at]));
  /** @type {Map<string, Board>} */
  const ways = new Map();
  for (const from of taken) {
    for (const to of cells.keys()) {
      const [dx, dy] = [cells[to].x - cells[from].x, cells[to].y - cells[from].y];
      const way = [dx, dy].map(Math.round).join();
      if (to === from || cells[to].angle !== cells[from].angle || ways.has(way)) continue;
      const slid = /** @type {Board} */ (lying.map(() => null));
      for (const cell of taken) {
        const { x, y, angle } = cells[cell];
        const at = seats.get(seat({ x: x + dx, y: y + dy, angle }));
        if (at !== undefined) slid[at] = lying[cell];
      }
      ways.set(way, slid);
    }
  }
  return [lying, ...ways.values()];
}

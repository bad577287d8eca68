// What to do with the tiles on the table before building a solution: right tiles stay, tiles in
// their cells but turned are turned back, all others come off. Without a frame all tiles may also
// be slid as one block, since only their neighbours matter.

import { closestTo, keeping } from "../game/closest.js";
import { alike } from "../game/game.js";
import { slidesOf } from "../game/slides.js";

/** @import {Board, Drawing, Puzzle} from "../../types.d.ts" */

/**
 * @typedef {object} Clearing
 * @property {Board} board the solution to build
 * @property {number} index which of the solutions that is
 * @property {number[]} stays the cells whose tiles stay
 * @property {number[]} turns the cells whose tiles have to be turned
 * @property {number[]} off the tiles that come off
 * @property {Board} lying the table's board, after sliding
 * @property {boolean} slid
 * @property {boolean} nearest whether something stays, and no other solution keeps more
 */

/** Slide only if at least this share of the tiles can stay then. */
const WORTH = 3 / 4;
/** This many comparisons of a tile take a slow phone a tenth of a second; try no slides beyond. */
const MOST = 500_000;

/**
 * Finds the solution that keeps most of the table's tiles.
 * @param {Board} lying
 * @param {Board[]} boards all solutions found
 * @param {number | undefined} wanted index of a chosen solution; without one the nearest is taken
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @returns {Clearing | null} null if there is no solution
 */
export function clearing(lying, boards, wanted, puzzle, drawing) {
  const tiles = lying.flatMap((laid) => (laid ? [laid[0]] : []));
  const among = wanted === undefined ? boards : boards.slice(wanted, wanted + 1);
  const slides = slidesOf(lying, puzzle, drawing);
  const many = slides.length * tiles.length * among.length * Math.max(1, puzzle.boardTurns) > MOST;
  const ways = many ? [lying] : [lying, ...slides];
  const found = closestTo(puzzle, among, ways);
  if (found.length === 0) return null;
  const most = found.reduce((best, { common }, way) => (common > found[best].common ? way : best), 0);
  const way = found[most].common >= WORTH * tiles.length ? most : 0;
  const now = ways[way];
  const board = keeping(puzzle, found[way].board, now);
  const stays = [...now.keys()].filter((cell) => now[cell] && alike(now[cell], board[cell]));
  const turns = [...now.keys()].filter((cell) => now[cell] && now[cell][0] === board[cell]?.[0] && !stays.includes(cell));
  const kept = [...stays, ...turns];
  const off = tiles.filter((tile) => !kept.some((cell) => now[cell]?.[0] === tile));
  return { board, index: wanted ?? found[way].index, stays, turns, off, lying: now, slid: way > 0, nearest: wanted === undefined && kept.length > 0 };
}

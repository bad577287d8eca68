// What becomes of the tiles that lie on the table before a solution is built: those that lie
// as they do there stay, those in their cells are turned, and all others come off. On a board without a frame it is only
// beside one another that tiles lie anywhere: all of them may be slid as one block.

import { closestTo, keeping } from "../game/closest.js";
import { alike } from "../game/game.js";
import { slidesOf } from "../game/slides.js";

/** @import {Board, Drawing, Puzzle} from "../../types.d.ts" */

/**
 * @typedef {object} Clearing
 * @property {Board} board the solution, as it is to be laid
 * @property {number} index which of the solutions that is
 * @property {number[]} stays the cells whose tiles stay
 * @property {number[]} turns the cells whose tiles stay, but have to be turned
 * @property {number[]} off the tiles that come off
 * @property {Board} lying what lies, after it was slid
 * @property {boolean} slid
 * @property {boolean} nearest whether something stays, and no other solution keeps more of what lies
 */

/** Of what lies so much has to stay at least that it is worth being slid. */
const WORTH = 3 / 4;
/** So many comparisons of a tile take a slow phone a tenth of a second. */
const MOST = 500_000;

/**
 * The solution that keeps most of what lies.
 * @param {Board} lying
 * @param {Board[]} boards all solutions that were found
 * @param {number | undefined} wanted the one of them that is wanted, if it is not the nearest
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @returns {Clearing | null} null where there is no solution
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

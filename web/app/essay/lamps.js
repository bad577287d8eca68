// Which tiles fit a cell: one row of lamps per reason, with one lamp per look, lit if the reason
// allows it. Which edges match is in Go's table, see game/fits.js. Knows no DOM.

import { edgesShown, fits } from "../game/fits.js";
import { shuffled } from "./layings.js";

/** @import {Board, Puzzle} from "../../types.d.ts" */

/** A tile in a turn; turns that look the same count once. @typedef {{ tile: number, turn: number, edges: string[] }} Look */

/**
 * @typedef {object} Rows
 * @property {{ side: number, edge: string, lit: boolean[] }[]} beside one row per neighbour, with the neighbour's edge
 * @property {boolean[] | null} frame whether edges fit the frame; null without a frame
 * @property {boolean[]} unused
 * @property {boolean[]} all the looks that every row allows
 */

/** Place at most this many tiles. */
const MOST = 24;

/** All looks of the puzzle's tiles. @param {Puzzle} puzzle @returns {Look[]} */
export function looksOf(puzzle) {
  const turns = puzzle.mayTurn ? puzzle.grid.sides : 1;
  return puzzle.tiles.flatMap((_, tile) => {
    /** @type {Look[]} */
    const looks = [];
    for (let turn = 0; turn < turns; turn++) {
      const edges = edgesShown(puzzle, [tile, turn]);
      if (!looks.some((other) => other.edges.join() === edges.join())) looks.push({ tile, turn, edges });
    }
    return looks;
  });
}

/** @param {Puzzle} puzzle @param {Look[]} looks @param {Board} board @param {number} cell an empty cell @returns {Rows} */
export function rowsAt(puzzle, looks, board, cell) {
  const { grid, beside, framed } = puzzle;
  const used = new Set(board.flatMap((laid) => (laid ? [laid[0]] : [])));
  const { beyond } = grid.cells[cell];
  const sides = beyond.flatMap((seat, side) => {
    const laid = seat && board[seat[0]];
    if (!laid) return [];
    const edge = edgesShown(puzzle, laid)[seat[1]];
    return [{ side, edge, lit: looks.map(({ edges }) => beside[edges[side]].inside && beside[edges[side]].mate === edge) }];
  });
  const inFrame = (/** @type {Look} */ { edges }) => edges.every((edge, side) => (beyond[side] ? beside[edge].inside : beside[edge].rim));
  const frame = framed ? looks.map(inFrame) : null;
  const unused = looks.map(({ tile }) => !used.has(tile));
  const all = unused.map((is, i) => is && (frame?.[i] ?? true) && sides.every(({ lit }) => lit[i]));
  return { beside: sides, frame, unused, all };
}

/** The empty cells next to placed tiles, those with the most neighbours first. @param {Puzzle} puzzle @param {Board} board @returns {number[]} */
export function cellsToAsk({ grid }, board) {
  const empty = grid.cells.flatMap((_, cell) => (board[cell] ? [] : [cell]));
  const neighbours = (/** @type {number} */ cell) => grid.cells[cell].beyond.filter((seat) => seat && board[seat[0]]).length;
  const near = empty.filter((cell) => neighbours(cell) > 0);
  return (near.length > 0 ? near : empty).sort((one, other) => neighbours(other) - neighbours(one));
}

/**
 * Fills about half of the board at random in reading order without mismatches; stops early at a
 * cell that nothing fits.
 * @param {Puzzle} puzzle
 * @param {Look[]} looks
 * @param {() => number} [random]
 * @returns {Board}
 */
export function somePosition(puzzle, looks, random = Math.random) {
  const board = /** @type {Board} */ (puzzle.tiles.map(() => null));
  for (const { cell, tile, turn } of puzzle.clues) board[cell] = [tile, turn];
  const used = new Set(puzzle.clues.map(({ tile }) => tile));
  const many = Math.min(MOST, Math.floor(board.length / 2));
  for (const cell of board.keys()) {
    if (cell >= many) break;
    if (board[cell]) continue;
    const found = shuffled(looks, random).find(({ tile, turn }) => !used.has(tile) && fits(puzzle, board.with(cell, [tile, turn]), cell));
    if (!found) break;
    board[cell] = [found.tile, found.turn];
    used.add(found.tile);
  }
  return board;
}

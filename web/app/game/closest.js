// Of all solutions the one that a person's own board comes closest to, however the board
// is turned.

import { edgesShown } from "./fits.js";
import { newGame } from "./game.js";
import { turnBoard } from "./turn-board.js";

/** @import {Board, Laid, Puzzle} from "../../types.d.ts" */

/**
 * Of all solutions, and the board turned in all ways, the one that has most in common
 * with what lies there, and keeps that, whichever of several like tiles it is.
 * @param {Puzzle} puzzle
 * @param {Board[]} boards
 * @param {Board} mine
 * @returns {{ board: Board, index: number } | undefined} with its number among the solutions
 */
export function closest(puzzle, boards, mine) {
  const [best] = closestTo(puzzle, boards, [mine]);
  return best && { board: keeping(puzzle, best.board, mine), index: best.index };
}

/**
 * For each of several ways in which tiles may lie the solution that has most in common with
 * it, and in how many cells; it does not keep what lies there yet.
 * @param {Puzzle} puzzle
 * @param {Board[]} boards
 * @param {Board[]} ways
 * @returns {{ board: Board, index: number, common: number }[]} nothing where there is no solution
 */
export function closestTo(puzzle, boards, ways) {
  if (boards.length === 0) return [];
  const shown = ways.map((way) => way.map((laid) => edgesShown(puzzle, laid).join()));
  const filled = shown.map((shows) => [...shows.keys()].filter((cell) => shows[cell] !== ""));
  const best = ways.map(() => ({ board: boards[0], index: 0, common: -1 }));
  const turned = turns(puzzle, boards[0]);
  for (const [index, solution] of boards.entries()) {
    for (const turn of turned) {
      const board = turn(solution);
      const wanted = board.map((laid) => edgesShown(puzzle, laid).join());
      for (const [way, cells] of filled.entries()) {
        const common = cells.filter((cell) => wanted[cell] === shown[way][cell]).length;
        if (common > best[way].common) best[way] = { board, index, common };
      }
    }
  }
  return best;
}

/**
 * The ways to turn a full board of the puzzle.
 * @param {Puzzle} puzzle
 * @param {Board} full any of them
 * @returns {((board: Board) => Board)[]}
 */
function turns(puzzle, full) {
  const { sides } = puzzle.grid;
  const start = newGame(puzzle, full);
  let game = start;
  return Array.from({ length: Math.max(1, puzzle.boardTurns) }, () => {
    const seats = start.places.map(([cell, now], tile) => ({ cell, to: game.places[tile][0], by: game.places[tile][1] - now + sides }));
    game = turnBoard(game, puzzle);
    return (/** @type {Board} */ board) => {
      const next = /** @type {Board} */ (board.map(() => null));
      for (const { cell, to, by } of seats) {
        const laid = board[cell];
        if (laid) next[to] = [laid[0], (laid[1] + by) % sides];
      }
      return next;
    };
  });
}

/**
 * The solution with the person's own tiles where they show the same; like tiles change places for that.
 * @param {Puzzle} puzzle
 * @param {Board} solution
 * @param {Board} mine
 * @returns {Board}
 */
export function keeping(puzzle, solution, mine) {
  const shows = mine.map((laid) => edgesShown(puzzle, laid).join());
  const wanted = solution.map((laid) => edgesShown(puzzle, laid).join());
  const stays = (/** @type {number} */ cell) => shows[cell] !== "" && shows[cell] === wanted[cell];
  const used = new Set(mine.flatMap((laid, cell) => (laid && stays(cell) ? [laid[0]] : [])));
  return solution.map((laid, cell) => {
    if (!laid || stays(cell)) return mine[cell];
    const own = used.has(laid[0]) ? like(puzzle, wanted[cell], used) : laid;
    used.add(own[0]);
    return own;
  });
}

/**
 * A tile that is not used and shows these edges in some turn; of like tiles there are as many as are wanted.
 * @param {Puzzle} puzzle
 * @param {string} edges
 * @param {Set<number>} used
 * @returns {NonNullable<Laid>}
 */
function like(puzzle, edges, used) {
  for (const tile of puzzle.tiles.keys()) {
    for (let turn = 0; !used.has(tile) && turn < (puzzle.mayTurn ? puzzle.grid.sides : 1); turn++) {
      if (edgesShown(puzzle, [tile, turn]).join() === edges) return [tile, turn];
    }
  }
  throw new Error("no tile left");
}

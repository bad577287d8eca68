// Finds the solution that is closest to a person's board, in any turn of the board.

import { edgesShown } from "./fits.js";
import { newGame, turnBoard } from "./game.js";

/** @import {Board, Laid, Puzzle} from "../../types.d.ts" */

/**
 * The solution, in any turn of the board, that has most in common with the person's board, and on a tie
 * the most tiles that need only a turn in their cell. Of equal tiles it uses the one that is there.
 * @param {Puzzle} puzzle
 * @param {Board[]} boards
 * @param {Board} mine
 * @returns {{ board: Board, index: number } | undefined} index: its number among the solutions
 */
export function closest(puzzle, boards, mine) {
  const [best] = closestTo(puzzle, boards, [mine]);
  return best && { board: keeping(puzzle, best.board, mine), index: best.index };
}

/** The index of a board among others, in any turn, or -1. @param {Puzzle} puzzle @param {Board[]} boards @param {Board} board */
export function numberOf(puzzle, boards, board) {
  const [nearest] = closestTo(puzzle, boards, [board]);
  return nearest?.common === board.length ? nearest.index : -1;
}

/**
 * The closest solution to each of several boards, as in `closest`, but with the solution's own tiles.
 * @param {Puzzle} puzzle
 * @param {Board[]} boards
 * @param {Board[]} ways
 * @returns {{ board: Board, index: number, common: number, turned: number }[]} common, turned: numbers of cells
 */
export function closestTo(puzzle, boards, ways) {
  if (boards.length === 0) return [];
  const kinds = puzzle.tiles.map((_, tile) => kindOf(puzzle, tile));
  const shown = ways.map((way) => way.map((laid) => edgesShown(puzzle, laid).join()));
  const filled = ways.map((way) => [...way.keys()].filter((cell) => way[cell]));
  const best = ways.map(() => ({ board: boards[0], index: 0, common: -1, turned: 0 }));
  const turns = turnsOf(puzzle, boards[0]);
  for (const [index, solution] of boards.entries()) {
    for (const turn of turns) {
      const board = turn(solution);
      const wanted = board.map((laid) => edgesShown(puzzle, laid).join());
      for (const [way, cells] of filled.entries()) {
        const there = cells.filter((cell) => kinds[board[cell]?.[0] ?? -1] === kinds[ways[way][cell]?.[0] ?? -1]);
        const common = there.filter((cell) => wanted[cell] === shown[way][cell]).length;
        const turned = there.length - common;
        const { common: most, turned: more } = best[way];
        if (common > most || (common === most && turned > more)) best[way] = { board, index, common, turned };
      }
    }
  }
  return best;
}

/** A key, the same for tiles that look alike in some allowed turn. @param {Puzzle} puzzle @param {number} tile */
function kindOf(puzzle, tile) {
  return turnsOfTile(puzzle).map((turn) => edgesShown(puzzle, [tile, turn]).join()).sort()[0];
}

/** @param {Puzzle} puzzle */
const turnsOfTile = ({ mayTurn, grid }) => Array.from({ length: mayTurn ? grid.sides : 1 }, (_, turn) => turn);

/**
 * Functions that turn a full board in each way that the puzzle allows.
 * @param {Puzzle} puzzle
 * @param {Board} full
 */
function turnsOf(puzzle, full) {
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
 * The solution with the person's own tiles wherever these show the same edges, at least after a turn;
 * equal tiles swap places for that.
 * @param {Puzzle} puzzle
 * @param {Board} solution
 * @param {Board} mine
 * @returns {Board}
 */
export function keeping(puzzle, solution, mine) {
  const wanted = solution.map((laid) => edgesShown(puzzle, laid).join());
  const stays = solution.map((laid, cell) => {
    const on = mine[cell];
    return laid && on && (shows(puzzle, on, wanted[cell]) ? on : turnedTo(puzzle, on[0], wanted[cell]));
  });
  const used = new Set(stays.flatMap((laid) => (laid ? [laid[0]] : [])));
  return solution.map((laid, cell) => {
    if (!laid || stays[cell]) return stays[cell];
    const own = used.has(laid[0]) ? unusedLike(puzzle, wanted[cell], used) : laid;
    used.add(own[0]);
    return own;
  });
}

/** @param {Puzzle} puzzle @param {NonNullable<Laid>} laid @param {string} edges */
const shows = (puzzle, laid, edges) => edgesShown(puzzle, laid).join() === edges;

/** The tile in the turn that shows these edges, or null. @param {Puzzle} puzzle @param {number} tile @param {string} edges @returns {Laid} */
function turnedTo(puzzle, tile, edges) {
  const turn = turnsOfTile(puzzle).find((turn) => shows(puzzle, [tile, turn], edges));
  return turn === undefined ? null : [tile, turn];
}

/**
 * An unused tile that shows these edges in some turn. There always is one: equal tiles only swap places.
 * @param {Puzzle} puzzle
 * @param {string} edges
 * @param {Set<number>} used
 * @returns {NonNullable<Laid>}
 */
function unusedLike(puzzle, edges, used) {
  for (const tile of puzzle.tiles.keys()) {
    const laid = used.has(tile) ? null : turnedTo(puzzle, tile, edges);
    if (laid) return laid;
  }
  throw new Error("no tile left");
}

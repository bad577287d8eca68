// Of all solutions the one that a person's own board comes closest to, however the board
// is turned.

import { edgesShown } from "./fits.js";
import { newGame } from "./game.js";
import { turnBoard } from "./turn-board.js";

/** @import {Board, Laid, Puzzle} from "../../types.d.ts" */

/**
 * Of all solutions, and the board turned in all ways, the one that has most in common
 * with what lies there, and then most tiles in their cells that have only to be turned; it
 * keeps those, whichever of several like tiles they are.
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
 * Which of some boards one is, in whichever turn; -1 where it is none of them.
 * @param {Puzzle} puzzle
 * @param {Board[]} boards
 * @param {Board} board
 */
export function numberOf(puzzle, boards, board) {
  const [nearest] = closestTo(puzzle, boards, [board]);
  return nearest?.common === board.length ? nearest.index : -1;
}

/**
 * For each of several ways in which tiles may lie the solution that has most in common with
 * it, and in how many cells; of several, the one for which most others have only to be turned
 * in their cells. It does not keep what lies there yet.
 * @param {Puzzle} puzzle
 * @param {Board[]} boards
 * @param {Board[]} ways
 * @returns {{ board: Board, index: number, common: number, turned: number }[]} nothing where there is no solution
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

/**
 * What tiles have in common that look alike in some turns, or where they may not be turned as they are.
 * @param {Puzzle} puzzle
 * @param {number} tile
 */
function kindOf(puzzle, tile) {
  return turnsOfTile(puzzle).map((turn) => edgesShown(puzzle, [tile, turn]).join()).sort()[0];
}

/** @param {Puzzle} puzzle */
const turnsOfTile = ({ mayTurn, grid }) => Array.from({ length: mayTurn ? grid.sides : 1 }, (_, turn) => turn);

/**
 * The ways to turn a full board of the puzzle.
 * @param {Puzzle} puzzle
 * @param {Board} full any of them
 * @returns {((board: Board) => Board)[]}
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
 * The solution with the person's own tiles where they show the same, or would once they are
 * turned; like tiles change places for that.
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
    const own = used.has(laid[0]) ? like(puzzle, wanted[cell], used) : laid;
    used.add(own[0]);
    return own;
  });
}

/**
 * @param {Puzzle} puzzle
 * @param {NonNullable<Laid>} laid
 * @param {string} edges
 */
const shows = (puzzle, laid, edges) => edgesShown(puzzle, laid).join() === edges;

/**
 * A tile in the turn in which it shows these edges; null where it never does.
 * @param {Puzzle} puzzle
 * @param {number} tile
 * @param {string} edges
 * @returns {Laid}
 */
function turnedTo(puzzle, tile, edges) {
  const turn = turnsOfTile(puzzle).find((turn) => shows(puzzle, [tile, turn], edges));
  return turn === undefined ? null : [tile, turn];
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
    const laid = used.has(tile) ? null : turnedTo(puzzle, tile, edges);
    if (laid) return laid;
  }
  throw new Error("no tile left");
}

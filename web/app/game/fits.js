// What fits where, as far as the page has to know at once: which turn of a tile goes on a
// cell beside what lies there. What may lie beside an edge is a table that Go gives with
// the puzzle. Knows no DOM.

import { edgesShown } from "../board/scene.js";

/** @import {Board, Puzzle} from "../../types.d.ts" */

/**
 * Whether the tile on a cell fits what lies around it, and the frame.
 * @param {Puzzle} puzzle
 * @param {Board} board
 * @param {number} cell
 */
export function fits(puzzle, board, cell) {
  const { grid, beside } = puzzle;
  return edgesShown(puzzle, board[cell]).every((edge, side) => {
    const beyond = grid.cells[cell].beyond[side];
    if (!beyond) return beside[edge].rim;
    const other = board[beyond[0]];
    return beside[edge].inside && (!other || beside[edge].mate === edgesShown(puzzle, other)[beyond[1]]);
  });
}

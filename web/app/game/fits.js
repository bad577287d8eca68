// What fits where, as far as the page has to know at once: which turn of a tile goes on a
// cell beside what lies there. Everything else about matching is Go's to say. Knows no DOM.

import { edgesShown } from "../board/scene.js";

/** @import {Board, Puzzle} from "../../types.d.ts" */

/**
 * Whether the edges of two sides that touch match.
 * @param {Puzzle} puzzle
 * @param {string} one
 * @param {string} other
 */
export function mate({ edges, motifs }, one, other) {
  const motif = motifs[edges[one]?.motif ?? -1];
  if (!motif) return false;
  return motif.tail === "" ? one === other : one !== other && [motif.head, motif.tail].includes(other);
}

/**
 * Whether the tile on a cell fits what lies around it, and the frame.
 * @param {Puzzle} puzzle
 * @param {Board} board
 * @param {number} cell
 */
export function fits(puzzle, board, cell) {
  const { grid, framed, frame } = puzzle;
  return edgesShown(puzzle, board[cell]).every((edge, side) => {
    const beyond = grid.cells[cell].beyond[side];
    if (framed && (edge === frame) !== (beyond === null)) return false;
    const other = beyond && board[beyond[0]];
    return !beyond || !other || mate(puzzle, edge, edgesShown(puzzle, other)[beyond[1]]);
  });
}

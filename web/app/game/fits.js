// What fits where, as far as the page has to know at once: which turn of a tile goes on a
// cell beside what lies there. What may lie beside an edge is a table that Go gives with
// the puzzle.

/** @import {Board, Laid, Puzzle} from "../../types.d.ts" */

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

/**
 * The edges that a laid tile shows, by the sides of its cell: side i shows the
 * edge that was on side i − turn.
 * @param {Puzzle} puzzle
 * @param {Laid} laid
 * @returns {string[]}
 */
export function edgesShown(puzzle, laid) {
  if (!laid) return [];
  const [tile, turn] = laid;
  const edges = [...puzzle.tiles[tile]];
  return edges.map((_, side) => edges[(side - turn + edges.length) % edges.length]);
}

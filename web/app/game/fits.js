// What fits where, as far as the page has to know at once: which turn of a tile goes on a
// cell beside what lies there. Everything else about matching is Go's to say.

/** @import {Board, Laid, Puzzle} from "../../types.d.ts" */

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

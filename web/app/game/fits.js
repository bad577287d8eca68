// What fits where, as far as the page has to know at once: which turn of a tile goes on a
// cell beside what lies there, and which pictures are whole. What may lie beside an edge
// is a table that Go gives with the puzzle.

/** @import {Board, Drawing, Laid, Puzzle} from "../../types.d.ts" */

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
 * The first turn, clockwise from one, in which a tile fits a cell, whatever lies there; -1 when there is none.
 * @param {Puzzle} puzzle
 * @param {Board} board
 * @param {number} tile
 * @param {number} cell
 * @param {number} from
 */
export function fittingTurn(puzzle, board, tile, cell, from) {
  const { grid: { sides }, mayTurn } = puzzle;
  const laid = [...board];
  for (let by = 0; by < (mayTurn ? sides : 1); by++) {
    const turn = (from + by) % sides;
    laid[cell] = [tile, turn];
    if (fits(puzzle, laid, cell)) return turn;
  }
  return -1;
}

/**
 * The sides of the tile on a cell that match what they touch: another tile, or a frame.
 * @param {Puzzle} puzzle
 * @param {Board} board
 * @param {number} cell
 * @returns {number[]}
 */
export function matchingSides(puzzle, board, cell) {
  const { grid, beside, framed } = puzzle;
  return edgesShown(puzzle, board[cell]).flatMap((edge, side) => {
    const beyond = grid.cells[cell].beyond[side];
    const other = beyond && board[beyond[0]];
    const matches = beyond ? other && beside[edge].inside && beside[edge].mate === edgesShown(puzzle, other)[beyond[1]] : framed && beside[edge].rim;
    return matches ? [side] : [];
  });
}

/**
 * The seams on whose two sides the halves of a picture lie together.
 * @param {Puzzle} puzzle
 * @param {Board} board
 * @param {Drawing["seams"]} seams
 * @returns {number[]}
 */
export function wholeSeams(puzzle, board, seams) {
  const shown = board.map((laid) => edgesShown(puzzle, laid));
  return seams.flatMap(({ a, b }, seam) => {
    const [edge, other] = [shown[a[0]][a[1]], shown[b[0]][b[1]]];
    return edge && other && puzzle.beside[edge].inside && puzzle.beside[edge].mate === other ? [seam] : [];
  });
}

/**
 * The edges that a laid tile shows, by the sides of its cell: side i shows the
 * edge that was on side i − turn.
 * @param {Pick<Puzzle, "tiles">} puzzle
 * @param {Laid} laid
 * @returns {string[]}
 */
export function edgesShown(puzzle, laid) {
  if (!laid) return [];
  const [tile, turn] = laid;
  const edges = [...puzzle.tiles[tile]];
  return edges.map((_, side) => edges[(side - turn + edges.length) % edges.length]);
}

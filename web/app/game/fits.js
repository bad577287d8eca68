// What fits where, as far as the page has to know at once: which turn of a tile goes on a
// cell beside what lies there, and which pictures are whole. What may lie beside an edge
// is a table that Go gives with the puzzle.

/** @import {Board, Drawing, Laid, Puzzle, Seat} from "../../types.d.ts" */

/** What a side meets that lies on the rim. No edge is written so. */
const RIM = "rim";

/**
 * Whether the tile on a cell fits what lies around it, and the frame.
 * @param {Puzzle} puzzle
 * @param {Board} board
 * @param {number} cell
 */
export function fits(puzzle, board, cell) {
  return edgesShown(puzzle, board[cell]).every((edge, side) => {
    const { rim, inside, mate } = puzzle.beside[edge];
    const met = meets(puzzle, board, [cell, side]);
    return met === RIM ? rim : inside && (!met || met === mate);
  });
}

/**
 * What a side of a cell meets: RIM, or the edge that lies against it; "" where none does.
 * @param {Puzzle} puzzle
 * @param {Board} board
 * @param {Seat} seat
 */
function meets(puzzle, board, [cell, side]) {
  const beyond = puzzle.grid.cells[cell].beyond[side];
  return beyond ? (edgesShown(puzzle, board[beyond[0]])[beyond[1]] ?? "") : RIM;
}

/**
 * The sides of a cell that ask something of whatever lies there: those that touch a tile, or a frame.
 * @param {Puzzle} puzzle
 * @param {Board} board
 * @param {number} cell
 * @returns {Seat[]}
 */
export function askingSides(puzzle, board, cell) {
  const { grid, framed } = puzzle;
  const seats = grid.cells[cell].beyond.map((_, side) => /** @type {Seat} */ ([cell, side]));
  return seats.filter((seat) => {
    const met = meets(puzzle, board, seat);
    return met === RIM ? framed : met !== "";
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
  return edgesShown(puzzle, board[cell]).flatMap((edge, side) => {
    const { rim, inside, mate } = puzzle.beside[edge];
    const met = meets(puzzle, board, [cell, side]);
    return (met === RIM ? puzzle.framed && rim : met && inside && met === mate) ? [side] : [];
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
  return seams.flatMap(({ a, b }, seam) => {
    const [edge, met] = [meets(puzzle, board, b), meets(puzzle, board, a)];
    return edge && met && puzzle.beside[edge].inside && puzzle.beside[edge].mate === met ? [seam] : [];
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

/**
 * Whether tiles of a puzzle can lie so: each of them once, in a turn that it may have.
 * @param {Puzzle} puzzle
 * @param {Board} board
 */
export function isBoardOf({ tiles, grid, mayTurn }, board) {
  const laid = board.flatMap((there) => (there ? [there] : []));
  const turns = mayTurn ? grid.sides : 1;
  const known = laid.every(([tile, turn]) => tiles[tile] && Number.isInteger(turn) && turn >= 0 && turn < turns);
  return known && board.length === grid.cells.length && new Set(laid.map(([tile]) => tile)).size === laid.length;
}

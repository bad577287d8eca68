// What fits where, and the marks of a board: which turn of a tile fits a cell, which seams match, which sides break
// the frame. Go sends the rule with the puzzle, as a table of what may lie beside each edge; Go's BoardState (wasm/api)
// says the same as the marks.

/** @import {Board, BoardState, Drawing, Laid, Puzzle, Seat} from "../../types.d.ts" */

/** What a border side meets. No edge is written so. */
const RIM = "rim";

/** Whether the tile on a cell fits its neighbours and the frame. @param {Puzzle} puzzle @param {Board} board @param {number} cell */
export function fits(puzzle, board, cell) {
  return edgesShown(puzzle, board[cell]).every((edge, side) => {
    const { rim, inside, mate } = puzzle.beside[edge];
    const met = meets(puzzle, board, [cell, side]);
    return met === RIM ? rim : inside && (!met || met === mate);
  });
}

/**
 * What a side meets: RIM, the edge of the tile beyond, or "" without one.
 * @param {Puzzle} puzzle
 * @param {Board} board
 * @param {Seat} seat
 */
function meets(puzzle, board, [cell, side]) {
  const beyond = puzzle.grid.cells[cell].beyond[side];
  return beyond ? (edgesShown(puzzle, board[beyond[0]])[beyond[1]] ?? "") : RIM;
}

/**
 * The sides of a cell that restrict which tile fits: those that touch a tile or a frame.
 * @param {Puzzle} puzzle
 * @param {Board} board
 * @param {number} cell
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
 * The first turn clockwise from `from` in which a tile fits a cell, filled or not; -1 if there is none.
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
 * The sides of a tile that match the tile or the frame that they touch.
 * @param {Puzzle} puzzle
 * @param {Board} board
 * @param {number} cell
 */
export function matchingSides(puzzle, board, cell) {
  return edgesShown(puzzle, board[cell]).flatMap((edge, side) => {
    const { rim, inside, mate } = puzzle.beside[edge];
    const met = meets(puzzle, board, [cell, side]);
    return (met === RIM ? puzzle.framed && rim : met && inside && met === mate) ? [side] : [];
  });
}

/** The seams that match. @param {Puzzle} puzzle @param {Board} board @param {Drawing["seams"]} seams */
export function wholeSeams(puzzle, board, seams) {
  return seams.flatMap(({ a, b }, seam) => {
    const [edge, met] = [meets(puzzle, board, b), meets(puzzle, board, a)];
    return edge && met && puzzle.beside[edge].inside && puzzle.beside[edge].mate === met ? [seam] : [];
  });
}

/**
 * The edges that a placed tile shows, by the sides of its cell: side i shows the edge of side i − turn.
 * @param {Pick<Puzzle, "tiles">} puzzle
 * @param {Laid} laid
 */
export function edgesShown(puzzle, laid) {
  if (!laid) return [];
  const [tile, turn] = laid;
  const edges = [...puzzle.tiles[tile]];
  return edges.map((_, side) => edges[(side - turn + edges.length) % edges.length]);
}

/** Whether a board has each tile at most once, in a valid turn. @param {Puzzle} puzzle @param {Board} board */
export function isBoardOf({ tiles, grid, mayTurn }, board) {
  const laid = board.flatMap((there) => (there ? [there] : []));
  const turns = mayTurn ? grid.sides : 1;
  const valid = laid.every(([tile, turn]) => tiles[tile] && Number.isInteger(turn) && turn >= 0 && turn < turns);
  return valid && board.length === grid.cells.length && new Set(laid.map(([tile]) => tile)).size === laid.length;
}

/**
 * @param {Pick<Puzzle, "tiles" | "grid" | "beside" | "clues">} puzzle
 * @param {Pick<Drawing, "seams">} drawing
 * @param {Board} board
 * @returns {BoardState}
 */
export function marksOf({ tiles, grid, beside, clues }, { seams }, board) {
  const shown = board.map((laid) => edgesShown({ tiles }, laid));
  /** @type {number[]} */
  const matched = [];
  /** @type {number[]} */
  const conflicts = [];
  for (const [seam, { a, b }] of seams.entries()) {
    const [edge, met] = [shown[a[0]][a[1]], shown[b[0]][b[1]]];
    if (edge && met) (beside[edge].mate === met ? matched : conflicts).push(seam);
  }
  const misframed = shown.flatMap((edges, cell) =>
    edges.flatMap((edge, side) => (beside[edge][grid.cells[cell].beyond[side] ? "inside" : "rim"] ? [] : [/** @type {Seat} */ ([cell, side])])),
  );
  const filled = board.filter(Boolean).length;
  // An equal tile in the cell of a clue will do.
  const keepsClues = clues.every(({ cell, tile, turn }) => String(shown[cell]) === String(edgesShown({ tiles }, [tile, turn])));
  const solved = filled === board.length && conflicts.length === 0 && misframed.length === 0 && keepsClues;
  return { matched, conflicts, misframed, score: matched.length, seams: seams.length, filled, solved };
}

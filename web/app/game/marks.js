// The marks of a board: which seams match, which sides break the frame, and whether it is a solution. They
// follow from the puzzle's table of what may lie beside an edge; Go's BoardState (wasm/api) is the same.

import { edgesShown } from "./fits.js";

/** @import {Board, BoardState, Drawing, Puzzle, Seat} from "../../types.d.ts" */

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

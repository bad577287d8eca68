// What Go has said of a board: its seams and conflicts. Marks know of which board they
// were told, so that none of another is counted or spoken of. Knows no DOM.

import { layerShown, placed } from "../board/scene.js";

/** @import {Board, BoardState, Drawing} from "../../types.d.ts" */
/** @import {State} from "../state.js" */

/** @typedef {BoardState & { board: Board }} Marks */

/**
 * The marks of the layer shown as it lies now; null until Go has told of it.
 * @param {State} state
 */
export function marksNow(state) {
  const { marks } = state;
  return marks && String(marks.board) === String(placed(state)) ? marks : null;
}

/**
 * Whether Go has yet to tell of the person's board in sight.
 * @param {State} state
 */
export function awaitsMarks(state) {
  return layerShown(state) === "board" && placed(state).some(Boolean) && !marksNow(state);
}

/**
 * The marks that a move leaves as they were, until Go has said what the board shows now.
 * @param {Marks} marks
 * @param {Drawing} drawing
 * @param {Board} now
 * @returns {Marks}
 */
export function still(marks, { seams }, now) {
  const { board, matched, conflicts, misframed, solved } = marks;
  const stays = (/** @type {number} */ cell) => String(board[cell]) === String(now[cell]);
  const both = (/** @type {number} */ seam) => stays(seams[seam].a[0]) && stays(seams[seam].b[0]);
  return {
    ...marks,
    ...{ matched: matched.filter(both), conflicts: conflicts.filter(both), misframed: misframed.filter(([cell]) => stays(cell)) },
    solved: solved && board.every((_, cell) => stays(cell)),
  };
}

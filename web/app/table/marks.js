// The marks of the visible board: its seams and conflicts, derived from it.

import { alike } from "../game/game.js";
import { marksOf } from "../game/marks.js";
import { layerShown, placed } from "./layers.js";

/** @import {Board} from "../../types.d.ts" */
/** @import {App, State} from "./state.d.ts" */

/** Updates the marks. An unchanged board keeps the same object, so that views can compare by identity. @param {State} state */
export function deriveMarks(state) {
  const { table: { puzzle, drawing, marks } } = state;
  const board = puzzle && drawing ? placed(state) : [];
  if (!puzzle || !drawing || !board.some(Boolean)) state.table.marks = null;
  else if (marks?.puzzle !== puzzle || !isSameBoard(marks.board, board)) state.table.marks = { ...marksOf(puzzle, drawing, board), board, puzzle };
}

/** @param {Board} one @param {Board} other a board of the same puzzle */
function isSameBoard(one, other) {
  return one.every((laid, cell) => laid?.[0] === other[cell]?.[0] && laid?.[1] === other[cell]?.[1]);
}

/** Whether the visible board is a solution that came with a link: there is nothing left to play. @param {State} state */
export function isBrought(state) {
  const { game, marks } = state.table;
  return layerShown(state) === "board" && game?.past.length === 0 && game.given.includes(0) && marks?.solved === true;
}

/** Stores the score of a full board that is no solution, for the list of My puzzles. @param {Pick<App, "store" | "keeper">} app */
export function noteScore({ store: { state }, keeper }) {
  const { table: { marks, puzzle } } = state;
  const mine = keeper.find(puzzle?.id);
  if (!marks || !mine || layerShown(state) !== "board" || marks.solved || marks.filled < marks.board.length || !alike(mine.board, marks.board)) return;
  const { score, seams } = marks;
  if (score < seams && mine.scored?.laid !== mine.laid) keeper.change({ id: mine.id, scored: { laid: mine.laid, score, seams } });
}

// What the layer in sight shows: its seams and conflicts, which follow from the board at once.

import { alike } from "../game/game.js";
import { marksOf } from "../game/marks.js";
import { layerShown, placed } from "./layers.js";

/** @import {Board} from "../../types.d.ts" */
/** @import {App, State} from "./state.d.ts" */

/**
 * Brings the marks up to date with what lies in the layer in sight. The same board keeps the same
 * object, by which views see that nothing has changed.
 * @param {State} state
 */
export function deriveMarks(state) {
  const { table: { puzzle, drawing, marks } } = state;
  const board = puzzle && drawing ? placed(state) : [];
  if (!puzzle || !drawing || !board.some(Boolean)) state.table.marks = null;
  else if (marks?.puzzle !== puzzle || !lieAlike(marks.board, board)) state.table.marks = { ...marksOf(puzzle, drawing, board), board, puzzle };
}

/**
 * Whether the same tiles lie on two boards of a puzzle in the same way.
 * @param {Board} one
 * @param {Board} other
 */
function lieAlike(one, other) {
  return one.every((laid, cell) => laid?.[0] === other[cell]?.[0] && laid?.[1] === other[cell]?.[1]);
}

/**
 * Whether the person's board in sight is a solution that a link has brought: it is nobody's, and
 * there is nothing left to play.
 * @param {State} state
 */
export function isBrought(state) {
  const { game, marks } = state.table;
  return layerShown(state) === "board" && game?.past.length === 0 && game.given.includes(0) && marks?.solved === true;
}

/**
 * Keeps how good the person's board is where it is full and no solution: by that it is told from
 * one wherever it is named.
 * @param {Pick<App, "store" | "keeper">} app
 */
export function noteScore({ store: { state }, keeper }) {
  const { table: { marks, puzzle } } = state;
  const mine = keeper.find(puzzle?.id);
  if (!marks || !mine || layerShown(state) !== "board" || marks.solved || marks.filled < marks.board.length || !alike(mine.board, marks.board)) return;
  const { score, seams } = marks;
  if (score < seams && mine.scored?.laid !== mine.laid) keeper.change({ id: mine.id, scored: { laid: mine.laid, score, seams } });
}

// What Go has said of a board: its seams and conflicts. Marks know of which board they
// were told, so that none of another is counted or spoken of.

import { alike } from "../game/game.js";
import { layerShown, placed } from "./layers.js";

/** @import {Board, Drawing} from "../../types.d.ts" */
/** @import {App, Marks, State} from "./state.d.ts" */

/**
 * The marks of the layer shown as it lies now; null until Go has told of it.
 * @param {State} state
 */
export function marksNow(state) {
  const { marks } = state.table;
  return marks && String(marks.board) === String(placed(state)) ? marks : null;
}

/**
 * Whether the person's board in sight is a solution that a link has brought: it is nobody's, and
 * there is nothing left to play.
 * @param {State} state
 */
export function isBrought(state) {
  const { game } = state.table;
  return layerShown(state) === "board" && game?.past.length === 0 && game.given.includes(0) && marksNow(state)?.solved === true;
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

/**
 * Asks Go which seams of the layer shown match. An answer that comes late, after
 * the layer has changed again, is dropped.
 * @param {App} app
 */
export async function refreshMarks(app) {
  const { store, solver } = app;
  const { puzzle } = store.state.table;
  const board = placed(store.state);
  const asked = JSON.stringify(board);
  if (!puzzle || !board.some(Boolean)) {
    store.change((state) => void (state.table.marks = null));
    return store.tell("marks");
  }
  const marks = await solver.call("board", { puzzle: puzzle.id, board });
  if (store.state.table.puzzle !== puzzle || JSON.stringify(placed(store.state)) !== asked) return;
  store.change((state) => void (state.table.marks = { ...marks, board }));
  store.tell("marks");
}

/**
 * Keeps how good the person's board is where it is full and no solution: by that it is told from
 * one wherever it is named.
 * @param {Pick<App, "store" | "keeper">} app
 */
export function noteScore({ store: { state }, keeper }) {
  const [marks, mine] = [marksNow(state), keeper.find(state.table.puzzle?.id)];
  if (!marks || !mine || layerShown(state) !== "board" || marks.solved || marks.filled < marks.board.length || !alike(mine.board, marks.board)) return;
  const { score, seams } = marks;
  if (score < seams && mine.scored?.laid !== mine.laid) keeper.change({ id: mine.id, scored: { laid: mine.laid, score, seams } });
}

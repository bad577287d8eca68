// Looking at solutions, and taking one over. Changing the layer never alters
// another one; only putMine copies, and that is one undo step.

import { revealOrder } from "./laying.js";
import { found, placed, solutionShown } from "./scene.js";

/** @import {Board} from "../types.d.ts" */
/** @import {App} from "./main.js" */
/** @import {Mine} from "./mine.js" */
/** @import {Layer} from "./store.js" */

/**
 * @param {App} app
 * @param {Layer} layer
 */
export async function showLayer(app, layer) {
  app.store.change((state) => {
    state.layer = layer;
    state.marks = null;
  });
  await refreshMarks(app);
}

/**
 * Reveals one more tile: the centre first, then a neighbour of what is there.
 * @param {App} app
 */
export function showOne(app) {
  return reveal(app, 1);
}

/**
 * Reveals all tiles.
 * @param {App} app
 */
export function showAll(app) {
  return reveal(app, Infinity);
}

/**
 * @param {App} app
 * @param {number} more
 */
async function reveal(app, more) {
  const { puzzle, drawing } = app.store.state;
  if (!puzzle || !drawing || !solutionShown(app.store.state)) return;
  const hidden = revealOrder(puzzle.grid, drawing.cells).filter(
    (cell) => !app.store.state.shown.cells.includes(cell),
  );
  app.store.change((state) => {
    state.layer = "solution";
    state.shown.cells = [...state.shown.cells, ...hidden.slice(0, more)];
  });
  await refreshMarks(app);
}

/**
 * Goes to the next or previous solution, round and round.
 * @param {App} app
 * @param {1 | -1} by
 */
export async function step(app, by) {
  const { state } = app.store;
  const count = found(state).length;
  if (state.layer !== "solution" || count < 2) return;
  app.store.change(({ shown }) => {
    shown.index = (shown.index + by + count) % count;
  });
  await refreshMarks(app);
}

/**
 * Copies the solution shown, or the best board found, to the person's own board.
 * @param {App} app
 */
export async function putMine(app) {
  const { state } = app.store;
  if (state.layer !== "solution" && state.layer !== "search") return;
  const board = placed(state);
  app.store.change((state) => {
    state.undo = [...state.undo, state.board];
    state.layer = "board";
  });
  await setBoard(app, board);
}

/**
 * Takes the last change of the person's own board back.
 * @param {App} app
 */
export async function undo(app) {
  const { state } = app.store;
  const before = state.undo.at(-1);
  if (before === undefined) return;
  app.store.change((state) => {
    state.undo = state.undo.slice(0, -1);
    state.layer = before ? "board" : "tiles";
  });
  await setBoard(app, before);
}

/**
 * @param {App} app
 * @param {Board | null} board
 */
async function setBoard(app, board) {
  const { store, keeping } = app;
  const { puzzle, link } = store.state;
  store.change((state) => void (state.board = board));
  if (puzzle) keeping.lay(puzzle, link, board);
  await refreshMarks(app);
}

/**
 * Lays what another tab has laid of the same puzzle: of two boards the later one
 * counts, and the other is one Undo away.
 * @param {App} app
 * @param {Mine | null} before what was kept of it
 * @param {Mine | null} now
 */
export async function layElsewhere(app, before, now) {
  const { puzzle, board } = app.store.state;
  if (!now || now.id !== puzzle?.id || now.laid <= (before?.laid ?? 0)) return;
  app.store.change((state) => {
    state.undo = [...state.undo, board];
    state.board = now.board;
    if (state.layer === "tiles" || state.layer === "board") state.layer = now.board ? "board" : "tiles";
  });
  await refreshMarks(app);
}

/**
 * Asks Go which seams of the layer shown match. An answer that comes late, after
 * the layer has changed again, is dropped.
 * @param {App} app
 */
export async function refreshMarks({ store, solver }) {
  const { puzzle } = store.state;
  const board = placed(store.state);
  const asked = JSON.stringify(board);
  if (!puzzle || !board.some(Boolean)) {
    store.change((state) => void (state.marks = null));
    return;
  }
  const marks = await solver.call("board", { puzzle: puzzle.id, board });
  store.change((state) => {
    if (state.puzzle === puzzle && JSON.stringify(placed(state)) === asked) state.marks = marks;
  });
}

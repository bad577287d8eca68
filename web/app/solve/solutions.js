// Looks at solutions, and copies one. Changing the layer never changes another layer; only putMine
// copies, as one undo step.

import { revealOrder } from "../board/layout.js";
import { layAll } from "../game/game.js";
import { found, placed, solutionShown } from "../table/layers.js";
import { play } from "../table/move.js";

/** @import {Layer} from "../table/state.d.ts" */
/** @import {App} from "./state.d.ts" */

/** @param {App} app @param {Layer} layer */
export function showLayer(app, layer) {
  app.store.change((state) => void (state.table.layer = layer));
  keepLooked(app);
}

/** Reveals one more tile: the centre first, then neighbours of revealed ones. @param {App} app */
export function showOne(app) {
  return reveal(app, 1);
}

/** @param {App} app */
export function showAll(app) {
  return reveal(app, Infinity);
}

/** @param {App} app @param {number} more */
function reveal(app, more) {
  const { puzzle, drawing } = app.store.state.table;
  if (!puzzle || !drawing || !solutionShown(app.store.state)) return;
  const hidden = revealOrder(puzzle.grid, drawing.cells).filter(
    (cell) => !app.store.state.table.shown.cells.includes(cell),
  );
  app.store.change((state) => {
    state.table.layer = "solution";
    state.table.shown.cells = [...state.table.shown.cells, ...hidden.slice(0, more)];
  });
  keepLooked(app);
}

/** Stores what is revealed, for when the puzzle is opened again. @param {App} app */
export function keepLooked({ store, keeper }) {
  const { table: { puzzle, layer, shown: { index, cells } }, solve: { search } } = store.state;
  if (!puzzle || !search || (search.id !== puzzle.id && !search.laid)) return;
  keeper.change({ id: puzzle.id, looked: { index, cells: cells.length, layer, ...(search.laid && { fixed: search.laid }) } });
}

/** Goes to the next or previous solution, in a circle. @param {App} app @param {1 | -1} by */
export function step(app, by) {
  const { state } = app.store;
  const count = found(state).length;
  if (state.table.layer !== "solution" || count < 2) return;
  app.store.change(({ table: { shown } }) => {
    shown.index = (shown.index + by + count) % count;
    shown.arrangement = null;
  });
  keepLooked(app);
}

/** The action of a key that changes the solution, or null. @param {App} app @param {KeyboardEvent} event */
export function solutionKey(app, { key, altKey, ctrlKey, metaKey }) {
  const { state } = app.store;
  const by = /** @type {const} */ ({ ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 })[key];
  if (!by || altKey || ctrlKey || metaKey || state.table.layer !== "solution" || found(state).length < 2) return null;
  return () => step(app, by);
}

/** Copies the solution or best board on show to the person's own board. @param {App} app */
export function putMine(app) {
  const { state } = app.store;
  const { puzzle, game, layer } = state.table;
  if (!puzzle || !game || (layer !== "solution" && layer !== "search")) return;
  const next = layAll(game, puzzle, placed(state));
  app.store.change((state) => void (state.table.layer = "board"));
  keepLooked(app);
  play(app, next);
}

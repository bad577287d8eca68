// Looks at solutions, and copies one: the actions, and the tools under the board. Changing the layer never changes
// another layer; only putMine copies, as one undo step.

import { buttonOf, part } from "../base/dom.js";
import { revealOrder } from "../board/layout.js";
import { tell } from "../board/words.js";
import { placeBoard } from "../game/game.js";
import { found, ownBoard, placed, solutionShown } from "../table/layers.js";
import { play } from "../table/move.js";

/** @import {State} from "../board/state.d.ts" */
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
    (cell) => !app.store.state.table.solutionView.cells.includes(cell),
  );
  app.store.change((state) => {
    state.table.layer = "solution";
    state.table.solutionView.cells = [...state.table.solutionView.cells, ...hidden.slice(0, more)];
  });
  keepLooked(app);
}

/** Stores what is revealed, for when the puzzle is opened again. @param {App} app */
export function keepLooked({ store, puzzleStore }) {
  const { table: { puzzle, layer, solutionView: { index, cells } }, solve: { search } } = store.state;
  if (!puzzle || !search || (search.id !== puzzle.id && !search.laid)) return;
  puzzleStore.change({ id: puzzle.id, looked: { index, cells: cells.length, layer, ...(search.laid && { fixed: search.laid }) } });
}

/** Goes to the next or previous solution, in a circle. @param {App} app @param {1 | -1} by */
export function step(app, by) {
  const { state } = app.store;
  const count = found(state).length;
  if (state.table.layer !== "solution" || count < 2) return;
  app.store.change(({ table: { solutionView } }) => {
    solutionView.index = (solutionView.index + by + count) % count;
    solutionView.arrangement = null;
  });
  keepLooked(app);
}

/** The action of a key that changes the solution, or null. @param {App} app @param {KeyboardEvent} event */
export function solutionKey(app, { key, altKey, ctrlKey, metaKey }) {
  const { state } = app.store;
  const by = /** @type {const} */ ({ ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 })[key];
  if (!by || altKey || ctrlKey || metaKey || state.table.layer !== "solution") return null;
  if (found(state).length > 1) return () => step(app, by);
  // Page up and down still scroll.
  return key.startsWith("Arrow") ? () => tell(app, "only") : null;
}

/** Copies the solution or best board on show to the person's own board. @param {App} app */
export function putMine(app) {
  const { state } = app.store;
  const { puzzle, game, layer } = state.table;
  if (!puzzle || !game || (layer !== "solution" && layer !== "search")) return;
  const next = placeBoard(game, puzzle, placed(state));
  app.store.change((state) => void (state.table.layer = "board"));
  keepLooked(app);
  play(app, next);
}

/** @param {State} state */
export function showTools(state) {
  const many = found(state).length;
  const press = (/** @type {string} */ layer, /** @type {boolean} */ there) => {
    const button = buttonOf(`layer-${layer}`);
    button.hidden = !there;
    button.setAttribute("aria-pressed", String(state.table.layer === layer));
    return there ? 1 : 0;
  };
  const layers =
    press("tiles", true) + press("board", ownBoard(state.table) !== null) + press("solution", state.table.solutionView.cells.length > 0) +
    press("search", Boolean(state.solve.search?.long?.state.best)) + press("best", Boolean(state.best.hunt?.at));
  const { page: { tab, broken }, table: { layer }, solve: { search } } = state;
  part("tools").dataset.empty = String(layers < 2);
  part("enter").hidden = tab !== "solve" || !["tiles", "board"].includes(layer) || Boolean(search) || Boolean(broken);
  part("stepper").hidden = !(state.table.layer === "solution" && many > 1);
  buttonOf("undo").hidden = tab !== "solve" || state.table.layer !== "board" || !state.table.game?.past.length;
}

// Building with the guide: which solution is laid on the real table, in which order, and how
// far that has come. What lies on the person's own board is taken to lie there, too.

import { revealOrder } from "../board/layout.js";
import { found, ownBoard, solutionShown } from "../table/layers.js";
import { clearing } from "./clearing.js";

/** @import {Board, Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Guided, Mine} from "../keep/record.js" */
/** @import {Clearing} from "./clearing.js" */
/** @import {App, State} from "./state.d.ts" */

/**
 * @param {Mine | null} kept of the puzzle
 * @returns {State["guide"]}
 */
export function newGuide(kept) {
  return { built: kept?.guide ?? null, open: false };
}

/**
 * What is built of the puzzle on the table, or was, if it can be: what is kept may be damaged.
 * @param {Pick<State, "guide" | "table">} state
 * @returns {Guided | null}
 */
export function builtHere({ guide: { built }, table: { puzzle } }) {
  return built?.board.length === puzzle?.grid.cells.length ? built : null;
}

/**
 * The same where some tiles lie, and others do not yet.
 * @param {Pick<State, "guide" | "table">} state
 */
export function unbuilt(state) {
  const built = builtHere(state);
  return built && built.step > 0 && built.step < built.order.length ? built : null;
}

/** How building begins: with what, and what becomes of the tiles that lie on the table. @typedef {{ built: Guided, cleared: Clearing | null }} Beginning */

/**
 * What there is to build: the solution nearest to the person's own board, from what lies
 * there alike; else the one that is looked at, from its first tile.
 * @param {State} state
 * @param {number} [index] which solution it shall be
 * @returns {Beginning | null}
 */
export function beginning(state, index) {
  const { puzzle, drawing, shown } = state.table;
  const boards = found(state);
  const solution = index === undefined ? solutionShown(state) : boards[index];
  if (!puzzle || !drawing || !solution) return null;
  const own = ownBoard(state.table);
  const cleared = own && on(own, boards, index, puzzle, drawing);
  const bare = fromBare({ board: solution, index: index ?? shown.index }, puzzle, drawing);
  if (!cleared || cleared.stays.length === solution.length) return { built: bare, cleared: null };
  return { built: cleared.stays.length > 0 ? builtOn(cleared, puzzle, drawing) : bare, cleared };
}

/**
 * Another of the solutions that were found; of what lies already stays what it has, too.
 * @param {Guided} built
 * @param {number} index
 * @param {State} state
 * @returns {Beginning | null}
 */
export function leafed(built, index, state) {
  const { puzzle, drawing } = state.table;
  if (!puzzle || !drawing) return null;
  const lies = new Set(built.order.slice(0, built.step));
  const lying = /** @type {Board} */ (built.board.map((laid, cell) => (lies.has(cell) ? laid : null)));
  const cleared = on(lying, found(state), index, puzzle, drawing);
  return cleared && { built: builtOn(cleared, puzzle, drawing), cleared };
}

/**
 * What becomes of what lies before any solution is built, or one of them.
 * @param {Board} lying
 * @param {Board[]} boards
 * @param {number | undefined} index
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 */
function on(lying, boards, index, puzzle, drawing) {
  if (index === undefined) return clearing(lying, boards, puzzle, drawing);
  const cleared = clearing(lying, boards.slice(index, index + 1), puzzle, drawing);
  return cleared && { ...cleared, index };
}

/**
 * The same solution from its first tile.
 * @param {Pick<Guided, "board" | "index">} solution
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @returns {Guided}
 */
export function fromBare({ board, index }, puzzle, drawing) {
  return { board, index, order: layingOrder([], puzzle, drawing), step: 0 };
}

/**
 * @param {Clearing} cleared
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @returns {Guided}
 */
function builtOn({ board, index, stays }, puzzle, drawing) {
  return { board, index, order: layingOrder(stays, puzzle, drawing), step: stays.length };
}

/**
 * In which order a person lays tiles, each beside one that lies: row by row where a frame is
 * laid, so that it begins in a corner, else from the middle outwards.
 * @param {number[]} lying the cells that are filled already
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 */
function layingOrder(lying, { grid, framed }, { cells }) {
  if (!framed) return revealOrder(grid, cells, lying);
  return [...lying, ...[...cells.keys()].filter((cell) => !lying.includes(cell))];
}

/**
 * Goes on from here, and keeps it.
 * @param {App} app
 * @param {Guided} built
 */
export function build({ store, keeper }, built) {
  const { puzzle } = store.state.table;
  store.change((state) => void (state.guide.built = built));
  if (puzzle) keeper.change({ id: puzzle.id, guide: built });
}

// The layer that the table shows, the board on it, and that board's marks. A layer is the loose tiles, the person's
// own board, a solution as far as it is revealed, the best board of a search, the best full board, or a watched search.

import { marksOf } from "../game/fits.js";
import { boardOf, isClue } from "../game/game.js";

/** @import {Board, Moment} from "../../types.d.ts" */
/** @import {Layer, State, Table} from "./state.d.ts" */

/** @returns {Table} */
export function newTable() {
  return { puzzle: null, drawing: null, foreign: null, game: null, layer: "tiles", solutionView: { index: 0, arrangement: null, cells: [] }, marks: null };
}

/** The Play and Watch tabs have layers of their own. @param {Pick<State, "page" | "table">} state */
export function layerShown({ page: { tab }, table: { layer } }) {
  if (tab === "watch") return "watched";
  return tab === "play" ? "board" : layer;
}

/** The person's own board; null while only clues are on it. @param {Pick<Table, "puzzle" | "game">} table */
export function ownBoard({ puzzle, game }) {
  if (!puzzle || !game) return null;
  const board = boardOf(game);
  return board.some((laid) => laid && !isClue(puzzle, laid[0])) ? board : null;
}

/** The layer to return to. @param {Pick<Table, "puzzle" | "game">} table @returns {Layer} */
export const ownLayer = (table) => (ownBoard(table) ? "board" : "tiles");

/** The board of the layer that is shown. @param {State} state */
export function placed(state) {
  const { puzzle, game, solutionView } = state.table;
  const layer = layerShown(state);
  const none = /** @type {Board} */ ((puzzle?.grid.cells ?? []).map(() => null));
  if (layer === "board") return game ? boardOf(game) : none;
  if (layer === "search") return state.solve.search?.long?.state.best?.board ?? none;
  if (layer === "best") return state.best.hunt?.at?.board ?? none;
  if (layer === "watched") return state.watch.at?.board ?? none;
  if (layer === "tiles") return none;
  const solution = solutionShown(state);
  return none.map((_, cell) => (solution && solutionView.cells.includes(cell) ? solution[cell] : null));
}

/** The boards that the search found. @param {State} state */
export function found({ solve: { search } }) {
  return search?.verdict?.boards ?? [];
}

/** @param {State} state @returns {Board | undefined} */
export function solutionShown(state) {
  const { index, arrangement } = state.table.solutionView;
  return arrangement?.board ?? found(state)[index];
}

/** Whether the solution is revealed to the last cell. @param {State} state */
export function allShown({ table: { puzzle, solutionView } }) {
  return solutionView.cells.length > 0 && solutionView.cells.length === puzzle?.grid.cells.length;
}

/** The cell that was revealed last, until the solution is complete; else -1. @param {State} state */
export function newest(state) {
  const last = state.table.solutionView.cells.at(-1) ?? -1;
  return layerShown(state) === "solution" && !allShown(state) ? last : -1;
}

/** The moment of the watched search, for a link. @param {Pick<State, "page" | "watch">} state @returns {Moment | null} */
export function momentOf({ page: { tab }, watch: { at, setting: { mode, ...switches } } }) {
  return tab === "watch" && at ? { number: Number(at.number), mode, switches } : null;
}

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

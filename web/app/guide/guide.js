// Building with the guide: which solution, in which order, how far it is built on the real table, and what to do
// with the tiles that lie there. The guide assumes that the tiles on the person's own board are on the real table, too.

import { revealOrder } from "../board/layout.js";
import { closestTo, keeping, numberOf } from "../game/closest.js";
import { alike, isClue, slidesOf } from "../game/game.js";
import { isBuilding } from "../keep/record.js";
import { allShown, found, layerShown, ownBoard, solutionShown } from "../table/layers.js";

/** @import {Board, Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Guided, Mine} from "../keep/record.js" */
/** @import {App, State} from "./state.d.ts" */

/** @param {Mine | null} kept the puzzle's record @returns {State["guide"]} */
export function newGuide(kept) {
  return { built: kept?.guide ?? null, open: "" };
}

/**
 * What is or was built of the current puzzle. Ignores a damaged record of another size.
 * @param {Pick<State, "guide" | "table">} state
 */
export function builtHere({ guide: { built }, table: { puzzle } }) {
  return built?.board.length === puzzle?.grid.cells.length ? built : null;
}

/** The same if it is begun but unfinished. @param {Pick<State, "guide" | "table">} state */
export function unbuilt(state) {
  const built = builtHere(state);
  return built && isBuilding({ guide: built }) ? built : null;
}

/** The start of building; `cleared` tells what to do with tiles on the table. @typedef {{ built: Guided, cleared: Clearing | null }} Beginning */

/**
 * Chooses what to build: the wanted solution, or the one nearest to the tiles on the table, or the
 * one on show. Building starts with the tiles that fit; if none or all do, with the first tile.
 * Until a search has found solutions again, only the built one is known.
 * @param {State} state
 * @param {Board | null} realBoard the real table, as far as the page knows
 * @param {number} [wanted] index among the solutions found
 * @returns {Beginning | null}
 */
export function beginning(state, realBoard, wanted) {
  const { puzzle, drawing, solutionView } = state.table;
  const only = found(state).length === 0 ? builtHere(state) : null;
  const boards = only ? [only.board] : found(state);
  const looked = wanted === undefined || wanted === solutionView.index;
  const solution = only?.board ?? (looked ? (solutionShown(state) ?? boards[0]) : boards[wanted]);
  if (!puzzle || !drawing || !solution) return null;
  const cleared = realBoard && clearing(realBoard, boards, only && wanted !== undefined ? 0 : wanted, puzzle, drawing);
  const bare = fromBare({ board: solution, index: only?.index ?? wanted ?? solutionView.index }, puzzle, drawing);
  if (!cleared) return { built: bare, cleared: null };
  const { board, stays, turns } = cleared;
  const index = only?.index ?? cleared.index;
  if (stays.length >= solution.length - puzzle.clues.length) return { built: fromBare({ board, index }, puzzle, drawing), cleared: null };
  const kept = [...stays, ...turns];
  const built = kept.length > 0 ? { board, index, order: buildingOrder(kept, puzzle, drawing), step: kept.length } : bare;
  return { built, cleared: { ...cleared, index: built.index } };
}

/**
 * Resumes building as it was left, unless the person's own board has changed since; a complete one
 * leaves nothing to place. The solution gets its index among the current results, or -1.
 * @param {State} state
 * @param {Guided} built
 * @returns {Beginning}
 */
export function goingOn(state, built) {
  const { puzzle } = state.table;
  const own = expectedBoard(state);
  const anew = puzzle && own && !isSeen(built, own, puzzle) ? beginning(state, boardSince(built, own), lookedAt(state)) : null;
  if (anew?.cleared) return anew;
  const boards = found(state);
  return { built: puzzle && boards.length > 0 ? { ...built, index: numberOf(puzzle, boards, built.board) } : built, cleared: null };
}

/**
 * Reports whether the person's board is unchanged since the guide last read it, or agrees with what
 * is built in another turn of the board.
 * @param {Guided} built
 * @param {Board} own
 * @param {Puzzle} puzzle
 */
export function isSeen({ board, own: seen }, own, puzzle) {
  if (seen === undefined || alike(seen, own)) return true;
  const [nearest] = closestTo(puzzle, [board], [own]);
  return nearest.common === own.filter(Boolean).length && !alike(nearest.board, board);
}

/**
 * The real table after the person changed their own board: that board, and built tiles that still
 * have room.
 * @param {Guided} built
 * @param {Board} own
 * @returns {Board}
 */
export function boardSince(built, own) {
  const before = tilesOn(built.own);
  const now = tilesOn(own);
  return boardAtStep(built).map((laid, cell) => own[cell] ?? (laid && !before.has(laid[0]) && !now.has(laid[0]) ? laid : null));
}

/** @param {Board | null | undefined} board */
const tilesOn = (board) => new Set(board?.flatMap((laid) => (laid ? [laid[0]] : [])));

/**
 * The index of the solution on show, if it is not the first: the person has chosen that one,
 * whatever is nearest to their board.
 * @param {Pick<State, "table">} state
 */
export function lookedAt({ table: { layer, solutionView: { index } } }) {
  return layer === "solution" && index > 0 ? index : undefined;
}

/**
 * The solution to print: the one on show, else the one being built, else the one to build next.
 * @param {State} state
 * @returns {Pick<Guided, "board" | "index"> | null}
 */
export function onPaper(state) {
  const { puzzle, solutionView: { index } } = state.table;
  const seen = layerShown(state) === "solution" && allShown(state) ? solutionShown(state) : undefined;
  if (seen) return { board: seen, index };
  const built = builtHere(state);
  // An earlier search may have found it.
  if (puzzle && built?.step && lookedAt(state) === undefined) return { board: built.board, index: numberOf(puzzle, found(state), built.board) };
  return beginning(state, expectedBoard(state), lookedAt(state))?.built ?? null;
}

/**
 * The person's own board, which the guide expects on the real table; clues are left out until
 * placed there.
 * @param {State} state
 * @returns {Board | null}
 */
export function expectedBoard({ table }) {
  const { puzzle } = table;
  const realBoard = puzzle && ownBoard(table)?.map((laid) => (laid && isClue(puzzle, laid[0]) ? null : laid));
  return realBoard?.some(Boolean) ? realBoard : null;
}

/** The tiles on the real table at a step. @param {Guided} built @returns {Board} */
export function boardAtStep({ board, order, step }) {
  const filled = new Set(order.slice(0, step));
  return board.map((laid, cell) => (filled.has(cell) ? laid : null));
}

/**
 * The same solution from the first tile.
 * @param {Pick<Guided, "board" | "index">} solution
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @returns {Guided}
 */
export function fromBare({ board, index }, puzzle, drawing) {
  return { board, index, order: buildingOrder([], puzzle, drawing), step: 0 };
}

/**
 * The order for placing tiles, each next to another: row by row if there is a frame, so that it
 * begins in a corner, else from the middle outwards.
 * @param {number[]} realBoard the cells that are filled
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 */
function buildingOrder(realBoard, { grid, framed }, { cells }) {
  if (!framed) return revealOrder(grid, cells, realBoard);
  return [...realBoard, ...[...cells.keys()].filter((cell) => !realBoard.includes(cell))];
}

/** Sets the step, and stores it with the person's board of now. @param {App} app @param {Guided} given */
export function build({ store, puzzleStore }, given) {
  const { puzzle } = store.state.table;
  const built = { ...given, own: expectedBoard(store.state) };
  store.change((state) => void (state.guide.built = built));
  if (puzzle) puzzleStore.change({ id: puzzle.id, guide: built });
}

/**
 * @typedef {object} Clearing
 * @property {Board} board the solution to build
 * @property {number} index which of the solutions that is
 * @property {number[]} stays the cells whose tiles stay
 * @property {number[]} turns the cells whose tiles have to be turned
 * @property {number[]} off the tiles that come off
 * @property {Board} realBoard the table's board, after sliding
 * @property {boolean} slid
 * @property {boolean} nearest whether something stays, and no other solution keeps more
 */

/** Slide only if at least this share of the tiles can stay then. */
const WORTH = 3 / 4;
/** This many comparisons of a tile take a slow phone a tenth of a second; try no slides beyond. */
const MOST = 500_000;

/**
 * Finds the solution that keeps most of the table's tiles.
 * @param {Board} realBoard
 * @param {Board[]} boards all solutions found
 * @param {number | undefined} wanted index of a chosen solution; without one the nearest is taken
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @returns {Clearing | null} null if there is no solution
 */
function clearing(realBoard, boards, wanted, puzzle, drawing) {
  const tiles = realBoard.flatMap((laid) => (laid ? [laid[0]] : []));
  const among = wanted === undefined ? boards : boards.slice(wanted, wanted + 1);
  const slides = slidesOf(realBoard, puzzle, drawing);
  const many = slides.length * tiles.length * among.length * Math.max(1, puzzle.boardTurns) > MOST;
  const ways = many ? [realBoard] : [realBoard, ...slides];
  const found = closestTo(puzzle, among, ways);
  if (found.length === 0) return null;
  const most = found.reduce((best, { common }, way) => (common > found[best].common ? way : best), 0);
  const way = found[most].common >= WORTH * tiles.length ? most : 0;
  const now = ways[way];
  const board = keeping(puzzle, found[way].board, now);
  const stays = [...now.keys()].filter((cell) => now[cell] && alike(now[cell], board[cell]));
  const turns = [...now.keys()].filter((cell) => now[cell] && now[cell][0] === board[cell]?.[0] && !stays.includes(cell));
  const kept = [...stays, ...turns];
  const off = tiles.filter((tile) => !kept.some((cell) => now[cell]?.[0] === tile));
  return { board, index: wanted ?? found[way].index, stays, turns, off, realBoard: now, slid: way > 0, nearest: wanted === undefined && kept.length > 0 };
}

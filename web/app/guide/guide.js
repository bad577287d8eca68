// Building with the guide: which solution is laid on the real table, in which order, and how
// far that has come. What lies on the person's own board is taken to lie there, too.

import { revealOrder } from "../board/layout.js";
import { closestTo, numberOf } from "../game/closest.js";
import { alike, isClue } from "../game/game.js";
import { isBuilding } from "../keep/record.js";
import { allShown, found, layerShown, ownBoard, solutionShown } from "../table/layers.js";
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
  return { built: kept?.guide ?? null, open: "" };
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
  return built && isBuilding({ guide: built }) ? built : null;
}

/** How building begins: with what, and what becomes of the tiles that lie, where any do. @typedef {{ built: Guided, cleared: Clearing | null }} Beginning */

/**
 * What there is to build: the solution that is asked for, else the nearest to what lies, else
 * the one that is looked at. It goes on from what lies there alike; where nothing does, or all
 * of it, it begins with the first tile. Where the solutions are to be found again, only the one
 * that is built is known.
 * @param {State} state
 * @param {Board | null} lying on the real table, as far as the page knows
 * @param {number} [wanted] which of the solutions that were found
 * @returns {Beginning | null}
 */
export function beginning(state, lying, wanted) {
  const { puzzle, drawing, shown } = state.table;
  const only = found(state).length === 0 ? builtHere(state) : null;
  const boards = only ? [only.board] : found(state);
  const looked = wanted === undefined || wanted === shown.index;
  const solution = only?.board ?? (looked ? (solutionShown(state) ?? boards[0]) : boards[wanted]);
  if (!puzzle || !drawing || !solution) return null;
  const cleared = lying && clearing(lying, boards, only && wanted !== undefined ? 0 : wanted, puzzle, drawing);
  const bare = fromBare({ board: solution, index: only?.index ?? wanted ?? shown.index }, puzzle, drawing);
  if (!cleared) return { built: bare, cleared: null };
  const { board, stays, turns } = cleared;
  const index = only?.index ?? cleared.index;
  if (stays.length >= solution.length - puzzle.clues.length) return { built: fromBare({ board, index }, puzzle, drawing), cleared: null };
  const kept = [...stays, ...turns];
  const built = kept.length > 0 ? { board, index, order: layingOrder(kept, puzzle, drawing), step: kept.length } : bare;
  return { built, cleared: { ...cleared, index: built.index } };
}

/**
 * How building goes on that was begun: as it was left, unless the person's own board tells
 * otherwise of the real table. One that lies whole has nothing left to lay. Another search may
 * have found the solution since then, as another one, or may not.
 * @param {State} state
 * @param {Guided} built
 * @returns {Beginning}
 */
export function goingOn(state, built) {
  const { puzzle } = state.table;
  const own = ownLying(state);
  const anew = puzzle && own && !isSeen(built, own, puzzle) ? beginning(state, lyingSince(built, own), lookedAt(state)) : null;
  if (anew?.cleared) return anew;
  const boards = found(state);
  return { built: puzzle && boards.length > 0 ? { ...built, index: numberOf(puzzle, boards, built.board) } : built, cleared: null };
}

/**
 * Whether the person's own board lies as it did when the guide last looked at it, or as what is
 * built in another turn of the board.
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
 * What lies on the real table where the person's own board has changed since the guide looked
 * at it: that board, and what was built besides where that leaves room for it.
 * @param {Guided} built
 * @param {Board} own
 * @returns {Board}
 */
export function lyingSince(built, own) {
  const before = tilesOn(built.own);
  const now = tilesOn(own);
  return lyingOf(built).map((laid, cell) => own[cell] ?? (laid && !before.has(laid[0]) && !now.has(laid[0]) ? laid : null));
}

/** @param {Board | null | undefined} board */
const tilesOn = (board) => new Set(board?.flatMap((laid) => (laid ? [laid[0]] : [])));

/**
 * The solution that somebody looks at, if it is another one than the first: that is meant,
 * wherever their own board leads. The first one is only what was there.
 * @param {Pick<State, "table">} state
 * @returns {number | undefined}
 */
export function lookedAt({ table: { layer, shown: { index } } }) {
  return layer === "solution" && index > 0 ? index : undefined;
}

/**
 * The solution that is meant on paper: the one in sight, else the one that was built, else the
 * one that would be.
 * @param {State} state
 * @returns {Pick<Guided, "board" | "index"> | null}
 */
export function onPaper(state) {
  const { puzzle, shown: { index } } = state.table;
  const seen = layerShown(state) === "solution" && allShown(state) ? solutionShown(state) : undefined;
  if (seen) return { board: seen, index };
  const built = builtHere(state);
  // It may be one of a search before this one.
  if (puzzle && built?.step && lookedAt(state) === undefined) return { board: built.board, index: numberOf(puzzle, found(state), built.board) };
  return beginning(state, ownLying(state), lookedAt(state))?.built ?? null;
}

/**
 * The person's own board, which is taken to lie on the real table; a clue lies nowhere before
 * it is laid there, too.
 * @param {State} state
 * @returns {Board | null}
 */
export function ownLying({ table }) {
  const { puzzle } = table;
  const lying = puzzle && ownBoard(table)?.map((laid) => (laid && isClue(puzzle, laid[0]) ? null : laid));
  return lying?.some(Boolean) ? lying : null;
}

/**
 * What lies on the real table where so much is built.
 * @param {Guided} built
 * @returns {Board}
 */
export function lyingOf({ board, order, step }) {
  const lies = new Set(order.slice(0, step));
  return board.map((laid, cell) => (lies.has(cell) ? laid : null));
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
 * Goes on from here, and keeps it with the person's own board as it lies now.
 * @param {App} app
 * @param {Guided} given
 */
export function build({ store, keeper }, given) {
  const { puzzle } = store.state.table;
  const built = { ...given, own: ownLying(store.state) };
  store.change((state) => void (state.guide.built = built));
  if (puzzle) keeper.change({ id: puzzle.id, guide: built });
}

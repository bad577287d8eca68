// Puts a puzzle on the table, with its board, the game that was left and its address; and draws it again.

import { isBoardOf } from "../game/fits.js";
import { alike, placeBoard, newGame } from "../game/game.js";
import { isBuilding } from "../keep/record.js";
import { chosenArt } from "../keep/storage.js";
import { ownBoard, ownLayer } from "./layers.js";
import { keptGame } from "./move.js";
import { showAddress } from "./tab.js";
import { isLast } from "./turns.js";

/** @import {Board, Puzzle} from "../../types.d.ts" */
/** @import {Game} from "../game/game.js" */
/** @import {Mine} from "../keep/record.js" */
/** @import {App, Reading, State} from "./state.d.ts" */

/** The time after opening a puzzle before background work may use the worker, in milliseconds. */
const IDLE = 300;

/**
 * Puts a puzzle on the table, with the board of its text or else the one in progress.
 * @param {App} app
 * @param {Reading} reading
 * @param {number} turn
 * @param {boolean} [returns] whether the person returns to a puzzle of theirs
 * @param {() => Board | null} [exchange] as in openInstead of open.js
 */
export async function showPuzzle(app, reading, turn, returns = false, exchange = () => null) {
  const { store } = app;
  const { puzzle } = reading;
  const inProgress = begunBoard(store.state, puzzle);
  await quarantineStale(app, puzzle.id);
  if (!isLast(store, turn)) return;
  store.emit("leaving");
  const before = gameBefore(app, puzzle, exchange() ?? inProgress);
  const left = store.state.page.home ? "" : store.state.table.puzzle?.id;
  fillTable(app, reading, gameWith(before, reading), returns);
  storeBoard(app, puzzle);
  addStep(app, left);
  showAddress(app);
  if (chosenArt(store.state.page.settings) !== reading.art) await redraw(app);
  if (store.state.page.tab === "watch") store.emit("tab");
  store.emit("moved");
  setTimeout(() => store.emit("opened"), IDLE);
}

/**
 * The game that the person left: the one on the table, or the stored one, or else a new one from the board
 * in progress. What is stored and not valid is set aside.
 * @param {App} app
 * @param {Puzzle} puzzle
 * @param {Board | null} board
 * @returns {Game}
 */
function gameBefore({ store: { state: { table } }, puzzleStore }, puzzle, board) {
  if (table.puzzle?.id === puzzle.id && table.game) return table.game;
  const mine = puzzleStore.find(puzzle.id);
  const played = mine && keptGame(puzzle, { ...mine, board });
  if (mine && !played && (mine.game !== null || (mine.board?.some(Boolean) && !board))) puzzleStore.mend(mine, board);
  return played ?? newGame(puzzle, board);
}

/** The game with the board of the text, if it has one. The board before is one Undo away. @param {Game} before @param {Reading} reading */
function gameWith(before, { puzzle, board, foreign }) {
  const own = legal(puzzle, board);
  if (!own) return before;
  const undoable = foreign?.format === "answer" || ownBoard({ puzzle, game: before });
  return undoable ? placeBoard(before, puzzle, own) : newGame(puzzle, own);
}

/** Replaces what is of the former puzzle in the state. @param {App} app @param {Reading} reading @param {Game} game @param {boolean} returns */
function fillTable({ store, puzzleStore, fresh }, { puzzle, drawing, watch, notes, foreign }, game, returns) {
  const mine = puzzleStore.find(puzzle.id);
  const layer = ownLayer({ puzzle, game });
  store.change((state) => {
    Object.assign(state, fresh(mine));
    state.watch.wanted = watch;
    state.table = { ...state.table, puzzle, drawing, foreign, game, layer };
    Object.assign(state.page, { notes, broken: null, look: null, home: false });
    if (watch) state.page.tab = "watch";
    else if (state.page.phase === "ready") state.page.tab = mine && layer === "tiles" && continuesInSolve(mine, returns) ? "solve" : "play";
  });
}

/**
 * Whether the Solve tab has what the person goes on with: a guide, a hunt for the best board, or the result
 * of a puzzle that was solved by search and not begun by hand.
 * @param {Mine} mine
 * @param {boolean} returns
 */
function continuesInSolve(mine, returns) {
  return isBuilding(mine) || Boolean(mine.hunt) || (returns && mine.found !== undefined);
}

/** Stores the board on the table as the last one opened. @param {App} app @param {Puzzle} puzzle */
function storeBoard({ store: { state: { table } }, puzzleStore }, puzzle) {
  const board = ownBoard(table);
  if (alike(puzzleStore.find(puzzle.id)?.board ?? null, board)) puzzleStore.open(puzzle);
  else puzzleStore.lay(puzzle, board, table.game);
}

/**
 * Adds a puzzle that was chosen here to the history; a followed link has its step already.
 * @param {App} app
 * @param {string | undefined} left the puzzle that was in sight, "" for home
 */
function addStep({ store: { state: { table } }, address }, left) {
  const id = table.puzzle?.id;
  if (left === undefined || left === id) return;
  if (address.hash() === (left && `#${left}`)) address.add(`#${id}`);
}

/** The board, if it has tiles and is valid for the puzzle. @param {Puzzle} puzzle @param {Board | null} board */
function legal(puzzle, board) {
  return board?.some(Boolean) && isBoardOf(puzzle, board) ? board : null;
}

/** Draws the puzzle again after a change of a setting. @param {App} app */
export async function redraw(app) {
  const { page: { settings }, table: { puzzle } } = app.store.state;
  if (!puzzle) return;
  const drawing = await app.solver.call("draw", { puzzle: puzzle.id, art: chosenArt(settings) });
  app.store.change((state) => {
    if (state.table.puzzle?.id === puzzle.id) state.table.drawing = drawing;
  });
}

/** The board in progress of a puzzle. @param {State} state @param {Puzzle} puzzle */
export function begunBoard({ table, keep }, puzzle) {
  if (table.puzzle?.id === puzzle.id) return ownBoard(table);
  return legal(puzzle, keep.mine.find((mine) => mine.id === puzzle.id)?.board ?? null);
}

/** Sets aside a record with this id whose link leads to another puzzle: it is never overwritten. @param {App} app @param {string} id */
export async function quarantineStale({ solver, puzzleStore }, id) {
  const before = puzzleStore.find(id);
  if (!before || before.link === id) return;
  const { puzzle } = await solver.call("open", { text: before.link });
  if (puzzle?.id !== id) await puzzleStore.setAside(id);
}

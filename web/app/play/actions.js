// Playing: what a person does with the tiles on their own board. Every move gives the
// game a new value, is kept at once, and can be taken back.

import { noteFinish } from "./finish.js";
import { TABLE, alike, beginAnew, boardOf, clear, isClue, isLocked, layAll, lock, newGame, put, readGame, redo, tileOn, turn, turnBoard, undo, withHint } from "../game/game.js";
import { fits } from "../game/fits.js";
import { still } from "../table/marks.js";
import { readMoves } from "./typed-moves.js";
import { placed } from "../board/scene.js";
import { keepSettings } from "../keep/settings.js";
import { noteTime } from "../table/stopwatch.js";

/** @import {Board, Puzzle} from "../../types.d.ts" */
/** @import {Game} from "../game/game.js" */
/** @import {App} from "../main.js" */
/** @import {Mine} from "../keep/record.js" */

/**
 * Goes on with the game as it is after a move.
 * @param {App} app
 * @param {Game} next the same one when nothing was moved
 */
export async function play(app, next) {
  const { store, keeping } = app;
  const { puzzle, game, link } = store.state;
  if (!puzzle || !game || next === game) return;
  store.change((state) => {
    state.game = next;
    state.board = ownBoard(state);
    if (!state.board && state.layer === "board") state.layer = "tiles";
    Object.assign(state, { help: null, answered: null, misread: null });
    state.marks = state.marks && state.drawing && still(state.marks, state.drawing, placed(state));
  });
  noteTime(store);
  keeping.lay(puzzle, link, store.state.board, store.state.game);
  await refreshMarks(app);
}

/**
 * The board of a game, null while nothing but clues lies on it.
 * @param {Pick<import("../state.js").State, "puzzle" | "game">} state
 * @returns {Board | null}
 */
export function ownBoard({ puzzle, game }) {
  if (!puzzle || !game) return null;
  const board = boardOf(game);
  return board.some((laid) => laid && !isClue(puzzle, laid[0])) ? board : null;
}

/**
 * Counts that help was given.
 * @param {App} app
 */
export function countHint({ store, keeping }) {
  const { puzzle, game, link, board } = store.state;
  if (!puzzle || !game) return;
  const counted = withHint(game);
  store.change((state) => void (state.game = counted));
  keeping.lay(puzzle, link, board, counted);
}

/**
 * Selects a tile, or none.
 * @param {App} app
 * @param {number} tile or -1
 */
export function take({ store }, tile) {
  if (store.state.hand !== tile) store.change((state) => void (state.hand = tile));
}

/**
 * A tap on a cell: it selects the tile there, turns it if it is selected, or brings
 * the selected one here.
 * @param {App} app
 * @param {number} cell
 */
export async function tapCell(app, cell) {
  const { game, puzzle, hand } = app.store.state;
  if (!game || !puzzle) return;
  const there = tileOn(game, cell);
  if (there >= 0 && there === hand) return turnTile(app, there, 1);
  if (hand < 0 || isLocked(game, hand)) return take(app, there);
  if (there >= 0 && isLocked(game, there)) return take(app, there);
  await putTile(app, hand, cell);
}

/**
 * A tap on a tile on the table: it selects the tile, or turns it if it is selected.
 * @param {App} app
 * @param {number} tile
 */
async function tapTile(app, tile) {
  if (app.store.state.hand === tile) await turnTile(app, tile, 1);
  else take(app, tile);
}

/**
 * Puts a tile on a cell; where that is wished for, it turns so that it fits if it can.
 * @param {App} app
 * @param {number} tile
 * @param {number} cell or TABLE
 * @param {number} [hand] the tile that is selected then, or -1
 */
export async function putTile(app, tile, cell, hand = cell === TABLE ? -1 : tile) {
  const { game, puzzle, settings } = app.store.state;
  if (!game || !puzzle) return;
  const moved = game.places[tile][0] !== cell;
  const turned = settings.autoturn && moved && cell !== TABLE ? turnThatFits(game, puzzle, tile, cell) : undefined;
  const next = put(game, tile, cell, turned);
  if (next !== game) take(app, hand);
  await play(app, next);
}

/**
 * The turn in which a tile fits a cell, the nearest clockwise; else as it is turned.
 * @param {Game} game
 * @param {Puzzle} puzzle
 * @param {number} tile
 * @param {number} cell
 */
function turnThatFits(game, puzzle, tile, cell) {
  const [, now] = game.places[tile];
  const { grid: { sides }, mayTurn } = puzzle;
  const turns = [...Array(mayTurn ? sides : 1).keys()].map((by) => (now + by) % sides);
  return turns.find((turned) => fits(puzzle, boardOf(put(game, tile, cell, turned)), cell)) ?? now;
}

/**
 * @param {App} app
 * @param {number} tile
 * @param {number} by steps clockwise
 */
export async function turnTile(app, tile, by) {
  const { game, puzzle, settings } = app.store.state;
  if (!game || !puzzle || tile < 0) return;
  const next = turn(game, puzzle, tile, by);
  if (next !== game && !settings.coached) {
    app.store.change(({ settings }) => void (settings.coached = true));
    keepSettings(app.storage, app.store.state);
  }
  await play(app, next);
}

/**
 * Makes a change of the whole game, such as undo.
 * @param {App} app
 * @param {(game: Game, state: import("../state.js").State) => Game} how
 */
async function change(app, how) {
  const { state } = app.store;
  noteTime(app.store);
  if (state.game) await play(app, how(state.game, state));
}

/**
 * Begins the game anew, which is one step, too.
 * @param {App} app
 */
export function playAgain(app) {
  return change(app, (game, { puzzle }) => (puzzle ? beginAnew(game, puzzle) : game));
}

/** What the buttons of the Play tab do. @type {(app: App) => Record<string, (button: HTMLElement) => unknown>} */
export const playingActions = (app) => ({
  undo: () => change(app, undo),
  redo: () => change(app, redo),
  "turn-left": () => turnTile(app, app.store.state.hand, -1),
  "turn-right": () => turnTile(app, app.store.state.hand, 1),
  restart: () => change(app, clear),
  lock: () => change(app, (game, { puzzle, hand }) => (puzzle && hand >= 0 ? lock(game, puzzle, hand) : game)),
  "turn-board": () => change(app, (game, { puzzle }) => (puzzle ? turnBoard(game, puzzle) : game)),
  lift: () => liftTile(app, app.store.state.hand),
  wait: (button) => tapTile(app, Number(button.dataset.tile)),
});

/**
 * Makes the moves that were typed, or says why not.
 * @param {App} app
 * @param {string} text
 * @returns {Promise<boolean>} whether they were made
 */
export async function typeMoves(app, text) {
  const { game, puzzle } = app.store.state;
  if (!game || !puzzle) return false;
  const next = readMoves(text, game, puzzle);
  const misread = "code" in next ? next : null;
  app.store.change((state) => void (state.misread = misread));
  if ("code" in next) return false;
  await play(app, next);
  return true;
}

/**
 * Puts a tile back on the table.
 * @param {App} app
 * @param {number} tile or -1
 */
export async function liftTile(app, tile) {
  const { game } = app.store.state;
  if (game && tile >= 0 && game.places[tile][0] !== TABLE) await putTile(app, tile, TABLE);
}

/**
 * Goes on with the game as another tab has left it: of two boards the later one counts,
 * and the other is one Undo away.
 * @param {App} app
 * @param {Mine | null} now what is kept of the puzzle
 */
export async function layElsewhere(app, now) {
  const { puzzle, game } = app.store.state;
  if (!puzzle || !game || now?.id !== puzzle.id) return;
  const board = now.board ?? boardOf(newGame(puzzle, null));
  const next = keptGame(puzzle, now) ?? (isBoardOf(puzzle, board) ? layAll(game, puzzle, board) : game);
  const lay = !alike(next.places, game.places);
  if (!lay && alike([next.past, next.future], [game.past, game.future])) return;
  noteTime(app.store);
  app.store.change((state) => {
    // Where nothing has moved, nothing is told.
    const places = lay ? next.places : game.places;
    state.game = { ...next, places, hints: Math.max(next.hints, game.hints), time: Math.max(next.time, state.game?.time ?? 0) };
    if (!lay) return;
    state.board = ownBoard(state);
    Object.assign(state, { help: null, answered: null, misread: null });
    if (state.layer === "tiles" || state.layer === "board") state.layer = now.board ? "board" : "tiles";
    state.marks = state.marks && state.drawing && still(state.marks, state.drawing, placed(state));
  });
  if (lay) await refreshMarks(app);
}

/**
 * The game that was kept of a puzzle, null unless it is one and led to the board that was.
 * @param {Puzzle} puzzle
 * @param {Pick<Mine, "board" | "game">} kept
 * @returns {Game | null}
 */
export function keptGame(puzzle, { board, game: found }) {
  const game = readGame(found, puzzle);
  return alike(ownBoard({ puzzle, game }), board) ? game : null;
}

/**
 * Whether a board that another tab has kept can be laid here.
 * @param {Puzzle} puzzle
 * @param {Board} board
 */
function isBoardOf({ tiles, grid, mayTurn }, board) {
  const laid = board.flatMap((there) => (there ? [there] : []));
  const turns = mayTurn ? grid.sides : 1;
  const known = laid.every(([tile, turn]) => tile < tiles.length && turn < turns);
  return known && board.length === tiles.length && new Set(laid.map(([tile]) => tile)).size === laid.length;
}

/**
 * Asks Go which seams of the layer shown match. An answer that comes late, after
 * the layer has changed again, is dropped.
 * @param {App} app
 */
export async function refreshMarks(app) {
  const { store, solver } = app;
  const { puzzle } = store.state;
  const board = placed(store.state);
  const asked = JSON.stringify(board);
  if (!puzzle || !board.some(Boolean)) {
    store.change((state) => void (state.marks = null));
    return noteFinish(app);
  }
  const marks = await solver.call("board", { puzzle: puzzle.id, board });
  if (store.state.puzzle !== puzzle || JSON.stringify(placed(store.state)) !== asked) return;
  store.change((state) => void (state.marks = { ...marks, board }));
  noteFinish(app);
}

// A move: the game takes its next value, which is saved at once and can be undone; or another tab has changed it. What it
// leaves is noted: hints that were taken, the score of a full board.

import { isBoardOf } from "../game/fits.js";
import { alike, boardOf, placeBoard, newGame, readGame, withHint } from "../game/game.js";
import { layerShown, ownBoard } from "./layers.js";
import { noteTime } from "./time.js";

/** @import {Puzzle} from "../../types.d.ts" */
/** @import {Game} from "../game/game.js" */
/** @import {Mine} from "../keep/record.js" */
/** @import {App} from "./state.d.ts" */

/** Makes a move. @param {App} app @param {Game} next the present game if nothing moved */
export function play(app, next) {
  const { store, puzzleStore } = app;
  const { puzzle, game } = store.state.table;
  if (!puzzle || !game || next === game) return;
  store.change((state) => {
    state.table.game = next;
    if (!ownBoard(state.table) && state.table.layer === "board") state.table.layer = "tiles";
  });
  noteTime(app);
  puzzleStore.lay(puzzle, ownBoard(store.state.table), store.state.table.game);
  store.emit("moved");
}

/** Counts a hint in the game, and saves that. @param {App} app */
export function countHint({ store, puzzleStore }) {
  const { puzzle, game } = store.state.table;
  if (!puzzle || !game) return;
  const counted = withHint(game);
  store.change((state) => void (state.table.game = counted));
  puzzleStore.lay(puzzle, ownBoard(store.state.table), counted);
}

/**
 * The stored game, or null if it is damaged or does not lead to the stored board.
 * @param {Puzzle} puzzle
 * @param {Pick<Mine, "board" | "game">} kept
 * @returns {Game | null}
 */
export function keptGame(puzzle, { board, game: found }) {
  const game = readGame(found, puzzle);
  return alike(ownBoard({ puzzle, game }), board) ? game : null;
}

/**
 * Continues the game as another tab left it. If only its board can be read, the present one is one Undo away.
 * @param {App} app
 * @param {Mine | null} now the stored record
 */
export function takeGameFromTab(app, now) {
  const { puzzle, game } = app.store.state.table;
  if (!puzzle || !game || now?.id !== puzzle.id) return;
  const board = now.board ?? boardOf(newGame(puzzle, null));
  const next = keptGame(puzzle, now) ?? (isBoardOf(puzzle, board) ? placeBoard(game, puzzle, board) : game);
  const moved = !alike(next.places, game.places);
  if (!moved && alike([next.past, next.future], [game.past, game.future])) return;
  noteTime(app);
  app.store.change((state) => {
    // Keep the same places where nothing moved, so that no view sees a move.
    const places = moved ? next.places : game.places;
    state.table.game = { ...next, places, hints: Math.max(next.hints, game.hints), time: Math.max(next.time, state.table.game?.time ?? 0) };
    if (!moved) return;
    if (state.table.layer === "tiles" || state.table.layer === "board") state.table.layer = now.board ? "board" : "tiles";
  });
  if (!moved) return;
  app.store.emit("moved");
}

/** Stores the score of a full board that is no solution, for the list of My puzzles. @param {Pick<App, "store" | "puzzleStore">} app */
export function noteScore({ store: { state }, puzzleStore }) {
  const { table: { marks, puzzle } } = state;
  const mine = puzzleStore.find(puzzle?.id);
  if (!marks || !mine || layerShown(state) !== "board" || marks.solved || marks.filled < marks.board.length || !alike(mine.board, marks.board)) return;
  const { score, seams } = marks;
  if (score < seams && mine.scored?.laid !== mine.laid) puzzleStore.change({ id: mine.id, scored: { laid: mine.laid, score, seams } });
}

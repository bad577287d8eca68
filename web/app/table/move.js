// A move: the game goes on with its next value, which is kept at once and can be taken back.

import { alike, readGame, withHint } from "../game/game.js";
import { ownBoard } from "./layers.js";
import { noteTime } from "./time.js";

/** @import {Puzzle} from "../../types.d.ts" */
/** @import {Game} from "../game/game.js" */
/** @import {Mine} from "../keep/record.js" */
/** @import {App} from "./state.d.ts" */

/**
 * Goes on with the game as it is after a move.
 * @param {App} app
 * @param {Game} next the same one when nothing was moved
 */
export function play(app, next) {
  const { store, keeper } = app;
  const { puzzle, game } = store.state.table;
  if (!puzzle || !game || next === game) return;
  store.change((state) => {
    state.table.game = next;
    if (!ownBoard(state.table) && state.table.layer === "board") state.table.layer = "tiles";
  });
  noteTime(app);
  keeper.lay(puzzle, ownBoard(store.state.table), store.state.table.game);
  store.tell("moved");
}

/**
 * Counts that help was given.
 * @param {App} app
 */
export function countHint({ store, keeper }) {
  const { puzzle, game } = store.state.table;
  if (!puzzle || !game) return;
  const counted = withHint(game);
  store.change((state) => void (state.table.game = counted));
  keeper.lay(puzzle, ownBoard(store.state.table), counted);
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

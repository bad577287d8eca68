// A move: the game takes its next value, which is saved at once and can be undone.

import { alike, readGame, withHint } from "../game/game.js";
import { ownBoard } from "./layers.js";
import { noteTime } from "./time.js";

/** @import {Puzzle} from "../../types.d.ts" */
/** @import {Game} from "../game/game.js" */
/** @import {Mine} from "../keep/record.js" */
/** @import {App} from "./state.d.ts" */

/** Makes a move. @param {App} app @param {Game} next the present game if nothing moved */
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

/** Counts a hint in the game, and saves that. @param {App} app */
export function countHint({ store, keeper }) {
  const { puzzle, game } = store.state.table;
  if (!puzzle || !game) return;
  const counted = withHint(game);
  store.change((state) => void (state.table.game = counted));
  keeper.lay(puzzle, ownBoard(store.state.table), counted);
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

// The time played: it runs while the Play tab is in sight, from the first move until
// the board is whole, and is kept with the game.

import { TABLE, tally } from "../game/game.js";
import { ownBoard } from "./layers.js";

/** @import {App, State} from "./state.d.ts" */

/**
 * Whether the puzzle is being played. A full board is not, unless it is known not to match.
 * @param {Pick<State, "page" | "table">} state
 */
export function isPlaying({ page: { home, tab }, table: { game, marks } }) {
  if (home || tab !== "play" || !game || tally(game).moves === 0) return false;
  return game.places.some(([cell]) => cell === TABLE) || marks?.solved === false;
}

/**
 * Adds the time since the last move to the game.
 * @param {App} app
 */
export function noteTime({ store, watch }) {
  const { game } = store.state.table;
  const elapsed = watch.take();
  if (game && elapsed > 0) store.change((state) => void (state.table.game = { ...game, time: game.time + elapsed }));
}

/**
 * Keeps the time played so far with the game; for other tabs nothing was laid by that.
 * @param {App} app
 */
export function keepTime(app) {
  const { store, keeper, watch } = app;
  if (watch.elapsed() === 0) return;
  noteTime(app);
  const { puzzle, game } = store.state.table;
  const mine = puzzle && keeper.find(puzzle.id);
  if (mine) keeper.change({ id: mine.id, board: ownBoard(store.state.table), game, laid: mine.laid });
}

/**
 * A time in figures, such as "4:12" or "1:04:12".
 * @param {number} milliseconds
 */
export function clockWords(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (/** @type {number} */ n) => String(n % 60).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes}:${two(seconds)}` : `${Math.floor(minutes / 60)}:${two(minutes)}:${two(seconds)}`;
}

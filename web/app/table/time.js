// The time played: a stopwatch runs on the Play tab from the first move until the board is solved, and its time is stored
// with the game.

import { TABLE, tally } from "../game/game.js";
import { ownBoard } from "./layers.js";

/** @import {App, State} from "./state.d.ts" */

/** A full board is in play only while it is no solution. @param {Pick<State, "page" | "table">} state */
export function isPlaying({ page: { home, tab }, table: { game, marks } }) {
  if (home || tab !== "play" || !game || tally(game).moves === 0) return false;
  return game.places.some(([cell]) => cell === TABLE) || marks?.solved === false;
}

/** Adds the time on the stopwatch to the game. @param {App} app */
export function noteTime({ store, watch }) {
  const { game } = store.state.table;
  const elapsed = watch.take();
  if (game && elapsed > 0) store.change((state) => void (state.table.game = { ...game, time: game.time + elapsed }));
}

/** Saves the time with the game. The time of the last move stays, so other tabs see no move. @param {App} app */
export function keepTime(app) {
  const { store, puzzleStore, watch } = app;
  if (watch.elapsed() === 0) return;
  noteTime(app);
  const { puzzle, game } = store.state.table;
  const mine = puzzle && puzzleStore.find(puzzle.id);
  if (mine) puzzleStore.change({ id: mine.id, board: ownBoard(store.state.table), game, laid: mine.laid });
}

/** Such as "4:12" or "1:04:12". @param {number} milliseconds */
export function clockWords(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (/** @type {number} */ n) => String(n % 60).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes}:${two(seconds)}` : `${Math.floor(minutes / 60)}:${two(minutes)}:${two(seconds)}`;
}

export class Stopwatch {
  /** @param {() => number} now milliseconds of a monotonic clock */
  constructor(now) {
    this.now = now;
    this.before = 0;
    /** @type {number | null} */
    this.since = null;
  }

  /** The milliseconds since the last `take`. */
  elapsed() {
    return this.before + (this.since === null ? 0 : this.now() - this.since);
  }

  /** @param {boolean} runs */
  run(runs) {
    if (runs === (this.since !== null)) return;
    this.before = this.elapsed();
    this.since = runs ? this.now() : null;
  }

  /** Returns the elapsed time and starts again at zero. */
  take() {
    const elapsed = this.elapsed();
    this.before = 0;
    if (this.since !== null) this.since = this.now();
    return elapsed;
  }
}

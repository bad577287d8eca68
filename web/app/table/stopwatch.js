// The time played: it runs while the Play tab is in sight, from the first move until
// the board is whole, and is kept with the game. Knows no DOM.

import { TABLE, tally } from "../game/game.js";

/** @import {App} from "../main.js" */
/** @import {State, Store} from "../state.js" */

/** Measures time that may be interrupted. */
export class Stopwatch {
  /** @param {() => number} now milliseconds on a clock that never jumps */
  constructor(now) {
    this.now = now;
    this.before = 0;
    /** @type {number | null} */
    this.since = null;
  }

  /** What was measured and not taken yet, in milliseconds. */
  elapsed() {
    return this.before + (this.since === null ? 0 : this.now() - this.since);
  }

  /** @param {boolean} runs from now on */
  run(runs) {
    if (runs === (this.since !== null)) return;
    this.before = this.elapsed();
    this.since = runs ? this.now() : null;
  }

  /** Takes what was measured; it goes on from zero. */
  take() {
    const elapsed = this.elapsed();
    this.before = 0;
    if (this.since !== null) this.since = this.now();
    return elapsed;
  }
}

/**
 * Whether the puzzle is being played. A full board is not, unless it is known not to match.
 * @param {Pick<State, "tab" | "game" | "marks">} state
 */
export function isPlaying({ tab, game, marks }) {
  if (tab !== "play" || !game || tally(game).moves === 0) return false;
  return game.places.some(([cell]) => cell === TABLE) || marks?.solved === false;
}

/**
 * Adds the time since the last move to the game.
 * @param {Store} store
 */
export function noteTime(store) {
  const { game, watch } = store.state;
  const elapsed = watch.take();
  if (game && elapsed > 0) store.change((state) => void (state.game = { ...game, time: game.time + elapsed }));
}

/**
 * Keeps the time played so far with the game; for other tabs nothing was laid by that.
 * @param {App} app
 */
export function keepTime({ store, keeping }) {
  if (store.state.watch.elapsed() === 0) return;
  noteTime(store);
  const { puzzle, game, board } = store.state;
  const mine = puzzle && keeping.find(puzzle.id);
  if (mine) keeping.change({ id: mine.id, board, game, laid: mine.laid });
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

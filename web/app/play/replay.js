// The replay of a finished game: the board shows it from its beginning, step by step. The real game
// stays as it is, and any move in it ends the replay. Knows no DOM.

import { wholeSeams } from "../game/fits.js";
import { boardOf, tally } from "../game/game.js";
import { later, rewound, stepsLeft } from "../game/replay.js";

/** @import {App, Replay, State} from "./state.d.ts" */

/** A step takes STEP ms, but all steps at most MOST ms; two pictures are at least LEAST ms apart. */
const STEP = 400;
const MOST = 20_000;
const LEAST = 40;

/** The pace of a replay: it makes `atOnce` steps every `pause` milliseconds. @param {number} steps */
export function pace(steps) {
  const atOnce = Math.max(1, Math.ceil((steps * LEAST) / MOST));
  return { atOnce, pause: Math.min(STEP, MOST / Math.ceil(steps / atOnce)) };
}

/**
 * The replay of the present game while its board is visible, else null.
 * @param {Pick<State, "page" | "table" | "play">} state
 * @returns {Replay | null}
 */
export function replayOf({ page: { tab }, table: { game }, play: { replay } }) {
  return tab === "play" && replay?.of === game?.past ? replay : null;
}

/** The position in moves. The replay skips moves of tiles in the tray, but they count. @param {Replay} replay */
export function moveOf({ game, moves }) {
  return { at: tally(game).moves, moves };
}

/**
 * The state to draw: the present one, or with the game at the position of the replay. A replay marks
 * matched seams only, no mistakes.
 * @param {State} state
 * @returns {State}
 */
export function seenState(state) {
  const { table, play } = state;
  const replay = replayOf(state);
  if (!replay || !table.puzzle || !table.drawing) return state;
  const board = boardOf(replay.game);
  const matched = wholeSeams(table.puzzle, board, table.drawing.seams);
  const marks = { board, matched, conflicts: [], misframed: [], score: 0, seams: 0, filled: 0, solved: false };
  return { ...state, table: { ...table, game: replay.game, marks }, play: { ...play, hand: -1 } };
}

/** Begins the replay, or ends a running one. @param {App} app */
export function watchReplay(app) {
  const { store } = app;
  const { game } = store.state.table;
  if (replayOf(store.state)) return endReplay(app);
  if (!game) return;
  const begun = rewound(game);
  const steps = stepsLeft(begun);
  if (steps > 0) show(app, { game: begun, of: game.past, steps, moves: tally(game).moves });
}

/** Shows the replay and schedules its next step. @param {App} app @param {Replay} replay */
function show(app, replay) {
  const { store } = app;
  const { atOnce, pause } = pace(replay.steps);
  store.change((state) => void (state.play.replay = replay));
  setTimeout(() => {
    // Another replay has begun, or this one was ended.
    if (store.state.play.replay !== replay) return;
    const game = later(replay.game, atOnce);
    if (!replayOf(store.state)) endReplay(app);
    else if (stepsLeft(game) > 0) show(app, { ...replay, game });
    else store.change((state) => Object.assign(state.play, { replay: null, whole: state.table.game?.places ?? null }));
  }, pause);
}

/** Ends the replay early: only one that was watched to its end celebrates again. @param {App} app */
export function endReplay({ store }) {
  store.change((state) => Object.assign(state.play, { replay: null, whole: null }));
}

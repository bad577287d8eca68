// Watching how one did it: the board shows the game from its beginning once more, step by
// step. The game itself stays as it is, so whatever becomes of it makes an end of that.
// Knows no DOM.

import { wholeSeams } from "../game/fits.js";
import { boardOf, tally } from "../game/game.js";
import { later, rewound, stepsLeft } from "../game/replay.js";

/** @import {App, Replay, State} from "./state.d.ts" */

/** So many milliseconds a step, but all within MOST; no two pictures closer than LEAST. */
const STEP = 400;
const MOST = 20_000;
const LEAST = 40;

/**
 * How fast so many steps are gone through: so many at once, every so many milliseconds.
 * @param {number} steps
 */
export function pace(steps) {
  const atOnce = Math.max(1, Math.ceil((steps * LEAST) / MOST));
  return { atOnce, pause: Math.min(STEP, MOST / Math.ceil(steps / atOnce)) };
}

/**
 * The replay of the game on the table, while its board is in sight; else null.
 * @param {Pick<State, "page" | "table" | "play">} state
 * @returns {Replay | null}
 */
export function replayOf({ page: { tab }, table: { game }, play: { replay } }) {
  return tab === "play" && replay?.of === game?.past ? replay : null;
}

/**
 * How far a replay has come, in moves as they are counted at the finish: those of tiles that
 * waited are passed over, and count.
 * @param {Replay} replay
 */
export function moveOf({ game, moves }) {
  return { at: tally(game).moves, moves };
}

/**
 * What is to be seen: the state, or what it was when the game lay as it is replayed. Only
 * what became whole is shown of that; nobody wants to hear of slips any more.
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

/**
 * Begins the replay; while there is one, ends it.
 * @param {App} app
 */
export function watchReplay(app) {
  const { store } = app;
  const { game } = store.state.table;
  if (replayOf(store.state)) return endReplay(app);
  if (!game) return;
  const begun = rewound(game);
  const steps = stepsLeft(begun);
  if (steps > 0) show(app, { game: begun, of: game.past, steps, moves: tally(game).moves });
}

/**
 * Shows a replay as far as it has come, and goes on with it in a moment.
 * @param {App} app
 * @param {Replay} replay
 */
function show(app, replay) {
  const { store } = app;
  const { atOnce, pause } = pace(replay.steps);
  store.change((state) => void (state.play.replay = replay));
  setTimeout(() => {
    // Another one has begun since, or this one was ended.
    if (store.state.play.replay !== replay) return;
    const game = later(replay.game, atOnce);
    if (!replayOf(store.state)) endReplay(app);
    else if (stepsLeft(game) > 0) show(app, { ...replay, game });
    else store.change((state) => Object.assign(state.play, { replay: null, whole: state.table.game?.places ?? null }));
  }, pause);
}

/**
 * The board shows again what lies there. Only a replay that was seen to its end ends with
 * the pictures waking once more.
 * @param {App} app
 */
export function endReplay({ store }) {
  store.change((state) => Object.assign(state.play, { replay: null, whole: null }));
}

// The board after the finish: it celebrates (numbers and locks fade so that only the picture stays), or shows the game
// from its beginning, step by step. The real game stays as it is, and any move in it ends the replay.

import { draw } from "../base/dom.js";
import { wholeSeams } from "../game/fits.js";
import { boardOf, tally } from "../game/game.js";
import { joinOrder, later, rewound, stepsLeft } from "../game/history.js";

/** @import {Drawing} from "../../types.d.ts" */
/** @import {Place} from "../game/game.js" */
/** @import {App, Replay, State} from "./state.d.ts" */

/** The motifs fall asleep ASLEEP ms after the last move, which takes FALLING ms. */
const ASLEEP = 500;
const FALLING = 300;
/** They begin to wake at AWAKE ms, APART ms after each other, but all within LAST ms. */
const AWAKE = 900;
const APART = 110;
const LAST = 1500;
/** The time in which one motif wakes, and then in which the veil fades, in milliseconds. */
const WAKING = 560;
/** More motifs than this wake together: no eye could follow each. */
const MOST_SINGLY = 144;
/** The opacity of the veil over the sleeping board. */
const VEILED = 0.55;

/** A motif appears and shakes itself; `at` is a share of WAKING. */
const SHAKE = [
  { at: 0, opacity: 0, transform: "scale(0.94)" },
  { at: 0.15, opacity: 1 },
  { at: 0.4, transform: "scale(1.16) rotate(-5deg)" },
  { at: 0.65, transform: "scale(1.06) rotate(4deg)" },
  { at: 1, transform: "none" },
];

/** @param {HTMLElement} root @returns {(seen: State, finished: boolean) => void} `finished` stays true during a replay */
export function makeCelebration(root) {
  /** The finished board celebrated last. @type {Place[] | null} */
  let celebrated = null;
  /** Whether animations may still run. */
  let moving = false;
  return (seen, finished) => {
    const { table: { drawing, game, marks }, play: { completedBoard, replay } } = seen;
    const svg = root.querySelector("svg.picture");
    if (!svg || !drawing || !game) return;
    svg.classList.toggle("finished", finished);
    const wakes = finished && !replay && game.places === completedBoard;
    if (wakes && celebrated === completedBoard) return;
    celebrated = wakes ? completedBoard : null;
    if (moving) calm(svg);
    moving = wakes;
    if (wakes) wake(svg, drawing, joinOrder(game, drawing.seams, marks?.matched ?? []));
  };
}

/**
 * Wakes the motifs. Each has one animation of opacity and transform, which the browser runs without
 * repainting. Tiles too small for motifs have none.
 * @param {Element} svg
 * @param {Drawing} drawing
 * @param {number[]} order of the seams
 */
function wake(svg, { cells, card }, order) {
  const layer = svg.querySelector(".joins");
  const joins = /** @type {SVGElement[]} */ ([...(layer?.children ?? [])]);
  if (!layer || joins.length === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const apart = Math.min(APART, LAST / order.length);
  const end = AWAKE + apart * order.length + WAKING;
  const duration = end + WAKING;
  const share = (/** @type {number} */ milliseconds) => milliseconds / duration;
  const asleep = [share(ASLEEP), share(ASLEEP + FALLING)];
  const dozing = [{ opacity: 1, offset: asleep[0] }, { opacity: 0, offset: asleep[1] }];
  if (joins.length > MOST_SINGLY) layer.animate([...dozing, { opacity: 0, offset: share(AWAKE) }, { opacity: 1, offset: share(end) }], { duration });
  else for (const join of joins) {
    const from = AWAKE + apart * order.indexOf(parseInt(join.dataset.key ?? ""));
    const waking = SHAKE.map(({ at, ...look }) => ({ ...look, offset: share(from + at * WAKING), easing: "ease-out" }));
    join.firstElementChild?.animate([...dozing, ...waking], { duration });
  }
  const tiles = cells.map(({ x, y, angle }) => draw("path", { d: card, transform: `translate(${x} ${y}) rotate(${angle})` }));
  const veil = draw("g", { class: "veil", "aria-hidden": "true" }, ...tiles);
  layer.before(veil);
  const veiled = [{ opacity: 0, offset: asleep[0] }, { opacity: VEILED, offset: asleep[1] }, { opacity: VEILED, offset: share(end) }, { opacity: 0 }];
  veil.animate(veiled, { duration }).onfinish = () => veil.remove();
}

/** Stops the animations. @param {Element} svg */
function calm(svg) {
  for (const animated of svg.querySelectorAll(".joins, .joins > g > *")) for (const animation of animated.getAnimations()) animation.cancel();
  svg.querySelector(".veil")?.remove();
}

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
    else store.change((state) => Object.assign(state.play, { replay: null, completedBoard: state.table.game?.places ?? null }));
  }, pause);
}

/** Ends the replay early: only one that was watched to its end celebrates again. @param {App} app */
export function endReplay({ store }) {
  store.change((state) => Object.assign(state.play, { replay: null, completedBoard: null }));
}

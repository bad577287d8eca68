// Watching a search: beginning one, winding it, playing it. Knows no DOM.

import { FaultError } from "../engine/solver.js";
import { Tape } from "./tape.js";

/** @import {Watched, WatchedEvent, Wind} from "../../types.d.ts" */
/** @import {App, Setting, State, Watch} from "./state.d.ts" */

/** So many steps a second. */
export const PACES = [1, 2, 5, 10, 30, 60, 300, 3000, 30_000, 300_000];
/** At so many steps a second a tile just has the time to glide. */
const GLIDING = 2;
/** Which of them it begins with. */
const USUAL = 2;
/** No frame goes on for more than so many milliseconds: a page that was hidden does not catch up. */
const LONGEST = 100;

/** The textbook's, as every article tells it. @type {Setting} */
const TEXTBOOK = { mode: "plain", order: "row", once: false, fixed: false, turns: false };

/** @returns {Watch} */
export function newWatch() {
  return { setting: TEXTBOOK, order: [], at: null, furthest: 0, expected: null, playing: false, pace: USUAL, winding: null, none: false, fault: null, wanted: null, asked: 0 };
}

/**
 * The number of the event at which it is.
 * @param {Pick<State, "watch">} state
 */
export function numberOf({ watch: { at } }) {
  return Number(at?.number ?? 0);
}

/**
 * How far its end is, as far as that is known: else the furthest that was seen.
 * @param {Pick<State, "watch">} state
 */
export function lengthOf({ watch: { at, furthest } }) {
  return Number(at?.end ?? furthest);
}

/**
 * Whether it is at its end.
 * @param {Pick<State, "watch">} state
 */
export function isOver({ watch: { at } }) {
  return at !== null && at.end !== null && at.number === at.end;
}

/**
 * Whether it is in sight, and goes faster than a tile glides.
 * @param {Pick<State, "page" | "watch">} state
 */
export function isRushing({ page: { tab }, watch: { playing, pace, winding } }) {
  return tab === "watch" && ((playing && PACES[pace] > GLIDING) || winding !== null);
}

/**
 * Begins with the search of the puzzle on the table, unless it is watched already: where a
 * link wants it, else at the start.
 * @param {App} app
 */
export async function beginWatching(app) {
  const { store } = app;
  const { table: { puzzle }, watch: { wanted } } = store.state;
  if (!puzzle || app.tape) return;
  store.change(({ watch }) => {
    watch.fault = null;
    watch.wanted = null;
    if (wanted) watch.setting = { mode: wanted.mode, ...wanted.switches };
  });
  const tape = new Tape(app, puzzle.id, store.state.watch.setting);
  app.tape = tape;
  const first = toEvent(wanted?.number ?? 0);
  // Whoever steps on before it has begun steps on from there.
  store.state.watch.winding = first;
  try {
    const { order, number, end } = await tape.begin();
    if (app.tape !== tape) return;
    store.change(({ watch }) => void Object.assign(watch, { order, furthest: Number(number) }));
    await Promise.all([end === null && expect(app, tape), wind(app, store.state.watch.winding ?? first)]);
  } catch (error) {
    fail(app, tape, error);
  }
}

/**
 * Notes how large it is, while nobody knows where its end is.
 * @param {App} app
 * @param {Tape} tape
 */
async function expect(app, tape) {
  const expected = await tape.expected();
  if (app.tape === tape) app.store.change(({ watch }) => void (watch.expected = expected));
}

/**
 * Watches another search of the puzzle.
 * @param {App} app
 * @param {Setting} setting
 */
export async function watchOther(app, setting) {
  endWatching(app);
  app.store.change(({ watch }) => void Object.assign(watch, newWatch(), { setting, pace: watch.pace }));
  await beginWatching(app);
}

/**
 * Winds it.
 * @param {App} app
 * @param {Wind} wish
 */
export async function wind(app, wish) {
  const { store, tape } = app;
  if (!tape) return;
  // Nothing is to be seen of that yet.
  store.state.watch.winding = wish;
  try {
    await tape.wind(wish, (so, to) => see(app, tape, so, to));
  } catch (error) {
    fail(app, tape, error);
  }
}

/** What the next of something is. @type {Record<Wind["of"], WatchedEvent["kind"] | null>} */
const SOUGHT = { events: null, placements: "place", "dead-ends": "dead-end", solutions: "solution" };

/**
 * @param {App} app
 * @param {Tape} tape
 * @param {Watched} so
 * @param {Wind} to
 */
function see(app, tape, so, to) {
  if (app.tape !== tape) return;
  const { store } = app;
  const { watch } = store.state;
  watch.at = so;
  watch.furthest = Math.max(watch.furthest, Number(so.number));
  watch.none = so.there && isOver(store.state) && to.way === "next" && so.event?.kind !== SOUGHT[to.of];
  // What it was halted on its way to is not wished for any more.
  if (so.there && (watch.winding === to || !tape.wish)) watch.winding = null;
  if (isOver(store.state)) watch.playing = false;
  // While it is played only it changes, sixty times a second.
  store.change(() => {}, watch.playing ? "watched" : "change");
}

/**
 * @param {App} app
 * @param {Tape} tape
 * @param {unknown} error
 */
function fail(app, tape, error) {
  if (app.tape !== tape) return;
  if (!(error instanceof FaultError)) throw error;
  endWatching(app);
  const { fault } = error;
  const { at, setting: { mode, ...switches } } = app.store.state.watch;
  // Whoever plays it again goes on from there.
  const wanted = at && { number: Number(at.number), mode, switches };
  app.store.change(({ watch }) => void Object.assign(watch, { fault, wanted, playing: false, winding: null }));
}

/**
 * Ends it, and lets its worker go.
 * @param {App} app
 */
export function endWatching(app) {
  app.tape?.end();
  app.tape = null;
  app.store.state.watch.winding = null;
  if (app.store.state.watch.playing) app.store.change(({ watch }) => void (watch.playing = false));
}

/**
 * An event by its number.
 * @param {number} number
 * @returns {Wind}
 */
export function toEvent(number) {
  return { of: "events", depth: -1, way: "to", count: Math.max(0, number) };
}

/**
 * So many events on, or back; counted from what was wished for last, but from where it is
 * on a long way, which that ends.
 * @param {App} app
 * @param {number} by
 */
export function stepBy(app, by) {
  const { state } = app.store;
  const { winding, at } = state.watch;
  const wished = winding?.of === "events" && winding.way === "to" && at?.there !== false ? Math.min(winding.count, Number(at?.end ?? Infinity)) : Infinity;
  const from = wished < Number.MAX_SAFE_INTEGER ? wished : numberOf(state);
  pause(app);
  return wind(app, toEvent(from + by));
}

/**
 * Whether it goes on by itself: it is played, or on a long way.
 * @param {Pick<State, "watch">} state
 */
export function isMoving({ watch: { playing, winding, at } }) {
  return playing || (winding !== null && at?.there === false);
}

/** @param {App} app */
export function pause(app) {
  if (app.store.state.watch.playing) app.store.change(({ watch }) => void (watch.playing = false));
}

/**
 * Halts what moves.
 * @param {App} app
 */
export function rest(app) {
  const moves = isMoving(app.store.state);
  pause(app);
  if (moves) app.tape?.halt();
}

/**
 * Plays on; from its end, from the start. What moves is halted.
 * @param {App} app
 */
export async function playOn(app) {
  const { store } = app;
  if (isMoving(store.state)) return rest(app);
  await beginWatching(app);
  if (!app.tape) return;
  if (isOver(store.state)) await wind(app, toEvent(0));
  store.change(({ watch }) => void (watch.playing = true));
}

/**
 * Goes on by as many events as are due, while it is played and in sight. It is called for
 * every frame.
 * @param {App} app
 * @param {number} milliseconds since the frame before
 * @param {{ due: number }} owed events that are due and not gone on by yet, in part
 */
export function playFrame(app, milliseconds, owed) {
  const { state } = app.store;
  const { page, watch: { playing, pace, winding } } = state;
  if (!playing) return;
  if (page.home || page.tab !== "watch") return pause(app);
  owed.due += (PACES[pace] * Math.min(milliseconds, LONGEST)) / 1000;
  // One that is late does not run after itself.
  if (winding) {
    owed.due = Math.min(owed.due, Math.max(1, (PACES[pace] * LONGEST) / 1000));
    return;
  }
  const count = Math.floor(owed.due);
  if (count < 1) return;
  owed.due -= count;
  void wind(app, toEvent(numberOf(state) + count));
}

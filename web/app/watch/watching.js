// Watching a search: beginning, winding, playing and ending it, and what the board shows of it. It plays with every
// frame while its tab is visible.

import { faultOf } from "../engine/solver.js";
import { momentOf } from "../table/layers.js";
import { showAddress } from "../table/tab.js";
import { Tape } from "./tape.js";

/** @import {Watched, WatchedEvent, Wind} from "../../types.d.ts" */
/** @import {App, Setting, State, Watch} from "./state.d.ts" */

/** In steps a second. */
export const PACES = [1, 2, 5, 10, 30, 60, 300, 3000, 30_000, 300_000];
/** The pace at which a tile just has the time to glide, in steps a second. */
const GLIDING = 2;
/** The index of the first pace. */
const USUAL = 2;
/** A frame plays at most this many milliseconds: a page that was hidden does not catch up. */
const LONGEST = 100;

/** The textbook search, as every article describes it. @type {Setting} */
const TEXTBOOK = { mode: "plain", order: "row", once: false, fixed: false, turns: false };

/** @returns {Watch} */
export function newWatch() {
  return { setting: TEXTBOOK, order: [], at: null, furthest: 0, expected: null, playing: false, pace: USUAL, winding: null, none: false, fault: null, wanted: null, asked: 0 };
}

/** The number of the present event. @param {Pick<State, "watch">} state */
export function numberOf({ watch: { at } }) {
  return Number(at?.number ?? 0);
}

/** The number of the last event, or of the furthest one seen where the end is unknown. @param {Pick<State, "watch">} state */
export function lengthOf({ watch: { at, furthest } }) {
  return Number(at?.end ?? furthest);
}

/** @param {Pick<State, "watch">} state */
export function isOver({ watch: { at } }) {
  return at !== null && at.end !== null && at.number === at.end;
}

/** Whether the search is visible and runs faster than tiles glide. @param {Pick<State, "page" | "watch">} state */
export function isRushing({ page: { tab }, watch: { playing, pace, winding } }) {
  return tab === "watch" && ((playing && PACES[pace] > GLIDING) || winding !== null);
}

/**
 * Begins the search of the puzzle on the table, unless there is one: at the moment that a link names, or
 * at the start.
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
  // Steps taken before the search has begun count from here.
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

/** Estimates the size of a search whose end is unknown. @param {App} app @param {Tape} tape */
async function expect(app, tape) {
  const expected = await tape.expected();
  if (app.tape === tape) app.store.change(({ watch }) => void (watch.expected = expected));
}

/** Watches another search of the puzzle. @param {App} app @param {Setting} setting */
export async function watchOther(app, setting) {
  endWatching(app);
  app.store.change(({ watch }) => void Object.assign(watch, newWatch(), { setting, pace: watch.pace }));
  await beginWatching(app);
}

/** @param {App} app @param {Wind} target */
export async function wind(app, target) {
  const { store, tape } = app;
  if (!tape) return;
  // Set without a change event: nothing visible depends on it yet.
  store.state.watch.winding = target;
  try {
    await tape.wind(target, (position, to) => showPosition(app, tape, position, to));
  } catch (error) {
    fail(app, tape, error);
  }
}

/** The kind of event that each "next" looks for. @type {Record<Wind["of"], WatchedEvent["kind"] | null>} */
const SOUGHT = { events: null, placements: "place", "dead-ends": "dead-end", solutions: "solution" };

/**
 * @param {App} app
 * @param {Tape} tape
 * @param {Watched} position
 * @param {Wind} to
 */
function showPosition(app, tape, position, to) {
  if (app.tape !== tape) return;
  const { store } = app;
  const { watch } = store.state;
  watch.at = position;
  watch.furthest = Math.max(watch.furthest, Number(position.number));
  watch.none = position.there && isOver(store.state) && to.way === "next" && position.event?.kind !== SOUGHT[to.of];
  // A halt drops the target, so a position without a further target counts as reached.
  if (position.there && (watch.winding === to || !tape.target)) watch.winding = null;
  if (isOver(store.state)) watch.playing = false;
  // While playing, only the watched search changes, sixty times a second: views of the rest need not run.
  store.change(() => {}, watch.playing ? "watched" : "change");
}

/** @param {App} app @param {Tape} tape @param {unknown} error */
function fail(app, tape, error) {
  if (app.tape !== tape) return;
  const fault = faultOf(error);
  endWatching(app);
  const { at, setting: { mode, ...switches } } = app.store.state.watch;
  // Playing again continues from here.
  const wanted = at && { number: Number(at.number), mode, switches };
  app.store.change(({ watch }) => void Object.assign(watch, { fault, wanted, playing: false, winding: null }));
}

/** Ends the search and its worker. @param {App} app */
export function endWatching(app) {
  app.tape?.end();
  app.tape = null;
  app.store.state.watch.winding = null;
  if (app.store.state.watch.playing) app.store.change(({ watch }) => void (watch.playing = false));
}

/** @param {number} number @returns {Wind} */
export function toEvent(number) {
  return { of: "events", depth: -1, way: "to", count: Math.max(0, number) };
}

/**
 * Steps on or back from the last target. On the way to a far target it ends that and counts from the
 * present position.
 * @param {App} app
 * @param {number} by
 */
export function stepBy(app, by) {
  const { state } = app.store;
  const { winding, at } = state.watch;
  const wanted = winding?.of === "events" && winding.way === "to" && at?.there !== false ? Math.min(winding.count, Number(at?.end ?? Infinity)) : Infinity;
  const from = wanted < Number.MAX_SAFE_INTEGER ? wanted : numberOf(state);
  pause(app);
  return wind(app, toEvent(from + by));
}

/** Whether the search moves by itself: it plays, or is on a long way. @param {Pick<State, "watch">} state */
export function isMoving({ watch: { playing, winding, at } }) {
  return playing || (winding !== null && at?.there === false);
}

/** @param {App} app */
export function pause(app) {
  if (app.store.state.watch.playing) app.store.change(({ watch }) => void (watch.playing = false));
}

/** Stops playing and winding. @param {App} app */
export function rest(app) {
  const moves = isMoving(app.store.state);
  pause(app);
  if (moves) app.tape?.halt();
}

/** Plays on, from the start if it was at the end; stops a search that moves. @param {App} app */
export async function playOn(app) {
  const { store } = app;
  if (isMoving(store.state)) return rest(app);
  await beginWatching(app);
  if (!app.tape) return;
  if (isOver(store.state)) await wind(app, toEvent(0));
  store.change(({ watch }) => void (watch.playing = true));
}

/**
 * Plays the events that are due. It is called for every frame.
 * @param {App} app
 * @param {number} milliseconds since the frame before
 * @param {{ due: number }} owed events that are due, with a fraction
 */
export function playFrame(app, milliseconds, owed) {
  const { state } = app.store;
  const { page, watch: { playing, pace, winding } } = state;
  if (!playing) return;
  if (page.home || page.tab !== "watch") return pause(app);
  owed.due += (PACES[pace] * Math.min(milliseconds, LONGEST)) / 1000;
  // A search that is late keeps only a short backlog, so that it never races to catch up.
  if (winding) {
    owed.due = Math.min(owed.due, Math.max(1, (PACES[pace] * LONGEST) / 1000));
    return;
  }
  const count = Math.floor(owed.due);
  if (count < 1) return;
  owed.due -= count;
  void wind(app, toEvent(numberOf(state) + count));
}

/** The address is updated once the search has stood still for this many milliseconds. */
const REST = 300;

/** Begins watching when the Watch tab is shown, and stops when it is left. @param {App} app */
export async function seeWatch(app) {
  if (app.store.state.page.tab !== "watch") return rest(app);
  await beginWatching(app);
}

/** @param {App} app */
export function keepPlaying(app) {
  const owed = { due: 0 };
  let before = 0;
  let under = false;
  /** @param {number} now */
  const frame = (now) => {
    under = app.store.state.watch.playing;
    if (!under) return;
    playFrame(app, Math.max(0, now - before), owed);
    before = now;
    requestAnimationFrame(frame);
  };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;
  /** @type {unknown} */
  let noted = null;
  app.store.addEventListener("change", () => {
    const { watch: { at } } = app.store.state;
    if (at !== noted) {
      noted = at;
      clearTimeout(rest);
      // A reload continues from this address.
      if (momentOf(app.store.state)) rest = setTimeout(showAddress, REST, app);
    }
    if (under || !app.store.state.watch.playing) return;
    under = true;
    before = performance.now();
    owed.due = 1;
    requestAnimationFrame(frame);
  });
}

/**
 * Turns on the marks of mismatches on the Watch tab, whatever the person has set for playing: there
 * the seams in conflict are those of the tile being tried.
 * @template {Pick<State, "page">} T
 * @param {Pick<State, "page">} state
 * @param {T} seen
 */
export function seenSearch({ page: { tab } }, seen) {
  if (tab !== "watch") return seen;
  const { page } = seen;
  return { ...seen, page: { ...page, settings: { ...page.settings, conflicts: true } } };
}

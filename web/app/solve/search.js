// Solve: the fast search for the verdict, then the textbook search for its
// numbers, if it comes to an end soon. A search that is not over in a moment goes
// on as a long one. One search at a time; opening another puzzle or pressing Stop
// ends it, whether or not a worker answers.

import { FaultError } from "../engine/solver.js";
import { refreshMarks } from "../table/marks.js";
import { searchLong } from "./long-search.js";
import { findRepairs } from "./slips.js";

/** @import {Fault, Outcome} from "../../types.d.ts" */
/** @import {Store} from "../base/store.js" */
/** @import {Unfinished} from "../keep/record.js" */
/** @import {App, Long, State} from "./state.d.ts" */

/** How long one worker searches alone, in milliseconds. */
export const ALONE = 300;
/** How long the textbook search may take, in milliseconds. */
const TEXTBOOK = 2000;
/** How long a search for the best board takes, in milliseconds. */
export const MINUTE = 60_000;
/** How long a stopped search may take to say what it has found; then what it told last is shown. In milliseconds. */
const GRACE = 1000;
/** A search that has told nothing for so long is shown all the same, so that it can be stopped. In milliseconds. */
export const UNTOLD = 1000;
/** What a probe may spend before a long search: about 50 ms. */
const VISITS = 300_000;

/** The search under way. @type {AbortController | null} */
let running = null;

/**
 * What is asked of a search beside its puzzle.
 * @typedef {object} Wish
 * @property {Unfinished} [unfinished] what it goes on from
 * @property {Outcome} [found] what it had found there, as long as nothing newer is told
 * @property {number} [limit] milliseconds after which it stops
 * @property {boolean} [fromBoard] whether what lies on the person's board stays where it is
 */

/**
 * @param {App} app
 * @param {Wish} [wish]
 */
export async function solve(app, wish = {}) {
  const { store, solver } = app;
  const { puzzle, board } = store.state;
  if (!puzzle) return;
  stop(app);
  const control = new AbortController();
  running = control;
  const { unfinished } = wish;
  // Enough boards to leaf through, few enough to carry over at once.
  const keep = Math.max(20, Math.min(1000, Math.floor(50_000 / puzzle.grid.cells.length)));
  store.change((state) => {
    state.search = {
      ...{ phase: "running", progress: null, began: performance.now(), fast: null, plain: null, trying: false },
      ...{ long: null, ends: null, fromBoard: wish.fromBoard ?? false, why: puzzle.why, repairs: [], mended: false },
      id: wish.unfinished?.id ?? puzzle.id,
    };
    if (state.layer === "solution" || state.layer === "search") state.layer = state.board ? "board" : "tiles";
    state.shown = { index: 0, cells: [] };
    state.broken = null;
    state.unfinished = null;
  });
  let id = unfinished?.id ?? puzzle.id;
  /** @type {Outcome | null} */
  let fast = null;
  /** Whether it is under way, or shown as it was when it was stopped. */
  const wanted = () => running === control || isShown(store, fast);
  /** What is known of it while its worker does not answer. */
  const known = () => told(store) ?? wish.found ?? null;
  const search = async () => {
    if (wish.fromBoard && board && !unfinished) {
      const fixed = await solver.call("fixed", { puzzle: puzzle.id, board });
      id = fixed.link;
      store.change(({ search }) => {
        if (search && running === control) Object.assign(search, { id, why: fixed.why });
      });
    }
    return searchFast(app, { of: puzzle.id, puzzle: id, keep, unfinished, wanted }, control, wish.limit ?? 0);
  };
  // Where nothing is told there is nothing to show, but that it can be stopped.
  const untold = setTimeout(() => store.change(() => {}), UNTOLD);
  /** @type {Fault | null} */
  let problem = null;
  let resumable = true;
  /**
   * Shows what the search has come to.
   * @param {Outcome | null} outcome
   * @param {boolean} [trying] whether the textbook search follows
   */
  const end = (outcome, trying = false) => {
    const phase = !outcome?.cancelled ? "done" : control.signal.reason === PAUSED ? "paused" : "stopped";
    if (!trying) running = null;
    store.change((state) => {
      if (problem) state.broken = { problem };
      if (!outcome) Object.assign(state, { search: null, unfinished: (resumable && unfinished) || null });
      if (!state.search) return;
      Object.assign(state.search, { phase, fast: outcome, trying });
      const best = state.search.long?.state.best;
      if (best && phase === "stopped") state.layer = "search";
      else if (state.layer === "search" && !best) state.layer = state.board ? "board" : "tiles";
    });
  };
  try {
    const found = search();
    fast = await Promise.race([found, afterGrace(control.signal).then(known)]);
    const shown = fast;
    found.then((late) => late !== shown && isShown(store, shown) && putRight(store, late), () => {});
  } catch (error) {
    if (!(error instanceof FaultError)) {
      // Nobody has foreseen it, but whoever waits sees that the search is over.
      if (running === control) end(known());
      throw error;
    }
    if (running !== control) return;
    if (!control.signal.aborted) problem = error.fault;
    fast = error.lost ? known() : null;
    resumable = !error.fault.code.startsWith("resume-");
    if (!resumable) app.keeper.endSearch(puzzle.id, id);
  } finally {
    clearTimeout(untold);
  }
  if (running !== control) return;
  const trying = fast !== null && !fast.cancelled && !control.signal.aborted;
  end(fast, trying);
  try {
    if (fast) await refreshMarks(app);
    if (trying) await countAsTextbook(app, id, control);
    if (running === control && fast && !wish.fromBoard) await findRepairs(app, id, fast.report, control.signal);
  } finally {
    if (running === control) running = null;
  }
}

/**
 * Comes when a search that was stopped has had its time to answer.
 * @param {AbortSignal} signal
 */
function afterGrace(signal) {
  return new Promise((resolve) => signal.addEventListener("abort", () => setTimeout(resolve, GRACE), { once: true }));
}

/**
 * What is known of a search whose worker is lost: what it told last, and from where it
 * can go on. Null where it has told nothing.
 * @param {Store<State>} store
 * @returns {Outcome | null}
 */
function told({ state: { search } }) {
  if (!search?.progress) return null;
  const { progress: report, long, began } = search;
  return { report, boards: [], milliseconds: long?.elapsed ?? performance.now() - began, cancelled: true, saved: long?.saved ?? "" };
}

/**
 * Whether it is this that is shown of a search.
 * @param {Store<State>} store
 * @param {Outcome | null} outcome
 */
function isShown({ state: { search } }, outcome) {
  return outcome !== null && search?.fast === outcome;
}

/**
 * Puts what a stopped search has found in the place of what it had told.
 * @param {Store<State>} store
 * @param {Outcome} late
 */
function putRight(store, late) {
  store.change(({ search }) => {
    if (search) Object.assign(search, { fast: late, ...(!late.cancelled && { phase: "done" }) });
  });
}

/**
 * The fast search: by one worker at first, then by all helpers.
 * @param {App} app
 * @param {{ of: string, puzzle: string, keep: number, unfinished?: Unfinished | undefined, wanted: () => boolean }} work
 * @param {AbortController} control
 * @param {number} limit
 */
async function searchFast(app, { of, puzzle, keep, unfinished, wanted }, control, limit) {
  const { store } = app;
  let saved = unfinished?.saved ?? "";
  let elapsed = unfinished?.elapsed ?? 0;
  // They take a moment to be ready: where they will be needed they are called at once.
  const foreseen = store.state.foreseen;
  let helpers = saved || (foreseen && foreseen.seconds * 1000 > ALONE) ? app.hire() : [];
  try {
    if (!saved) {
      const first = await searchAlone(app, { puzzle, keep }, control);
      if (!first.cancelled || control.signal.aborted || !first.saved) return first;
      ({ saved } = first);
      elapsed = first.milliseconds;
    }
    if (helpers.length === 0) helpers = app.hire();
    if (limit) {
      setTimeout(() => control.abort(), limit);
      store.change(({ search }) => {
        if (search && running === control) search.ends = performance.now() + limit;
      });
    }
    const work = { puzzle, keep, visits: VISITS, saved };
    /** @param {Long} long */
    const tell = (long) => {
      if (running !== control) return;
      store.change((state) => {
        if (state.search) Object.assign(state.search, { progress: long.state.report, long });
        // Once there is a solution, no board falls short of it.
        if (state.layer === "search" && !long.state.best) state.layer = state.board ? "board" : "tiles";
      });
      if (store.state.layer === "search") void refreshMarks(app);
    };
    return await searchLong(app, helpers, work, { of, elapsed }, control.signal, { tell, wanted });
  } finally {
    for (const helper of helpers) helper.dismiss();
  }
}

/**
 * What one worker finds in a moment.
 * @param {App} app
 * @param {{ puzzle: string, keep: number }} work
 * @param {AbortController} control
 */
async function searchAlone({ store, solver }, work, control) {
  const alone = new AbortController();
  const end = () => alone.abort();
  const enough = setTimeout(end, ALONE);
  control.signal.addEventListener("abort", end);
  try {
    return await solver.run({ ...work, mode: "fast" }, alone.signal, (report) => {
      store.change(({ search }) => {
        if (search && running === control) search.progress = report;
      });
    });
  } finally {
    clearTimeout(enough);
    control.signal.removeEventListener("abort", end);
  }
}

/**
 * Adds the textbook numbers to a finished verdict, if they can be had. Whatever
 * becomes of that, the verdict stands.
 * @param {App} app
 * @param {string} puzzle
 * @param {AbortController} control
 */
async function countAsTextbook({ store, solver }, puzzle, control) {
  const limit = setTimeout(() => control.abort(), TEXTBOOK);
  /** @type {Outcome | null} */
  let plain = null;
  try {
    const outcome = await solver.run({ puzzle, mode: "plain", keep: 0 }, control.signal);
    if (!outcome.cancelled) plain = outcome;
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
  } finally {
    clearTimeout(limit);
    if (running === control) {
      store.change(({ search }) => {
        if (search) Object.assign(search, { plain, trying: false });
      });
    }
  }
}

/** Why a search was ended that only pauses. */
const PAUSED = "paused";

/**
 * Ends the search under way; what it found so far stays.
 * @param {App} app
 * @param {string} [reason]
 */
export function stop({ store }, reason) {
  const control = running;
  if (!control) {
    // A search that pauses is stopped by not going on with it.
    if (store.state.search?.phase === "paused") {
      store.change(({ search }) => {
        if (search) search.phase = "stopped";
      });
    }
    return;
  }
  // While the textbook search counts, the verdict is there: just let it go.
  if (store.state.search?.fast) running = null;
  control.abort(reason);
}

/**
 * Lets the search under way rest; all it has found stays, and it can go on.
 * @param {App} app
 */
export function pause(app) {
  if (app.store.state.search?.phase === "running") stop(app, PAUSED);
}

/**
 * Goes on with a search that pauses or was stopped.
 * @param {App} app
 */
export async function goOn(app) {
  const { search } = app.store.state;
  const { fast } = search ?? {};
  if (!search || !fast?.saved) return;
  const progress = search.long?.state.progress ?? 0;
  const unfinished = { id: search.id, saved: fast.saved, elapsed: fast.milliseconds, progress };
  await solve(app, { unfinished, found: fast, fromBoard: search.fromBoard });
}

/**
 * Goes on with a search that was left, where a tab was closed or reloaded.
 * @param {App} app
 */
export async function takeUp(app) {
  const { puzzle, unfinished } = app.store.state;
  if (unfinished) await solve(app, { unfinished, fromBoard: unfinished.id !== puzzle?.id });
}

/**
 * Forgets the search that was left; an earlier one of the puzzle comes to light.
 * @param {App} app
 */
export function forgetSearch({ store, keeper }) {
  const { puzzle, unfinished } = store.state;
  if (!puzzle || !unfinished) return;
  keeper.endSearch(puzzle.id, unfinished.id);
  store.change((state) => void (state.unfinished = keeper.find(puzzle.id)?.searches[0] ?? null));
}

// Runs the fast search for the verdict, then the textbook search for its numbers if that ends soon.
// A search that takes longer than a moment becomes a long one. Only one runs at a time; opening
// another puzzle or pressing Stop ends it, even if no worker answers.

import { countPlacements, makeAsTextbook } from "../engine/counting.js";
import { FaultError } from "../engine/solver.js";
import { isLong } from "./rating.js";
import { recognise } from "./recognise.js";
import { ownBoard, ownLayer } from "../table/layers.js";
import { searchLong } from "./long-search.js";
import { findRepairs } from "./slips.js";
import { keepLooked } from "./solutions.js";

/** @import {Board, Fault, Outcome, Puzzle} from "../../types.d.ts" */
/** @import {Mine, Unfinished} from "../keep/record.js" */
/** @import {Layer, Shown} from "../table/state.d.ts" */
/** @import {App, Long, Search, Solve} from "./state.d.ts" */

/** One worker searches alone for this many ms. */
export const ALONE = 300;
/** The limit of a search "for a minute", in ms. */
export const MINUTE = 60_000;
/** Wait this many ms for a stopped search's result; then show its last progress. */
const GRACE = 1000;
/** A verdict waits at most this many ms for the published puzzle, whose words would push down the buttons below. */
const PATIENCE = 1000;
/** Show a search without progress after this many ms, so that it can be stopped. */
export const UNTOLD = 1000;
/** The nodes of a probe before a long search: about 50 ms. */
const VISITS = 300_000;

/** The abort reason of a pause. */
const PAUSED = "paused";

/** @param {Mine | null} kept the puzzle's record @returns {Solve} */
export function newSolve(kept) {
  return { search: null, known: null, cover: "", dressed: dressedOf(kept), rated: null, foreseen: null, unfinished: kept?.searches[0] ?? null };
}

/** The puzzle's links before and after the published drawings were applied; null if they were not. @param {Mine | null} kept */
export function dressedOf(kept) {
  return kept?.undressed === undefined ? null : { from: kept.undressed, to: kept.id };
}

/**
 * What solve needs besides the puzzle.
 * @typedef {object} Options
 * @property {Unfinished} [unfinished] the search to resume
 * @property {Outcome} [found] its earlier result, valid until there is a newer one
 * @property {Long | null} [long] its earlier progress
 * @property {number} [limit] time limit in ms
 * @property {boolean} [fromBoard] whether tiles on the person's board stay in place
 * @property {Board | null} [laid] those tiles, if they may differ from the current board
 * @property {{ shown: Shown, layer?: Layer }} [again] what was revealed before; such a search ends without result if it takes longer than a moment
 */

/** @param {App} app @param {Options} [options] */
export async function solve(app, options = {}) {
  const { puzzle } = app.store.state.table;
  if (!puzzle) return;
  stop(app);
  const search = new RunningSearch(app, puzzle, options);
  app.running = search;
  await search.run();
}

/** One search, from its start to its last result; another one may replace it during any await. */
class RunningSearch {
  /** @param {App} app @param {Puzzle} puzzle @param {Options} options */
  constructor(app, puzzle, options) {
    this.app = app;
    this.puzzle = puzzle;
    this.options = options;
    /** What is searched: the puzzle, or the puzzle with the person's board as clues. */
    this.id = options.unfinished?.id ?? puzzle.id;
    // Enough boards to look through, few enough to transfer at once.
    this.keep = Math.max(20, Math.min(1000, Math.floor(50_000 / puzzle.grid.cells.length)));
    this.control = new AbortController();
    /** The fast search's result. @type {Outcome | null} */
    this.fast = null;
    /** Its fault. @type {Fault | null} */
    this.problem = null;
    /** Whether the search it resumed can be resumed again. */
    this.resumable = true;
  }

  /** Whether this is still the app's running search. */
  get underWay() {
    return this.app.running === this;
  }

  release() {
    if (this.underWay) this.app.running = null;
  }

  /** Whether it is under way, or its stopped result is on show. */
  get wanted() {
    return this.underWay || this.shows(this.fast);
  }

  async run() {
    const { store } = this.app;
    const { signal } = this.control;
    this.begin();
    // Without progress, render after a while for the Stop button.
    const untold = setTimeout(() => store.change(() => {}), UNTOLD);
    try {
      const found = this.find();
      const fast = await Promise.race([found, afterGrace(signal).then(() => this.soFar())]);
      this.fast = this.options.again && fast?.cancelled ? null : fast;
      found.then((late) => late !== fast && this.shows(fast) && this.replaceResult(late), () => {});
    } catch (error) {
      this.fail(error);
    } finally {
      clearTimeout(untold);
    }
    if (!this.underWay) return;
    if (!this.app.store.state.solve.known) await Promise.race([recognise(this.app), after(PATIENCE)]);
    if (!this.underWay) return;
    const { fast } = this;
    const trying = fast !== null && !fast.cancelled && !signal.aborted;
    this.end(fast, trying);
    try {
      const counting = trying && !(await this.makeAsTextbook()) ? this.countPlacements() : null;
      if (this.underWay && fast && !this.options.fromBoard) await findRepairs(this.app, this.id, fast.report, signal);
      await counting;
    } finally {
      this.release();
    }
  }

  /** The tiles that stay in place; null if none do. */
  laid() {
    const { fromBoard, laid } = this.options;
    return fromBoard ? (laid ?? ownBoard(this.app.store.state.table)) : null;
  }

  begin() {
    const { id, puzzle, options } = this;
    this.app.store.change((state) => {
      const lasts = Boolean(options.unfinished) || (!options.again && isLong(state.solve.foreseen));
      state.solve.search = {
        ...{ phase: "running", progress: options.found?.report ?? null, began: performance.now(), lasts, fast: null, plain: null, counted: null, trying: false },
        ...{ long: options.long ?? null, ends: null, fromBoard: options.fromBoard ?? false, laid: this.laid(), why: puzzle.why, repairs: [], mended: false, found: 0, complete: false, id },
      };
      if (["solution", "search", "best"].includes(state.table.layer)) state.table.layer = ownLayer(state.table);
      state.table.shown = { index: 0, arrangement: null, cells: [] };
      state.page.broken = null;
      state.solve.unfinished = null;
      state.best.hunt = null;
    });
  }

  /** Shows the result. @param {Outcome | null} outcome @param {boolean} [trying] whether the textbook search follows */
  end(outcome, trying = false) {
    if (outcome) this.keepFound(outcome);
    const phase = !outcome?.cancelled ? "done" : this.control.signal.reason === PAUSED ? "paused" : "stopped";
    if (!trying) this.release();
    this.app.store.change((state) => {
      // Another puzzle with its own stored search may have been opened meanwhile.
      if (!state.solve.search) return;
      if (this.problem) state.page.broken = { problem: this.problem };
      if (!outcome) {
        state.solve.search = null;
        const { unfinished } = this.options;
        state.solve.unfinished = this.resumable && unfinished ? this.app.keeper.named(unfinished) : null;
        return;
      }
      // Go may have found only now why there is no solution.
      const { why } = this.options.fromBoard ? state.solve.search : this.puzzle;
      Object.assign(state.solve.search, { phase, fast: outcome, trying, why });
      const { again } = this.options;
      if (again && outcome.boards[again.shown.index]) Object.assign(state.table, again);
      const best = state.solve.search.long?.state.best;
      if (best && phase === "stopped") state.table.layer = "search";
      else if (state.table.layer === "search" && !best) state.table.layer = ownLayer(state.table);
    });
    if (phase === "done") keepLooked(this.app);
  }

  /** Updates the search in the state while it is under way. @param {Partial<Search>} more */
  update(more) {
    if (!this.underWay) return;
    this.app.store.change(({ solve: { search } }) => {
      if (search) Object.assign(search, more);
    });
  }

  /** Records a fault. Other errors are bugs: they are thrown, but the search still ends on the page. @param {unknown} error */
  fail(error) {
    const { app, puzzle, id, underWay } = this;
    if (!(error instanceof FaultError)) {
      if (underWay) this.end(this.soFar());
      throw error;
    }
    if (!underWay) return;
    if (!this.control.signal.aborted && !this.options.again) this.problem = error.fault;
    this.fast = error.lost ? this.soFar() : null;
    this.resumable = !error.fault.code.startsWith("resume-");
    if (!this.resumable) app.keeper.endSearch(puzzle.id, id);
  }

  /** Stops the search; its result so far stays. @param {string} [reason] */
  stop(reason) {
    // With the verdict there, only the textbook search has to end.
    if (this.app.store.state.solve.search?.fast) {
      this.update({ trying: false });
      this.release();
    }
    this.control.abort(reason);
  }

  /** The last progress and saved state, for when no worker answers. @returns {Outcome | null} */
  soFar() {
    const { search } = this.app.store.state.solve;
    if (!search?.progress || search.progress === this.options.found?.report) return this.options.found ?? null;
    const { progress: report, long, began } = search;
    return { report, boards: [], milliseconds: long?.elapsed ?? performance.now() - began, cancelled: true, saved: long?.saved ?? "", by: long?.by ?? report.by ?? null };
  }

  /** Reports whether this result is on show. @param {Outcome | null} outcome */
  shows(outcome) {
    return outcome !== null && this.app.store.state.solve.search?.fast === outcome;
  }

  /** Replaces the last progress of a stopped search by its real result. @param {Outcome} late */
  replaceResult(late) {
    this.keepFound(late);
    this.app.store.change(({ solve: { search } }) => {
      if (search) Object.assign(search, { fast: late, ...(!late.cancelled && { phase: "done" }) });
    });
  }

  /** Stores the number of solutions if the search is complete. @param {Outcome} outcome */
  keepFound({ cancelled, report }) {
    if (!cancelled && this.id === this.puzzle.id) this.app.keeper.keepFound(this.id, report.solutions);
  }

  /** The fast search: by one worker first, unless it will surely take long; then by all helpers. */
  async find() {
    const { app, control, keep, options } = this;
    const { unfinished, limit } = options;
    // Time limits start when a worker is ready.
    if (!app.solver.hasAnswered) await app.solver.ready();
    if (options.fromBoard && !options.unfinished) await this.fixBoard();
    let saved = unfinished?.saved ?? "";
    let elapsed = unfinished?.elapsed ?? 0;
    // Helpers take a moment to start: hire them early if they will be needed.
    const { foreseen } = app.store.state.solve;
    let helpers = saved || (foreseen && foreseen.seconds * 1000 > ALONE) ? app.hire() : [];
    try {
      if (!saved && (options.again || options.fromBoard || !isLong(foreseen))) {
        const first = await this.findAlone();
        if (!first.cancelled || control.signal.aborted || !first.saved || options.again) return first;
        ({ saved } = first);
        elapsed = first.milliseconds;
      }
      if (helpers.length === 0) helpers = app.hire();
      if (limit) {
        setTimeout(() => control.abort(), limit);
        this.update({ ends: performance.now() + limit });
      }
      const work = { puzzle: this.id, keep, visits: VISITS, saved };
      const caller = { tell: (/** @type {Long} */ long) => this.tellLong(long), wanted: () => this.wanted };
      return await searchLong(app, helpers, work, { of: this.puzzle.id, elapsed }, control.signal, caller);
    } finally {
      for (const helper of helpers) helper.dismiss();
    }
  }

  /** Turns the tiles on the person's board into clues. */
  async fixBoard() {
    const { app, puzzle } = this;
    const board = this.laid();
    if (!board) return;
    const fixed = await app.solver.call("fixed", { puzzle: puzzle.id, board });
    this.id = fixed.link;
    this.update({ id: this.id, why: fixed.why });
  }

  /** Searches with one worker for a moment. */
  async findAlone() {
    const { signal } = this.control;
    const alone = new AbortController();
    const end = () => alone.abort();
    const enough = setTimeout(end, ALONE);
    signal.addEventListener("abort", end);
    try {
      const work = /** @type {const} */ ({ puzzle: this.id, keep: this.keep, mode: "fast" });
      return await this.app.solver.run(work, alone.signal, (progress) => this.update({ progress }));
    } finally {
      clearTimeout(enough);
      signal.removeEventListener("abort", end);
    }
  }

  /** Shows a long search's progress. @param {Long} long */
  tellLong(long) {
    if (!this.underWay) return;
    const { store } = this.app;
    store.change((state) => {
      if (state.solve.search) Object.assign(state.solve.search, { progress: long.state.report, long });
      // Once there is a solution, there is no best partial board to show.
      if (state.table.layer === "search" && !long.state.best) state.table.layer = ownLayer(state.table);
    });
  }

  /** Adds the textbook search's numbers if they come soon; returns whether they did. */
  async makeAsTextbook() {
    const plain = await makeAsTextbook(this.app.solver, this.id, this.control.signal);
    this.update({ plain, trying: plain === null });
    return plain !== null;
  }

  /** Adds a count or an estimate of the textbook search's placements. */
  async countPlacements() {
    await countPlacements(this.app, this.id, this.control.signal, (counted) => this.update({ counted }));
    this.update({ trying: false });
  }
}

/** Resolves once a stopped search has had time to answer. @param {AbortSignal} signal */
function afterGrace(signal) {
  return new Promise((resolve) => signal.addEventListener("abort", () => void after(GRACE).then(resolve), { once: true }));
}

/** @type {(time: number) => Promise<void>} */
const after = (time) => new Promise((done) => setTimeout(done, time));

/** Stops the running search; its result so far stays. @param {App} app @param {string} [reason] */
export function stop({ store, running }, reason) {
  if (running) running.stop(reason);
  // A paused search has no runner: just do not resume it.
  else if (store.state.solve.search?.phase === "paused") {
    store.change(({ solve: { search } }) => {
      if (search) search.phase = "stopped";
    });
  }
}

/** Pauses the running search, which can be resumed. @param {App} app */
export function pause(app) {
  if (app.store.state.solve.search?.phase === "running") stop(app, PAUSED);
}

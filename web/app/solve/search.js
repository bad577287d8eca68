// Drives a search through its stages (stages.js): the fast search gives the verdict, then the textbook
// search its numbers if that ends soon. Only one search runs at a time; opening another puzzle or
// pressing Stop ends it, even if no worker answers.

import { countPlacements, makeAsTextbook } from "../engine/counting.js";
import { FaultError } from "../engine/solver.js";
import { isLong } from "./rating.js";
import { findRepairs, recognise } from "./recognise.js";
import { ownBoard, ownLayer } from "../table/layers.js";
import { searchLong } from "./long-search.js";
import { keepLooked } from "./solutions.js";
import { happens, isComplete, isSearching, next } from "./stages.js";

/** @import {Outcome} from "../../messages.d.ts" */
/** @import {Board, Fault, Puzzle} from "../../types.d.ts" */
/** @import {Mine, Unfinished} from "../keep/record.js" */
/** @import {Layer, SolutionView} from "../table/state.d.ts" */
/** @import {SearchEvent, Stage} from "./stages.js" */
/** @import {App, Long, Search, Solve, State} from "./state.d.ts" */

/** One worker searches alone for this many ms. */
export const ALONE = 300;
/** The limit of a search "for a minute", in ms. */
export const MINUTE = 60_000;
/** Wait this many ms for a stopped search's result; then show its last progress. */
const GRACE = 1000;
/** A verdict waits at most this many ms for the published puzzle, whose words would push down the buttons below. */
const PATIENCE = 1000;
/** Show a search without progress after this many ms, so that it can be stopped. */
export const SHOWN_AFTER = 1000;
/** The nodes of a probe before a long search: about 50 ms. */
const VISITS = 300_000;

/** @param {Mine | null} kept the puzzle's record @returns {Solve} */
export function newSolve(kept) {
  return { search: null, published: null, cover: "", dressed: dressedOf(kept), rated: null, foreseen: null, unfinished: kept?.searches[0] ?? null };
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
 * @property {{ solutionView: SolutionView, layer?: Layer }} [again] what was revealed before; such a search ends without result if it takes longer than a moment
 */

/** @param {App} app @param {Options} [options] */
export async function solve(app, options = {}) {
  const { puzzle } = app.store.state.table;
  if (!puzzle) return;
  stop(app);
  const running = new RunningSearch(app, puzzle, options);
  app.running = running;
  await running.run();
}

/** Asks Go for one search and sends its events; another search may replace it during any await. */
class RunningSearch {
  /** @param {App} app @param {Puzzle} puzzle @param {Options} options */
  constructor(app, puzzle, options) {
    const { table, solve: { foreseen } } = app.store.state;
    const { unfinished, found, long, fromBoard = false, laid, again } = options;
    this.app = app;
    this.puzzle = puzzle;
    this.options = options;
    this.control = new AbortController();
    // Enough boards to look through, few enough to transfer at once.
    this.keep = Math.max(20, Math.min(1000, Math.floor(50_000 / puzzle.grid.cells.length)));
    /** Changed in place, so that it tells this search from every other. @type {Search} */
    this.search = {
      ...{ stage: next("idle", unfinished || (!again && !fromBoard && isLong(foreseen)) ? "hire" : "begin") },
      ...{ progress: found?.report ?? null, began: performance.now(), verdict: null, textbookRun: null, counted: null, long: long ?? null, ends: null },
      ...{ id: unfinished?.id ?? puzzle.id, fromBoard, laid: fromBoard ? (laid ?? ownBoard(table)) : null, why: puzzle.why },
      ...{ repairs: [], mended: false, found: 0, complete: false },
    };
  }

  /** The stage, idle once this is neither the app's running search nor on show. @returns {Stage} */
  get stage() {
    const { app, search } = this;
    return app.running === this || app.store.state.solve.search === search ? search.stage : "idle";
  }

  /**
   * Sends an event. What comes with it counts only if the event can happen.
   * @param {SearchEvent} event
   * @param {Partial<Search>} [facts]
   * @param {(state: State) => void} [also] changes the rest of the state
   * @returns {boolean} whether it happened
   */
  send(event, facts = {}, also = () => {}) {
    const { app, search, stage } = this;
    if (!happens(stage, event)) return false;
    Object.assign(search, facts, { stage: next(stage, event) });
    app.store.change((state) => {
      if (state.solve.search !== search) return;
      if (search.stage === "idle") state.solve.search = null;
      also(state);
    });
    return true;
  }

  /** Searches, until its result, the textbook's numbers and slips are there or nobody wants them any more. */
  async run() {
    try {
      await this.searchAll();
    } finally {
      this.release();
    }
  }

  /** Lets the app search something else. */
  release() {
    if (this.app.running === this) this.app.running = null;
  }

  async searchAll() {
    const { app, search, control: { signal } } = this;
    this.begin();
    // Without progress, render after a while for the Stop button.
    const showing = setTimeout(() => app.store.change(() => {}), SHOWN_AFTER);
    const found = this.find();
    /** @type {Outcome | null} */
    let outcome = null;
    /** @type {Fault | null} */
    let fault = null;
    try {
      outcome = await Promise.race([found, afterGrace(signal).then(() => this.soFar())]);
    } catch (error) {
      // Other errors are bugs: they are thrown, but the search still ends on the page.
      if (!(error instanceof FaultError)) {
        this.end(this.soFar());
        throw error;
      }
      ({ fault } = error);
      if (error.lost) outcome = this.soFar();
    } finally {
      clearTimeout(showing);
    }
    if (this.stage !== "idle" && !app.store.state.solve.published) await Promise.race([recognise(app), after(PATIENCE)]);
    this.end(this.options.again && outcome?.cancelled ? null : outcome, fault);
    found.then((late) => late !== outcome && this.takeLate(late), () => {});
    if (this.stage !== "counting" || !outcome) return;
    try {
      const textbookRun = await makeAsTextbook(app.solver, search.id, signal);
      const counting = textbookRun ? this.send("counted", { textbookRun }) : this.countPlacements();
      if (!search.fromBoard && !signal.aborted) await findRepairs(app, search.id, outcome.report, signal, (facts) => this.send("repairs", facts));
      await counting;
    } finally {
      this.send("counted");
    }
  }

  /** Shows the search in place of the last one. */
  begin() {
    this.app.store.change((state) => {
      state.solve.search = this.search;
      if (["solution", "search", "best"].includes(state.table.layer)) state.table.layer = ownLayer(state.table);
      state.table.solutionView = { index: 0, arrangement: null, cells: [] };
      state.page.broken = null;
      state.solve.unfinished = null;
      state.best.hunt = null;
    });
  }

  /** Shows the result, or what there was before if there is none. @param {Outcome | null} outcome @param {Fault | null} [fault] */
  end(outcome, fault = null) {
    const { app, app: { puzzleStore }, puzzle, search, options: { unfinished, again }, control: { signal } } = this;
    if (this.stage === "idle") return;
    if (outcome) this.keepFound(outcome);
    const resumable = !fault?.code.startsWith("resume-");
    if (!resumable) puzzleStore.endSearch(puzzle.id, search.id);
    // Go may have found only now why there is no solution.
    const why = search.fromBoard ? search.why : puzzle.why;
    this.send(eventOf(outcome), { verdict: outcome, why }, (state) => {
      if (fault && !signal.aborted && !again) state.page.broken = { problem: fault };
      if (!outcome) {
        state.solve.unfinished = resumable && unfinished ? puzzleStore.named(unfinished) : null;
        return;
      }
      if (again && outcome.boards[again.solutionView.index]) Object.assign(state.table, again);
      const best = search.long?.state.best;
      if (best && search.stage === "stopped" && !state.best.hunt) state.table.layer = "search";
      else if (state.table.layer === "search" && !best) state.table.layer = ownLayer(state.table);
    });
    if (isComplete(search)) keepLooked(app);
  }

  /** Takes the result of a search that was stopped in place of its last progress. @param {Outcome} late */
  takeLate(late) {
    if (this.send(eventOf(late), { verdict: late })) this.keepFound(late);
  }

  /** Stops the search; its result so far stays. */
  stop() {
    this.send("stop");
    this.control.abort();
    // What else is asked for it is not waited for.
    if (!isSearching(this.search)) this.release();
  }

  /** Pauses the search while it has no result; it can be resumed. */
  pause() {
    if (this.send("pause")) this.control.abort();
  }

  /** The last progress and saved state, for when no worker answers. */
  soFar() {
    const { search: { progress: report, long, began }, options: { found = null } } = this;
    if (!report || report === found?.report) return found;
    return { report, boards: [], milliseconds: long?.elapsed ?? performance.now() - began, cancelled: true, saved: long?.saved ?? "", by: long?.by ?? report.by ?? null };
  }

  /** Stores the number of solutions if the search is complete. @param {Outcome} outcome */
  keepFound({ cancelled, report }) {
    const { app: { puzzleStore }, puzzle, search } = this;
    if (!cancelled && !search.fromBoard) puzzleStore.keepFound(puzzle.id, report.solutions);
  }

  /** The fast search: by one worker first, unless it will surely take long; then by all helpers. */
  async find() {
    const { app, control: { signal }, keep, search, options: { unfinished, limit, again } } = this;
    const alone = this.stage === "alone";
    // Time limits start when a worker is ready.
    if (!app.solver.hasAnswered) await app.solver.ready();
    if (search.laid && !unfinished) await this.fixBoard(search.laid);
    let saved = unfinished?.saved ?? "";
    let elapsed = unfinished?.elapsed ?? 0;
    // Helpers take a moment to start: hire them early if they will be needed.
    const { foreseen } = app.store.state.solve;
    let helpers = saved || (foreseen && foreseen.seconds * 1000 > ALONE) ? app.hire() : [];
    try {
      if (alone) {
        const first = await this.findAlone();
        if (!first.cancelled || signal.aborted || !first.saved || again) return first;
        ({ saved } = first);
        elapsed = first.milliseconds;
        this.send("hire");
      }
      if (helpers.length === 0) helpers = app.hire();
      if (limit) {
        setTimeout(() => this.control.abort(), limit);
        this.send("update", { ends: performance.now() + limit });
      }
      const work = { puzzle: search.id, keep, visits: VISITS, saved };
      return await searchLong(app, helpers, work, elapsed, signal, { update: (now) => this.updateLong(now), store: (now) => this.store(now) });
    } finally {
      for (const helper of helpers) helper.dismiss();
    }
  }

  /** Turns the tiles on the person's board into clues. @param {Board} board */
  async fixBoard(board) {
    const { link, why } = await this.app.solver.call("fixed", { puzzle: this.puzzle.id, board });
    this.send("update", { id: link, why });
  }

  /** Searches with one worker for a moment. */
  async findAlone() {
    const { app, keep, search, control: { signal } } = this;
    const alone = new AbortController();
    const end = () => alone.abort();
    const enough = setTimeout(end, ALONE);
    signal.addEventListener("abort", end);
    try {
      return await app.solver.run({ puzzle: search.id, keep, mode: "fast" }, alone.signal, (progress) => this.send("update", { progress }));
    } finally {
      clearTimeout(enough);
      signal.removeEventListener("abort", end);
    }
  }

  /** Shows a long search's progress. @param {Long} long */
  updateLong(long) {
    this.send("update", { progress: long.state.report, long }, ({ table }) => {
      // Once there is a solution, there is no best partial board to show.
      if (table.layer === "search" && !long.state.best) table.layer = ownLayer(table);
    });
  }

  /** Stores the long search, or forgets it at its end. @param {Unfinished | null} unfinished */
  store(unfinished) {
    const { app: { puzzleStore }, puzzle, search, stage } = this;
    if (stage === "idle") return;
    if (unfinished) puzzleStore.keepSearch(puzzle.id, unfinished);
    else puzzleStore.endSearch(puzzle.id, search.id);
  }

  /** Adds a count or an estimate of the textbook search's placements. */
  async countPlacements() {
    await countPlacements(this.app, this.search.id, this.control.signal, (counted) => this.send("count", { counted }));
    this.send("counted");
  }
}

/** The event of a result, or of none. @param {Outcome | null} outcome @returns {SearchEvent} */
function eventOf(outcome) {
  if (!outcome) return "nothing";
  return outcome.cancelled ? "cancelled" : "complete";
}

/** Resolves once a stopped search has had time to answer. @param {AbortSignal} signal */
function afterGrace(signal) {
  return new Promise((resolve) => signal.addEventListener("abort", () => void after(GRACE).then(resolve), { once: true }));
}

/** @type {(time: number) => Promise<void>} */
const after = (time) => new Promise((done) => setTimeout(done, time));

/** Stops the running search; its result so far stays. @param {App} app */
export function stop({ store, running }) {
  const { search } = store.state.solve;
  if (running) running.stop();
  // A paused search has no runner: just do not resume it.
  else if (search && happens(search.stage, "stop")) store.change(() => void (search.stage = next(search.stage, "stop")));
}

/** Pauses the running search, which can be resumed. @param {App} app */
export function pause({ running }) {
  if (running instanceof RunningSearch) running.pause();
}

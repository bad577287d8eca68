// Solve: the fast search for the verdict, then the textbook search for its
// numbers, if it comes to an end soon. A search that is not over in a moment goes
// on as a long one. One search at a time; opening another puzzle or pressing Stop
// ends it, whether or not a worker answers.

import { countPlacements, makeAsTextbook } from "../engine/counting.js";
import { FaultError } from "../engine/solver.js";
import { isLong } from "../known/estimate.js";
import { recognise } from "../known/recognise.js";
import { ownBoard, ownLayer } from "../table/layers.js";
import { searchLong } from "./long-search.js";
import { findRepairs } from "./slips.js";
import { keepLooked } from "./solutions.js";

/** @import {Board, Fault, Outcome, Puzzle} from "../../types.d.ts" */
/** @import {Mine, Unfinished} from "../keep/record.js" */
/** @import {Layer, Shown} from "../table/state.d.ts" */
/** @import {App, Long, Search, Solve} from "./state.d.ts" */

/** How long one worker searches alone, in milliseconds. */
export const ALONE = 300;
/** How long a search for the best board takes, in milliseconds. */
export const MINUTE = 60_000;
/** How long a stopped search may take to say what it has found; then what it told last is shown. In milliseconds. */
const GRACE = 1000;
/** How long a verdict waits for the published puzzle, which would push down the buttons below it; in milliseconds. */
const PATIENCE = 1000;
/** A search that has told nothing for so long is shown all the same, so that it can be stopped. In milliseconds. */
export const UNTOLD = 1000;
/** What a probe may spend before a long search: about 50 ms. */
const VISITS = 300_000;

/** Why a search was ended that only pauses. */
const PAUSED = "paused";

/**
 * @param {Mine | null} kept of the puzzle
 * @returns {Solve}
 */
export function newSolve(kept) {
  return { search: null, known: null, cover: "", dressed: dressedOf(kept), rated: null, foreseen: null, unfinished: kept?.searches[0] ?? null };
}

/**
 * Its links before it was drawn as it was published, and after, where it is drawn so.
 * @param {Mine | null} kept
 */
export function dressedOf(kept) {
  return kept?.undressed === undefined ? null : { from: kept.undressed, to: kept.id };
}

/**
 * What is asked of a search beside its puzzle.
 * @typedef {object} Wish
 * @property {Unfinished} [unfinished] what it goes on from
 * @property {Outcome} [found] what it had found there, as long as nothing newer is told
 * @property {Long | null} [long] and where it stood
 * @property {number} [limit] milliseconds after which it stops
 * @property {boolean} [fromBoard] whether what lies on the person's board stays where it is
 * @property {Board | null} [laid] the board that it stays on, where that may not be what lies there now
 * @property {{ shown: Shown, layer?: Layer }} [again] what was seen of its result before; it comes to nothing where it takes longer than a moment
 */

/**
 * @param {App} app
 * @param {Wish} [wish]
 */
export async function solve(app, wish = {}) {
  const { puzzle } = app.store.state.table;
  if (!puzzle) return;
  stop(app);
  const search = new RunningSearch(app, puzzle, wish);
  app.running = search;
  await search.run();
}

/** One search, from its beginning to the last that is told of it. */
class RunningSearch {
  /**
   * @param {App} app
   * @param {Puzzle} puzzle
   * @param {Wish} wish
   */
  constructor(app, puzzle, wish) {
    this.app = app;
    this.puzzle = puzzle;
    this.wish = wish;
    /** What is searched: the puzzle itself, or with the person's board as clues. */
    this.id = wish.unfinished?.id ?? puzzle.id;
    // Enough boards to leaf through, few enough to carry over at once.
    this.keep = Math.max(20, Math.min(1000, Math.floor(50_000 / puzzle.grid.cells.length)));
    this.control = new AbortController();
    /** What the fast search has come to. @type {Outcome | null} */
    this.fast = null;
    /** What went wrong with it. @type {Fault | null} */
    this.problem = null;
    /** Whether what it goes on from can be gone on from again. */
    this.resumable = true;
  }

  /** Whether nobody has let it go, and no other has taken its place. */
  get underWay() {
    return this.app.running === this;
  }

  letGo() {
    if (this.underWay) this.app.running = null;
  }

  /** Whether it is under way, or shown as it was when it was stopped. */
  get wanted() {
    return this.underWay || this.shows(this.fast);
  }

  /** Searches, and tells what is found. */
  async run() {
    const { store } = this.app;
    const { signal } = this.control;
    this.begin();
    // Where nothing is told there is nothing to show, but that it can be stopped.
    const untold = setTimeout(() => store.change(() => {}), UNTOLD);
    try {
      const found = this.find();
      const fast = await Promise.race([found, afterGrace(signal).then(() => this.known())]);
      this.fast = this.wish.again && fast?.cancelled ? null : fast;
      found.then((late) => late !== fast && this.shows(fast) && this.putRight(late), () => {});
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
      if (this.underWay && fast && !this.wish.fromBoard) await findRepairs(this.app, this.id, fast.report, signal);
      await counting;
    } finally {
      this.letGo();
    }
  }

  /** What stays where it lies; null where nothing does. */
  laid() {
    const { fromBoard, laid } = this.wish;
    return fromBoard ? (laid ?? ownBoard(this.app.store.state.table)) : null;
  }

  /** Shows that it has begun. */
  begin() {
    const { id, puzzle, wish } = this;
    this.app.store.change((state) => {
      const lasts = Boolean(wish.unfinished) || (!wish.again && isLong(state.solve.foreseen));
      state.solve.search = {
        ...{ phase: "running", progress: wish.found?.report ?? null, began: performance.now(), lasts, fast: null, plain: null, counted: null, trying: false },
        ...{ long: wish.long ?? null, ends: null, fromBoard: wish.fromBoard ?? false, laid: this.laid(), why: puzzle.why, repairs: [], mended: false, found: 0, complete: false, id },
      };
      if (["solution", "search", "best"].includes(state.table.layer)) state.table.layer = ownLayer(state.table);
      state.table.shown = { index: 0, arrangement: null, cells: [] };
      state.page.broken = null;
      state.solve.unfinished = null;
      state.best.hunt = null;
    });
  }

  /**
   * Shows what it has come to.
   * @param {Outcome | null} outcome
   * @param {boolean} [trying] whether the textbook search follows
   */
  end(outcome, trying = false) {
    if (outcome) this.keepFound(outcome);
    const phase = !outcome?.cancelled ? "done" : this.control.signal.reason === PAUSED ? "paused" : "stopped";
    if (!trying) this.letGo();
    this.app.store.change((state) => {
      // Another puzzle may have been opened meanwhile, with a search of its own that was left.
      if (!state.solve.search) return;
      if (this.problem) state.page.broken = { problem: this.problem };
      if (!outcome) {
        state.solve.search = null;
        const { unfinished } = this.wish;
        state.solve.unfinished = this.resumable && unfinished ? this.app.keeper.named(unfinished) : null;
        return;
      }
      // Go may have said only now why there is no solution.
      const { why } = this.wish.fromBoard ? state.solve.search : this.puzzle;
      Object.assign(state.solve.search, { phase, fast: outcome, trying, why });
      const { again } = this.wish;
      if (again && outcome.boards[again.shown.index]) Object.assign(state.table, again);
      const best = state.solve.search.long?.state.best;
      if (best && phase === "stopped") state.table.layer = "search";
      else if (state.table.layer === "search" && !best) state.table.layer = ownLayer(state.table);
    });
    if (phase === "done") keepLooked(this.app);
  }

  /**
   * Tells more of it, as long as it is under way.
   * @param {Partial<Search>} more
   */
  tell(more) {
    if (!this.underWay) return;
    this.app.store.change(({ solve: { search } }) => {
      if (search) Object.assign(search, more);
    });
  }

  /**
   * Notes what has gone wrong. Nobody has foreseen what is no fault, but whoever waits
   * sees that the search is over.
   * @param {unknown} error
   */
  fail(error) {
    const { app, puzzle, id, underWay } = this;
    if (!(error instanceof FaultError)) {
      if (underWay) this.end(this.known());
      throw error;
    }
    if (!underWay) return;
    if (!this.control.signal.aborted && !this.wish.again) this.problem = error.fault;
    this.fast = error.lost ? this.known() : null;
    this.resumable = !error.fault.code.startsWith("resume-");
    if (!this.resumable) app.keeper.endSearch(puzzle.id, id);
  }

  /**
   * Ends it; what it found so far stays.
   * @param {string} [reason]
   */
  stop(reason) {
    // While the textbook search counts, the verdict is there: just let it go.
    if (this.app.store.state.solve.search?.fast) {
      this.tell({ trying: false });
      this.letGo();
    }
    this.control.abort(reason);
  }

  /**
   * What is known of it while its worker does not answer: what it told last, and from
   * where it can go on.
   * @returns {Outcome | null}
   */
  known() {
    const { search } = this.app.store.state.solve;
    if (!search?.progress || search.progress === this.wish.found?.report) return this.wish.found ?? null;
    const { progress: report, long, began } = search;
    return { report, boards: [], milliseconds: long?.elapsed ?? performance.now() - began, cancelled: true, saved: long?.saved ?? "", by: long?.by ?? report.by ?? null };
  }

  /**
   * Whether it is this that is shown of a search.
   * @param {Outcome | null} outcome
   */
  shows(outcome) {
    return outcome !== null && this.app.store.state.solve.search?.fast === outcome;
  }

  /**
   * Puts what a stopped search has found in the place of what it had told.
   * @param {Outcome} late
   */
  putRight(late) {
    this.keepFound(late);
    this.app.store.change(({ solve: { search } }) => {
      if (search) Object.assign(search, { fast: late, ...(!late.cancelled && { phase: "done" }) });
    });
  }

  /** Keeps how many solutions there are, if all was searched. @param {Outcome} outcome */
  keepFound({ cancelled, report }) {
    if (!cancelled && this.id === this.puzzle.id) this.app.keeper.keepFound(this.id, report.solutions);
  }

  /** The fast search: by one worker at first, unless it is sure to take long; then by all helpers. */
  async find() {
    const { app, control, keep, wish } = this;
    const { unfinished, limit } = wish;
    // It has its time from when there is somebody to search.
    if (!app.solver.hasAnswered) await app.solver.ready();
    if (wish.fromBoard && !wish.unfinished) await this.fixBoard();
    let saved = unfinished?.saved ?? "";
    let elapsed = unfinished?.elapsed ?? 0;
    // They take a moment to be ready: where they are expected to be needed they are called at once.
    const { foreseen } = app.store.state.solve;
    let helpers = saved || (foreseen && foreseen.seconds * 1000 > ALONE) ? app.hire() : [];
    try {
      if (!saved && (wish.again || wish.fromBoard || !isLong(foreseen))) {
        const first = await this.findAlone();
        if (!first.cancelled || control.signal.aborted || !first.saved || wish.again) return first;
        ({ saved } = first);
        elapsed = first.milliseconds;
      }
      if (helpers.length === 0) helpers = app.hire();
      if (limit) {
        setTimeout(() => control.abort(), limit);
        this.tell({ ends: performance.now() + limit });
      }
      const work = { puzzle: this.id, keep, visits: VISITS, saved };
      const caller = { tell: (/** @type {Long} */ long) => this.tellLong(long), wanted: () => this.wanted };
      return await searchLong(app, helpers, work, { of: this.puzzle.id, elapsed }, control.signal, caller);
    } finally {
      for (const helper of helpers) helper.dismiss();
    }
  }

  /** What lies on the person's board becomes clues of what is searched. */
  async fixBoard() {
    const { app, puzzle } = this;
    const board = this.laid();
    if (!board) return;
    const fixed = await app.solver.call("fixed", { puzzle: puzzle.id, board });
    this.id = fixed.link;
    this.tell({ id: this.id, why: fixed.why });
  }

  /** What one worker finds in a moment. */
  async findAlone() {
    const { signal } = this.control;
    const alone = new AbortController();
    const end = () => alone.abort();
    const enough = setTimeout(end, ALONE);
    signal.addEventListener("abort", end);
    try {
      const work = /** @type {const} */ ({ puzzle: this.id, keep: this.keep, mode: "fast" });
      return await this.app.solver.run(work, alone.signal, (progress) => this.tell({ progress }));
    } finally {
      clearTimeout(enough);
      signal.removeEventListener("abort", end);
    }
  }

  /**
   * Tells where it stands once it takes long.
   * @param {Long} long
   */
  tellLong(long) {
    if (!this.underWay) return;
    const { store } = this.app;
    store.change((state) => {
      if (state.solve.search) Object.assign(state.solve.search, { progress: long.state.report, long });
      // Once there is a solution, no board falls short of it.
      if (state.table.layer === "search" && !long.state.best) state.table.layer = ownLayer(state.table);
    });
  }

  /** Adds the textbook numbers to a finished verdict, if they are soon to be had; says whether they are. */
  async makeAsTextbook() {
    const plain = await makeAsTextbook(this.app.solver, this.id, this.control.signal);
    this.tell({ plain, trying: plain === null });
    return plain !== null;
  }

  /** Adds at least how many placements there are, or may be. */
  async countPlacements() {
    await countPlacements(this.app, this.id, this.control.signal, (counted) => this.tell({ counted }));
    this.tell({ trying: false });
  }
}

/**
 * Comes when a search that was stopped has had its time to answer.
 * @param {AbortSignal} signal
 */
function afterGrace(signal) {
  return new Promise((resolve) => signal.addEventListener("abort", () => void after(GRACE).then(resolve), { once: true }));
}

/** @type {(time: number) => Promise<void>} */
const after = (time) => new Promise((done) => setTimeout(done, time));

/**
 * Ends the search under way; what it found so far stays.
 * @param {App} app
 * @param {string} [reason]
 */
export function stop({ store, running }, reason) {
  if (running) running.stop(reason);
  // A search that pauses is stopped by not going on with it.
  else if (store.state.solve.search?.phase === "paused") {
    store.change(({ solve: { search } }) => {
      if (search) search.phase = "stopped";
    });
  }
}

/**
 * Lets the search under way rest; all it has found stays, and it can go on.
 * @param {App} app
 */
export function pause(app) {
  if (app.store.state.solve.search?.phase === "running") stop(app, PAUSED);
}

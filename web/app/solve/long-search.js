// A search that takes long: handed to all helpers, watched, and kept in this
// browser every few seconds, so that neither a closed tab nor a lost worker costs
// more than those.

import { searchTogether } from "../engine/pool.js";
import { FaultError } from "../engine/solver.js";
import { rememberRate } from "../known/estimate.js";

/** @import {By, JobState, Outcome} from "../../types.d.ts" */
/** @import {Ending, Work} from "../engine/pool.js" */
/** @import {Solver} from "../engine/solver.js" */
/** @import {App, Long} from "./state.d.ts" */

/** How often the page is told how far the search is, in milliseconds. */
const PAUSE = 250;
/** How often the search is kept, in milliseconds. */
const KEEP = 3000;
/** How long it is said that the search was interrupted, in milliseconds; then it has come further. */
const NEWS = 10_000;
/** The rate is that of so many milliseconds. */
const WINDOW = 4000;
/** A search that took longer than this, in milliseconds, tells how fast the machine is. */
const LEARNT = 2000;
/** So many losses of the coordinator before anything new was kept, and the search is given up. */
const LOSSES = 5;

/**
 * Goes on with a saved search until it is done or the signal comes.
 * @param {App} app
 * @param {Solver[]} helpers
 * @param {Work} work
 * @param {{ of: string, elapsed: number }} origin the puzzle that it stands with, and milliseconds searched before
 * @param {AbortSignal} signal
 * @param {{ tell: (long: Long) => void, wanted: () => boolean }} caller one that has given it up wants nothing of it kept any more
 * @returns {Promise<Outcome>}
 */
export async function searchLong(app, helpers, work, { of, elapsed }, signal, { tell, wanted }) {
  const began = performance.now();
  const time = () => elapsed + performance.now() - began;
  let { saved } = work;
  let losses = 0;
  /** When the last helper had loaded or was lost, and how many placements there were by then. */
  let from = { at: Infinity, nodes: 0, working: 0 };
  for (;;) {
    try {
      const ending = await searchOn();
      const pace = paceOf(ending.state);
      if (pace) rememberRate(app.storage, pace.rate / pace.cores);
      return { ...outcomeOf(ending, time()), pace };
    } catch (error) {
      if (!(error instanceof FaultError && error.lost) || signal.aborted || ++losses > LOSSES) throw error;
    }
  }

  /** How fast the helpers were, or null where that cannot be told. @param {JobState} state */
  function paceOf({ report }) {
    const spent = performance.now() - from.at;
    const made = Number(report.nodes) - from.nodes;
    return spent > LEARNT && made > 0 ? { rate: (made / spent) * 1000, cores: from.working } : null;
  }

  /** Searches on from what was saved last. */
  async function searchOn() {
    let watch = new Watch();
    from = { at: Infinity, nodes: 0, working: 0 };
    // Until it is kept for the first time, that is what comes next.
    let kept = saved ? performance.now() : -Infinity;
    /** When it was first told of, which may be long after it was asked for. */
    let begun = 0;
    let told = -Infinity;
    /** From where it goes on after a loss. @type {number | null} */
    let interrupted = null;
    /** Who carries it out. @type {By | null} */
    let by = null;
    /** @param {JobState} state */
    const keep = (state) => {
      if (saved && wanted()) app.keeper.keepSearch(of, { id: work.puzzle, saved, elapsed: time(), progress: state.progress });
    };
    const ending = await searchTogether(app.solver.tied(), helpers, { ...work, saved }, signal, (state, save, done, working) => {
      if (done?.by) by = carriedBy(by, done.by);
      const now = performance.now();
      if (working !== from.working) {
        from = { at: now, nodes: Number(state.report.nodes), working };
        watch = new Watch();
      }
      if (told === -Infinity) {
        if (losses > 0) interrupted = state.progress;
        begun = now;
        keep(state);
      }
      if (now - told >= PAUSE || state.report.done) {
        told = now;
        if (now - begun >= NEWS) interrupted = null;
        tell({ state, helpers: helpers.length, ...watch.see(state, now), elapsed: time(), saved, interrupted, by });
      }
      if (now - kept < KEEP) return;
      kept = now;
      void save().then((text) => {
        if (saved) losses = 0;
        saved = text;
        keep(state);
      }, () => {});
    });
    saved = ending.saved;
    if (saved) keep(ending.state);
    else if (wanted()) app.keeper.endSearch(of, work.puzzle);
    return { ...ending, by };
  }
}

/**
 * @param {Ending & { by: By | null }} ending
 * @param {number} milliseconds
 * @returns {Outcome}
 */
function outcomeOf({ state, boards, saved, by }, milliseconds) {
  return { report: state.report, boards, milliseconds, cancelled: !state.report.done, saved, by };
}

/**
 * Who carries a search out by its parts: a helper whose code has failed, or was refused, is not
 * hidden by others.
 * @param {By | null} before
 * @param {By} by
 * @returns {By}
 */
const carriedBy = (before, by) => ({ ...by, failed: by.failed ?? before?.failed, refused: by.refused ?? before?.refused });

/** Sees how fast a search goes, and from that how long it will still take. */
export class Watch {
  constructor() {
    /** @type {{ at: number, nodes: number }[]} */
    this.seen = [];
    /** @type {number | null} */
    this.left = null;
  }

  /**
   * @param {JobState} state
   * @param {number} now in milliseconds
   * @returns {{ rate: number, left: number | null }} nodes per second; seconds left, null while nobody can tell
   */
  see({ report, expected }, now) {
    const nodes = Number(report.nodes);
    const old = this.seen.findLastIndex(({ at }) => at <= now - WINDOW);
    this.seen = [...this.seen.slice(Math.max(0, old)), { at: now, nodes }];
    const [first] = this.seen;
    const seconds = (now - first.at) / 1000;
    const rate = seconds > 0 ? (nodes - first.nodes) / seconds : 0;
    if (rate > 0 && expected !== null) {
      const left = Math.max(0, 10 ** expected - nodes) / rate;
      // What is told should not flicker with every part that comes back.
      this.left = this.left === null || !Number.isFinite(left) ? left : this.left * 0.9 + left * 0.1;
    }
    return { rate, left: seconds < 0.5 ? null : this.left };
  }
}

// Runs a long search on all helpers and has it stored every few seconds, so that a closed tab or a lost
// worker costs no more than that.

import { searchTogether } from "../engine/pool.js";
import { FaultError } from "../engine/solver.js";
import { rememberRate } from "./rating.js";

/** @import {Outcome} from "../../messages.d.ts" */
/** @import {By, JobState} from "../../types.d.ts" */
/** @import {Ending, Work} from "../engine/pool.js" */
/** @import {Solver} from "../engine/solver.js" */
/** @import {Unfinished} from "../keep/record.js" */
/** @import {App, Long} from "./state.d.ts" */

/** The least time between two reports of progress, in ms. */
const PAUSE = 250;
/** The least time between two saves of the search, in ms. */
const KEEP = 3000;
/** Say for this many ms that the search was interrupted. */
const NEWS = 10_000;
/** The rate is measured over this time, in ms. */
const WINDOW = 4000;
/** Learn the machine's speed from searches longer than this, in ms. */
const LEARNT = 2000;
/** Give up after more than this many losses of the coordinator without new progress stored. */
const LOSSES = 5;

/**
 * Continues a saved search until it is done or aborted.
 * @param {App} app
 * @param {Solver[]} helpers
 * @param {Work} work
 * @param {number} elapsed ms spent before
 * @param {AbortSignal} signal
 * @param {{ update: (long: Long) => void, store: (unfinished: Unfinished | null) => void }} caller null: nothing is left to resume
 * @returns {Promise<Outcome>}
 */
export async function searchLong(app, helpers, work, elapsed, signal, { update, store }) {
  const began = performance.now();
  const time = () => elapsed + performance.now() - began;
  let { saved } = work;
  let losses = 0;
  /** When the set of working helpers last changed, and the placements by then. */
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

  /** The helpers' speed, null if the measurement is too short. @param {JobState} state */
  function paceOf({ report }) {
    const spent = performance.now() - from.at;
    const made = Number(report.nodes) - from.nodes;
    return spent > LEARNT && made > 0 ? { rate: (made / spent) * 1000, cores: from.working } : null;
  }

  /** Searches on from the last saved state. */
  async function searchOn() {
    let watch = new Watch();
    from = { at: Infinity, nodes: 0, working: 0 };
    // A new search is stored as soon as possible.
    let kept = saved ? performance.now() : -Infinity;
    /** When the first progress came, which may be long after the start. */
    let begun = 0;
    let reported = -Infinity;
    /** The progress at which the search resumed after a loss. @type {number | null} */
    let interrupted = null;
    /** The program that runs the search. @type {By | null} */
    let by = null;
    /** @param {JobState} state */
    const keep = (state) => {
      if (saved) store({ id: work.puzzle, saved, elapsed: time(), progress: state.progress });
    };
    const ending = await searchTogether(app.solver.tied(), helpers, { ...work, saved }, signal, (state, save, done, working) => {
      if (done?.by) by = carriedBy(by, done.by);
      const now = performance.now();
      if (working !== from.working) {
        from = { at: now, nodes: Number(state.report.nodes), working };
        watch = new Watch();
      }
      if (reported === -Infinity) {
        if (losses > 0) interrupted = state.progress;
        begun = now;
        keep(state);
      }
      if (now - reported >= PAUSE || state.report.done) {
        reported = now;
        if (now - begun >= NEWS) interrupted = null;
        update({ state, helpers: helpers.length, ...watch.see(state, now), elapsed: time(), saved, interrupted, by });
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
    else store(null);
    return { ...ending, by };
  }
}

/** @param {Ending & { by: By | null }} ending @param {number} milliseconds @returns {Outcome} */
function outcomeOf({ state, boards, saved, by }, milliseconds) {
  return { report: state.report, boards, milliseconds, cancelled: !state.report.done, saved, by };
}

/**
 * Combines the parts' programs: a failure or refusal of written code in one helper stays visible.
 * @param {By | null} before
 * @param {By} by
 * @returns {By}
 */
const carriedBy = (before, by) => ({ ...by, failed: by.failed ?? before?.failed, refused: by.refused ?? before?.refused });

/** Measures the rate of a search and estimates the time left. */
export class Watch {
  constructor() {
    /** @type {{ at: number, nodes: number }[]} */
    this.seen = [];
    /** @type {number | null} */
    this.left = null;
  }

  /**
   * @param {JobState} state
   * @param {number} now in ms
   * @returns {{ rate: number, left: number | null }} nodes per second, and seconds left or null if unknown
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
      // Smooth the estimate: it would flicker with each part.
      this.left = this.left === null || !Number.isFinite(left) ? left : this.left * 0.9 + left * 0.1;
    }
    return { rate, left: seconds < 0.5 ? null : this.left };
  }
}

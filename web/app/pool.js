// A long search, done in parts by many helpers. The coordinator's Go program holds
// the job: it hands out parts, adds up what comes back and cuts parts when few
// wait. A helper that dies or falls silent is replaced, and its part is done
// again: only what was settled counts. Knows no DOM.

import { FaultError } from "./solver.js";

/** @import {Board, JobState} from "../types.d.ts" */
/** @import {Solver} from "./solver.js" */

/** How long a helper works before it reports, in milliseconds; at first less, so that soon all have work. */
const LEASE = 250;
const FIRST = 50;
/** How much longer than that it may stay silent. */
const SILENCE = 5000;
/** How long one may that is new: it has to load first, and the machine may have other work to do. */
const LOADING = 60_000;
/** A helper that was lost so many times in a row is not replaced again. */
const LOSSES = 3;

/**
 * What is to be searched: a puzzle, or what is left of a search that was saved.
 * @typedef {{ puzzle: string, keep: number, visits: number, saved: string }} Work
 */

/**
 * What came of it. Where the search was stopped, saved is what it goes on from.
 * @typedef {{ state: JobState, boards: Board[], saved: string }} Ending
 */

/**
 * Searches until all is done or the signal comes.
 * @param {Pick<Solver, "call">} coordinator
 * @param {Pick<Solver, "part" | "restart">[]} helpers
 * @param {Work} work
 * @param {AbortSignal} signal
 * @param {(state: JobState, save: () => Promise<string>) => void} tell is told of every step
 * @returns {Promise<Ending>}
 */
export async function searchTogether(coordinator, helpers, work, signal, tell) {
  const begun = await coordinator.call("job", work);
  const { job } = begun;
  let { state } = begun;
  const save = async () => (await coordinator.call("save", { search: job })).saved;
  tell(state, save);

  let underWay = 0;
  /** Those who wait for parts to come back. @type {(() => void)[]} */
  let idle = [];
  const wake = () => {
    for (const go of idle) go();
    idle = [];
  };

  /** @param {Pick<Solver, "part" | "restart">} helper */
  const help = async (helper) => {
    let milliseconds = FIRST;
    let losses = 0;
    let silence = LOADING;
    while (!signal.aborted && !state.report.done && losses < LOSSES) {
      const { lease, saved } = await coordinator.call("take", { job, share: helpers.length });
      if (lease === 0) {
        if (underWay === 0) return;
        await new Promise((resolve) => idle.push(() => resolve(undefined)));
        continue;
      }
      underWay++;
      // Of the boards found, those for which there is no room any more need not travel.
      const keep = Math.max(0, work.keep - state.report.kept);
      const done = await attempt(helper, { puzzle: work.puzzle, keep, saved, milliseconds }, silence, signal);
      underWay--;
      losses = done === "" ? losses + 1 : 0;
      silence = done === "" ? LOADING : SILENCE;
      milliseconds = LEASE;
      state = await coordinator.call("settle", { job, lease, saved: done });
      tell(state, save);
      wake();
    }
    wake();
  };

  await Promise.all(helpers.map(help));
  if (!state.report.done && !signal.aborted) throw new FaultError({ code: "worker-lost", args: {}, at: {} });
  const saved = state.report.done ? "" : await save();
  const { boards } = await coordinator.call("boards", { search: job, from: 0 });
  await coordinator.call("drop", { search: job });
  return { state, boards, saved };
}

/**
 * Has a helper search a part. Gives what it saved, or "" when the helper was lost.
 * @param {Pick<Solver, "part" | "restart">} helper
 * @param {{ puzzle: string, keep: number, saved: string, milliseconds: number }} part
 * @param {number} silence how much longer than its part it may take, in milliseconds
 * @param {AbortSignal} signal
 */
async function attempt(helper, part, silence, signal) {
  const silent = setTimeout(() => helper.restart(), part.milliseconds + silence);
  try {
    return (await helper.part(part, signal)).saved;
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    return "";
  } finally {
    clearTimeout(silent);
  }
}

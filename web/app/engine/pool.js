// A long search, done in parts by many helpers. The coordinator's Go program holds
// the job: it hands out parts, adds up what comes back and cuts parts when few
// wait. A part is given to helpers that have loaded, and when one of them is lost its
// part is done again: only what was settled counts.

import { FaultError } from "./solver.js";

/** @import {Board, Done, JobState} from "../../types.d.ts" */
/** @import {Solver} from "./solver.js" */

/** How long a helper works before it reports, in milliseconds; at first less, so that soon all have work. */
const LEASE = 250;
const FIRST = 50;
/** How long to wait for the last parts of a search that is stopped, in milliseconds. */
const LAST = 500;
/** A helper that was lost so many times in a row is not replaced again. */
const LOSSES = 3;

/**
 * What is to be searched: a puzzle, or what is left of a search that was saved; raw as the textbook does.
 * @typedef {{ puzzle: string, raw?: boolean, keep: number, visits: number, saved: string }} Work
 */

/**
 * What came of it. Where the search was stopped, saved is what it goes on from.
 * @typedef {{ state: JobState, boards: Board[], saved: string }} Ending
 */

/** @typedef {Pick<Solver, "ready" | "part">} Helper */

/**
 * Searches until all is done or the signal comes.
 * @param {Pick<Solver, "call">} coordinator one worker: the next would not know the job
 * @param {Helper[]} helpers
 * @param {Work} work
 * @param {AbortSignal} signal
 * @param {(state: JobState, save: () => Promise<string>, done: Done | null, working: number) => void} tell is told of every step, of the part that came back last, and how many helpers are at it that have brought one
 * @returns {Promise<Ending>}
 */
export async function searchTogether(coordinator, helpers, work, signal, tell) {
  const begun = await coordinator.call("job", work);
  const { handle } = begun;
  let { state } = begun;
  const save = async () => (await coordinator.call("save", { handle })).saved;
  /** Those who have brought a part, and are not given up. @type {Set<Helper>} */
  const working = new Set();
  tell(state, save, null, working.size);

  /** Comes when nothing more is to be searched here, for whatever reason. */
  const end = new AbortController();
  const stopped = () => end.abort();
  signal.addEventListener("abort", stopped);
  const ended = new Promise((resolve) => end.signal.addEventListener("abort", () => resolve(false)));
  if (signal.aborted || state.report.done) end.abort();

  let underWay = 0;
  /** Those who wait for parts to come back. @type {(() => void)[]} */
  let idle = [];
  const wake = () => {
    for (const go of idle) go();
    idle = [];
  };

  /** @param {Helper} helper */
  const help = async (helper) => {
    let milliseconds = FIRST;
    let losses = 0;
    let ready = false;
    while (!end.signal.aborted && losses < LOSSES) {
      // One that never loads keeps no part from the others.
      ready ||= await Promise.race([helper.ready().then(() => true, () => false), ended]);
      if (!ready) {
        losses++;
        continue;
      }
      const { lease, saved } = await coordinator.call("take", { handle, share: helpers.length });
      if (lease === 0) {
        if (underWay === 0) return;
        await new Promise((resolve) => idle.push(() => resolve(undefined)));
        continue;
      }
      underWay++;
      // Of the boards found, those for which there is no room any more need not travel.
      const keep = Math.max(0, work.keep - state.report.kept);
      const done = await attempt(helper, { puzzle: work.puzzle, keep, saved, milliseconds }, end.signal);
      underWay--;
      ready = done !== null;
      losses = ready ? 0 : losses + 1;
      milliseconds = LEASE;
      if (done) working.add(helper);
      state = await coordinator.call("settle", { handle, lease, saved: done?.saved ?? "" });
      tell(state, save, done, working.size);
      if (state.report.done) end.abort();
      wake();
    }
    if (losses === LOSSES) working.delete(helper);
    wake();
  };

  try {
    await Promise.race([Promise.all(helpers.map(help)), late(signal)]);
    if (!state.report.done && !signal.aborted) throw new FaultError({ code: "worker-lost", args: {}, at: {} });
    const saved = state.report.done ? "" : await save();
    const { boards } = await coordinator.call("boards", { handle, from: 0 });
    await coordinator.call("drop", { handle });
    return { state, boards, saved };
  } finally {
    signal.removeEventListener("abort", stopped);
    end.abort();
    wake();
  }
}

/**
 * Has a helper search a part. Gives what came of it, or null when the helper was lost.
 * @param {Helper} helper
 * @param {{ puzzle: string, keep: number, saved: string, milliseconds: number }} part
 * @param {AbortSignal} signal
 */
async function attempt(helper, part, signal) {
  try {
    return await helper.part(part, signal);
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    return null;
  }
}

/**
 * Comes when helpers have had the time to come back after the signal: one that is
 * silent need not hold up who stops. What it had is saved as not yet searched.
 * @param {AbortSignal} signal
 */
export function late(signal) {
  return new Promise((resolve) => {
    const wait = () => setTimeout(resolve, LAST);
    if (signal.aborted) wait();
    else signal.addEventListener("abort", wait, { once: true });
  });
}

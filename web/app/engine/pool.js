// Searches a long puzzle in parts with many helpers. The job lives in the coordinator's Go program,
// which hands out parts, adds up results and cuts parts when few are left. Only a settled part
// counts: the part of a lost helper goes to another one.

import { FaultError, unlessFault } from "./solver.js";

/** @import {Done} from "../../messages.d.ts" */
/** @import {Board, JobState} from "../../types.d.ts" */
/** @import {Solver} from "./solver.js" */

/** How long a helper works before it reports, in milliseconds; at first less, so that all get work soon. */
const LEASE = 250;
const FIRST = 50;
/** How long a stopped search waits for the last parts, in milliseconds. */
const LAST = 500;
/** After this many losses in a row a helper is not replaced. */
const LOSSES = 3;

/**
 * A puzzle to search, or the rest of a saved search; `raw` counts as the textbook search does.
 * @typedef {{ puzzle: string, raw?: boolean, keep: number, visits: number, saved: string }} Work
 */

/**
 * The result. `saved` continues a search that was stopped.
 * @typedef {{ state: JobState, boards: Board[], saved: string }} Ending
 */

/** @typedef {Pick<Solver, "ready" | "part">} Helper */

/**
 * Searches until all is done or the signal aborts. `report` is called after every step, with the part that
 * came back last and the number of helpers that have returned a part and are not given up.
 * @param {Pick<Solver, "call">} coordinator one worker, since the next one would not know the job
 * @param {Helper[]} helpers
 * @param {Work} work
 * @param {AbortSignal} signal
 * @param {(state: JobState, save: () => Promise<string>, done: Done | null, working: number) => void} report
 * @returns {Promise<Ending>}
 */
export async function searchTogether(coordinator, helpers, work, signal, report) {
  const begun = await coordinator.call("job", work);
  const { handle } = begun;
  let { state } = begun;
  const save = async () => (await coordinator.call("save", { handle })).saved;
  /** The helpers that have returned a part and are not given up. @type {Set<Helper>} */
  const working = new Set();
  report(state, save, null, working.size);

  /** Aborts when the search must stop, for whatever reason. */
  const end = new AbortController();
  const stopped = () => end.abort();
  signal.addEventListener("abort", stopped);
  const ended = new Promise((resolve) => end.signal.addEventListener("abort", () => resolve(false)));
  if (signal.aborted || state.report.done) end.abort();

  let underWay = 0;
  /** Wakes helpers that wait for parts to come back. @type {(() => void)[]} */
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
      // A helper takes a part only once it has loaded, so that one that never loads holds none.
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
      // Boards beyond the limit would be dropped: the helper need not send them.
      const keep = Math.max(0, work.keep - state.report.kept);
      // A fault counts as a loss of the helper.
      const done = await unlessFault(() => helper.part({ puzzle: work.puzzle, keep, saved, milliseconds }, end.signal), null);
      underWay--;
      ready = done !== null;
      losses = ready ? 0 : losses + 1;
      milliseconds = LEASE;
      if (done) working.add(helper);
      state = await coordinator.call("settle", { handle, lease, saved: done?.saved ?? "" });
      report(state, save, done, working.size);
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
 * Resolves some time after the signal, when helpers should have answered: a silent one must not hold up
 * a person who stops. Its part is saved as not yet searched.
 * @param {AbortSignal} signal
 */
export function late(signal) {
  return new Promise((resolve) => {
    const wait = () => setTimeout(resolve, LAST);
    if (signal.aborted) wait();
    else signal.addEventListener("abort", wait, { once: true });
  });
}

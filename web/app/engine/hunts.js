// Parallel hunts for the best board, one per worker, each with its own seed. A hunt is saved before
// its better board is reported, so that a lost worker loses no board: its replacement continues from
// the last save.

import { late } from "./pool.js";
import { FaultError } from "./solver.js";

/** @import {Board, HuntState} from "../../types.d.ts" */
/** @import {Solver} from "./solver.js" */

/** How long a worker hunts before it reports, in milliseconds. */
const LEASE = 500;
/** How often a hunt without a better board is saved, in milliseconds. */
const SAVE = 3000;
/** After this many losses in a row a worker is not replaced. */
const LOSSES = 3;

/**
 * The puzzle to hunt, from a board if there is one. Hunt number n has the seed `seed` + n, and
 * continues from `saved[n]` if that is there.
 * @typedef {{ puzzle: string, board: Board | null, seed: number, saved: string[] }} Quarry
 */

/** The state of one hunt, and the save to continue from. @typedef {{ state: HuntState, saved: string }} Stand */

/**
 * Hunts until one hunt is over or the signal aborts.
 * @param {Pick<Solver, "ready" | "tied">[]} helpers one for each hunt
 * @param {Quarry} quarry
 * @param {AbortSignal} signal
 * @param {(which: number, stand: Stand) => void} report
 */
export async function huntTogether(helpers, quarry, signal, report) {
  /** Aborts when the hunts must stop, for whatever reason. */
  const end = new AbortController();
  const stopped = () => end.abort();
  signal.addEventListener("abort", stopped);
  if (signal.aborted) end.abort();
  try {
    const hunts = helpers.map(async (helper, which) => {
      let alive = true;
      try {
        alive = await huntOn(helper, which, quarry, end.signal, report);
      } finally {
        // A finished hunt has the best board there is, and a fault would meet every hunt: stop them all.
        if (alive) end.abort();
      }
      return alive;
    });
    const alive = await Promise.race([Promise.all(hunts), late(end.signal).then(() => [true])]);
    if (!alive.some(Boolean)) throw new FaultError({ code: "worker-lost", args: {}, at: {} });
  } finally {
    signal.removeEventListener("abort", stopped);
  }
}

/**
 * Runs one hunt, replacing its worker when it is lost.
 * @param {Pick<Solver, "ready" | "tied">} helper
 * @param {number} which
 * @param {Quarry} quarry
 * @param {AbortSignal} signal
 * @param {(which: number, stand: Stand) => void} report
 * @returns {Promise<boolean>} false when too many workers were lost
 */
async function huntOn(helper, which, { puzzle, board, seed, saved: kept }, signal, report) {
  let saved = kept[which] ?? "";
  for (let losses = 0; !signal.aborted; ) {
    try {
      await helper.ready();
      if (signal.aborted) break;
      const tied = helper.tied();
      const begun = await tied.call("hunt", { puzzle, seed: String(seed + which), saved, ...(board && { board }) });
      const { handle } = begun;
      let { state } = begun;
      let [score, due] = [-1, 0];
      for (;;) {
        const stops = signal.aborted || state.over;
        if (state.score > score || performance.now() >= due || stops) {
          ({ saved } = await tied.call("save", { handle }));
          [score, due] = [state.score, performance.now() + SAVE];
        }
        report(which, { state, saved });
        if (stops) return true;
        state = await tied.seek({ handle, milliseconds: LEASE }, signal);
        losses = 0;
      }
    } catch (error) {
      if (!(error instanceof FaultError && error.lost)) throw error;
      if (++losses === LOSSES) return false;
    }
  }
  return true;
}

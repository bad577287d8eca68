// Hunts for the best board beside each other: one in each worker, each with a seed of its
// own. What one tells of was saved before if it has a better board, so that whatever
// becomes of a worker, no board is lost: the next one goes on from what was saved last.

import { late } from "./pool.js";
import { FaultError } from "./solver.js";

/** @import {Board, HuntState} from "../../types.d.ts" */
/** @import {Solver} from "./solver.js" */

/** How long a worker goes on before it tells where it stands, in milliseconds. */
const LEASE = 500;
/** How often a hunt without a better board is saved, in milliseconds. */
const SAVE = 3000;
/** A worker that was lost so many times in a row is not replaced again. */
const LOSSES = 3;

/**
 * What is hunted: the best board of a puzzle, from a board if there is one. The hunts have
 * the seeds from the first one on; those that were saved go on from there.
 * @typedef {{ puzzle: string, board: Board | null, seed: number, saved: string[] }} Quarry
 */

/** Where one of the hunts stands, and what it would go on from. @typedef {{ state: HuntState, saved: string }} Stand */

/**
 * Hunts until one is over or the signal comes.
 * @param {Pick<Solver, "ready" | "tied">[]} helpers one for each hunt
 * @param {Quarry} quarry
 * @param {AbortSignal} signal
 * @param {(which: number, stand: Stand) => void} tell
 */
export async function huntTogether(helpers, quarry, signal, tell) {
  /** Comes when nothing more is to be found here, for whatever reason. */
  const end = new AbortController();
  const stopped = () => end.abort();
  signal.addEventListener("abort", stopped);
  if (signal.aborted) end.abort();
  try {
    const hunts = helpers.map(async (helper, which) => {
      let there = true;
      try {
        there = await huntOn(helper, which, quarry, end.signal, tell);
      } finally {
        // One that is over has the best board there is; a fault is one for all of them.
        if (there) end.abort();
      }
      return there;
    });
    const there = await Promise.race([Promise.all(hunts), late(end.signal).then(() => [true])]);
    if (!there.some(Boolean)) throw new FaultError({ code: "worker-lost", args: {}, at: {} });
  } finally {
    signal.removeEventListener("abort", stopped);
  }
}

/**
 * Hunts in one worker after the other, and says whether there was one until the end.
 * @param {Pick<Solver, "ready" | "tied">} helper
 * @param {number} which
 * @param {Quarry} quarry
 * @param {AbortSignal} signal
 * @param {(which: number, stand: Stand) => void} tell
 * @returns {Promise<boolean>}
 */
async function huntOn(helper, which, { puzzle, board, seed, saved: kept }, signal, tell) {
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
        tell(which, { state, saved });
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

// The figures of the textbook search. A puzzle that it finishes within seconds is searched that way.
// For a larger one the page counts only its placements, through tables and with all helpers, if the
// estimate says that this ends; else it shows the estimate. The verdict does not depend on any of it.

import { searchTogether } from "./pool.js";
import { passFault, unlessFault } from "./solver.js";

/** @import {Outcome} from "../../messages.d.ts" */
/** @import {Report} from "../../types.d.ts" */
/** @import {Solver} from "./solver.js" */

/** The time limit of the textbook search, in milliseconds. */
const TEXTBOOK = 2000;
/** The most placements that are counted: a minute for one core. */
const MOST = 2e9;
/** What the estimate may visit (about 50 ms), and what the search for places to cut the work may. */
const [VISITS, CUTS] = [300_000, 20_000];
/** The least time between two reports of the count, in milliseconds. */
const PAUSE = 250;

/**
 * The placements of the textbook search, counted without its tries.
 * @typedef {object} Counted
 * @property {number | null} expected the decimal logarithm of the expected placements; null while unknown
 * @property {Report | null} report so far; null where there are too many to count
 * @property {number} spent milliseconds
 */

/**
 * @param {Pick<Solver, "run">} solver
 * @param {string} puzzle
 * @param {AbortSignal} signal
 * @returns {Promise<Outcome | null>} null where the time limit ends it
 */
export async function makeAsTextbook(solver, puzzle, signal) {
  const control = new AbortController();
  const end = () => control.abort();
  const limit = setTimeout(end, TEXTBOOK);
  signal.addEventListener("abort", end);
  try {
    const outcome = await unlessFault(() => solver.run({ puzzle, mode: "plain", keep: 0 }, control.signal), null);
    return outcome?.cancelled ? null : outcome;
  } finally {
    clearTimeout(limit);
    signal.removeEventListener("abort", end);
  }
}

/**
 * Counts the placements until all are counted or the signal aborts.
 * @param {{ solver: Pick<Solver, "call" | "tied">, hire: () => Solver[] }} app
 * @param {string} puzzle
 * @param {AbortSignal} signal
 * @param {(counted: Counted) => void} onCount
 */
export async function countPlacements({ solver, hire }, puzzle, signal, onCount) {
  /** @type {Solver[]} */
  let helpers = [];
  try {
    const { nodes: expected } = await solver.call("estimate", { puzzle, raw: true, visits: VISITS });
    if (signal.aborted) return;
    if (expected === null || 10 ** expected > MOST) return onCount({ expected, report: null, spent: 0 });
    helpers = hire();
    let [began, reported] = [0, -Infinity];
    const control = new AbortController();
    signal.addEventListener("abort", () => control.abort());
    const work = { puzzle, raw: true, keep: 0, visits: CUTS, saved: "" };
    await searchTogether(solver.tied(), helpers, work, control.signal, ({ report }) => {
      if (control.signal.aborted) return;
      if (Number(report.nodes) > 2 * MOST) {
        control.abort(); // the estimate was wrong
        return onCount({ expected: null, report: null, spent: 0 });
      }
      const now = performance.now();
      began ||= now;
      if (!report.done && now - reported < PAUSE) return;
      reported = now;
      onCount({ expected, report, spent: now - began });
    });
  } catch (error) {
    passFault(error); // the person did not ask for these figures
  } finally {
    for (const helper of helpers) helper.dismiss();
  }
}

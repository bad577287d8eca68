// The numbers of the textbook search. It is made, try by try, where that is soon over. Of
// a larger puzzle at least what it places is counted: the same placements, found through
// tables and by all helpers, where the estimate says that they come to an end. Else there
// is the estimate. Whatever becomes of that, the verdict stands.

import { searchTogether } from "./pool.js";
import { FaultError } from "./solver.js";

/** @import {Outcome, Report} from "../../types.d.ts" */
/** @import {Solver} from "./solver.js" */

/** How long the textbook search may take, in milliseconds. */
const TEXTBOOK = 2000;
/** More placements than these are not counted: a minute for one core. */
const MOST = 2e9;
/** What a probe may spend on that: about 50 ms; and what on where to cut the work in parts. */
const [VISITS, CUTS] = [300_000, 20_000];
/** How often it is told how many there are so far, in milliseconds. */
const PAUSE = 250;

/**
 * What the textbook search places, counted without its tries.
 * @typedef {object} Counted
 * @property {number | null} expected the decimal logarithm of the placements expected; null while nobody can tell
 * @property {Report | null} report so far; null where there are too many to be counted
 * @property {number} spent milliseconds
 */

/**
 * Makes the textbook search.
 * @param {Pick<Solver, "run">} solver
 * @param {string} puzzle
 * @param {AbortSignal} signal
 * @returns {Promise<Outcome | null>} null where it is not soon over
 */
export async function makeAsTextbook(solver, puzzle, signal) {
  const control = new AbortController();
  const end = () => control.abort();
  const limit = setTimeout(end, TEXTBOOK);
  signal.addEventListener("abort", end);
  try {
    const outcome = await solver.run({ puzzle, mode: "plain", keep: 0 }, control.signal);
    return outcome.cancelled ? null : outcome;
  } catch (error) {
    return unanswered(error);
  } finally {
    clearTimeout(limit);
    signal.removeEventListener("abort", end);
  }
}

/**
 * Counts what it places, until all is counted or the signal comes.
 * @param {{ solver: Pick<Solver, "call" | "tied">, hire: () => Solver[] }} app
 * @param {string} puzzle
 * @param {AbortSignal} signal
 * @param {(counted: Counted) => void} tell
 */
export async function countPlacements({ solver, hire }, puzzle, signal, tell) {
  /** @type {Solver[]} */
  let helpers = [];
  try {
    const { nodes: expected } = await solver.call("estimate", { puzzle, raw: true, visits: VISITS });
    if (signal.aborted) return;
    if (expected === null || 10 ** expected > MOST) return tell({ expected, report: null, spent: 0 });
    helpers = hire();
    let [began, told] = [0, -Infinity];
    const control = new AbortController();
    signal.addEventListener("abort", () => control.abort());
    const work = { puzzle, raw: true, keep: 0, visits: CUTS, saved: "" };
    await searchTogether(solver.tied(), helpers, work, control.signal, ({ report }) => {
      if (control.signal.aborted) return;
      if (Number(report.nodes) > 2 * MOST) {
        control.abort(); // the estimate was wrong
        return tell({ expected: null, report: null, spent: 0 });
      }
      const now = performance.now();
      began ||= now;
      if (!report.done && now - told < PAUSE) return;
      told = now;
      tell({ expected, report, spent: now - began });
    });
  } catch (error) {
    unanswered(error);
  } finally {
    for (const helper of helpers) helper.dismiss();
  }
}

/**
 * Nobody was there to answer: what nobody has asked for is not missed.
 * @param {unknown} error
 */
function unanswered(error) {
  if (!(error instanceof FaultError)) throw error;
  return null;
}

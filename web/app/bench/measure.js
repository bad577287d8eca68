// Measures a search in this browser: by the program itself, and by code written for the puzzle. Each
// round has a worker of its own, like those of the page.

import { COMPRESSED } from "../../built.js";
import { trustedScript } from "../base/trusted.js";
import { bringModule } from "../engine/module.js";
import { Solver } from "../engine/solver.js";

/** @import {By} from "../../types.d.ts" */

/** Measure at most this many ms of a search. */
const LIMIT = 3000;
/** Search this many ms before: a browser optimizes a program only while it runs. */
const WARM = 500;
/** The median of this many rounds counts. */
const ROUNDS = 3;

/** @typedef {{ nodes: number, milliseconds: number }} Took */
/** @typedef {{ program: Took, written: Took, by: By }} Measured */

/** Starts a worker, which its caller dismisses. */
export const hire = () => new Solver(() => new Worker(trustedScript("worker.js")), () => bringModule(COMPRESSED));

/** @param {string} puzzle @returns {Promise<Measured>} */
export async function measure(puzzle) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measureOnce(puzzle));
  const middle = (/** @type {Took[]} */ all) => all.sort((a, b) => rateOf(a) - rateOf(b))[Math.floor(ROUNDS / 2)];
  return { program: middle(rounds.map(({ program }) => program)), written: middle(rounds.map(({ written }) => written)), by: (rounds.find(({ by }) => !by.written) ?? rounds[0]).by };
}

/** Placements per second. @param {Took} took */
export const rateOf = ({ nodes, milliseconds }) => (nodes / Math.max(milliseconds, 0.1)) * 1000;

/** @param {string} puzzle @returns {Promise<Measured>} */
async function measureOnce(puzzle) {
  const solver = hire();
  try {
    await solver.ready();
    const work = /** @type {const} */ ({ puzzle, mode: "fast", keep: 0, program: true });
    await solver.run(work, AbortSignal.timeout(WARM));
    const { report, milliseconds } = await solver.run(work, AbortSignal.timeout(LIMIT));
    const { handle } = await solver.call("job", { puzzle, keep: 0, visits: 1 });
    const { lease, saved } = await solver.call("take", { handle, share: 1 });
    const began = performance.now();
    const { saved: done, by } = await solver.part({ puzzle, keep: 0, saved, milliseconds: LIMIT }, new AbortController().signal);
    const spent = performance.now() - began;
    const state = await solver.call("settle", { handle, lease, saved: done });
    return { program: { nodes: Number(report.nodes), milliseconds }, written: { nodes: Number(state.report.nodes), milliseconds: spent }, by: by ?? {} };
  } finally {
    solver.dismiss();
  }
}

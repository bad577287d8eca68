// What a search takes in this browser: by the program itself, and by code that is written
// for its puzzle. Each is measured in a worker of its own, as the page has them.

import { trustedScript } from "../base/trusted.js";

/** @import {By, JobState, Outcome} from "../../types.d.ts" */

/** Up to so many milliseconds of a search are measured. */
const LIMIT = 3000;
/** So many rounds are measured; the one in the middle counts. */
const ROUNDS = 3;

/** What a search took, in milliseconds. @typedef {{ nodes: number, milliseconds: number }} Took */
/** @typedef {{ program: Took, written: Took, by: By }} Measured */

/**
 * Measures the searches of a puzzle, in turns.
 * @param {WebAssembly.Module} module the program
 * @param {string} puzzle
 * @returns {Promise<Measured>}
 */
export async function measure(module, puzzle) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measureOnce(module, puzzle));
  const middle = (/** @type {Took[]} */ all) => all.sort((a, b) => rateOf(a) - rateOf(b))[Math.floor(ROUNDS / 2)];
  return { program: middle(rounds.map(({ program }) => program)), written: middle(rounds.map(({ written }) => written)), by: rounds[0].by };
}

/** Placements a second. @param {Took} took */
export const rateOf = ({ nodes, milliseconds }) => (nodes / Math.max(milliseconds, 0.1)) * 1000;

/**
 * @param {WebAssembly.Module} module
 * @param {string} puzzle
 * @returns {Promise<Measured>}
 */
async function measureOnce(module, puzzle) {
  const worker = hire(module);
  try {
    const run = worker.ask({ run: { puzzle, mode: "fast", keep: 0 } });
    const enough = setTimeout(() => worker.cancel(run.id), LIMIT);
    /** @type {Outcome} */
    const { report, milliseconds } = await run.answer;
    clearTimeout(enough);
    const call = (/** @type {string} */ method, /** @type {object} */ params) => worker.ask({ call: method, params }).answer;
    const { handle } = await call("job", { puzzle, keep: 0, visits: 1, saved: "" });
    const { lease, saved } = await call("take", { handle, share: 1 });
    const began = performance.now();
    const by = await worker.ask({ part: { puzzle, keep: 0, saved, milliseconds: LIMIT } }).answer;
    const spent = performance.now() - began;
    /** @type {JobState} */
    const state = await call("settle", { handle, lease, saved: by.saved });
    return { program: { nodes: Number(report.nodes), milliseconds }, written: { nodes: Number(state.report.nodes), milliseconds: spent }, by };
  } finally {
    worker.dismiss();
  }
}

/**
 * The links of published puzzles.
 * @param {WebAssembly.Module} module
 * @param {string[]} ids
 * @returns {Promise<{ name: string, link: string }[]>}
 */
export async function linksOf(module, ids) {
  const worker = hire(module);
  /** @type {{ entries: { id: string, name: string, link: string }[] }} */
  const { entries } = await worker.ask({ call: "gallery", params: {} }).answer;
  worker.dismiss();
  return ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
}

/**
 * A worker that answers one question after the other.
 * @param {WebAssembly.Module} module
 */
function hire(module) {
  const worker = new Worker(trustedScript("worker.js"));
  worker.postMessage({ module });
  let last = 0;
  return {
    /** @param {object} question */
    ask: (question) => {
      const id = ++last;
      const answer = new Promise((resolve, reject) => {
        const hear = (/** @type {MessageEvent} */ { data }) => {
          if (data.id !== id || "progress" in data) return;
          worker.removeEventListener("message", hear);
          if ("error" in data) reject(new Error(data.error.code));
          else resolve(data.result);
        };
        worker.addEventListener("message", hear);
        worker.addEventListener("error", () => reject(new Error("the worker was lost")));
      });
      worker.postMessage({ id, ...question });
      return { id, answer };
    },
    cancel: (/** @type {number} */ id) => worker.postMessage({ cancel: id }),
    dismiss: () => worker.terminate(),
  };
}

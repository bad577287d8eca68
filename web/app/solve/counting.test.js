// What the textbook search places, counted by helpers or only told as an estimate; and the
// sentences for it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "../../words/en.js";
import { FaultError } from "../engine/solver.js";
import { Speech } from "../speech/speech.js";
import { countPlacements } from "./counting.js";
import { textbookWords } from "./effort-words.js";

/** @import {Outcome, Report} from "../../types.d.ts" */
/** @import {App, Counted} from "./state.d.ts" */

const speech = new Speech("en", words);
const report = (/** @type {number} */ nodes, done = false) => /** @type {Report} */ ({ nodes, done });

/**
 * Counts with two helpers, of which each call of the coordinator's settles ten placements.
 * @param {{ nodes: number | null, parts?: number, lost?: boolean, stopAt?: number }} how
 */
async function counted({ nodes, parts = 3, lost = false, stopAt = Infinity }) {
  const control = new AbortController();
  let [hired, dismissed, settled, taken] = [0, 0, 0, 0];
  /** @type {any[]} */
  const asked = [];
  const methods = /** @type {Record<string, () => unknown>} */ ({
    estimate: () => ({ nodes }),
    job: () => ({ handle: 1, state: { report: report(0) } }),
    take: () => ({ lease: taken < parts ? ++taken : 0, saved: "p" }),
    settle: () => {
      if (++settled === stopAt) control.abort();
      return { report: report(10 * settled, settled === parts) };
    },
    save: () => ({ saved: "s" }),
    boards: () => ({ boards: [] }),
    drop: () => ({}),
  });
  const call = async (/** @type {string} */ method, /** @type {any} */ params) => {
    asked.push([method, params]);
    if (lost) throw new FaultError({ code: "worker-lost", args: {}, at: {} });
    return methods[method]();
  };
  const hire = () => {
    hired += 2;
    const helper = { ready: async () => {}, part: async () => ({ saved: "s" }), dismiss: () => void dismissed++ };
    return [helper, helper];
  };
  const app = /** @type {App} */ (/** @type {unknown} */ ({ solver: { call, tied: () => ({ call }) }, hire }));
  /** @type {Counted[]} */
  const told = [];
  await countPlacements(app, "p", control.signal, (so) => told.push(so));
  return { told, asked, hired, dismissed };
}

test("what is expected to come to an end is counted by all helpers", async () => {
  const { told, asked, hired, dismissed } = await counted({ nodes: 7.84 });
  assert.deepEqual([told.at(-1)?.report, told.at(-1)?.expected], [report(30, true), 7.84]);
  assert.equal(told[0].report?.nodes, 0, "it is told at once that it is counted");
  assert.deepEqual(asked.filter(([method]) => method === "job" || method === "estimate").map(([, { raw }]) => raw), [true, true]);
  assert.deepEqual([hired, dismissed], [2, 2]);
});

test("what is expected to take too long is not begun", async () => {
  for (const nodes of [9.31, 14, 2000, null]) {
    const { told, hired } = await counted({ nodes });
    assert.deepEqual([told, hired], [[{ expected: nodes, report: null, spent: 0 }], 0]);
  }
});

test("Stop ends the count, and its helpers go", async () => {
  const { told, hired, dismissed } = await counted({ nodes: 8, parts: 9, stopAt: 2 });
  assert.equal(told.at(-1)?.report?.done, false);
  assert.deepEqual([hired, dismissed], [2, 2]);
});

test("where nobody answers nothing is told", async () => {
  assert.deepEqual((await counted({ nodes: 8, lost: true })).told, []);
});

test("what is said of the textbook search", () => {
  const plain = /** @type {Outcome} */ ({ report: { tries: 66_384 }, milliseconds: 40 });
  const so = (/** @type {Report | null} */ found, expected = 7.84) => ({ expected, report: found, spent: 1900 });
  const rows = /** @type {[Outcome | null, Counted | null, boolean, "done" | "stopped", string][]} */ ([
    [null, null, true, "done", ""],
    [plain, null, false, "done", `The textbook search made 66,384 tries in ${speech.time(40)}.`],
    [null, so(report(12_345_678)), true, "done", "The textbook search is being counted: 12,345,678 of about 69,000,000 placements."],
    [null, so(report(69_284_103, true)), true, "done", `The textbook search makes 69,284,103 placements, counted in ${speech.time(1900)} without its tries.`],
    [null, so(report(12_345_678)), false, "done", "The textbook search makes about 69,000,000 placements; 12,345,678 were counted."],
    [null, so(null, 14.3), false, "done", "A textbook search would take too long here: about 10¹⁴ placements."],
    [null, so(null, 40.2), false, "done", "A textbook search would take too long here: about 10⁴⁰ placements."],
    [null, so(null, 2638.7), false, "done", "A textbook search would take too long here: about 10²⁶³⁹ placements."],
    [null, { expected: null, report: null, spent: 0 }, false, "done", "A textbook search would take too long here."],
    [null, null, false, "stopped", ""],
  ]);
  for (const [made, count, trying, phase, told] of rows) assert.equal(textbookWords({ plain: made, counted: count, trying, phase }, speech), told);
});

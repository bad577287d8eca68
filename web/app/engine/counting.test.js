// The placements of the textbook search, counted by helpers or only estimated.

import assert from "node:assert/strict";
import { test } from "node:test";
import { countPlacements } from "./counting.js";
import { FaultError } from "./solver.js";

/** @import {Report} from "../../types.d.ts" */
/** @import {Counted} from "./counting.js" */

const report = (/** @type {number} */ nodes, done = false) => /** @type {Report} */ ({ nodes, done });

/**
 * Counts with two helpers; each `settle` call of the coordinator adds ten placements.
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
  const app = /** @type {any} */ ({ solver: { call, tied: () => ({ call }) }, hire });
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

// The search for slips: what it reports, and when.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { Store } from "../base/store.js";
import { findRepairs } from "./slips.js";

/** @import {App} from "./state.d.ts" */

/** A page whose puzzle has no solution, with Go's answers to the search for slips. @param {object[]} answers */
function page(answers) {
  const store = new Store(stateWith({ phase: "ready" }));
  const search = /** @type {any} */ ({ repairs: [], mended: false, found: 0, complete: false });
  store.change(({ solve }) => void (solve.search = search));
  /** @type {{ method: string, tell: boolean }[]} */
  const asked = [];
  const call = async (/** @type {string} */ method, /** @type {any} */ { tell }) => {
    asked.push({ method, tell });
    return answers[asked.length - 1] ?? {};
  };
  const app = /** @type {App} */ (/** @type {unknown} */ ({ store, solver: { tied: () => ({ call }) } }));
  return { app, asked, told: () => ({ repairs: search.repairs, mended: search.mended, found: search.found, complete: search.complete }) };
}

/** @param {object} facts */
const slice = (facts) => ({ handle: 1, done: false, repairs: [], found: 0, complete: false, ...facts });

test("the repairs of a puzzle without a solution come once all are found", async () => {
  const { app, asked, told } = page([slice({ found: 1 }), slice({ done: true, repairs: ["one", "two"], found: 2, complete: true })]);
  await findRepairs(app, "p", { solutions: 0 }, new AbortController().signal);
  assert.deepEqual(asked, [{ method: "mend", tell: false }, { method: "mend", tell: false }]);
  assert.deepEqual(told(), { repairs: ["one", "two"], mended: true, found: 2, complete: true });
});

test("where nobody waits any longer those found until then are asked for, and that they are not all is known", async () => {
  const { app, asked, told } = page([slice({ found: 1 }), slice({ repairs: ["one"], found: 1 })]);
  await findRepairs(app, "p", { solutions: 0 }, AbortSignal.abort());
  assert.deepEqual(asked.slice(0, 2), [{ method: "mend", tell: false }, { method: "mend", tell: true }]);
  assert.equal(asked[2].method, "drop");
  assert.deepEqual(told(), { repairs: ["one"], mended: true, found: 1, complete: false });
});

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
  let told = {};
  /** @type {{ method: string, tell: boolean }[]} */
  const asked = [];
  const call = async (/** @type {string} */ method, /** @type {any} */ { tell }) => {
    asked.push({ method, tell });
    return answers[asked.length - 1] ?? {};
  };
  const app = /** @type {App} */ (/** @type {unknown} */ ({ store, solver: { tied: () => ({ call }) } }));
  const find = (signal = new AbortController().signal, awaited = true) =>
    findRepairs(app, "p", { solutions: 0 }, signal, (facts) => {
      told = facts;
      return awaited;
    });
  return { find, asked, told: () => told };
}

/** @param {object} facts */
const slice = (facts) => ({ handle: 1, done: false, repairs: [], found: 0, complete: false, ...facts });

test("the repairs of a puzzle without a solution come once all are found", async () => {
  const { find, asked, told } = page([slice({ found: 1 }), slice({ done: true, repairs: ["one", "two"], found: 2, complete: true })]);
  await find();
  assert.deepEqual(asked, [{ method: "mend", tell: false }, { method: "mend", tell: false }]);
  assert.deepEqual(told(), { repairs: ["one", "two"], mended: true, found: 2, complete: true });
});

test("where nobody waits any longer those found until then are asked for, and that they are not all is known", async () => {
  const { find, asked, told } = page([slice({ found: 1 }), slice({ repairs: ["one"], found: 1 })]);
  await find(AbortSignal.abort());
  assert.deepEqual(asked.slice(0, 2), [{ method: "mend", tell: false }, { method: "mend", tell: true }]);
  assert.equal(asked[2].method, "drop");
  assert.deepEqual(told(), { repairs: ["one"], mended: true, found: 1, complete: false });
});

test("they are not looked for any longer once the search is not on show", async () => {
  const { find, asked } = page([slice({ found: 1 }), slice({ found: 1 })]);
  await find(undefined, false);
  assert.deepEqual(asked.map(({ method }) => method), ["mend", "drop"]);
});

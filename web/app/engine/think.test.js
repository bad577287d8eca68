// Long calls in slices: parameters of the first slice only, and dropped answers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { think } from "./think.js";

/** @import {Solver} from "./solver.js" */

/** A worker that has read a text after three slices, and the calls it got. */
function reader() {
  /** @type {[string, any][]} */
  const calls = [];
  const call = async (/** @type {string} */ method, /** @type {any} */ params) => {
    calls.push([method, params]);
    const done = calls.length === 3;
    return { handle: 5, done, ...(done && { opened: { notes: [] } }) };
  };
  const solver = /** @type {Pick<Solver, "tied">} */ (/** @type {unknown} */ ({ tied: () => ({ call }) }));
  return { solver, calls };
}

test("a long text is told once, and the handle is enough after that", async () => {
  const { solver, calls } = reader();
  const { opened } = await think(solver, "read", {}, () => false, { text: "a list" });
  assert.deepEqual(opened, { notes: [] });
  assert.deepEqual(calls.map(([method, { text, handle }]) => [method, text, handle]), [["read", "a list", 0], ["read", undefined, 5], ["read", undefined, 5]]);
});

test("what is given up is forgotten by Go", async () => {
  const { solver, calls } = reader();
  const { opened } = await think(solver, "read", {}, () => true, { text: "a list" });
  assert.equal(opened, undefined);
  assert.deepEqual(calls.map(([method, { handle }]) => [method, handle]), [["read", 0], ["drop", 5]]);
});

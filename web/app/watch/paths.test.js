// The paths asked for, with a worker that knows a tree of one branch.

import assert from "node:assert/strict";
import { test } from "node:test";
import { FaultError } from "../engine/solver.js";
import { Paths, strideFor } from "./paths.js";

/** @import {Tape} from "./tape.js" */

/**
 * A search of `end` steps, whose path at step n is [n / 10, n]; a slice gives ten paths.
 * @param {number} end
 * @param {{ from: number, stride: number, most: number }[]} asked
 */
function tapeOf(end, asked) {
  const paths = async (/** @type {any} */ { from, stride, most }) => {
    asked.push({ from, stride, most });
    const numbers = Array.from({ length: Math.min(most, 10) }, (_, i) => from + i * stride);
    const told = numbers.filter((number) => number <= end);
    const nodeOf = (/** @type {number} */ nth) => ({ nth, tile: 0, turn: 0 });
    const tens = told.map((number) => Math.floor(number / 10));
    const given = told.map((number, i) => (i > 0 && tens[i] === tens[i - 1] ? { same: 1, nodes: [nodeOf(number)], full: 0 } : { same: 0, nodes: [nodeOf(tens[i]), nodeOf(number)], full: 0 }));
    return { paths: given, over: told.length < numbers.length };
  };
  return /** @type {Tape} */ (/** @type {unknown} */ ({ paths }));
}

const settled = () => new Promise((done) => setTimeout(done));
const numbers = (/** @type {Paths} */ paths) => paths.list().map(({ number }) => number);
const every = (/** @type {number} */ stride, /** @type {number} */ from, /** @type {number} */ to) => Array.from({ length: Math.floor((to - from) / stride) + 1 }, (_, i) => from + i * stride);

test("steps lie apart by a power of two", () => {
  for (const [steps, most, stride] of [[0, 100, 1], [100, 100, 1], [101, 100, 2], [58_443, 350, 256], [10 ** 12, 512, 2 ** 31]]) assert.equal(strideFor(steps, most), stride); // prettier-ignore
});

test("they come slice by slice, each as it is", async () => {
  const asked = /** @type {any[]} */ ([]);
  let told = 0;
  const paths = new Paths(tapeOf(1000, asked), () => told++);
  paths.want(0, 30, 100);
  await settled();
  assert.deepEqual(numbers(paths), every(1, 0, 30));
  assert.equal(told, 4);
  assert.deepEqual(paths.list()[25].nodes.map(({ nth }) => nth), [2, 25]);
});

test("what is known is not asked for again, and what is out of view is forgotten", async () => {
  const asked = /** @type {any[]} */ ([]);
  const paths = new Paths(tapeOf(1000, asked), () => {});
  paths.want(0, 64, 16);
  await settled();
  asked.length = 0;
  paths.want(0, 100, 16);
  await settled();
  assert.deepEqual(numbers(paths), every(8, 0, 100));
  assert.deepEqual(asked, [{ from: 72, stride: 8, most: 4 }], "of those at every eighth step, half were known");
  paths.want(0, 108, 16);
  await settled();
  assert.deepEqual(numbers(paths), every(8, 0, 108), "it grows");
  paths.want(43, 50, 16);
  await settled();
  assert.deepEqual(numbers(paths), every(1, 43, 50));
});

test("the search may end before", async () => {
  const asked = /** @type {any[]} */ ([]);
  const paths = new Paths(tapeOf(12, asked), () => {});
  paths.want(0, 50, 100);
  await settled();
  assert.deepEqual(numbers(paths), every(1, 0, 12));
});

test("a worker that is lost is somebody else's to replace", async () => {
  const lost = async () => {
    throw new FaultError({ code: "worker-lost", args: {}, at: {} });
  };
  const tape = /** @type {Tape} */ (/** @type {unknown} */ ({ paths: lost }));
  const paths = new Paths(tape, () => assert.fail("nothing is known"));
  paths.want(0, 50, 100);
  await settled();
  assert.deepEqual([numbers(paths), paths.under], [[], false]);
});

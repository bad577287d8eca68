// The geometry of the icicle: bars, their neighbours, and the view.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ROWS, barAgain, barAt, barBeside, barHere, icicleOf, moved, revealed, zoomed } from "./icicle.js";

/** @import {Watched} from "../../types.d.ts" */

/** Paths at every stride-th step, each given by its nth placements. @param {number} stride @param {number[][]} paths */
const pathsOf = (stride, paths, full = 0) => paths.map((nths, i) => ({ number: i * stride, nodes: nths.map((nth) => ({ nth, tile: nth, turn: 0 })), full: Math.min(i, full) }));

//  step     0    8   16   24   32   40
//  depth 1  ·    1    1    1    1    2
//  depth 2  ·    ·    1    1    2    ·
//  depth 3  ·    ·    1    2    ·    ·
const icicle = icicleOf(pathsOf(8, [[], [1], [1, 1, 1], [1, 1, 2], [1, 2], [2]]), 8);
const spans = icicle.bars.map((row) => row.map(({ node, from, to }) => [node.nth, from, to]));

test("neighbours that have the same node are one bar", () => {
  const want = [
    [[1, 8, 40], [2, 40, 48]],
    [[1, 16, 32], [2, 32, 40]],
    [[1, 16, 24], [2, 24, 32]],
  ]; // prettier-ignore
  assert.deepEqual(spans, want);
});

test("a bar is found by its step and depth", () => {
  const rows = [
    [0, 7, null],
    [0, 8, 1],
    [0, 39.9, 1],
    [0, 40, 2],
    [0, 48, null],
    [2, 24, 2],
    [2, 32, null],
    [3, 24, null],
    [-1, 24, null],
  ];
  for (const [depth, step, nth] of rows) assert.equal(barAt(icicle, Number(depth), Number(step))?.node.nth ?? null, nth, `${depth}, ${step}`);
});

test("arrows lead to parent, child and neighbour, and no farther", () => {
  const at = (/** @type {number} */ depth, /** @type {number} */ nth) => icicle.bars[depth][nth - 1];
  const rows = [
    [at(0, 1), "ArrowDown", at(1, 1)],
    [at(1, 1), "ArrowDown", at(2, 1)],
    [at(2, 1), "ArrowDown", at(2, 1)],
    [at(2, 1), "ArrowRight", at(2, 2)],
    [at(2, 2), "ArrowRight", at(2, 2)],
    [at(1, 2), "ArrowDown", at(1, 2)],
    [at(1, 2), "ArrowLeft", at(1, 1)],
    [at(1, 2), "ArrowUp", at(0, 1)],
    [at(0, 1), "ArrowUp", at(0, 1)],
  ];
  for (const [from, key, to] of rows) assert.equal(barBeside(icicle, /** @type {any} */ (from), String(key)), to, `${key}`);
});

test("a bar is found again in another picture, and one that is gone has the neighbours of its place", () => {
  const [one, other] = icicle.bars[1];
  const longer = icicleOf(pathsOf(8, [[], [1], [1, 1, 1], [1, 1, 2], [1, 2], [1, 2], [2]]), 8);
  assert.deepEqual([barAgain(longer, other)?.from, barAgain(longer, other)?.to], [32, 48]);
  const gone = { ...one, node: { ...one.node, nth: 9 }, from: 33, to: 34 };
  assert.equal(barAgain(icicle, gone), null);
  assert.equal(barBeside(icicle, gone, "ArrowLeft"), one);
  assert.equal(barBeside(icicle, gone, "ArrowRight"), gone, "there is none to the right of it");
  assert.equal(barBeside(icicle, { ...gone, from: 0, to: 1 }, "ArrowRight").from, 0, "where nothing lies, it stays");
});

test("where the search is, is the deepest bar of its path that is seen", () => {
  const here = (/** @type {number} */ cell, /** @type {number[]} */ placements) => barHere(icicle, /** @type {Watched} */ (/** @type {unknown} */ ({ cell, placements })), [4, 1, 2, 0]);
  assert.equal(here(2, [1, 2, 2, 0]), icicle.bars[1][1]);
  assert.equal(here(0, [1, 1, 9, 0]), icicle.bars[1][0], "one between two paths is not seen");
  assert.equal(here(4, [0, 0, 0, 0]), icicle.bars[0][0], "at the start, the first of all");
});

test("full boards are told once", () => {
  assert.deepEqual(icicleOf(pathsOf(1, [[1], [1], [1], [1]], 2), 1).full, [1, 2]);
});

test("of a deep tree the part is shown where its paths part", () => {
  const trunk = Array.from({ length: 100 }, () => 1);
  assert.equal(icicleOf(pathsOf(1, [trunk, [...trunk, 1], [...trunk, 2]]), 1).top, 99);
  assert.equal(icicleOf(pathsOf(1, [trunk.slice(0, ROWS)]), 1).top, 0);
  assert.equal(icicleOf(pathsOf(1, [trunk]), 1).top, 0, "where they do not part, all of it");
});

test("what is in view stays within the search", () => {
  const all = { from: 0, to: 1000 };
  assert.deepEqual(zoomed(all, 1000, 400, 2), { from: 200, to: 700 });
  assert.deepEqual(zoomed(all, 1000, 0, 2), { from: 0, to: 500 });
  assert.equal(zoomed({ from: 0, to: 600 }, 1000, 400, 0.5), null);
  assert.deepEqual(zoomed({ from: 100, to: 120 }, 1000, 110, 100), { from: 102, to: 118 }, "no closer than that");
  assert.deepEqual(moved({ from: 100, to: 200 }, 1000, -500), { from: 0, to: 100 });
  assert.deepEqual(moved({ from: 100, to: 200 }, 1000, 5000), { from: 900, to: 1000 });
  assert.deepEqual(revealed({ from: 0, to: 100 }, 1000, { from: 50, to: 300 }), { from: 0, to: 100 });
  assert.deepEqual(revealed({ from: 0, to: 100 }, 1000, { from: 300, to: 320 }), { from: 260, to: 360 });
});

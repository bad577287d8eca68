// The lengths of a histogram's bars, and when the first is torn.

import assert from "node:assert/strict";
import test from "node:test";
import { barsOf } from "./random.js";

/** Bins with these numbers of puzzles. @param {...number} puzzles */
const bins = (...puzzles) => puzzles.map((n, i) => ({ least: i, most: i, puzzles: n }));

test("bars are as long as their puzzles are many", () => {
  assert.deepEqual(barsOf(bins(5, 10, 1)), { torn: false, lengths: [0.5, 1, 0.1] });
  assert.deepEqual(barsOf(bins(20, 10)), { torn: false, lengths: [1, 0.5] });
});

test("the bar of those without any way is torn where the others could not be told apart", () => {
  const { torn, lengths } = barsOf(bins(8511, 709, 533));
  assert.equal(torn, true);
  assert.equal(lengths[0], 1);
  assert.equal(lengths[1], 0.6);
  assert.ok(Math.abs(lengths[2] / lengths[1] - 533 / 709) < 1e-12, "the others keep their proportion");
});

test("nothing is torn where there is nothing beside it", () => {
  assert.deepEqual(barsOf(bins(100)), { torn: false, lengths: [1] });
  assert.deepEqual(barsOf(bins(0)), { torn: false, lengths: [0] });
  assert.deepEqual(barsOf(bins(0, 3)), { torn: false, lengths: [0, 1] });
});

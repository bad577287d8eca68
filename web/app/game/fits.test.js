// What fits: as the notation says it, frame and all.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fits, mate } from "./fits.js";

/** @import {Board, Puzzle} from "../../types.d.ts" */

//	+---+---+
//	| 0 | 1 |   f is the frame, A and a the halves of one motif, s mates with itself
//	+---+---+
const framed = /** @type {Puzzle} */ (/** @type {unknown} */ ({
  ...{ framed: true, frame: "f", tiles: ["fAff", "fffa", "fsff", "fffs"] },
  grid: { sides: 4, cells: [{ beyond: [null, [1, 3], null, null] }, { beyond: [null, null, null, [0, 1]] }] },
  motifs: [{ head: "A", tail: "a" }, { head: "s", tail: "" }],
  edges: { A: { motif: 0, half: "head" }, a: { motif: 0, half: "tail" }, s: { motif: 1, half: "" }, f: { motif: -1 }, "-": { motif: -1 } },
}));

test("an edge mates with its other half, or with itself, or with nothing", () => {
  const edges = ["A", "a", "s", "f", "-", "?"];
  const found = edges.flatMap((one) => edges.filter((other) => mate(framed, one, other)).map((other) => one + other));
  assert.deepEqual(found, ["Aa", "aA", "ss"]);
});

test("a tile fits where its neighbours and the frame agree", () => {
  for (const [board, cell, fit] of /** @type {[Board, number, boolean][]} */ ([
    [[[0, 0], null], 0, true],
    [[[0, 1], null], 0, false],
    [[[0, 0], [1, 0]], 1, true],
    [[[0, 0], [3, 0]], 1, false],
    [[[2, 0], [3, 0]], 1, true],
    [[[0, 0], [0, 2]], 1, false],
    [[null, [1, 2]], 1, false],
  ])) {
    assert.equal(fits(framed, board, cell), fit, JSON.stringify(board));
  }
  const free = { ...framed, framed: false, frame: "" };
  assert.equal(fits(free, [[0, 1], null], 0), true, "without a frame the rim accepts anything");
});

// The number of ways to fill a board agrees with the articles' formulas, and each way can come up.

import assert from "node:assert/strict";
import { test } from "node:test";
import { placeAtRandom, magnitude, product, shuffled, waysOf } from "./everything.js";

/** @import {Puzzle} from "../../types.d.ts" */

/** A square puzzle of this many tiles. */
const square = (/** @type {number} */ n, mayTurn = true, sides = 4) => ({ tiles: Array(n).fill("ABab"), grid: { name: "", sides, cells: [] }, mayTurn, clues: /** @type {Puzzle["clues"]} */ ([]) });

test("the choices for the cells multiply", () => {
  const rows = /** @type {[ReturnType<typeof square>, number[], bigint][]} */ ([
    [square(9), [36, 32, 28, 24, 20, 16, 12, 8, 4], 95_126_814_720n],
    [square(9, false), [9, 8, 7, 6, 5, 4, 3, 2, 1], 362_880n],
    [square(3, true, 6), [18, 12, 6], 1296n],
    [square(1), [4], 4n],
    [{ ...square(9), clues: [{ cell: 4, tile: 0, turn: 0 }] }, [32, 28, 24, 20, 16, 12, 8, 4], 2_642_411_520n],
    [{ ...square(1), clues: [{ cell: 0, tile: 0, turn: 0 }] }, [], 1n],
  ]);
  for (const [puzzle, ways, all] of rows) {
    assert.deepEqual(waysOf(puzzle), ways);
    assert.equal(product(ways), all);
  }
});

test("a number of any size has a logarithm", () => {
  for (const n of [1, 9, 10, 54_156, 95_126_814_720]) assert.ok(Math.abs(magnitude(BigInt(n)) - Math.log10(n)) < 1e-9, String(n));
  assert.ok(Math.abs(magnitude(product(waysOf(square(256)))) - 661.06) < 0.01);
});

test("a laying by chance has every tile once, in a turn there is, and clues where they belong", () => {
  for (const puzzle of [square(9), square(9, false), square(16, true, 3), { ...square(9), clues: [{ cell: 4, tile: 2, turn: 3 }] }]) {
    const board = placeAtRandom(puzzle);
    assert.deepEqual(board.map((laid) => laid?.[0] ?? -1).sort((a, b) => a - b), [...puzzle.tiles.keys()]);
    assert.ok(board.every((laid) => laid && laid[1] >= 0 && laid[1] < (puzzle.mayTurn ? puzzle.grid.sides : 1) + (puzzle.clues.length > 0 ? 1 : 0)));
    for (const { cell, tile, turn } of puzzle.clues) assert.deepEqual(board[cell], [tile, turn]);
  }
});

test("what is shuffled can come in every sequence", () => {
  const found = new Set();
  for (const first of [0, 0.4, 0.9]) for (const second of [0, 0.6]) {
    const chance = [first, second];
    found.add(shuffled([1, 2, 3], () => chance.shift() ?? 0).join(""));
  }
  assert.equal(found.size, 6);
});

// What fits where, by the table in Go's golden files.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { askingSides, fits, isBoardOf, matchingSides, wholeSeams } from "./fits.js";

/** @import {Board, Drawing, Puzzle} from "../../types.d.ts" */

/** The puzzle of a golden file. @returns {Puzzle} */
const golden = (/** @type {string} */ name) => JSON.parse(readFileSync(new URL(`../../../wasm/testdata/${name}.json`, import.meta.url), "utf8")).result.puzzle;

//	+---+---+---+
//	| 0 | 1 | 2 |   f is the frame, A and a the halves of one motif, s mates with itself
//	+---+---+---+
const framed = golden("open-framed");

test("an edge mates with its other half, or with itself, or with nothing", () => {
  const mates = Object.fromEntries(Object.entries(framed.beside).map(([edge, { mate }]) => [edge, mate]));
  assert.deepEqual(mates, { A: "a", a: "A", s: "s", f: "" });
});

test("a tile fits where its neighbours and the frame agree", () => {
  const rows = /** @type {[Board, number, boolean, boolean][]} */ ([
    [[[0, 0], null, null], 0, true, true],
    [[[0, 1], null, null], 0, false, true],
    [[[0, 0], [1, 0], null], 1, true, true],
    [[[0, 0], [1, 2], null], 1, false, false],
    [[null, [1, 0], [2, 0]], 2, true, true],
    [[null, [0, 0], null], 1, false, true],
  ]);
  for (const [board, cell, inFrame, free] of rows) {
    assert.equal(fits(framed, board, cell), inFrame, JSON.stringify(board));
    assert.equal(fits(golden("open-free"), board, cell), free, `${JSON.stringify(board)}: without a frame the rim accepts anything`);
  }
  const wholes = golden("open-wholes");
  assert.deepEqual([[0, 0], [1, 0]].map((other) => fits(wholes, [[0, 0], /** @type {[number, number]} */ (other)], 0)), [false, true]);
});

test("a picture is whole where both its halves lie, the frame never", () => {
  const seams = /** @type {Drawing["seams"]} */ (framed.grid.cells.flatMap(({ beyond }, cell) =>
    beyond.flatMap((other, side) => (other && other[0] > cell ? [{ a: [cell, side], b: other, x: 0, y: 0, angle: 0 }] : []))));
  const rows = /** @type {[Board, number[]][]} */ ([
    [[null, null, null], []],
    [[[0, 0], null, [2, 0]], []],
    [[[0, 0], [1, 0], null], [0]],
    [[[0, 0], [1, 0], [2, 0]], [0, 1]],
    [[[0, 0], [1, 2], [2, 0]], []],
    [[[0, 2], [2, 2], null], []],
  ]);
  for (const [board, want] of rows) assert.deepEqual(wholeSeams(framed, board, seams), want, JSON.stringify(board));
});

test("the sides that match are those that touch another tile, or a frame", () => {
  const rows = /** @type {[Board, number, number[], number[]][]} */ ([
    [[[0, 0], null, null], 0, [0, 2, 3], []],
    [[[0, 0], [1, 0], null], 1, [0, 2, 3], [3]],
    [[[0, 0], [1, 0], null], 0, [0, 1, 2, 3], [1]],
    [[[0, 0], [1, 2], null], 1, [0, 2], []],
    [[null, [1, 0], [2, 0]], 2, [0, 1, 2, 3], [3]],
    [[null, null, null], 1, [], []],
  ]);
  const free = { ...framed, framed: false };
  for (const [board, cell, inFrame, without] of rows) {
    assert.deepEqual(matchingSides(framed, board, cell), inFrame, JSON.stringify(board));
    assert.deepEqual(matchingSides(free, board, cell), without, `${JSON.stringify(board)}: a rim without a frame is nothing to match`);
  }
});

test("the sides of a cell that ask something are those that touch a tile, or a frame", () => {
  const rows = /** @type {[Board, number, number[], number[]][]} */ ([
    [[null, null, null], 1, [0, 2], []],
    [[[0, 0], null, null], 1, [0, 2, 3], [3]],
    [[[0, 0], [1, 0], [2, 0]], 1, [0, 1, 2, 3], [1, 3]],
  ]);
  for (const [board, cell, inFrame, without] of rows) {
    for (const [puzzle, want] of /** @type {[Puzzle, number[]][]} */ ([[framed, inFrame], [{ ...framed, framed: false }, without]])) {
      assert.deepEqual(askingSides(puzzle, board, cell), want.map((side) => [cell, side]), JSON.stringify(board));
    }
  }
});

test("a board is one of a puzzle where each tile lies once, in a turn that it may have", () => {
  for (const [board, is] of /** @type {[Board, boolean][]} */ ([
    [[null, null, null], true],
    [[[0, 3], [2, 0], null], true],
    [[[0, 0], [0, 1], null], false],
    [[[0, 4], null, null], false],
    [[[0, -1], null, null], false],
    [[[3, 0], null, null], false],
    [[[-1, 0], null, null], false],
    [[[0, 0], null], false],
  ])) assert.equal(isBoardOf(framed, board), is, JSON.stringify(board));
  assert.equal(isBoardOf({ ...framed, mayTurn: false }, [[0, 1], null, null]), false);
});

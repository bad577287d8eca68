// Sliding tiles as one block, on every kind of grid.

import assert from "node:assert/strict";
import { test } from "node:test";
import { slidesOf } from "./game.js";

/** @import {Board, Drawing, Puzzle} from "../../types.d.ts" */

/** @param {[x: number, y: number, angle?: number][]} cells */
const drawingOf = (...cells) => /** @type {Drawing} */ (/** @type {unknown} */ ({ cells: cells.map(([x, y, angle = 0]) => ({ x, y, angle })) }));
/** @param {Partial<Puzzle>} [facts] */
const puzzleOf = (facts) => /** @type {Puzzle} */ (/** @type {unknown} */ ({ framed: false, clues: [], ...facts }));

/** A board drawn with the tile's digit, or a dot, per cell. @param {string} drawn */
const boardOf = (drawn) => /** @type {Board} */ ([...drawn].map((tile) => (tile === "." ? null : [Number(tile), 1])));
/** @param {Board} board */
const draws = (board) => board.map((laid) => laid?.[0] ?? ".").join("");

// 0 1 2
// 3 4 5
const squares = drawingOf([0, 0], [100, 0], [200, 0], [0, 100], [100, 100], [200, 100]);
//  0 1
// 2 3 4
//  5 6
const hexagons = drawingOf([50, 0], [150, 0], [0, 86.6], [100, 86.6], [200, 86.6], [50, 173.2], [150, 173.2]);
//    0
//  1 2 3, where 2 points down
const triangles = drawingOf([100, 0], [50, 86.6], [100, 86.6, 180], [150, 86.6]);

test("a block goes to wherever all of it lies on the board", () => {
  const rows = /** @type {const} */ ([
    [squares, "78....", [".78...", "...78.", "....78"]],
    [squares, "7....8", []],
    [squares, "789...", ["...789"]],
    [hexagons, "7.8....", [".7.8...", "...7.8.", "....7.8"]],
    [hexagons, "..789..", []],
    [triangles, ".7.8", []],
    [triangles, "7...", [".7..", "...7"]],
    [triangles, "..7.", []],
    [squares, "......", []],
  ]);
  for (const [drawing, lying, slid] of rows) assert.deepEqual(slidesOf(boardOf(lying), puzzleOf(), drawing).map(draws), slid, lying);
});

test("each tile keeps its turn", () => {
  assert.deepEqual(slidesOf(boardOf("...789"), puzzleOf(), squares)[0][0], [7, 1]);
});

test("within a frame, or beside a clue, a place is a place", () => {
  const clues = /** @type {Puzzle["clues"]} */ ([{ cell: 0, tile: 0, turn: 0 }]);
  for (const facts of [{ framed: true }, { clues }]) assert.deepEqual(slidesOf(boardOf("78...."), puzzleOf(facts), squares), []);
});

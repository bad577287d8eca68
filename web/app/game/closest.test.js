// The closest solution: most in common with the person's board, in any turn of the board and whichever of
// several equal tiles they used.

import assert from "node:assert/strict";
import { test } from "node:test";
import { closest as closestOf } from "./closest.js";

/** @import {Board, Puzzle} from "../../types.d.ts" */

const cells = [0, 1, 2, 3].map((cell) => ({ row: cell >> 1, column: cell & 1, beyond: [] }));

/** @param {string[]} tiles @param {Partial<Puzzle>} [facts] */
const puzzleOf = (tiles, facts) =>
  /** @type {Puzzle} */ (/** @type {unknown} */ ({ grid: { name: "2x2", sides: 4, cells }, tiles, clues: [], mayTurn: true, boardTurns: 4, boardTurn: { to: [1, 3, 0, 2], by: 1 }, ...facts }));

const different = puzzleOf(["abcd", "efgh", "ijkl", "mnop"]);
/** @type {(...given: Parameters<typeof closestOf>) => Board | undefined} */
const closest = (...given) => closestOf(...given)?.board;
/** @type {Board} */
const solution = [[0, 0], [1, 0], [2, 0], [3, 0]];

test("an empty board takes the first solution as it is", () => {
  assert.deepEqual(closest(different, [solution], [null, null, null, null]), solution);
});

test("the board is turned to where a tile lies", () => {
  assert.deepEqual(closest(different, [solution], [null, [0, 1], null, null]), [[2, 1], [0, 1], [3, 1], [1, 1]]);
});

test("tiles that have only to be turned count after those that lie as in the solution", () => {
  /** @type {Board} */
  const other = [[0, 1], [2, 1], [1, 2], [3, 0]];
  const near = (/** @type {Board} */ mine) => closestOf(different, [solution, other], mine)?.index;
  assert.equal(near([[0, 3], [2, 0], null, null]), 1, "two of them need a turn there, one here");
  assert.equal(near([[0, 3], [2, 0], null, [3, 0]]), 1);
  assert.equal(near([[0, 0], [2, 0], [1, 0], null]), 0, "one that lies as it is to lie is worth more than three that do not");
  assert.deepEqual(closest(different, [solution], [null, null, [2, 3], [0, 1]]), solution, "no turn of the board has both");
  const fixed = puzzleOf(different.tiles, { mayTurn: false, boardTurns: 1, boardTurn: null });
  assert.equal(closestOf(fixed, [solution, other.map((laid) => laid && [laid[0], 0])], [null, [2, 0], null, null])?.index, 1);
});

test("a like tile stays where it has only to be turned", () => {
  const like = puzzleOf(["abcd", "efgh", "ijkl", "fghe"]);
  assert.deepEqual(closest(like, [solution], [[0, 0], [3, 0], null, null]), [[0, 0], [3, 1], [2, 0], [1, 3]]);
});

test("the solution with most in common is laid", () => {
  /** @type {Board} */
  const other = [[0, 0], [2, 1], [1, 2], [3, 0]];
  assert.deepEqual(closestOf(different, [solution, other], [[0, 0], [2, 1], null, null]), { board: other, index: 1 });
});

test("a puzzle whose board may not be turned is not turned", () => {
  assert.deepEqual(closest(puzzleOf(different.tiles, { boardTurns: 1, boardTurn: null }), [solution], [null, [0, 1], null, null]), solution);
});

test("of like tiles the one that lies there stays, turned as it is", () => {
  // Tile 2 looks like tile 4 once it is turned by one step.
  const like = puzzleOf(["abcd", "efgh", "ijkl", "fghe"]);
  /** @type {Board} */
  const mine = [[0, 0], [3, 1], null, null];
  assert.deepEqual(closest(like, [solution], mine), [[0, 0], [3, 1], [2, 0], [1, 3]]);
});

test("without a solution there is nothing to lay", () => {
  assert.equal(closest(different, [], [null, null, null, null]), undefined);
});

test("a clue that looks the same stays where it is while the board is turned", () => {
  const middle = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => ({ row: Math.floor(cell / 3), column: cell % 3, beyond: [] }));
  const nine = puzzleOf(["abcd", "efgh", "ijkl", "mnop", "xyxy", "qrst", "ABCD", "EFGH", "IJKL"], {
    ...{ grid: { name: "3x3", sides: 4, cells: middle }, clues: [{ cell: 4, tile: 4, turn: 0 }], boardTurns: 2, boardTurn: { to: [8, 7, 6, 5, 4, 3, 2, 1, 0], by: 2 } },
  });
  /** @type {Board} */
  const full = middle.map((_, cell) => [cell, 0]);
  /** @type {Board} */
  const mine = middle.map((_, cell) => (cell === 8 ? [0, 2] : cell === 4 ? [4, 0] : null));
  const turned = middle.map((_, cell) => (cell === 4 ? [4, 0] : [8 - cell, 2]));
  assert.deepEqual(closest(nine, [full], mine), turned);
});

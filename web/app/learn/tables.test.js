// The lamps lit in all rows are the looks that fit, on boards of every kind.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fits } from "../game/fits.js";
import { cellsToAsk, looksOf, rowsAt, somePosition } from "./tables.js";

/** @import {Board, Puzzle} from "../../types.d.ts" */

/** A puzzle from a golden file. @returns {Puzzle} */
const golden = (/** @type {string} */ name) => JSON.parse(readFileSync(new URL(`../../../wasm/testdata/${name}.json`, import.meta.url), "utf8")).result.puzzle;
const puzzles = ["open-foreign", "open-day", "open-closed", "open-framed", "open-free", "open-hexagons", "open-small", "open-triangles", "open-wholes", "open"].map(golden);

test("a lamp is lit in every row exactly where its tile fits", () => {
  for (const puzzle of puzzles) {
    const looks = looksOf(puzzle);
    for (let round = 0; round < 20; round++) {
      const board = somePosition(puzzle, looks);
      for (const cell of cellsToAsk(puzzle, board)) {
        const { all } = rowsAt(puzzle, looks, board, cell);
        for (const [i, { tile, turn }] of looks.entries()) {
          const free = !board.some((laid) => laid?.[0] === tile);
          assert.equal(all[i], free && fits(puzzle, board.with(cell, [tile, turn]), cell), `${puzzle.id}: ${JSON.stringify(board)}, cell ${cell}, tile ${tile}, turn ${turn}`);
        }
      }
    }
  }
});

test("a position has no conflict, keeps the clues, and is no more than half of the board", () => {
  for (const puzzle of puzzles) {
    const board = somePosition(puzzle, looksOf(puzzle));
    const laid = board.flatMap((laid, cell) => (laid ? [cell] : []));
    assert.ok(laid.length <= board.length / 2 + puzzle.clues.length);
    for (const cell of laid) if (!puzzle.clues.some((clue) => clue.cell === cell)) assert.ok(fits(puzzle, board, cell), puzzle.id);
    for (const { cell, tile, turn } of puzzle.clues) assert.deepEqual(board[cell], [tile, turn]);
  }
});

test("a tile that looks the same when it is turned has fewer lamps", () => {
  const [puzzle] = puzzles;
  const like = (/** @type {string[]} */ tiles, mayTurn = true) => looksOf({ ...puzzle, tiles, mayTurn, grid: { ...puzzle.grid, sides: 4 } }).length;
  assert.deepEqual([like(["AbCd", "AAAA", "ABAB"]), like(["AbCd", "AAAA"], false)], [4 + 1 + 2, 2]);
});

test("where most neighbours lie is asked first, and anything on an empty board", () => {
  const beyond = (/** @type {(number | null)[]} */ cells) => cells.map((cell) => (cell === null ? null : /** @type {[number, number]} */ ([cell, 0])));
  const cells = [[1, 2], [0, 3], [0, 3], [1, 2]].map((near) => ({ row: 0, column: 0, beyond: beyond(near) }));
  const puzzle = { ...puzzles[0], grid: { name: "", sides: 2, cells } };
  assert.deepEqual(cellsToAsk(puzzle, [[0, 0], [1, 0], [2, 0], null]), [3]);
  assert.deepEqual(cellsToAsk(puzzle, [[0, 0], null, null, null]), [1, 2]);
  assert.deepEqual(cellsToAsk(puzzle, [null, null, null, null]), [0, 1, 2, 3]);
  assert.deepEqual(cellsToAsk(puzzle, [[0, 0], [1, 0], [2, 0], [3, 0]]), []);
});

// A branch in words: what follows from an assumption, and which others end the same way.

import assert from "node:assert/strict";
import { test } from "node:test";
import { words as english } from "../../words/en.js";
import { Speech } from "../speech/speech.js";
import { branchWords } from "./words.js";

/** @import {HintBranch, Puzzle, Step} from "../../types.d.ts" */

const en = new Speech("en", english);
const cells = Array.from({ length: 9 }, (_, cell) => ({ row: Math.floor(cell / 3), column: cell % 3, beyond: [] }));
const puzzle = /** @type {Puzzle} */ (/** @type {unknown} */ ({ grid: { name: "3x3", sides: 4, cells }, tiles: cells.map(() => "ABCD"), framed: false }));
const step = /** @type {Step} */ (/** @type {unknown} */ ({ cell: 3, tile: 6, turn: 1 }));

test("of many tiles it is said how many they are", () => {
  const trials = [0, 1, 1, 2].map((choices, at) => ({ cell: at, tile: at, turn: 0, choices, ofTile: false }));
  const said = branchWords([{ trials, alike: [[3, 8, 0]], cell: 4, tile: -1, whole: true }], 0, { step, stays: -1, board: cells.map(() => null) }, puzzle, en, () => 0);
  assert.equal(said, "Suppose tile 1 goes here. Add the 3 tiles shown. Now nothing fits row 2, column 2. Tile 9 in row 2, column 1 fares no better.");
});

test("what ends just so is named where that tells which it is", () => {
  const after = (/** @type {HintBranch["alike"]} */ alike, ofTile = false) =>
    branchWords([{ trials: [{ cell: 3, tile: 1, turn: 0, choices: 0, ofTile: false }, { cell: 4, tile: 2, turn: 0, choices: 3, ofTile }], alike, cell: -1, tile: 5, whole: true }], 0, { step, stays: -1, board: cells.map(() => null) }, puzzle, en, () => 0).split(". ").slice(1);
  for (const [said, tries, end] of /** @type {[string[], string, string | undefined][]} */ ([
    [after([]), "Try tile 3 in row 2, column 2", undefined],
    [after([[4, 7, 0]]), "Try tile 3 in row 2, column 2", "Tile 8 in row 2, column 2 fares no better."],
    [after([[4, 6, 1]]), "Try tile 3 in row 2, column 2", "Tile 7 (quarter turn right) in row 2, column 2 fares no better."],
    [after([[4, 2, 2]]), "Try tile 3 in row 2, column 2", "Tile 3 (half turn) in row 2, column 2 fares no better."],
    [after([[4, 7, 0], [4, 2, 2]]), "Try tile 3 in row 2, column 2", "2 other ways to fill row 2, column 2 fare no better."],
    [after([[4, 3, 0], [4, 4, 0], [4, 5, 0], [4, 7, 0], [4, 8, 0]]), "Try tile 3 in row 2, column 2", "5 other ways to fill row 2, column 2 fare no better."],
    [after([[4, 7, 0], [4, 8, 1], [4, 8, 2]]), "Try tile 3 in row 2, column 2", "Tiles 8 and 9 in row 2, column 2 fare no better."],
    [after([[4, 7, 0], [4, 6, 1]]), "Try tile 3 in row 2, column 2", "2 other ways to fill row 2, column 2 fare no better."],
    [after([[5, 2, 3]], true), "Tile 3 has to go somewhere: try row 2, column 2", "Tile 3 in row 2, column 3 fares no better."],
    [after([[4, 2, 2]], true), "Tile 3 has to go somewhere: try row 2, column 2", "Tile 3 (half turn) in row 2, column 2 fares no better."],
    [after([[5, 2, 3], [6, 2, 1]], true), "Tile 3 has to go somewhere: try row 2, column 2", "2 other places for tile 3 are no better."],
    [after([[5, 2, 3], [5, 2, 1]], true), "Tile 3 has to go somewhere: try row 2, column 2", "2 other ways to place tile 3 are no better."],
    [after([[4, 2, 3], [5, 2, 1]], true), "Tile 3 has to go somewhere: try row 2, column 2", "2 other ways to place tile 3 are no better."],
  ])) {
    assert.deepEqual([said[0], said[2]], [tries, end]);
  }
});

// The cell that a zoom goes to.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { clear, newGame, put, step } from "../game/game.js";
import { targetCell } from "./sieve.js";

/** @import {Puzzle} from "../../types.d.ts" */

const cells = [0, 1, 2].map((column) => ({ row: 0, column, beyond: [null, null, null, null] }));
const puzzle = /** @type {Puzzle} */ (/** @type {unknown} */ ({ grid: { sides: 4, cells }, tiles: ["ABCD", "EFGH", "IJKL"], clues: [], mayTurn: true, id: "p" }));
const begun = newGame(puzzle, null);
const laid = put(put(begun, 1, 2), 0, 1);

test("one looks closer at what is selected or sought, else at what was moved last", () => {
  for (const [what, game, hand, here, cell] of /** @type {[string, typeof begun, number, number, number][]} */ ([
    ["nothing was done yet", begun, -1, -1, -1],
    ["the last tile", laid, -1, -1, 1],
    ["the cell for which one is sought", laid, -1, 0, 0],
    ["the tile that is selected", laid, 1, 0, 2],
    ["one that waits is nowhere", laid, 2, -1, 1],
    ["two have changed places", put(laid, 0, 2), -1, -1, 2],
    ["all were moved", step(laid, new Map([[0, [0, 0, 0]], [1, [1, 0, 0]], [2, [2, 0, 0]]])), -1, -1, -1],
    ["all were taken off", clear(laid), -1, -1, -1],
  ])) {
    const state = stateWith({ tab: "play", layer: "board", puzzle, game, hand, here });
    assert.equal(targetCell(state), cell, what);
  }
});

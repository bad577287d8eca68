// The marks follow the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { newGame, put } from "../game/game.js";
import { deriveMarks } from "./layers.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */

test("marks are those of the board in sight, and the same while it lies as it did", () => {
  const grid = { name: "2x1", sides: 4, cells: [{ beyond: [null, [1, 3], null, null] }, { beyond: [null, null, null, [0, 1]] }] };
  const beside = Object.fromEntries([["A", "a"], ["a", "A"]].map(([edge, mate]) => [edge, { mate, rim: true, inside: true }]));
  const two = /** @type {Puzzle} */ (/** @type {unknown} */ ({ id: "p", grid, tiles: ["AAAA", "aaaa"], beside, clues: [], mayTurn: true }));
  const drawing = /** @type {Drawing} */ (/** @type {unknown} */ ({ seams: [{ a: [0, 1], b: [1, 3] }] }));
  const empty = newGame(two, null);
  const both = put(put(empty, 0, 0), 1, 1);
  const state = stateWith({ puzzle: two, drawing, game: both, layer: "board", tab: "play" });
  const marksAfter = (/** @type {() => void} */ change) => {
    change();
    deriveMarks(state);
    return state.table.marks;
  };
  const first = marksAfter(() => {});
  assert.deepEqual([first?.matched, first?.solved], [[0], true]);
  assert.equal(marksAfter(() => void (state.table.game = { ...both, hints: 1 })), first, "a hint moves nothing");
  const other = marksAfter(() => void (state.table.puzzle = { ...two, tiles: ["AAAA", "AAAA"] }));
  assert.deepEqual([other?.conflicts, other?.solved], [[0], false], "the same board of another puzzle");
  assert.equal(marksAfter(() => void (state.page.tab = "tiles"))?.filled, 2, "one's own board is in sight there");
  assert.equal(marksAfter(() => void (state.table.game = empty)), null, "nothing lies there");
});

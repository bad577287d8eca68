// The marks follow the board; the score of a full board is stored.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { channels, memoryDatabase } from "../../tools/memory.js";
import { Store } from "../base/store.js";
import { newGame, put } from "../game/game.js";
import { PuzzleStore } from "../keep/puzzle-store.js";
import { deriveMarks, noteScore } from "./layers.js";

/** @import {Board, Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Marks} from "./state.d.ts" */

const puzzle = /** @type {Puzzle} */ (/** @type {unknown} */ ({ id: "p", name: "", grid: { cells: [{}, {}] }, tiles: ["AAAA", "AAAA"], clues: [] }));
const full = /** @type {Board} */ ([[0, 0], [1, 2]]);

test("how good a full board is that is no solution is kept with it, once", () => {
  for (const [what, board, more, kept] of /** @type {[string, Board, Partial<Marks>, boolean][]} */ ([
    ["a seam is broken", full, {}, true],
    ["a solution", full, { score: 3, solved: true }, false],
    ["a tile is missing", [[0, 0], null], { filled: 1 }, false],
    ["only a side lies against the frame", full, { score: 3 }, false],
    ["told of another board", full, { board: [[1, 0], [0, 0]] }, false],
  ])) {
    const marks = { board, matched: [], conflicts: [], misframed: [], score: 2, seams: 3, filled: 2, solved: false, ...more };
    const game = newGame(puzzle, board);
    const store = new Store(stateWith({ puzzle, game, marks, layer: "board", tab: "play" }));
    const puzzleStore = new PuzzleStore(store, memoryDatabase(), channels().open());
    puzzleStore.lay(puzzle, board, game);
    noteScore({ store, puzzleStore });
    const [mine] = store.state.keep.mine;
    assert.deepEqual(mine.scored, kept ? { laid: mine.laid, score: 2, seams: 3 } : undefined, what);
    noteScore({ store, puzzleStore });
    assert.equal(store.state.keep.mine[0], mine, `${what}, told again`);
  }
});

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

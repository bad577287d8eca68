// The score of a full board is stored.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { channels, memoryDatabase } from "../../tools/memory.js";
import { Store } from "../base/store.js";
import { newGame } from "../game/game.js";
import { PuzzleStore } from "../keep/puzzle-store.js";
import { noteScore } from "./move.js";

/** @import {Board, Puzzle} from "../../types.d.ts" */
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

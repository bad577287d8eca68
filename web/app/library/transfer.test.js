// An imported board of the current puzzle appears on the table at once, and the table's old board
// does not overwrite it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { channels, memoryDatabase } from "../../tools/memory.js";
import { stateWith } from "../../tools/state.js";
import { Store } from "../base/store.js";
import { boardOf, newGame, put, undo } from "../game/game.js";
import { PuzzleStore } from "../keep/puzzle-store.js";
import { writePuzzles } from "../keep/puzzle-file.js";
import { Stopwatch } from "../table/time.js";
import { takeIn } from "./transfer.js";

/** @import {Board, Puzzle} from "../../types.d.ts" */
/** @import {App} from "../shell/state.d.ts" */

const cells = Array.from({ length: 3 }, () => ({}));
const puzzle = /** @type {Puzzle} */ (/** @type {unknown} */ ({ id: "three", name: "Three", grid: { sides: 4, cells }, clues: [], tiles: cells.map(() => "ABab"), mayTurn: true }));

test("the table shows the board that a file brings, and what lay there is one Undo away", async (t) => {
  t.mock.timers.enable({ apis: ["Date"], now: 1_000 });
  const game = put(newGame(puzzle, null), 0, 0);
  const store = new Store(stateWith({ puzzle, game }));
  const puzzleStore = new PuzzleStore(store, memoryDatabase(), channels().open());
  puzzleStore.lay(puzzle, boardOf(game), game);
  const board = /** @type {Board} */ ([null, [2, 1], [1, 0]]);
  const call = async (/** @type {string} */ name) => (name === "open" ? { puzzle, board } : { matched: [], conflicts: [], misframed: [], solved: false });
  const app = /** @type {App} */ (/** @type {unknown} */ ({ store, puzzleStore, solver: { call }, watch: new Stopwatch(() => 0), days: new Map(), dayStore: { take: async () => {} } }));
  t.mock.timers.tick(1_000);
  const [mine] = store.state.keep.mine;
  const filed = await takeIn(app, writePuzzles([{ ...mine, board, laid: 2_000 }]));
  assert.equal(filed.taken, 1);
  assert.deepEqual(puzzleStore.find("three")?.board, board);
  const laid = store.state.table.game;
  assert.deepEqual(laid && boardOf(laid), board);
  assert.deepEqual(laid && boardOf(undo(laid)), boardOf(game));
});

// A tap selects, turns, and brings to an empty cell; swapping two tiles takes a button of its own.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { Store } from "../base/store.js";
import { TABLE, lock, newGame, put } from "../game/game.js";
import { Stopwatch } from "../table/time.js";
import { gameWith, playingActions, swapOffered, take, tapCell, turnTile } from "./tiles.js";

/** @import {Puzzle} from "../../types.d.ts" */
/** @import {App} from "../shell/state.d.ts" */
/** @import {Game} from "../game/game.js" */

const cells = [0, 1, 2].map((column) => ({ row: 0, column, beyond: [null, null, null, null] }));
const puzzle = /** @type {Puzzle} */ (/** @type {unknown} */ ({ grid: { sides: 4, cells }, tiles: ["ABCD", "EFGH", "IJKL"], clues: [], mayTurn: true, id: "p" }));
const begun = newGame(puzzle, null);

/** The app as far as a tap needs it. @param {Game} game */
function appWith(game, hand = -1) {
  const store = new Store(stateWith({ tab: "play", layer: "board", puzzle, game, hand }));
  const puzzleStore = { lay: () => {} };
  const solver = { call: () => new Promise(() => {}) };
  return /** @type {App} */ (/** @type {unknown} */ ({ store, puzzleStore, solver, watch: new Stopwatch(() => 0), storage: null }));
}

const cellsOf = (/** @type {App} */ { store }) => store.state.table.game?.places.map(([cell]) => cell);

test("a tap on an occupied cell selects what lies there and swaps nothing", () => {
  for (const [game, hand] of /** @type {[Game, number][]} */ ([[put(begun, 0, 0), 1], [put(put(begun, 0, 0), 1, 1), 1], [put(begun, 0, 0), -1]])) {
    const app = appWith(game, hand);
    void tapCell(app, 0);
    assert.equal(app.store.state.table.game, game);
    assert.equal(app.store.state.play.hand, 0);
    assert.equal(swapOffered(app.store.state), hand);
  }
  const app = appWith(begun, 1);
  void tapCell(app, 2);
  assert.deepEqual(cellsOf(app), [TABLE, 2, TABLE], "an empty one gets what is selected");
});

test("the two tiles swap when that is wished for, wherever the other one lies", () => {
  for (const [game, want] of /** @type {[Game, number[]][]} */ ([[put(begun, 0, 0), [TABLE, 0, TABLE]], [put(put(begun, 0, 0), 1, 1), [1, 0, TABLE]]])) {
    const app = appWith(game, 1);
    void tapCell(app, 0);
    void playingActions(app).swap(/** @type {any} */ (null));
    assert.deepEqual(cellsOf(app), want);
    assert.deepEqual([app.store.state.play.hand, swapOffered(app.store.state)], [1, -1], "which is selected, and nothing more is offered");
  }
});

test("nothing is swapped that is locked, or after another selection or move", () => {
  const locked = lock(put(put(begun, 0, 0), 1, 1), puzzle, 0);
  for (const [tapped, hand] of [[0, 1], [1, 0]]) {
    const app = appWith(locked, hand);
    void tapCell(app, tapped);
    assert.deepEqual([app.store.state.play.hand, swapOffered(app.store.state)], [tapped, -1]);
  }
  const app = appWith(put(begun, 0, 0), 1);
  void tapCell(app, 0);
  take(app, 2);
  take(app, 0);
  assert.equal(swapOffered(app.store.state), -1, "another was selected meanwhile");
  const moved = appWith(put(begun, 0, 0), 1);
  void tapCell(moved, 0);
  void tapCell(moved, 0);
  assert.equal(moved.store.state.table.game?.places[0][1], 1, "a tap on the selected tile turns it");
  assert.equal(swapOffered(moved.store.state), -1);
});

test("a tile is carried and turned as it is seen", () => {
  // The first tile fits the middle cell only with its A on top: the other sides of that cell are border.
  const own = { ...puzzle, grid: { ...puzzle.grid, cells: cells.map((cell, at) => (at === 1 ? { ...cell, beyond: [[0, 2], null, null, null] } : cell)) }, beside: Object.fromEntries([..."ABCDEFGHIJKL"].map((edge) => [edge, { mate: "", rim: edge !== "D", inside: true }])) };
  const app = appWith(begun);
  app.store.state.table.puzzle = /** @type {Puzzle} */ (/** @type {unknown} */ (own));
  const turns = (/** @type {number} */ cell) => gameWith(app.store.state, 0, cell)?.places[0][1];
  assert.deepEqual([turns(1), turns(2)], [0, 0]);
  Object.assign(app.store.state.tray, { by: "here", here: 1 });
  assert.deepEqual([turns(1), turns(2)], [1, 1], "it was turned for the cell, and is not turned back over another one");
  void turnTile(app, 0, 1);
  assert.equal(app.store.state.table.game, begun, "it fits so only, and nothing is done that nobody sees");
  own.beside.D.rim = true;
  app.store.state.table.game = put(begun, 0, TABLE, 3);
  void turnTile(app, 0, 1);
  assert.equal(app.store.state.table.game?.places[0][1], 0, "once more than it is seen");
});

// What to do about a board that leads nowhere: turn a tile, slide all, or remove one.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { Store } from "../base/store.js";
import { FaultError } from "../engine/solver.js";
import { boardOf, lock, newGame, put } from "../game/game.js";
import { laidSince, maySlide, slideOut, turnedRight } from "./stuck.js";

/** @import {Board, Drawing, Outlook, Puzzle} from "../../types.d.ts" */
/** @import {App, Help} from "./state.d.ts" */

// Three cells in a row, without a frame.
const cells = [0, 1, 2].map((column) => ({ row: 0, column, beyond: [] }));
const puzzle = /** @type {Puzzle} */ (/** @type {unknown} */ ({ id: "p", tiles: ["ABab", "CBAb", "aBcb"], clues: [], mayTurn: true, framed: false, boardTurns: 2, edges: {}, grid: { name: "3x1", sides: 4, cells } }));
const drawing = /** @type {Drawing} */ (/** @type {unknown} */ ({ cells: [0, 1, 2].map((x) => ({ x: 100 * x, y: 0, angle: 0 })) }));

/** @type {Outlook} */
const possible = { handle: 1, done: true, counted: true, ways: 3, expected: null, change: -1, turn: -1, clash: [], dead: -1 };
const stuck = { ...possible, ways: 0, change: 1 };
const help = { rung: 1, outlook: null, hint: null, refuted: null, slid: null, at: -1, thinking: null, slow: false, long: false };

/** Tile 0 lies in the middle, tile 1 to its right: they can only slide to the left. */
const right = put(put(newGame(puzzle, null), 0, 1, 0), 1, 2, 0);

/** A page with a game, and what its solver answers for each board. @param {(board: Board) => Outlook | Error} [says] */
function page(says = () => possible, game = right, of = puzzle) {
  const store = new Store(stateWith({ phase: "ready", puzzle: of, game }));
  Object.assign(store.state.table, { drawing });
  store.state.hints.help = /** @type {Help} */ ({ ...help });
  /** @type {Board[]} */
  const asked = [];
  const solver = {
    call: async (/** @type {string} */ method, /** @type {any} */ params) => {
      if (method === "drop") return {};
      asked.push(params.board);
      const answer = says(params.board);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    tied: () => solver,
  };
  return { app: /** @type {App} */ (/** @type {unknown} */ ({ store, solver })), state: store.state, asked };
}

const stands = () => true;

test("what lies is slid together, where that leads on", async () => {
  const { app, asked } = page();
  assert.deepEqual(await slideOut(app, stuck, stands), [[0, 0], [1, 0], null]);
  assert.deepEqual(asked, [[[0, 0], [1, 0], null]]);
  const nowhere = page(() => stuck);
  assert.equal(await slideOut(nowhere.app, stuck, stands), null);
  assert.equal(nowhere.asked.length, 1);
});

test("nothing is slid from a board that leads on, that clashes, or that changed meanwhile", async () => {
  for (const [outlook, still] of /** @type {[Outlook, boolean][]} */ ([[possible, true], [{ ...stuck, clash: [[1, 2]] }, true], [stuck, false]])) {
    const { app, asked } = page();
    assert.equal(await slideOut(app, outlook, () => still), null);
    assert.deepEqual(asked, []);
  }
});

test("a tile that has only to be turned is turned, not all of them slid", async () => {
  const { app, state, asked } = page();
  const turns = { ...stuck, turn: 2 };
  assert.equal(await slideOut(app, turns, stands), null);
  assert.deepEqual(asked, []);
  state.hints.help = /** @type {Help} */ ({ ...help, outlook: turns });
  assert.deepEqual(turnedRight(state), { cell: 1, tile: 0, turn: 2 });
});

test("what is locked, a single tile, a frame and clues stay where they are", async () => {
  const single = put(newGame(puzzle, null), 0, 1, 0);
  const clued = /** @type {Puzzle} */ ({ ...puzzle, clues: [{ tile: 2, cell: 0, turn: 0 }] });
  for (const [game, of] of /** @type {[typeof right, Puzzle][]} */ ([[lock(right, puzzle, 1), puzzle], [single, puzzle], [right, { ...puzzle, framed: true }], [right, clued]])) {
    const { app, state, asked } = page(() => possible, game, of);
    assert.deepEqual([maySlide(state), await slideOut(app, stuck, stands), asked], [false, null, []]);
  }
  assert.ok(maySlide(page().state));
});

test("a worker that is lost meanwhile costs the slide, not the outlook", async () => {
  const { app } = page(() => new FaultError({ code: "worker-lost", args: {}, at: {} }));
  assert.equal(await slideOut(app, stuck, stands), null);
  await assert.rejects(slideOut(page(() => new TypeError("a slip")).app, stuck, stands), TypeError);
});

test("what was laid since is taken off, unless all of it is slid", () => {
  const { state } = page();
  state.hints.help = /** @type {Help} */ ({ ...help, outlook: stuck });
  assert.deepEqual(laidSince(state), [0, 1]);
  state.hints.help.slid = boardOf(right);
  assert.deepEqual(laidSince(state), []);
});

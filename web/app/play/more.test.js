// Placing a solution, for a person who may have moved on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { words } from "../../words/en.js";
import { Store } from "../base/store.js";
import { newGame, put } from "../game/game.js";
import { Speech } from "../speech/speech.js";
import { ownBoard } from "../table/layers.js";
import { Stopwatch } from "../table/time.js";
import { givenWords, isFinished } from "./finish.js";
import { placeSolution } from "./more.js";

/** @import {Board, Drawing, Puzzle} from "../../types.d.ts" */
/** @import {App, State} from "../shell/state.d.ts" */
/** @import {Marks} from "../table/state.d.ts" */

const cells = [0, 1, 2, 3].map((cell) => ({ row: cell >> 1, column: cell & 1, beyond: [] }));
const drawing = /** @type {Drawing} */ (/** @type {unknown} */ ({ turn: 90, cells: cells.map(({ row, column }) => ({ x: column * 100, y: row * 100, angle: 0 })) }));

/** @param {string[]} tiles @param {Partial<Puzzle>} [facts] */
const puzzleOf = (tiles, facts) =>
  /** @type {Puzzle} */ (/** @type {unknown} */ ({ grid: { name: "2x2", sides: 4, cells }, tiles, clues: [], mayTurn: true, boardTurns: 4, ...facts }));

const different = puzzleOf(["abcd", "efgh", "ijkl", "mnop"]);
/** @type {Board} */
const solution = [[0, 0], [1, 0], [2, 0], [3, 0]];

/**
 * A page with one tile on the board, and its solver.
 * @param {object} [facts]
 * @param {Record<string, unknown>} [facts.state] fields of the state
 * @param {boolean} [facts.solved] whether a full board counts as solved
 * @param {Board[]} [facts.boards] the solutions that keep the board
 * @param {(at: string, state: State) => void} [facts.meanwhile] is called before each answer
 */
function page({ state, solved = true, boards = [solution], meanwhile = () => {} } = {}) {
  const game = put(newGame(different, null), 0, 0);
  const store = new Store(stateWith({ phase: "ready", puzzle: different, drawing, game, ...state }), ({ table }) => {
    table.marks = /** @type {Marks} */ ({ solved: solved && ownBoard(table)?.every(Boolean) });
  });
  /** @type {string[]} */
  const asked = [];
  /** @type {Record<string, object>} */
  const answers = { fixed: { link: "fixed", why: [] } };
  const answer = async (/** @type {string} */ method, /** @type {object} */ what) => {
    asked.push(method);
    await null;
    meanwhile(method, store.state);
    return what;
  };
  const solver = {
    hasAnswered: true,
    call: (/** @type {string} */ method) => answer(method, answers[method]),
    // A search of the whole puzzle never ends here.
    run: ({ puzzle = "" }) => (puzzle === "fixed" ? answer("complete", { boards }) : answer("search", {}).then(() => new Promise(() => {}))),
  };
  const puzzleStore = { lay() {}, change() {}, find: () => null };
  const address = { replace() {} };
  return { app: /** @type {App} */ (/** @type {unknown} */ ({ store, solver, puzzleStore, address, watch: new Stopwatch(() => 0) })), state: store.state, asked };
}

test("a solution is laid, and said to be one once it is known to be", async () => {
  const { app, state } = page();
  await placeSolution(app);
  assert.deepEqual([isFinished(state), ownBoard(state.table)], [true, solution]);
  const wrong = page({ solved: false });
  await placeSolution(wrong.app);
  assert.equal(isFinished(wrong.state), false);
});

test("it is the solution where there is no other, and one where there may be", () => {
  const counted = (/** @type {number} */ solutions, /** @type {object} */ how) => ({ search: { stage: "done", fromBoard: false, verdict: { report: { solutions } }, ...how } });
  for (const [name, state, said] of /** @type {[string, object, string][]} */ ([
    ["", {}, "This is one solution."],
    ["4x4-moderate-748577", {}, "This is the solution."],
    ["2026-11-22", {}, "This is the solution."],
    ["Dogs", counted(1, {}), "This is the solution."],
    ["Dogs", counted(2, {}), "This is one solution."],
    ["Dogs", counted(1, { fromBoard: true }), "This is one solution."],
    ["Dogs", counted(1, { stage: "stopped" }), "This is one solution."],
  ])) {
    assert.equal(givenWords(stateWith({ puzzle: { ...different, name }, ...state }), new Speech("en", words)), said, name);
  }
});

test("who has moved on before the answer gets none, and nothing is searched", async () => {
  const other = puzzleOf(different.tiles, { id: "other" });
  for (const [name, move] of /** @type {[string, (state: State) => void][]} */ ([
    ["another puzzle", (state) => Object.assign(state.table, { puzzle: other, game: newGame(other, null) })],
    ["another move", (state) => Object.assign(state.table, { game: put(newGame(different, null), 0, 1) })],
    ["another tab", (state) => Object.assign(state.page, { tab: "tiles" })],
  ])) {
    for (const boards of [[], [solution]]) {
      const { app, state, asked } = page({ boards, meanwhile: (at, state) => at === "complete" && move(state) });
      await placeSolution(app);
      const after = stateWith({}, state);
      move(after);
      assert.deepEqual([state.page.tab, state.play.unsolvable, asked, state.table.game?.places], [after.page.tab, false, ["fixed", "complete"], after.table.game?.places], name);
    }
  }
});

test("what takes long goes on in the Solve tab, but not when another puzzle was opened meanwhile", async () => {
  const other = puzzleOf(different.tiles, { id: "other" });
  for (const [opened, tab] of /** @type {const} */ ([[null, "solve"], [other, "play"]])) {
    const { app, state, asked } = page({ boards: [], meanwhile: (at, state) => at === "search" && opened && Object.assign(state, stateWith({ puzzle: opened, search: null }, state)) });
    await placeSolution(app);
    assert.deepEqual([state.page.tab, state.play.unsolvable], [tab, false]);
    assert.deepEqual(asked.slice(0, 3), ["fixed", "complete", "search"]);
  }
});

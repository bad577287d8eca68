// What the guide says before it clears a table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { words as english } from "../../words/en.js";
import { words as french } from "../../words/fr.js";
import { Speech } from "../speech/speech.js";
import { clearingWords, newestWords, turningWords, whichWords } from "./words.js";

/** @import {Board, Puzzle} from "../../types.d.ts" */
/** @import {State} from "./state.d.ts" */

const en = new Speech("en", english);
const numbers = (/** @type {number} */ count) => Array.from({ length: count }, (_, at) => at);

test("what stays, what is slid and what comes off is told, one tile and many", () => {
  for (const [stays, off, slid, short, sentences] of /** @type {[number, number, boolean, boolean, string[]][]} */ ([
    [2, 1, false, false, ["2 of your 3 tiles can stay.", "Take off tile 1; it comes later."]],
    [0, 2, false, false, ["None of your tiles can stay.", "Take off tiles 1 and 2; they come later."]],
    [0, 1, false, false, ["Your tile can’t stay.", "Take off tile 1; it comes later."]],
    [1, 0, true, false, ["Your tile can stay.", "First slide it to where the picture shows it."]],
    [4, 0, true, false, ["All your tiles can stay.", "First slide everything, as one block, to where the picture shows it."]],
    [3, 13, false, true, ["3 of your 16 tiles can stay.", "Take off the tiles that are faint; they come later."]],
  ])) {
    assert.deepEqual(clearingWords({ stays: numbers(stays), turns: [], off: numbers(off), slid }, en, short), sentences);
  }
  const [told] = clearingWords({ stays: [0], turns: [], off: [1, 2], slid: false }, new Speech("fr", french), false);
  assert.equal(told, "1 de tes 3 cartes peut rester.");
});

test("a tile that stays in its cell is turned from how it lies", () => {
  const cleared = { stays: [], turns: [1, 0], off: [7], slid: false, realBoard: /** @type {Board} */ ([[4, 3], [2, 1], null]), board: /** @type {Board} */ ([[4, 0], [2, 0], [7, 0]]) };
  assert.deepEqual(clearingWords(cleared, en, false), ["2 of your 3 tiles can stay.", "Take off tile 8; it comes later."]);
  const puzzle = /** @type {Puzzle} */ (/** @type {unknown} */ ({ grid: { sides: 4 } }));
  assert.deepEqual(turningWords(cleared, puzzle, en), [
    { angle: 270, words: "Turn tile 3 where it lies: quarter turn left." },
    { angle: 90, words: "Turn tile 5 where it lies: quarter turn right." },
  ]);
});

test("a whole solution is told to be the one that was built, in whichever turn of the board", () => {
  // Two tiles that can swap by turning the board.
  const cells = [0, 1].map((column) => ({ row: 0, column, beyond: column ? [null, null, null, [0, 1]] : [null, [1, 3], null, null] }));
  const puzzle = { tiles: ["abcd", "efgh"], mayTurn: true, framed: false, clues: [], boardTurns: 2, boardTurn: { to: [1, 0], by: 2 }, grid: { sides: 4, cells } };
  const told = (/** @type {Board} */ built, /** @type {number} */ step, /** @type {number[]} */ shown) =>
    newestWords(/** @type {State} */ (/** @type {unknown} */ ({
      page: { tab: "solve" },
      table: { puzzle, drawing: null, layer: "solution", solutionView: { index: 0, arrangement: null, cells: shown } },
      solve: { search: { verdict: { boards: [[[0, 0], [1, 1]]] } } },
      guide: { built: { board: built, order: [0, 1], step, index: 0 }, open: "" },
    })), en);
  assert.equal(told([[0, 0], [1, 1]], 2, [0, 1]), "You’ve built this solution.");
  assert.equal(told([[1, 3], [0, 2]], 2, [0, 1]), "You’ve built this solution.");
  assert.equal(told([[0, 0], [1, 1]], 1, [0, 1]), "", "not yet");
  assert.equal(told([[0, 0], [1, 2]], 2, [0, 1]), "", "another one");
  assert.equal(told([[0, 0], [1, 1]], 2, [0]), "Tile 1: row 1, column 1, not turned.");
});

test("which of several solutions is built is told before the search has found them again", () => {
  const en = new Speech("en", english);
  const told = (/** @type {number | undefined} */ found, /** @type {object | null} */ search = null, index = 1) =>
    whichWords(index, stateWith({ puzzle: { id: "p" }, mine: [{ id: "p", found }, { id: "q", found: 9 }], search }), en);
  assert.equal(told(undefined), "", "nobody knows of others");
  assert.equal(told(1), "");
  assert.equal(told(6), "Solution 2 of 6");
  assert.equal(told(6, null, -1), "", "it is none of them");
  assert.equal(told(6, { verdict: { report: { solutions: 4 }, boards: [], cancelled: false } }), "Solution 2 of 4", "what is searched now counts");
});

// The time played, on a clock that the test sets.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { newGame, put } from "../game/game.js";
import { Stopwatch, clockWords, isPlaying } from "./time.js";

/** @import {BoardState, Puzzle} from "../../types.d.ts" */

test("only the time while it runs is measured, and what is taken is not measured again", () => {
  let now = 1000;
  const watch = new Stopwatch(() => now);
  now += 500;
  assert.equal(watch.elapsed(), 0, "it has not begun");
  watch.run(true);
  now += 300;
  watch.run(true);
  now += 200;
  assert.equal(watch.elapsed(), 500, "to begin twice is to begin once");
  watch.run(false);
  now += 10_000;
  assert.equal(watch.elapsed(), 500, "the page was hidden");
  watch.run(true);
  now += 70;
  assert.equal(watch.take(), 570);
  now += 30;
  assert.equal(watch.take(), 30);
  assert.equal(watch.take(), 0);
});

test("it runs from the first move until the board is whole, on the Play tab", () => {
  const puzzle = /** @type {Puzzle} */ (/** @type {unknown} */ ({ grid: { sides: 4, cells: [{}, {}] }, tiles: ["ABCD", "EFGH"], clues: [], mayTurn: true }));
  const marks = (/** @type {boolean} */ solved) => /** @type {BoardState} */ ({ solved });
  const empty = newGame(puzzle, null);
  const one = put(empty, 0, 0);
  const full = put(one, 1, 1);
  const cases = /** @type {const} */ ([
    ["nothing was moved", { tab: "play", game: empty, marks: null }, false],
    ["one tile lies", { tab: "play", game: one, marks: null }, true],
    ["another tab is in sight", { tab: "solve", game: one, marks: null }, false],
    ["all lie, but not all match", { tab: "play", game: full, marks: marks(false) }, true],
    ["nobody knows yet whether all match", { tab: "play", game: full, marks: null }, false],
    ["it is solved", { tab: "play", game: full, marks: marks(true) }, false],
    ["there is no game", { tab: "play", game: null, marks: null }, false],
  ]);
  for (const [name, fields, runs] of cases) assert.equal(isPlaying(stateWith(fields)), runs, name);
});

test("a time is read as on a clock", () => {
  const times = [[0, "0:00"], [999, "0:00"], [61_000, "1:01"], [252_400, "4:12"], [3_599_999, "59:59"], [3_600_000, "1:00:00"], [3_852_000, "1:04:12"]];
  for (const [time, words] of times) assert.equal(clockWords(Number(time)), words);
});

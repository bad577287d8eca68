// Several hunts combined: numbers, line, file and words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { words as english } from "../../words/en.js";
import { scoreWords } from "../speech/boards.js";
import { Speech } from "../speech/speech.js";
import { HEIGHT, WIDTH, climbPath } from "./panel.js";
import { depthsFile } from "./passing.js";
import { droppedHunts, newBest, together, huntNews, worthWords } from "./standing.js";

/** @import {HuntState} from "../../types.d.ts" */
/** @import {Hunt, State} from "./state.d.ts" */

const speech = new Speech("en", english);
/** @type {HuntState} */
const one = { over: false, score: 10, seams: 12, board: [[0, 0], [1, 0]], fixed: [], conflicts: [3, 4], conflicted: 3, stage: "piloting", placements: 5, reached: [3, "9007199254740993", 0], fewest: [0, 2, -1] };
/** @type {HuntState} */
const better = { ...one, score: 11, board: [[1, 0], [0, 0]], conflicts: [3], conflicted: 2, stage: "racing", placements: "9007199254740992", reached: [4, 1, 0], fewest: [1, -1, -1] };

test("the best board counts, placements add up, and of each depth the fewest breaks", () => {
  const all = { ...better, placements: "9007199254740997", reached: [7, "9007199254740994", 0], fewest: [0, 2, -1] };
  for (const states of [[one, better], [better, one]]) assert.deepEqual(together(states), all);
  assert.equal(together([one, { ...one, over: true }]).over, true);
  assert.deepEqual(together([one]).board, one.board);
});

test("as many discarded looks can be taken back as there is room for", () => {
  const looks = [1, 2, 3, 4, 5].map((seed) => ({ id: "p", board: one.board, seams: 12, climb: [[0, 10]], elapsed: 1, seed, saved: [] }));
  const left = (/** @type {number} */ aside) => {
    const mine = [{ id: "p", given: looks.slice(0, aside) }];
    const state = { table: { puzzle: { id: "p", grid: { cells: one.board } } }, keep: { mine }, best: { ...newBest(), dropped: looks.slice(2) } };
    return droppedHunts(/** @type {State} */ (/** @type {unknown} */ (state))).map(({ seed }) => seed);
  };
  assert.deepEqual([0, 1, 2, 3, 4].map(left), [[3, 4, 5], [3, 4, 5], [4, 5], [5], []]);
});

test("the line climbs to the right, and its last step lasts until now", () => {
  assert.equal(climbPath([[0, 10], [500, 11], [1000, 12]], 12, 2000), `M0 ${HEIGHT}H80V60.6H160V0H${WIDTH}`);
  assert.equal(climbPath([[0, 10]], 12, 0), `M0 0H${WIDTH}`);
});

test("a line for each depth in a file", () => {
  assert.equal(depthsFile(one), "depth,reached,fewestBreaks\r\n1,3,0\r\n2,9007199254740993,2\r\n3,0,\r\n");
});

/** @type {Hunt} */
const hunt = { phase: "running", at: one, workers: 2, elapsed: 1000, climb: [[0, 10]], announced: 10, fault: null, stays: false, against: [] };

test("a board with breaks is never called a solution", () => {
  for (const [at, score, worth] of /** @type {[HuntState, string, string][]} */ ([
    [one, "10 of 12 seams match · 2 mismatches", "Finding out"],
    [{ ...one, over: true }, "10 of 12 seams match · 2 mismatches", "It’s proved"],
    [{ ...one, score: 12, over: true }, "All 12 seams match", "This is a solution."],
  ])) {
    assert.equal(scoreWords(at, speech), score);
    assert.ok(worthWords({ ...hunt, at }, speech).includes(worth), worth);
    assert.equal(`${scoreWords(at, speech)} ${worthWords({ ...hunt, at }, speech)}`.includes("solution"), at.score === at.seams);
  }
});

test("before there is a board it says that one is coming, unless it pauses", () => {
  assert.equal(worthWords({ ...hunt, at: null }, speech), "Just a moment…");
  assert.equal(worthWords({ ...hunt, at: null, phase: "paused" }, speech), "Paused");
});

test("what is heard is a score that is told, that it pauses, and what it has come to", () => {
  const then = (/** @type {Partial<Hunt>} */ more) => huntNews(hunt, { ...hunt, ...more }, speech);
  assert.equal(then({ elapsed: 2000, at: better }), null);
  assert.equal(then({ announced: 11, at: better }), "11 of 12 seams match · 1 mismatch");
  assert.equal(then({ phase: "paused" }), "Paused. 10 of 12 seams match · 2 mismatches");
  assert.equal(then({ phase: "over", at: { ...one, score: 12, over: true } }), "All 12 seams match. This is a solution.");
  assert.equal(huntNews(hunt, null, speech), null);
  assert.equal(huntNews(null, { ...hunt, at: null, announced: -1 }, speech), null);
});

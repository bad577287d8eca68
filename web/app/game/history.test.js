// The order in which tiles were placed and seams closed, and games replayed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { beginAnew, boardOf, lock, newGame, put, turn, turnBoard, undo } from "./game.js";
import { joinOrder, laidCells, later, rewound, stepsLeft } from "./history.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Game} from "./game.js" */

//	0 a 1 b 2      the cells and, between them, the seams
//	c   d   e
//	3 f 4 g 5
//	h   i   j
//	6 k 7 l 8
const SEAMS = "abcdefghijkl";
const TOUCHING = [[0, 1], [1, 2], [0, 3], [1, 4], [2, 5], [3, 4], [4, 5], [3, 6], [4, 7], [5, 8], [6, 7], [7, 8]];
const seams = /** @type {Drawing["seams"]} */ (/** @type {unknown} */ (TOUCHING.map(([a, b]) => ({ a: [a, 0], b: [b, 0] }))));
const boardTurn = { to: [2, 5, 8, 1, 4, 7, 0, 3, 6], by: 1 };
const nine = /** @type {Puzzle} */ (/** @type {unknown} */ ({ grid: { sides: 4, cells: Array(9).fill({}) }, tiles: Array(9).fill("ABCD"), clues: [], mayTurn: true, boardTurn }));
const clued = { ...nine, clues: [{ cell: 4, tile: 8, turn: 1 }] };

/** The game that places tile 0 on the first cell, tile 1 on the next, and so on. @param {number[]} cells @param {Puzzle} [puzzle] */
const laying = (cells, puzzle = nine) => cells.reduce((game, cell, tile) => put(game, tile, cell), newGame(puzzle, null));

/** @param {Game} game @param {string} [whole] */
const order = (game, whole = SEAMS) => joinOrder(game, seams, [...whole].map((seam) => SEAMS.indexOf(seam))).map((seam) => SEAMS[seam]).join("");

test("the cells are listed as they were laid, a later turn counts", () => {
  let game = newGame(nine, [null, null, [7, 0], null, null, null, null, null, [8, 1]]);
  game = turn(put(put(game, 0, 4), 1, 5), nine, 0, 1);
  assert.deepEqual(laidCells(nine, game), [2, 8, 5, 4]);
  assert.deepEqual(laidCells(clued, newGame(clued, null)), []);
});

test("pictures are listed as they became whole", () => {
  const rows = /** @type {[string, Game, string][]} */ ([
    ["row by row", laying([0, 1, 2, 3, 4, 5, 6, 7, 8]), "abcdfeghikjl"],
    ["from the middle", laying([4, 1, 5, 7, 3, 0, 2, 8, 6]), "dgifacbejlhk"],
    ["the last tile closes four", laying([0, 1, 2, 5, 8, 7, 6, 3, 4]), "abejlkchdfgi"],
    ["a tile that was lifted and put back", put(put(laying([0, 1, 2, 3, 4, 5, 6, 7, 8]), 0, -1), 0, 0), "bdfeghikjlac"],
    ["a tile that was turned, and back", turn(turn(laying([0, 1, 2, 3, 4, 5, 6, 7, 8]), nine, 1, 1), nine, 1, -1), "cfeghikjlabd"],
    ["a lock", lock(laying([0, 1, 2, 3, 4, 5, 6, 7, 8]), nine, 0), "abcdfeghikjl"],
    ["two that changed places and back", put(put(laying([0, 1, 2, 3, 4, 5, 6, 7, 8]), 0, 8), 0, 0), "bdfeghikacjl"],
    ["what was taken back", undo(put(laying([0, 1, 2, 3, 4, 5, 6, 7, 8]), 0, 8)), "abcdfeghikjl"],
    ["a clue was there from the first", laying([0, 1, 2, 3, 5, 6, 7, 8], clued), "adbcfeghikjl"],
  ]);
  for (const [how, game, want] of rows) assert.equal(order(game), want, how);
  assert.equal(order(laying([0, 1, 2, 3, 4, 5, 6, 7, 8]), "lfa"), "afl", "of those that are whole");
  assert.equal(order(laying([0, 1, 2, 3, 4, 5, 6, 7, 8]), ""), "");
});

test("to turn the whole board leaves the order as it was", () => {
  // Rows from the top left become columns from the top right.
  assert.equal(order(turnBoard(laying([0, 1, 2, 3, 4, 5, 6, 7, 8]), nine)), "ejbdgilacfhk");
});

const three = /** @type {Puzzle} */ (/** @type {unknown} */ ({ grid: { sides: 4, cells: [{}, {}, {}] }, tiles: ["ABCD", "EFGH", "IJKL"], clues: [], mayTurn: true }));
const threeClued = { ...three, clues: [{ cell: 1, tile: 2, turn: 3 }] };
const empty = newGame(three, null);

/** The boards of a replay: a word per cell, the tile with a quote for each turn. @param {Game} game */
function boards(game) {
  const words = (/** @type {Game} */ then) => boardOf(then).map((laid) => (laid ? `${laid[0]}${"'".repeat(laid[1])}` : ".")).join(" ");
  const seen = [rewound(game)];
  while (seen[seen.length - 1].future.length > 0) seen.push(later(seen[seen.length - 1], 1));
  return seen.map(words);
}

test("a replay shows every step that is seen on the board, from the first to the last", () => {
  const two = put(put(empty, 0, 0), 1, 1);
  const rows = /** @type {[string, Game, string[]][]} */ ([
    ["nothing was done", empty, [". . ."]],
    ["laid", two, [". . .", "0 . .", "0 1 ."]],
    ["turned on the board", turn(two, three, 1, 1), [". . .", "0 . .", "0 1 .", "0 1' ."]],
    ["turned while it waited", put(turn(two, three, 2, 2), 2, 2), [". . .", "0 . .", "0 1 .", "0 1 2''"]],
    ["turned while it waited, at last", turn(two, three, 2, 2), [". . .", "0 . .", "0 1 .", "0 1 ."]],
    ["locked", put(lock(two, three, 0), 2, 2), [". . .", "0 . .", "0 1 .", "0 1 2"]],
    ["lifted and put elsewhere", put(put(two, 0, -1), 0, 2), [". . .", "0 . .", "0 1 .", ". 1 .", ". 1 0"]],
    ["changed places", put(two, 0, 1), [". . .", "0 . .", "0 1 .", "1 0 ."]],
    ["taken back", undo(two), [". . .", "0 . ."]],
    ["begun anew", put(beginAnew(two, three), 2, 2), [". . .", ". . 2"]],
    ["begun anew, and that taken back", undo(beginAnew(two, three)), [". . .", "0 . .", "0 1 ."]],
    ["a clue lies there from the first", put(newGame(threeClued, null), 0, 0), [". 2''' .", "0 2''' ."]],
    ["a link brought a part", put(newGame(three, [[1, 2], null, null]), 0, 1), ["1'' . .", "1'' 0 ."]],
  ]);
  for (const [how, game, want] of rows) assert.deepEqual(boards(game), want, how);
});

test("several steps at once lead to the same end, and a replay leaves the game as it is", () => {
  const game = turn(put(put(put(empty, 0, 0), 1, 1), 2, 2), three, 2, 1);
  const before = structuredClone(game);
  const start = rewound(game);
  assert.equal(stepsLeft(start), 4);
  assert.deepEqual(boardOf(later(start, 2)), boardOf(later(later(start, 1), 1)));
  assert.equal(stepsLeft(later(start, 3)), 1);
  assert.deepEqual(later(start, 9), { ...game, future: [] });
  assert.deepEqual(game, before);
});

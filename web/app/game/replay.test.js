// Replaying a game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { beginAnew, boardOf, lock, newGame, put, turn, undo } from "./game.js";
import { later, rewound, stepsLeft } from "./history.js";

/** @import {Puzzle} from "../../types.d.ts" */
/** @import {Game} from "./game.js" */

const three = /** @type {Puzzle} */ (/** @type {unknown} */ ({ grid: { sides: 4, cells: [{}, {}, {}] }, tiles: ["ABCD", "EFGH", "IJKL"], clues: [], mayTurn: true }));
const clued = { ...three, clues: [{ cell: 1, tile: 2, turn: 3 }] };
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
    ["a clue lies there from the first", put(newGame(clued, null), 0, 0), [". 2''' .", "0 2''' ."]],
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

// What the coach says to whom, and when it is silent.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { words as english } from "../../words/en.js";
import { boardOf, newGame, put } from "../game/game.js";
import { Speech } from "../speech/speech.js";
import { coachWords } from "./line.js";

/** @import {Puzzle} from "../../types.d.ts" */
/** @import {Game} from "../game/game.js" */

const speech = new Speech("en", english);
const turning = /** @type {Puzzle} */ (/** @type {unknown} */ ({ grid: { sides: 4, cells: [{}, {}] }, tiles: ["ABCD", "EFGH"], clues: [], mayTurn: true, id: "p" }));

/** @param {{ finger?: boolean, coached?: boolean, hand?: number, here?: number, begun?: boolean, puzzle?: Puzzle, moves?: number }} how */
function said({ finger = false, coached = false, hand = -1, here = -1, begun = false, puzzle = turning, moves = 1 }) {
  const game = newGame(puzzle, null);
  const state = stateWith({ tab: "play", layer: "board", puzzle, game: begun ? Array.from({ length: moves }).reduce((/** @type {Game} */ now, _, at) => put(now, 0, at % 2), game) : game, hand, here });
  state.page.finger = finger;
  state.page.settings.coached = coached;
  return coachWords(state, speech);
}

test("the coach says what is done with a mouse, and with a finger", () => {
  assert.match(said({}), /whole: click a tile/);
  assert.match(said({ finger: true }), /whole: tap a tile/);
  assert.match(said({ hand: 0 }), /^Click a cell to place it, or the tile again/);
  assert.match(said({ hand: 0, finger: true }), /^Tap a cell to place it, or the tile again/);
  assert.match(said({ hand: 0, begun: true }), /^Click it to turn it/, "it lies on the board");
  assert.match(said({ here: 1 }), /^Click a tile that fits, and it goes/);
  assert.match(said({ here: 1, finger: true, begun: true }), /^Tap a tile that fits, and it goes/);
});

test("the goal stands there before the first move, whoever plays", () => {
  const upright = { ...turning, mayTurn: false };
  for (const [how, words] of /** @type {[Parameters<typeof said>[0], RegExp][]} */ ([
    [{ coached: true }, /^Place all the tiles/],
    [{ coached: true, hand: 1 }, /^Place all the tiles/],
    [{ puzzle: upright }, /^Make every picture whole/],
    [{ puzzle: upright, hand: 1 }, /^Make every picture whole/],
  ])) assert.match(said(how), words, JSON.stringify(how));
  assert.equal(said({ coached: true, begun: true }), "");
  assert.equal(said({ puzzle: upright, begun: true }), "");
  assert.match(said({ begun: true }), /whole/, "nobody has turned a tile yet");
  assert.equal(said({ begun: true, moves: 4 }), "", "but tiles were laid");
});

test("a full board that is no solution says how much is missing, to whoever plays", () => {
  const game = put(put(newGame(turning, null), 0, 0), 1, 1);
  const state = stateWith({ tab: "play", layer: "board", puzzle: turning, game, hand: -1 });
  state.page.settings.coached = true;
  const marks = { board: boardOf(game), matched: [], conflicts: [0], misframed: [], score: 0, seams: 2, filled: 2, solved: false };
  const told = (/** @type {object} */ more) => {
    state.table.marks = { ...marks, ...more };
    return coachWords(state, speech);
  };
  assert.equal(told({}), "Every tile is placed, but there is 1 mismatch.");
  assert.equal(told({ conflicts: [0, 1], misframed: [[1, 2]] }), "Every tile is placed, but there are 2 mismatches, and the frame isn’t right either.", "a side on the rim is no seam");
  assert.equal(told({ conflicts: [], misframed: [[1, 2]] }), "Every tile is placed, but the frame isn’t right yet.");
  assert.equal(told({ conflicts: [], score: 2, solved: true }), "");
  assert.equal(told({ filled: 1 }), "");
});

test("a solution that a link has brought is said to be one, until something is moved", () => {
  const brought = newGame(turning, [[0, 0], [1, 0]]);
  const state = stateWith({ tab: "play", layer: "board", puzzle: turning, game: brought, hand: -1 });
  state.page.settings.coached = true;
  state.table.marks = { board: boardOf(brought), matched: [0], conflicts: [], misframed: [], score: 1, seams: 1, filled: 2, solved: true };
  assert.equal(coachWords(state, speech), "It is already solved. To play it yourself, choose “Start over” under “More”.");
  const moved = put(put(brought, 0, 1), 0, 0);
  state.table.game = moved;
  state.table.marks.board = boardOf(moved);
  assert.equal(coachWords(state, speech), "", "whoever moved it has made it");
});

// Games: every step can be undone, no tile is lost or in two places, and a stored game comes back
// unchanged.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { campaign, dice } from "../../tools/random.js";
import { readMoves } from "./typed-moves.js";
import { TABLE, asAtFirst, beginAnew, boardOf, clear, isLocked, lock, newGame, placeBoard, placesAtFirst, put, readGame, redo, slidesOf, tally, tileOn, turn, turnBoard, undo } from "./game.js";

/** @import {Puzzle, Board, Drawing} from "../../types.d.ts" */
/** @import {Game} from "./game.js" */

/** @param {number} cells */
const halfTurn = (cells) => ({ to: Array.from({ length: cells }, (_, cell) => cells - 1 - cell), by: 2 });

/** The puzzle of a golden file. @returns {Puzzle} */
const golden = (/** @type {string} */ name) => JSON.parse(readFileSync(new URL(`../../../wasm/testdata/${name}.json`, import.meta.url), "utf8")).result.puzzle;

/** @param {number} width @param {number} height @param {Puzzle["clues"]} [clues] @param {Partial<Puzzle>} [facts] */
function table(width, height, clues = [], facts) {
  const cells = Array.from({ length: width * height }, (_, cell) => ({ row: Math.floor(cell / width), column: cell % width, beyond: [] }));
  const grid = { name: `${width}x${height}`, sides: 4, cells };
  const quarter = { to: cells.map(({ row, column }) => column * height + height - 1 - row), by: 1 };
  const boardTurn = width === height ? quarter : halfTurn(cells.length);
  return /** @type {Puzzle} */ (/** @type {unknown} */ ({ grid, clues, tiles: cells.map(() => "ABab"), mayTurn: true, boardTurn, ...facts }));
}

const nine = table(3, 3);
/** As Go sends it: no turn of the board keeps the look of the clue. */
const clued = table(3, 3, [{ cell: 4, tile: 2, turn: 3 }], { boardTurn: null });
/** The clue looks the same after half a turn. */
const half = table(3, 3, [{ cell: 4, tile: 2, turn: 1 }], { boardTurn: halfTurn(9) });

/** @param {Puzzle} puzzle @param {Game} game @param {(below: number) => number} roll */
function anyMove(puzzle, game, roll) {
  const tile = roll(9);
  return [
    () => put(game, tile, roll(10) - 1),
    () => put(game, tile, roll(9), roll(4)),
    () => turn(game, puzzle, tile, roll(7) - 3),
    () => lock(game, puzzle, tile),
    () => clear(game),
    () => turnBoard(game, puzzle),
  ][roll(20) % 6]();
}

test("whatever is done, every tile is in one place, and all of it can be undone and done again", () => {
  for (const at of [nine, clued, half]) {
    for (let seed = 1; seed <= campaign(15); seed++) {
      const roll = dice(seed);
      let game = newGame(at, null);
      const seen = [game.places];
      for (let move = 0; move < 60; move++) {
        const next = anyMove(at, game, roll);
        if (next !== game) seen.push(next.places);
        game = next;
        const kept = readGame(JSON.parse(JSON.stringify(game)), at);
        assert.deepEqual(kept, game, "it is a game at every step, and comes back as it was kept");
      }
      const end = game;
      for (const places of seen.slice(0, -1).reverse()) {
        game = undo(game);
        assert.deepEqual(game.places, places);
      }
      assert.equal(undo(game), game);
      for (const places of seen.slice(1)) {
        game = redo(game);
        assert.deepEqual(game.places, places);
      }
      assert.deepEqual(redo(game), end);
    }
  }
});

test("a tile takes the place of another, which goes where it came from", () => {
  let game = put(put(newGame(nine, null), 0, 4), 1, 4);
  assert.deepEqual([tileOn(game, 4), game.places[0][0]], [1, TABLE], "back to the table");
  game = put(put(game, 0, 8), 1, 8);
  assert.deepEqual([tileOn(game, 8), tileOn(game, 4)], [1, 0], "or to the other cell");
  assert.equal(put(game, 1, 8), game, "what changes nothing is no move");
});

test("what is locked stays, and so do clues", () => {
  let game = lock(put(newGame(nine, null), 0, 4), nine, 0);
  assert.ok(isLocked(game, 0));
  for (const moved of [put(game, 0, 5), put(game, 1, 4), turn(game, nine, 0, 1), clear(game)]) assert.equal(moved, game);
  game = lock(game, nine, 0);
  assert.equal(tileOn(clear(game), 4), -1);
  assert.equal(lock(newGame(nine, null), nine, 0).past.length, 0, "on the table nothing is locked");
  const fixed = newGame(clued, [[2, 0], null, null, null, [0, 0], null, null, null, null]);
  assert.deepEqual(boardOf(fixed), [null, null, null, null, [2, 3], null, null, null, null], "clues before anything else");
  for (const moved of [lock(fixed, clued, 2), put(fixed, 2, 0), turnBoard(fixed, clued)]) assert.equal(moved, fixed);
});

test("the whole board turns, tiles and all", () => {
  const game = put(put(newGame(nine, null), 0, 0), 1, 1, 3);
  const turned = turnBoard(game, nine);
  assert.deepEqual([turned.places[0], turned.places[1]], [[2, 1, 0], [5, 0, 0]]);
  const oblong = table(3, 2);
  const once = turnBoard(put(newGame(oblong, null), 0, 0), oblong);
  assert.deepEqual(once.places[0], [5, 2, 0]);
  const around = turnBoard(put(newGame(half, null), 0, 0), half);
  assert.deepEqual([around.places[0], around.places[2]], [[8, 2, 0], [4, 1, 1]], "about a clue that looks the same");
});

//   0
//  1 2
//   3      the cells of hex2
//  4 5
//   6
const hexagons = golden("open-hexagons");

//   0
//  123     the cells of tri2; 2 points down
const triangles = golden("open-triangles");

test("a board of hexagons turns by a sixth, one of triangles by a third, each tile by one step of its own", () => {
  for (const [puzzle, to] of /** @type {const} */ ([[hexagons, [2, 0, 5, 3, 1, 6, 4]], [triangles, [3, 0, 2, 1]]])) {
    const { sides } = puzzle.grid;
    const begun = newGame(puzzle, puzzle.tiles.map((_, tile) => [tile, tile % sides]));
    const turned = turnBoard(begun, puzzle);
    assert.deepEqual(turned.places, to.map((cell, tile) => [cell, (tile + 1) % sides, 0]));
    let game = begun;
    for (let n = 0; n < sides; n++) {
      assert.ok(n === 0 || String(game.places) !== String(begun.places), "not before it has come round");
      game = turnBoard(game, puzzle);
    }
    assert.deepEqual(game.places, begun.places);
  }
});

test("laying a solution is one step", () => {
  const game = put(newGame(nine, null), 3, 0);
  const board = nine.tiles.map((_, tile) => /** @type {[number, number]} */ ([tile, 2]));
  const laid = placeBoard(game, nine, board);
  assert.deepEqual(boardOf(laid), board);
  assert.deepEqual(undo(laid).places, game.places);
});

test("to begin anew is one step that takes everything but the clues off the board", () => {
  const locked = lock(put(put(newGame(clued, null), 0, 0, 1), 1, 1), clued, 1);
  const anew = beginAnew(locked, clued);
  assert.deepEqual(anew.places, newGame(clued, null).places);
  assert.equal(anew.past.length, locked.past.length + 1);
  assert.deepEqual(undo(anew).places, locked.places);
  assert.equal(tally(anew).moves, 0);
  assert.equal(beginAnew(anew, clued), anew);
  assert.deepEqual([tally(clear(locked)).moves, clear(newGame(nine, null)).rounds], [0, []]);
});

test("what is no game of the puzzle is not taken for one", () => {
  const game = put(put(newGame(nine, null), 0, 4), 1, 5);
  assert.deepEqual(readGame(JSON.parse(JSON.stringify(game)), nine), game);
  const { rounds, given, turned, ...earlier } = game;
  assert.deepEqual(readGame(earlier, nine), { ...earlier, rounds, given, turned }, "an earlier version knew no rounds");
  assert.equal(readGame(game, clued), null, "the clue is not where it must be");
  for (const wrong of [
    ...[null, 7, {}, { ...game, places: [] }, { ...game, hints: -1 }, { ...game, time: "x" }, { ...game, past: [[]].concat([[[99, [0, 0, 0], [0, 0, 0]]]]) }],
    { ...game, places: game.places.map(() => [4, 0, 0]) },
    { ...game, past: [...game.past, game.past[0]] },
    { ...game, places: game.places.map(([cell]) => [cell, 4, 0]) },
    { ...game, future: [[[0, [8, 0, 0], [7, 0, 0]]]] },
    ...[{ ...game, rounds: [{ from: 1 }] }, { ...game, rounds: 3 }, { ...game, given: ["x"] }, { ...game, given: {} }, { ...game, turned: [-1] }, { ...game, turned: 2 }],
  ]) {
    assert.equal(readGame(wrong, nine), null, JSON.stringify(wrong));
  }
});

test("moves are read as people write them", () => {
  const begun = newGame(nine, null);
  const at = (/** @type {string} */ text) => {
    const read = readMoves(text, begun, nine);
    return "code" in read ? read.code : read.places.flatMap(([cell, now], tile) => (cell === TABLE && now === 0 ? [] : [[tile + 1, cell, now]]));
  };
  for (const [text, places] of /** @type {[string, unknown][]} */ ([
    ["7 b1 r", [[7, 1, 1]]],
    [" 7  B1  R ", [[7, 1, 1]]],
    ["7 c3 ll, 1 a1", [[1, 0, 0], [7, 8, 2]]],
    ["7 b1 3; 7", [[7, 1, 0]]],
    ["7 b1 r\n7 b2", [[7, 4, 1]]],
    ["7 b1, 7 -", []],
    ["7 rr", [[7, TABLE, 2]]],
    ["", "nothing"],
    ["10 a1", "tile"],
    ["0 a1", "tile"],
    ["7 d1", "cell"],
    ["7 a4", "cell"],
    ["7 a1 4", "turn"],
    ["7 a1 rl", "turn"],
    ["seven", "move"],
    ["7 a1 r please", "move"],
  ])) {
    assert.deepEqual(at(text), places, text);
  }
  const locked = lock(put(begun, 0, 0), nine, 0);
  for (const text of ["2 a1", "1", "1 r", "1 b2", "1 -"]) assert.deepEqual(readMoves(`3 b2, ${text}`, locked, nine), { text, code: "locked" });
  for (const text of ["1 a1, 1 0", "", ";"]) assert.deepEqual(readMoves(text, locked, nine), { text, code: "nothing" }, "it lies so already");
  const still = { ...nine, mayTurn: false };
  for (const text of ["1", "1 r", "1 b2 2"]) assert.deepEqual(readMoves(text, begun, still), { text, code: "turn" });
});

test("every cell can be typed, however long its row or column is", () => {
  for (const [width, height, name, cell] of /** @type {const} */ ([[1, 1024, "a1024", 1023], [1, 1024, "a0100", 99], [1024, 1, "amj1", 1023], [1024, 1, "zz1", 701], [1024, 1, "aaa1", 702], [28, 2, "ab2", 55]])) {
    const puzzle = table(width, height);
    const read = readMoves(`1 ${name}`, newGame(puzzle, null), puzzle);
    assert.equal("code" in read ? read.code : read.places[0][0], cell, name);
  }
});

test("whatever was done since, one step leads back to the board as it came", () => {
  for (const [puzzle, board] of /** @type {[Puzzle, import("../../types.d.ts").Board | null][]} */ ([[nine, [[3, 1], null, [5, 2]]], [clued, [[3, 1]]], [half, null]])) {
    for (let seed = 0; seed < 50; seed++) {
      const roll = dice(seed);
      const first = newGame(puzzle, board);
      let game = first;
      for (let moves = roll(20); moves > 0; moves--) game = anyMove(puzzle, game, roll);
      assert.deepEqual(placesAtFirst(game), first.places, `seed ${seed}`);
      const back = asAtFirst(game);
      assert.deepEqual(back.places, first.places, `seed ${seed}`);
      if (back !== game) assert.deepEqual(undo(back).places, game.places, "which is undone");
    }
  }
});

/** @param {[x: number, y: number, angle?: number][]} cells */
const drawingOf = (...cells) => /** @type {Drawing} */ (/** @type {unknown} */ ({ cells: cells.map(([x, y, angle = 0]) => ({ x, y, angle })) }));
/** @param {Partial<Puzzle>} [facts] */
const puzzleOf = (facts) => /** @type {Puzzle} */ (/** @type {unknown} */ ({ framed: false, clues: [], ...facts }));

/** A board drawn with the tile's digit, or a dot, per cell. @param {string} drawn */
const boardFrom = (drawn) => /** @type {Board} */ ([...drawn].map((tile) => (tile === "." ? null : [Number(tile), 1])));
/** @param {Board} board */
const draws = (board) => board.map((laid) => laid?.[0] ?? ".").join("");

// 0 1 2
// 3 4 5
const squares = drawingOf([0, 0], [100, 0], [200, 0], [0, 100], [100, 100], [200, 100]);
//  0 1
// 2 3 4
//  5 6
const sevenHexagons = drawingOf([50, 0], [150, 0], [0, 86.6], [100, 86.6], [200, 86.6], [50, 173.2], [150, 173.2]);
//    0
//  1 2 3, where 2 points down
const fourTriangles = drawingOf([100, 0], [50, 86.6], [100, 86.6, 180], [150, 86.6]);

test("a block goes to wherever all of it lies on the board", () => {
  const rows = /** @type {const} */ ([
    [squares, "78....", [".78...", "...78.", "....78"]],
    [squares, "7....8", []],
    [squares, "789...", ["...789"]],
    [sevenHexagons, "7.8....", [".7.8...", "...7.8.", "....7.8"]],
    [sevenHexagons, "..789..", []],
    [fourTriangles, ".7.8", []],
    [fourTriangles, "7...", [".7..", "...7"]],
    [fourTriangles, "..7.", []],
    [squares, "......", []],
  ]);
  for (const [drawing, lying, slid] of rows) assert.deepEqual(slidesOf(boardFrom(lying), puzzleOf(), drawing).map(draws), slid, lying);
});

test("each tile keeps its turn", () => {
  assert.deepEqual(slidesOf(boardFrom("...789"), puzzleOf(), squares)[0][0], [7, 1]);
});

test("within a frame, or beside a clue, a place is a place", () => {
  const clues = /** @type {Puzzle["clues"]} */ ([{ cell: 0, tile: 0, turn: 0 }]);
  for (const facts of [{ framed: true }, { clues }]) assert.deepEqual(slidesOf(boardFrom("78...."), puzzleOf(facts), squares), []);
});

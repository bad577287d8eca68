// Games: whatever is done can be undone, no tile is ever lost or in two places, and
// what was kept comes back as it was.

import assert from "node:assert/strict";
import { test } from "node:test";
import { TABLE, beginAnew, boardOf, clear, isLocked, laidCells, layAll, lock, newGame, put, readGame, redo, tally, tileOn, turn, turnBoard, undo } from "./game.js";
import { readMoves } from "../play/typed-moves.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Game} from "./game.js" */

/**
 * @param {number} width
 * @param {number} height
 * @param {Puzzle["clues"]} [clues]
 * @param {Partial<Puzzle>} [facts]
 */
function table(width, height, clues = [], facts) {
  const cells = Array.from({ length: width * height }, (_, cell) => ({ row: Math.floor(cell / width), column: cell % width, beyond: [] }));
  const grid = { name: `${width}x${height}`, sides: 4, cells };
  const boardTurns = width === height ? 4 : 2;
  const puzzle = /** @type {Puzzle} */ (/** @type {unknown} */ ({ grid, clues, tiles: cells.map(() => "ABab"), mayTurn: true, boardTurns, ...facts }));
  const drawing = /** @type {Drawing} */ ({ turn: 90, cells: cells.map(({ row, column }) => ({ x: column * 100, y: row * 100, angle: 0 })) });
  return { puzzle, drawing };
}

const nine = table(3, 3);
/** As on the wire: no turn of the board leaves the clue as it looks. */
const clued = table(3, 3, [{ cell: 4, tile: 2, turn: 3 }], { boardTurns: 1 });
/** The clue looks the same after half a turn. */
const half = table(3, 3, [{ cell: 4, tile: 2, turn: 1 }], { boardTurns: 2 });

/** Numbers that look random and are the same every time. @param {number} seed */
function dice(seed) {
  return (/** @type {number} */ below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
}

/**
 * @param {typeof nine} at
 * @param {Game} game
 * @param {(below: number) => number} roll
 */
function anyMove({ puzzle, drawing }, game, roll) {
  const tile = roll(9);
  return [
    () => put(game, tile, roll(10) - 1),
    () => put(game, tile, roll(9), roll(4)),
    () => turn(game, puzzle, tile, roll(7) - 3),
    () => lock(game, puzzle, tile),
    () => clear(game),
    () => turnBoard(game, puzzle, drawing),
  ][roll(20) % 6]();
}

test("whatever is done, every tile is in one place, and all of it can be undone and done again", () => {
  for (const at of [nine, clued, half]) {
    for (let seed = 1; seed <= 100; seed++) {
      const roll = dice(seed);
      let game = newGame(at.puzzle, null);
      const seen = [game.places];
      for (let move = 0; move < 60; move++) {
        const next = anyMove(at, game, roll);
        if (next !== game) seen.push(next.places);
        game = next;
        const kept = readGame(JSON.parse(JSON.stringify(game)), at.puzzle);
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
  let game = put(put(newGame(nine.puzzle, null), 0, 4), 1, 4);
  assert.deepEqual([tileOn(game, 4), game.places[0][0]], [1, TABLE], "back to the table");
  game = put(put(game, 0, 8), 1, 8);
  assert.deepEqual([tileOn(game, 8), tileOn(game, 4)], [1, 0], "or to the other cell");
  assert.equal(put(game, 1, 8), game, "what changes nothing is no move");
});

test("what is locked stays, and so do clues", () => {
  let game = lock(put(newGame(nine.puzzle, null), 0, 4), nine.puzzle, 0);
  assert.ok(isLocked(game, 0));
  for (const moved of [put(game, 0, 5), put(game, 1, 4), turn(game, nine.puzzle, 0, 1), clear(game)]) assert.equal(moved, game);
  game = lock(game, nine.puzzle, 0);
  assert.equal(tileOn(clear(game), 4), -1);
  assert.equal(lock(newGame(nine.puzzle, null), nine.puzzle, 0).past.length, 0, "on the table nothing is locked");
  const fixed = newGame(clued.puzzle, [[2, 0], null, null, null, [0, 0], null, null, null, null]);
  assert.deepEqual(boardOf(fixed), [null, null, null, null, [2, 3], null, null, null, null], "clues before anything else");
  for (const moved of [lock(fixed, clued.puzzle, 2), put(fixed, 2, 0), turnBoard(fixed, clued.puzzle, clued.drawing)]) assert.equal(moved, fixed);
});

test("the whole board turns, tiles and all", () => {
  const game = put(put(newGame(nine.puzzle, null), 0, 0), 1, 1, 3);
  const turned = turnBoard(game, nine.puzzle, nine.drawing);
  assert.deepEqual([turned.places[0], turned.places[1]], [[2, 1, 0], [5, 0, 0]]);
  const oblong = table(3, 2);
  const once = turnBoard(put(newGame(oblong.puzzle, null), 0, 0), oblong.puzzle, oblong.drawing);
  assert.deepEqual(once.places[0], [5, 2, 0]);
  const around = turnBoard(put(newGame(half.puzzle, null), 0, 0), half.puzzle, half.drawing);
  assert.deepEqual([around.places[0], around.places[2]], [[8, 2, 0], [4, 1, 1]], "about a clue that looks the same");
});

/**
 * A puzzle on a grid that is not of squares.
 * @param {number} sides
 * @param {number} boardTurns
 * @param {[x: number, y: number, angle: number][]} places
 */
function other(sides, boardTurns, places) {
  const cells = places.map(([x, y, angle]) => ({ x, y, angle }));
  const puzzle = /** @type {Puzzle} */ (/** @type {unknown} */ ({ grid: { sides, cells }, clues: [], tiles: cells.map(() => "-".repeat(sides)), mayTurn: true, boardTurns }));
  return { puzzle, drawing: /** @type {Drawing} */ ({ turn: 360 / sides, cells }) };
}

//   0
//  1 2
//   3      the cells of hex2
//  4 5
//   6
const hexagons = other(6, 6, [[144.34, 50, 0], [57.74, 100, 0], [230.94, 100, 0], [144.34, 150, 0], [57.74, 200, 0], [230.94, 200, 0], [144.34, 250, 0]]);

//   0
//  123     the cells of tri2; 2 points down
const triangles = other(3, 3, [[100, 57.74, 60], [50, 144.34, 60], [100, 115.47, 0], [150, 144.34, 60]]);

test("a board of hexagons turns by a sixth, one of triangles by a third, each tile by one step of its own", () => {
  for (const [{ puzzle, drawing }, to] of /** @type {const} */ ([[hexagons, [2, 0, 5, 3, 1, 6, 4]], [triangles, [3, 0, 2, 1]]])) {
    const { sides } = puzzle.grid;
    const begun = newGame(puzzle, puzzle.tiles.map((_, tile) => [tile, tile % sides]));
    const turned = turnBoard(begun, puzzle, drawing);
    assert.deepEqual(turned.places, to.map((cell, tile) => [cell, (tile + 1) % sides, 0]));
    let game = begun;
    for (let n = 0; n < sides; n++) {
      assert.ok(n === 0 || String(game.places) !== String(begun.places), "not before it has come round");
      game = turnBoard(game, puzzle, drawing);
    }
    assert.deepEqual(game.places, begun.places);
  }
});

test("the cells are listed as they were laid, a later turn counts", () => {
  let game = newGame(nine.puzzle, [null, null, [7, 0], null, null, null, null, null, [8, 1]]);
  game = turn(put(put(game, 0, 4), 1, 5), nine.puzzle, 0, 1);
  assert.deepEqual(laidCells(nine.puzzle, game), [2, 8, 5, 4]);
  assert.deepEqual(laidCells(clued.puzzle, newGame(clued.puzzle, null)), []);
});

test("laying a solution is one step", () => {
  const game = put(newGame(nine.puzzle, null), 3, 0);
  const board = nine.puzzle.tiles.map((_, tile) => /** @type {[number, number]} */ ([tile, 2]));
  const laid = layAll(game, nine.puzzle, board);
  assert.deepEqual(boardOf(laid), board);
  assert.deepEqual(undo(laid).places, game.places);
});

test("to begin anew is one step that takes everything but the clues off the board", () => {
  const locked = lock(put(put(newGame(clued.puzzle, null), 0, 0, 1), 1, 1), clued.puzzle, 1);
  const anew = beginAnew(locked, clued.puzzle);
  assert.deepEqual(anew.places, newGame(clued.puzzle, null).places);
  assert.equal(anew.past.length, locked.past.length + 1);
  assert.deepEqual(undo(anew).places, locked.places);
  assert.equal(tally(anew).moves, 0);
  assert.equal(beginAnew(anew, clued.puzzle), anew);
  assert.deepEqual([tally(clear(locked)).moves, clear(newGame(nine.puzzle, null)).rounds], [0, []]);
});

test("what is no game of the puzzle is not taken for one", () => {
  const game = put(put(newGame(nine.puzzle, null), 0, 4), 1, 5);
  assert.deepEqual(readGame(JSON.parse(JSON.stringify(game)), nine.puzzle), game);
  const { rounds, given, turned, ...earlier } = game;
  assert.deepEqual(readGame(earlier, nine.puzzle), { ...earlier, rounds, given, turned }, "an earlier version knew no rounds");
  assert.equal(readGame(game, clued.puzzle), null, "the clue is not where it must be");
  for (const wrong of [
    ...[null, 7, {}, { ...game, places: [] }, { ...game, hints: -1 }, { ...game, time: "x" }, { ...game, past: [[]].concat([[[99, [0, 0, 0], [0, 0, 0]]]]) }],
    { ...game, places: game.places.map(() => [4, 0, 0]) },
    { ...game, past: [...game.past, game.past[0]] },
    { ...game, places: game.places.map(([cell]) => [cell, 4, 0]) },
    { ...game, future: [[[0, [8, 0, 0], [7, 0, 0]]]] },
    ...[{ ...game, rounds: [{ from: 1 }] }, { ...game, rounds: 3 }, { ...game, given: ["x"] }, { ...game, given: {} }, { ...game, turned: [-1] }, { ...game, turned: 2 }],
  ]) {
    assert.equal(readGame(wrong, nine.puzzle), null, JSON.stringify(wrong));
  }
});

test("moves are read as people write them", () => {
  const begun = newGame(nine.puzzle, null);
  const at = (/** @type {string} */ text) => {
    const read = readMoves(text, begun, nine.puzzle);
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
  const locked = lock(put(begun, 0, 0), nine.puzzle, 0);
  for (const text of ["2 a1", "1", "1 r", "1 b2", "1 -"]) assert.deepEqual(readMoves(`3 b2, ${text}`, locked, nine.puzzle), { text, code: "locked" });
  for (const text of ["1 a1, 1 0", "", ";"]) assert.deepEqual(readMoves(text, locked, nine.puzzle), { text, code: "nothing" }, "it lies so already");
  const still = { ...nine.puzzle, mayTurn: false };
  for (const text of ["1", "1 r", "1 b2 2"]) assert.deepEqual(readMoves(text, begun, still), { text, code: "turn" });
});

test("every cell can be typed, however long its row or column is", () => {
  for (const [width, height, name, cell] of /** @type {const} */ ([[1, 1024, "a1024", 1023], [1, 1024, "a0100", 99], [1024, 1, "amj1", 1023], [1024, 1, "zz1", 701], [1024, 1, "aaa1", 702], [28, 2, "ab2", 55]])) {
    const { puzzle } = table(width, height);
    const read = readMoves(`1 ${name}`, newGame(puzzle, null), puzzle);
    assert.equal("code" in read ? read.code : read.places[0][0], cell, name);
  }
});

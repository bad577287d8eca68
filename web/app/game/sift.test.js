// Filtering tiles, on a framed board of three by three, and on one without a frame.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fittingTurn } from "./fits.js";
import { newGame, put } from "./game.js";
import { sieves, sifted, turnSeen } from "./sift.js";

/** @import {Puzzle} from "../../types.d.ts" */
/** @import {Sift} from "./sift.js" */

const WIDTH = 3;
const cells = [...Array(WIDTH * WIDTH).keys()].map((cell) => {
  const [row, column] = [Math.floor(cell / WIDTH), cell % WIDTH];
  const beyond = [row > 0 && [cell - WIDTH, 2], column < WIDTH - 1 && [cell + 1, 3], row < WIDTH - 1 && [cell + WIDTH, 0], column > 0 && [cell - 1, 1]];
  return { row, column, beyond: beyond.map((seat) => seat || null) };
});

/** A puzzle in which every letter mates with itself, and a is the frame. @param {string[]} tiles @param {Partial<Puzzle>} [more] */
function puzzle(tiles, more = {}) {
  const letters = "abcd";
  const edges = Object.fromEntries([...letters].map((edge, at) => [edge, { motif: at - 1, half: "" }]));
  const beside = Object.fromEntries([...letters].map((edge) => [edge, { mate: edge === "a" ? "" : edge, rim: edge === "a", inside: edge !== "a" }]));
  return /** @type {Puzzle} */ (/** @type {unknown} */ ({ tiles, edges, beside, frame: "a", framed: true, mayTurn: true, grid: { sides: 4, cells }, ...more }));
}

const framed = puzzle(["aabb", "bacc", "bbbb", "cdcd", "abac", "aabd"]);
const empty = cells.map(() => null);

/** @param {Partial<Sift>} sift */
const found = (sift, board = /** @type {any} */ (empty)) => {
  const passes = sifted(framed, board, { by: "all", pictures: [], here: -1, ...sift });
  return [...framed.tiles.keys()].filter(passes);
};

test("corners fit where the board ends on most sides, and the rim where it ends on fewer", () => {
  assert.deepEqual(found({}), [0, 1, 2, 3, 4, 5]);
  assert.deepEqual(found({ by: "corners" }), [0, 5], "and not what has the frame on opposite sides");
  assert.deepEqual(found({ by: "rim" }), [1]);
});

test("a tile that is sought for its pictures has every one of them", () => {
  assert.deepEqual(found({ by: "pictures" }), [0, 1, 2, 3, 4, 5]);
  assert.deepEqual(found({ by: "pictures", pictures: [0] }), [0, 1, 2, 4, 5]);
  assert.deepEqual(found({ by: "pictures", pictures: [0, 1] }), [1, 4]);
});

test("what fits a cell fits it in some turn, beside what lies there", () => {
  assert.deepEqual(found({ by: "here" }), [], "no cell is chosen");
  assert.deepEqual(found({ by: "here", here: 0 }), [0, 5]);
  assert.deepEqual(found({ by: "here", here: 4 }), [2, 3]);
});

/**
 * Whether a tile fits a cell, judged by the letters alone.
 * @param {(number[] | null)[]} board
 * @param {number} tile
 * @param {number} cell
 * @param {number} turn
 */
function fitsBy(board, tile, cell, turn) {
  const shows = (/** @type {number} */ on, /** @type {number} */ by, /** @type {number} */ side) => framed.tiles[on][(side - by + 4) % 4];
  return cells[cell].beyond.every((beyond, side) => {
    const edge = shows(tile, turn, side);
    if (!beyond) return edge === "a";
    const [next, at] = /** @type {number[]} */ (beyond);
    const other = board[next];
    return edge !== "a" && (!other || shows(other[0], other[1], at) === edge);
  });
}

test("every tile, cell and turn is found by the letters alone, too", () => {
  for (const there of [0, 1, 2, 3]) {
    const board = empty.map((_, cell) => (cell === 1 ? [1, there] : null));
    for (const tile of framed.tiles.keys()) {
      for (const cell of [0, 2, 3, 4, 8]) {
        for (const from of [0, 1, 2, 3]) {
          const turns = [0, 1, 2, 3].map((by) => (from + by) % 4).filter((turn) => fitsBy(board, tile, cell, turn));
          assert.equal(fittingTurn(framed, /** @type {any} */ (board), tile, cell, from), turns[0] ?? -1);
        }
      }
    }
  }
});

test("few tiles are not sifted, and without a frame there are no corners", () => {
  const many = Array(25).fill("bbcc");
  assert.deepEqual(sieves(framed), []);
  assert.deepEqual(sieves(puzzle(many)), ["all", "corners", "rim", "here", "pictures"]);
  assert.deepEqual(sieves(puzzle(many, { framed: false, frame: "" })), ["all", "here", "pictures"]);
});

test("a tile that may not be turned fits as it is or not at all", () => {
  const still = puzzle(["aabb"], { mayTurn: false });
  assert.equal(fittingTurn(still, empty, 0, 2, 0), 0);
  assert.equal(fittingTurn(still, empty, 0, 0, 0), -1);
});

test("a tile that is sought for a cell is seen turned as it fits, others as they lie", () => {
  const one = { ...framed, clues: [] };
  const game = newGame(one, null);
  // aabb has the frame on top and right: it fits that corner as it is, and the next one turned once.
  for (const [sift, turn] of /** @type {[Sift, number][]} */ ([
    [{ by: "here", pictures: [], here: 2 }, 0],
    [{ by: "here", pictures: [], here: 8 }, 1],
    [{ by: "here", pictures: [], here: 4 }, 0],
    [{ by: "here", pictures: [], here: -1 }, 0],
    [{ by: "all", pictures: [], here: 8 }, 0],
  ])) assert.equal(turnSeen(one, game, sift, 0, null), turn, JSON.stringify(sift));
  assert.equal(turnSeen(one, put(game, 0, 0, 3), { by: "here", pictures: [], here: 8 }, 0, null), 3, "it lies on the board");
  const here = /** @type {Sift} */ ({ by: "here", pictures: [], here: 2 });
  assert.equal(turnSeen(one, game, here, 0, { cell: 2, tile: 0, turn: 3 }), 3, "as a hint means it");
  assert.equal(turnSeen(one, game, here, 0, { cell: 8, tile: 0, turn: 3 }), 0, "which is meant for another cell");
  assert.equal(turnSeen(one, game, here, 0, { cell: 2, tile: 1, turn: 3 }), 0, "which is another tile");
  const twin = { ...one, tiles: ["aabb", "baab", ...framed.tiles.slice(2)] };
  assert.equal(turnSeen(twin, game, here, 1, { cell: 2, tile: 0, turn: 3 }), 2, "one that looks alike is turned alike");
});

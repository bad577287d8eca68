// Hexagons and triangles: where tiles lie, where arrow keys lead, and how cells are named.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { words as english } from "../../words/en.js";
import { newGame } from "../game/game.js";
import { leanOf, turnName } from "../speech/edges.js";
import { Speech } from "../speech/speech.js";
import { neighbour } from "./cells.js";
import { cellSpots, looseScale, looseSpots, tabsOf } from "./layout.js";
import { UNLIT, scene } from "./scene.js";
import { cellFacts, cellName } from "./words.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {State} from "../shell/state.d.ts" */

const speech = new Speech("en", english);

/** @type {(state: State, puzzle: Puzzle, drawing: Drawing) => string[]} */
const cellNames = (state, puzzle, drawing) => cellFacts(state, puzzle, drawing).map((facts) => cellName(facts, puzzle, drawing, speech));

/**
 * A puzzle and its drawing as Go sends them; the tiles are blank.
 * @param {string} name
 * @param {number} sides
 * @param {[row: number, column: number, x: number, y: number, angle: number][]} cells
 * @param {[width: number, height: number]} size
 */
function table(name, sides, cells, size) {
  const letters = /** @type {[number, number][]} */ (Array(sides).fill([0, -20]));
  const puzzle = /** @type {Puzzle} */ ({
    ...{ motifs: [], edges: {}, frame: "", clues: [], mayTurn: true, tiles: cells.map(() => "-".repeat(sides)) },
    grid: { name, sides, cells: cells.map(([row, column]) => ({ row, column, beyond: [] })) },
  });
  const drawing = /** @type {Drawing} */ ({
    ...{ turn: 360 / sides, viewBox: [0, 0, ...size], seams: [] },
    cells: cells.map(([, , x, y, angle]) => ({ x, y, angle, letters })),
  });
  return { puzzle, drawing };
}

//   0
//  1 2
//   3     the cells of hex2
//  4 5
//   6
const hexagons = table(
  ...["hex2", 6, [
    [0, 0, 144.34, 50, 0],
    ...[[1, 0, 57.74, 100, 0], [1, 1, 230.94, 100, 0]],
    [2, 0, 144.34, 150, 0],
    ...[[3, 0, 57.74, 200, 0], [3, 1, 230.94, 200, 0]],
    [4, 0, 144.34, 250, 0],
  ], [288.68, 300]],
);

//   0
//  123    the cells of tri2; 2 points down
const triangles = table(
  ...["tri2", 3, [
    [0, 0, 100, 57.74, 60],
    ...[[1, 0, 50, 144.34, 60], [1, 1, 100, 115.47, 0], [1, 2, 150, 144.34, 60]],
  ], [200, 173.21]],
);

/**
 * The cells that the keys U, D, L and R lead to, one after the other.
 * @param {{ puzzle: Puzzle, drawing: Drawing }} table
 * @param {number} from
 * @param {string} keys
 */
function walk({ puzzle, drawing }, from, keys) {
  const spots = cellSpots(puzzle.grid, drawing);
  return [...keys].map((key) => (from = neighbour(spots, from, { U: "ArrowUp", D: "ArrowDown", L: "ArrowLeft", R: "ArrowRight" }[key] ?? "")));
}

test("up and down lead from row to row on every grid, and back", () => {
  assert.deepEqual(walk(hexagons, 0, "DDDDD"), [1, 3, 4, 6, 6]);
  assert.deepEqual(walk(hexagons, 6, "UUUUU"), [4, 3, 1, 0, 0]);
  assert.deepEqual(walk(hexagons, 1, "RRLL"), [2, 2, 1, 1], "what is equally high is a row");
  assert.deepEqual(walk(triangles, 0, "DLLRRRU"), [2, 1, 1, 2, 3, 3, 0]);
});

/** @type {(table: { puzzle: Puzzle, drawing: Drawing }, fields: Record<string, unknown>) => State} */
const stateOf = ({ puzzle, drawing }, fields) => stateWith({ tab: "solve", puzzle, drawing, ...fields });

test("loose triangles point up, in equal rows; hexagons lie on their cells", () => {
  const { puzzle, drawing } = triangles;
  assert.deepEqual(looseSpots(puzzle.grid, drawing), [
    { x: 50, y: 57.74, angle: 60, row: 0, column: 0 },
    { x: 150, y: 57.74, angle: 60, row: 0, column: 1 },
    { x: 50, y: 144.34, angle: 60, row: 1, column: 0 },
    { x: 150, y: 144.34, angle: 60, row: 1, column: 1 },
  ]);
  for (const { angle, like } of scene(stateOf(triangles, {}), puzzle, drawing, UNLIT).tiles) assert.deepEqual([angle, like], [60, 0]);
  assert.deepEqual(looseSpots(hexagons.puzzle.grid, hexagons.drawing), cellSpots(hexagons.puzzle.grid, hexagons.drawing));
});

test("a loose tile is as much smaller on every grid", () => {
  assert.equal(looseScale(hexagons.drawing), 0.94);
  assert.equal(looseScale(triangles.drawing), 0.94);
});

test("a turn is told from how the tile lay loose", () => {
  const lean = (/** @type {number} */ cell) => leanOf(triangles.drawing, cell);
  const told = (/** @type {number} */ cell) => [0, 1, 2].map((turn) => turnName(turn, 3, speech, lean(cell)));
  assert.deepEqual(told(0), ["not turned", "a third of a turn right", "a third of a turn left"]);
  assert.deepEqual(told(2), ["a sixth of a turn left", "a sixth of a turn right", "half turn"]);
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5].map((turn) => turnName(turn, 6, speech)),
    ["not turned", "a sixth of a turn right", "a third of a turn right", "half turn", "a third of a turn left", "a sixth of a turn left"],
  );
});

test("sides are named by where they lie", () => {
  const { puzzle, drawing } = triangles;
  const marks = /** @type {any} */ ({ conflicts: [], misframed: [[2, 0], [1, 0]] });
  const names = cellNames(stateOf(triangles, { layer: "board", game: newGame(puzzle, [null, [0, 0], [1, 0], null]), marks }), puzzle, drawing);
  assert.equal(names[1], "Row 2, column 1: tile 1; right: nothing, bottom: nothing, left: nothing; mismatch on the right");
  assert.equal(names[2], "Row 2, column 2: tile 2, turned left by a sixth; top: nothing, right: nothing, left: nothing; mismatch on the top");
  const loose = cellNames(stateOf(triangles, {}), puzzle, drawing);
  assert.match(loose[2], /^Row 2, column 1: tile 3; right: /, "where it lies loose");
  const [hexagon] = cellNames(stateOf(hexagons, {}), hexagons.puzzle, hexagons.drawing);
  assert.match(hexagon, /top: .*, upper right: .*, lower right: .*, bottom: .*, lower left: .*, upper left: /);
});

test("a mark on the rim lies on the side, half a pitch or a third of a height away", () => {
  const marked = (/** @type {typeof triangles} */ { puzzle, drawing }, /** @type {number} */ cell, /** @type {number} */ side) => {
    const board = puzzle.tiles.map((_, at) => /** @type {[number, number]} */ ([at, 0]));
    const marks = /** @type {any} */ ({ matched: [], conflicts: [], misframed: [[cell, side]] });
    const [{ x, y, angle }] = scene(stateOf({ puzzle, drawing }, { layer: "board", game: newGame(puzzle, board), marks }), puzzle, drawing, UNLIT).tears;
    return [Math.round(x), Math.round(y), angle];
  };
  assert.deepEqual(marked(hexagons, 0, 1), [188, 25, 60]);
  assert.deepEqual(marked(triangles, 0, 2), [75, 43, 300]);
  assert.deepEqual(marked(triangles, 3, 1), [150, 173, 180]);
});

test("how far tabs reach out of their cells is the room around the board", () => {
  const outline = "M-50 -50L50 -50L50 50L-50 50Z";
  const cells = [0, 100].map((x) => ({ x, y: 0, angle: 0, letters: [] }));
  for (const tabs of [0, 22]) assert.equal(tabsOf({ viewBox: [-50 - tabs, -50 - tabs, 200 + 2 * tabs, 100 + 2 * tabs], cells, outline }), tabs);
});

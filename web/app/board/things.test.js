import assert from "node:assert/strict";
import { test } from "node:test";
import { symbolsFor, thingsOf } from "./brush.js";

/** Two cells side by side, and their seam. */
const drawing = /** @type {any} */ ({
  cells: [{ x: 50, y: 50, angle: 0, letters: [[0, -30]] }, { x: 150, y: 50, angle: 0, letters: [[0, -30]] }],
  turn: 90,
  seams: [{ a: [0, 1], b: [1, 3], x: 100, y: 50, angle: 90 }],
  sink: 2,
});

/** A frame to the right of the second cell. */
const puzzle = /** @type {any} */ ({ tiles: ["AB", "BA"], beside: { A: {}, B: {}, f: {} }, framed: true, frame: "f", grid: { cells: [{ beyond: [[1, 0]] }, { beyond: [[0, 0], null] }] } });

/** Tile 1 is on the first cell, tile 0 is away. */
const scene = /** @type {any} */ ({
  tiles: [
    { x: 0, y: 0, cell: 0, like: 0, edges: ["A"], angle: 0, away: true },
    { x: 50, y: 50, cell: 0, like: 0, edges: ["B"], angle: 90, away: false },
  ],
  bridges: [{ seam: 0, edge: "B", wait: 0 }],
  tears: [{ x: 100, y: 50, angle: 90 }],
  fixed: [1],
  rings: [{ cell: 0, kind: "newest" }, { cell: 1, kind: "lit" }],
});

const names = (/** @type {any[]} */ ...args) => thingsOf(.../** @type {[any, any, any, any, any]} */ (args)).map(({ name }) => name);

test("things lie one over the other as the elements of the board do", () => {
  assert.deepEqual(names(scene, puzzle, drawing, "full", true), ["empty", "edge-f", "shadow-1", "tile-1", "mark", "letter-B", "number-1", "ring-newest", "over-1", "clue", "bridge-B", "conflict", "ring-lit"]);
  assert.deepEqual(names(scene, puzzle, drawing, "less", true), ["empty", "edge-f", "shadow-1", "tile-1", "ring-newest", "over-1", "clue", "bridge-B", "conflict", "ring-lit"]);
  assert.deepEqual(names(scene, puzzle, drawing, "least", true), ["empty", "edge-f", "flat-1", "ring-newest", "clue", "conflict-mark", "ring-lit"]);
});

test("a shadow lies lower, number and letters stay upright, and a tear is never too thin", () => {
  const things = thingsOf(scene, puzzle, drawing, "full", true);
  const of = (/** @type {string} */ name) => things.find((thing) => thing.name === name);
  assert.deepEqual(of("tile-1"), { name: "tile-1", x: 50, y: 50, angle: 90 });
  assert.deepEqual(of("shadow-1"), { name: "shadow-1", x: 50, y: 52, angle: 90 });
  assert.deepEqual(of("letter-B"), { name: "letter-B", x: 50, y: 20, angle: 0 });
  assert.deepEqual(of("number-1"), { name: "number-1", x: 50, y: 50, angle: 0 });
  assert.deepEqual(of("conflict"), { name: "conflict", x: 100, y: 50, angle: 90 });
  const last = (/** @type {Parameters<typeof symbolsFor>} */ ...args) => symbolsFor(...args).at(-1);
  assert.deepEqual(last(puzzle, "full", 100), ["conflict", 1]);
  assert.deepEqual(last(puzzle, "less", 25), ["conflict", 2]);
  assert.deepEqual(last(puzzle, "least", 20), ["conflict-mark", 5]);
});

test("there is a picture of whatever may lie there", () => {
  for (const detail of /** @type {const} */ (["full", "less", "least"])) {
    const made = new Set(symbolsFor(puzzle, detail, 100).map(([name]) => name));
    for (const { name, ring } of thingsOf(scene, puzzle, drawing, detail, true)) assert.ok(ring || made.has(name), `${name}, ${detail}`);
  }
});

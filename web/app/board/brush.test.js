import assert from "node:assert/strict";
import { before, test } from "node:test";
import { Brush, symbolsFor, thingsOf } from "./brush.js";

/** @import {Thing} from "./brush.js" */

before(() => {
  // Node has no Path2D.
  Object.assign(globalThis, { Path2D: class {} });
});

/** A pen that records what it clears and which place of the sheet it draws. */
function noted() {
  /** @type {string[]} */
  const notes = [];
  const pen = {
    canvas: { width: 300, height: 300 },
    clearRect: (/** @type {number[]} */ ...part) => notes.push(`clear ${part.join(" ")}`),
    drawImage: (/** @type {unknown} */ _, /** @type {number} */ left) => notes.push(`put ${left}`),
    stroke: () => notes.push("ring"),
    ...Object.fromEntries(["save", "restore", "setTransform", "beginPath", "rect", "clip", "setLineDash"].map((name) => [name, () => {}])),
  };
  return { notes, pen: /** @type {any} */ (pen) };
}

/** Three tiles of 100 pixels, on the sheet at 0, 100 and 200. */
const spots = new Map(["a", "b", "c"].map((name, i) => [name, { left: 100 * i, top: 0, x: -50, y: -50, width: 100, height: 100 }]));
const sprites = /** @type {any} */ ({ sheet: {}, scale: 1, spots });
const look = { left: 0, top: 0, scale: 1, ratio: 1, table: "white", accent: "black" };

/** @type {(name: string, x: number, y: number, more?: Partial<Thing>) => Thing} */
const thing = (name, x, y, more) => ({ name, x, y, angle: 0, ...more });

/** Paints boards with one brush, and returns the record of each. @param {Thing[][]} boards */
function painted(...boards) {
  const { notes, pen } = noted();
  const brush = new Brush(pen, sprites, { card: "", turn: 90 });
  return boards.map((things) => {
    notes.length = 0;
    brush.paint(things, look);
    return [...notes];
  });
}

test("all of the first board is painted, from the bottom to the top, and nothing of one that is the same", () => {
  const board = [thing("b", 150, 50), thing("a", 50, 50)];
  assert.deepEqual(painted(board, board, board.map((each) => ({ ...each }))), [["clear 0 0 300 300", "put 100", "put 0"], [], []]);
});

test("what comes, goes, moves or is turned is painted again, with what lies there; what lies elsewhere is left alone", () => {
  const [a, b, c] = [thing("a", 50, 50), thing("b", 250, 50), thing("c", 250, 250)];
  for (const [after, notes] of /** @type {[Thing[], string[]][]} */ ([
    [[a, b], ["clear 200 200 100 100"]],
    [[a, b, { ...c, angle: 90 }], ["clear 200 200 100 100", "put 200"]],
    [[a, b, { ...c, y: 200 }], ["clear 200 150 100 150", "put 200"]],
    [[a, b, c, thing("a", 220, 60)], ["clear 170 10 100 100", "put 100", "put 0"]],
    [[b, c], ["clear 0 0 100 100"]],
  ])) {
    assert.deepEqual(painted([a, b, c], after)[1], notes);
  }
});

test("what the sheet has no picture of is left out; a ring needs none", () => {
  assert.deepEqual(painted([thing("nothing", 50, 50), thing("ring-lit", 50, 50, { ring: "lit" })]), [["clear 0 0 300 300", "ring"]]);
  assert.deepEqual(painted([thing("ring-newest", 50, 50, { ring: "newest" })]), [["clear 0 0 300 300", "ring", "ring"]], "over a line that sets it off");
});

test("from another place all is seen anew", () => {
  const { notes, pen } = noted();
  const brush = new Brush(pen, sprites, { card: "", turn: 60 });
  brush.paint([thing("a", 50, 50)], look);
  notes.length = 0;
  brush.paint([thing("a", 50, 50)], { ...look, left: 10 });
  assert.deepEqual(notes, ["clear 0 0 300 300", "put 0"]);
});

test("a turned tile takes the room that it takes turned", () => {
  const { pen } = noted();
  const brush = new Brush(pen, sprites, { card: "", turn: 60 });
  assert.deepEqual(brush.partOf(thing("a", 100, 100), look), { left: 50, top: 50, right: 150, bottom: 150 });
  assert.deepEqual(brush.partOf(thing("a", 100, 100, { angle: -90 }), look), { left: 50, top: 50, right: 150, bottom: 150 });
  assert.deepEqual(brush.partOf(thing("a", 100, 100, { angle: 45 }), look), { left: 29, top: 29, right: 171, bottom: 171 });
});

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

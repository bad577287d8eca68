// Where tiles lie, which seams are joined, and how the board is put into words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { words as english } from "../../words/en.js";
import { edgesShown } from "../game/fits.js";
import { newGame } from "../game/game.js";
import { edgeName, motifName } from "../speech/edges.js";
import { Speech } from "../speech/speech.js";
import { newest, placed } from "../table/layers.js";
import { neighbour } from "./cells.js";
import { careless, cellSpots, places, revealOrder, unwrap } from "./layout.js";
import { UNLIT, scene } from "./scene.js";
import { caption, cellFacts, cellName } from "./words.js";

/** @import {Outcome} from "../../messages.d.ts" */
/** @import {Board, Drawing, Grid, Puzzle, Seat} from "../../types.d.ts" */
/** @import {State} from "../shell/state.d.ts" */

const speech = new Speech("en", english);

/** @type {(state: State, puzzle: Puzzle, drawing: Drawing) => string[]} */
const cellNames = (state, puzzle, drawing) => cellFacts(state, puzzle, drawing).map((facts) => cellName(facts, puzzle, drawing, speech));

/** A grid of squares, as Go sends it. @param {number} width @param {number} height */
function squares(width, height) {
  const at = (/** @type {number} */ row, /** @type {number} */ column, /** @type {number} */ side) =>
    row < 0 || column < 0 || row >= height || column >= width
      ? null
      : /** @type {Seat} */ ([row * width + column, side]);
  const cells = Array.from({ length: width * height }, (_, cell) => {
    const [row, column] = [Math.floor(cell / width), cell % width];
    const beyond = [at(row - 1, column, 2), at(row, column + 1, 3), at(row + 1, column, 0), at(row, column - 1, 1)];
    return { row, column, beyond };
  });
  return /** @type {Grid} */ ({ name: `${width}x${height}`, sides: 4, cells });
}

/** @param {Grid} grid @returns {Drawing} */
function drawingOf({ cells }) {
  const letters = /** @type {[number, number][]} */ ([
    [0, -38],
    [38, 0],
    [0, 38],
    [-38, 0],
  ]);
  const middle = (/** @type {number} */ cell, /** @type {number} */ side) => ({
    x: cells[cell].column * 100 + (side === 1 ? 100 : 50),
    y: cells[cell].row * 100 + (side === 1 ? 50 : 100),
  });
  const seams = cells.flatMap(({ beyond }, cell) =>
    [1, 2].flatMap((side) => {
      const seat = beyond[side];
      return seat ? [{ a: /** @type {Seat} */ ([cell, side]), b: seat, ...middle(cell, side), angle: side * 90 }] : [];
    }),
  );
  return {
    ...{ symbols: "", art: "plain", turn: 90, sink: 2, outline: "", card: "", seams },
    viewBox: [-4, -4, 0, 0],
    cells: cells.map(({ row, column }) => ({ x: column * 100 + 50, y: row * 100 + 50, angle: 0, letters })),
  };
}

const grid = squares(2, 1);
const puzzle = /** @type {Puzzle} */ ({
  ...{ grid, tiles: ["ABab", "aBAb"], frame: "", halves: ["", ""], clues: [], mayTurn: true },
  motifs: [
    { head: "A", tail: "a", name: "brown dog" },
    { head: "B", tail: "b", name: "" },
  ],
  edges: {
    A: { motif: 0, half: "head" },
    a: { motif: 0, half: "tail" },
    B: { motif: 1, half: "head" },
    b: { motif: 1, half: "tail" },
  },
});
const drawing = drawingOf(grid);

/** A page on the Solve tab, with a board. @param {Record<string, unknown> & { board?: Board }} fields of the state, and the board */
const onSolve = ({ board, ...fields }) => stateWith({ tab: "solve", puzzle, drawing, game: newGame(puzzle, board ?? null), ...fields });

/** @param {Board[]} boards */
const solved = (boards) => {
  const verdict = /** @type {Outcome} */ ({ boards, report: { solutions: boards.length }, cancelled: false });
  return { stage: /** @type {const} */ ("done"), progress: null, began: 0, verdict, textbookRun: null, counted: null };
};

test("a solution is revealed from the middle, neighbour by neighbour", () => {
  for (const [width, height] of [[3, 3], [4, 2], [8, 1], [1, 1], [5, 4]]) {
    const grid = squares(width, height);
    const order = revealOrder(grid, drawingOf(grid).cells);
    assert.deepEqual([...order].sort((a, b) => a - b), [...grid.cells.keys()]);
    order.slice(1).forEach((cell, i) => {
      const before = new Set(order.slice(0, i + 1));
      assert.ok(grid.cells[cell].beyond.some((seat) => seat && before.has(seat[0])), `${width}x${height}: ${cell}`);
    });
  }
  assert.equal(revealOrder(squares(3, 3), drawingOf(squares(3, 3)).cells)[0], 4);
});

test("a revealed tile changes places with the one in its way", () => {
  const solution = /** @type {Board} */ ([2, 0, 1].map((tile) => [tile, 0]));
  assert.deepEqual(places(solution, []), [0, 1, 2]);
  assert.deepEqual(places(solution, [1]), [1, 0, 2]);
  assert.deepEqual(places(solution, [1, 0, 2]), [1, 2, 0]);
  for (const cells of [[0], [2, 1], [1, 2, 0]]) {
    assert.deepEqual([...places(solution, cells)].sort(), [0, 1, 2]);
    for (const cell of cells) assert.equal(places(solution, cells)[/** @type {any} */ (solution[cell])[0]], cell);
  }
});

test("loose tiles lie a little askew, always the same way", () => {
  for (let tile = 0; tile < 1024; tile++) {
    const { dx, dy, tilt } = careless(tile);
    assert.ok(Math.abs(dx) < 3 && Math.abs(dy) < 3 && Math.abs(tilt) < 3);
    assert.deepEqual(careless(tile), { dx, dy, tilt });
  }
});

test("angles are unwrapped to the short way round", () => {
  assert.equal(unwrap(270, 0), 360);
  assert.equal(unwrap(0, 270), -90);
  assert.equal(unwrap(720, 90), 810);
  assert.equal(unwrap(90, 90), 90);
});

test("side i shows the edge that was on side i − turn", () => {
  assert.deepEqual(edgesShown(puzzle, [0, 0]), ["A", "B", "a", "b"]);
  assert.deepEqual(edgesShown(puzzle, [0, 1]), ["b", "A", "B", "a"]);
  assert.deepEqual(edgesShown(puzzle, [0, 3]), ["B", "a", "b", "A"]);
});

test("before solving all tiles lie loose, on a person's board only those placed", () => {
  const loose = scene(onSolve({}), puzzle, drawing, UNLIT);
  assert.ok(loose.tiles.every(({ loose, away }) => loose && !away));
  const own = scene(onSolve({ layer: "board", board: [null, [0, 1]] }), puzzle, drawing, UNLIT);
  assert.deepEqual(own.tiles.map(({ away }) => away), [false, true]);
  assert.deepEqual([own.tiles[0].x, own.tiles[0].angle, own.tiles[0].scale], [150, 90, 1]);
});

test("only what is shown of a solution is placed, and only placed tiles join", () => {
  const search = solved([[[0, 0], [1, 0]]]);
  const marks = { matched: [0], conflicts: [], misframed: [], score: 1, seams: 1, filled: 2, solved: true };
  const half = onSolve({ search, marks, layer: "solution", solutionView: { index: 0, cells: [1] } });
  assert.deepEqual(placed(half), [null, [1, 0]]);
  assert.deepEqual(scene(half, puzzle, drawing, UNLIT).bridges, []);
  const whole = onSolve({ search, marks, layer: "solution", solutionView: { index: 0, cells: [1, 0] } });
  assert.deepEqual(scene(whole, puzzle, drawing, UNLIT).bridges, [{ seam: 0, edge: "B", wait: 1 }]);
  const tried = scene(whole, puzzle, drawing, { ...UNLIT, supposed: [1], named: [0] }).tiles;
  assert.deepEqual(tried.map(({ supposed, named, cell }) => [supposed, named && cell === 0]), [[false, true], [true, false]], "a trial is told from the game");
});

test("the tile shown last is the newest, as long as it is not the last one of all", () => {
  const search = solved([[[0, 0], [1, 0]]]);
  const state = onSolve({ search, layer: "solution", solutionView: { index: 0, cells: [] } });
  assert.equal(newest(state), -1);
  state.table.solutionView.cells = [1];
  assert.equal(newest(state), 1);
  assert.equal(newest(stateWith({ layer: "tiles" }, state)), -1);
  state.table.solutionView.cells = [1, 0];
  assert.equal(newest(state), -1);
});

test("conflicts are marked unless a person does not want it", () => {
  const marks = { matched: [], conflicts: [0], misframed: [], score: 0, seams: 1, filled: 2, solved: false };
  const state = onSolve({ layer: "board", board: [[0, 0], [1, 1]], marks });
  assert.deepEqual(scene(state, puzzle, drawing, UNLIT).tears, [drawing.seams[0]]);
  state.page.settings.conflicts = false;
  assert.deepEqual(scene(state, puzzle, drawing, UNLIT).tears, []);
});

test("the frame's edge is marked where it does not belong, and each side once", () => {
  const marks = { matched: [], conflicts: [0], misframed: /** @type {Seat[]} */ ([[0, 1], [0, 0], [1, 2], [1, 1]]) };
  const state = onSolve({ layer: "board", board: [[0, 0], [1, 1]], marks: /** @type {any} */ (marks) });
  const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ angle) => ({ x, y, angle });
  assert.deepEqual(
    scene(state, puzzle, drawing, UNLIT).tears,
    [drawing.seams[0], at(50, 0, 0), at(150, 100, 180), at(200, 50, 90)],
  );
  state.table.game = newGame(puzzle, [[0, 0], null]);
  assert.deepEqual(scene(state, puzzle, drawing, UNLIT).tears, [at(100, 50, 90), at(50, 0, 0)], "only where a tile lies");
});

test("cells are named with tile, turn, edges and what does not match", () => {
  const marks = { matched: [], conflicts: [0], misframed: [], score: 0, seams: 1, filled: 2, solved: false };
  const state = onSolve({ layer: "board", board: [[0, 1], null], marks });
  assert.deepEqual(cellNames(state, puzzle, drawing), [
    "Row 1, column 1: tile 1, turned right; top: ochre diamond, hollow, right: brown dog head, bottom: ochre diamond, solid, " +
      "left: brown dog tail; mismatch on the right",
    "Row 1, column 2: empty",
  ]);
  assert.match(cellNames(onSolve({}), puzzle, drawing)[1], /^Row 1, column 2: tile 2; top: brown dog tail/);
});

test("what stays on the best board is marked and named: clues, and tiles that were locked", () => {
  const state = onSolve({ layer: "best", puzzle: { ...puzzle, clues: [{ cell: 1, tile: 1, turn: 0 }] } });
  state.best.hunt = /** @type {any} */ ({ at: { board: [[0, 1], [1, 0]], fixed: [0, 1] } });
  assert.deepEqual(scene(state, puzzle, drawing, UNLIT).fixed, [0, 1]);
  const names = cellNames(state, /** @type {Puzzle} */ (state.table.puzzle), drawing);
  assert.match(names[0], /tile 1, turned right, locked;/);
  assert.match(names[1], /tile 2, fixed by the puzzle;/);
});

test("halves may have names of their own, and those of boats and fruit always have", () => {
  assert.equal(edgeName({ ...puzzle, halves: ["tab", "blank"] }, "a", speech), "brown dog blank");
  const halves = (/** @type {string} */ art) => ["A", "a", "B"].map((edge) => edgeName({ ...puzzle, art, motifs: puzzle.motifs.map((motif) => ({ ...motif, name: "" })) }, edge, speech));
  assert.deepEqual(halves("boats"), ["rowing boat bow", "rowing boat stern", "sailing boat bow"]);
  assert.deepEqual(halves("fruit"), ["grapes stalk", "grapes end", "pear stalk"]);
  assert.deepEqual(halves("birds"), ["duck head", "duck tail", "owl head"]);
  assert.equal(edgeName(puzzle, "-", speech), "nothing");
});

test("the caption names the layer", () => {
  assert.equal(caption(onSolve({}), speech), "The tiles, not yet placed");
  assert.equal(caption(onSolve({ layer: "board", board: [null, [0, 1]] }), speech), "Your board · 1 of 2");
  const board = /** @type {Board} */ ([[0, 0], [1, 0]]);
  const marks = { board, matched: [0], conflicts: [], misframed: [], score: 1, seams: 1, filled: 2, solved: true };
  const brought = onSolve({ layer: "board", board, marks });
  assert.equal(caption(brought, speech), "A finished solution · 1 of 1 seams matches");
  brought.table.marks = { ...marks, solved: false };
  assert.equal(caption(brought, speech), "Your board · 2 of 2 · 1 of 1 seams matches");
  const search = solved([[[0, 0], [1, 0]], [[1, 0], [0, 0]]]);
  const state = onSolve({ search, layer: "solution", solutionView: { index: 1, cells: [0] } });
  assert.equal(caption(state, speech), "Solution 2 of 2 · 1 of 2 tiles shown");
  state.table.solutionView.cells = [0, 1];
  assert.equal(caption(state, speech), "Solution 2 of 2");
});

test("arrow keys go to the neighbouring cell and stop at the rim", () => {
  const grid = squares(3, 2);
  const spots = cellSpots(grid, drawingOf(grid));
  const went = (/** @type {number} */ from, /** @type {string} */ key) => neighbour(spots, from, key);
  assert.deepEqual(
    [went(0, "ArrowRight"), went(2, "ArrowRight"), went(4, "ArrowUp"), went(1, "ArrowDown"), went(4, "ArrowDown")],
    [1, 2, 1, 4, 4],
  );
  assert.deepEqual([went(4, "Home"), went(4, "End"), went(4, "Enter")], [3, 5, -1]);
});

test("motifs of one name are told apart by their signs, and no others", () => {
  const called = (/** @type {string[]} */ ...names) => ({ ...puzzle, art: "dogs", motifs: names.map((name, at) => ({ head: "AB"[at], tail: "ab"[at], name })) });
  const said = (/** @type {any} */ puzzle) => ["A", "b"].map((edge) => edgeName(puzzle, edge, speech));
  assert.deepEqual(said(called("Frog", "frog")), ["Frog A head", "frog B tail"]);
  assert.deepEqual(said(called("Grey", "")), ["Grey A head", "grey B tail"], "what is drawn is called so, too");
  assert.deepEqual(said({ ...called("B", ""), art: "" }), ["B A head", "ochre diamond, hollow"], "and so is what has the sign of a plain shape");
  assert.deepEqual(said({ ...called("B", "A"), art: "" }), ["B head", "A tail"]);
  assert.deepEqual(motifName({ ...called("", ""), art: "signs", motifs: ["A", "a"].map((head) => ({ head, tail: "", name: "" })) }, 0, speech), "A");
});

// What the guide builds: which solution, starting from which tiles, in which order.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newGame } from "../game/game.js";
import { beginning, builtHere, fromBare, goingOn, isSeen, lookedAt, boardAtStep, boardSince, newGuide, onPaper, expectedBoard, unbuilt } from "./guide.js";

/** @import {Board, Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Guided} from "../keep/record.js" */
/** @import {State} from "./state.d.ts" */

const beyond = (/** @type {number} */ cell) => {
  const [row, column] = [Math.floor(cell / 3), cell % 3];
  return [row > 0 && [cell - 3, 2], column < 2 && [cell + 1, 3], row < 2 && [cell + 3, 0], column > 0 && [cell - 1, 1]].map((seat) => seat || null);
};
const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Nine different tiles on a board that may be turned. */
const puzzle = /** @type {Puzzle} */ (
  /** @type {unknown} */ ({
    ...{ id: "nine", clues: [], framed: false, mayTurn: true, boardTurns: 4, boardTurn: { to: [2, 5, 8, 1, 4, 7, 0, 3, 6], by: 1 } },
    tiles: nine.map((tile) => [0, 1, 2, 3].map((side) => String.fromCharCode(192 + 4 * tile + side)).join("")),
    grid: { name: "3x3", sides: 4, cells: nine.map((cell) => ({ row: Math.floor(cell / 3), column: cell % 3, beyond: beyond(cell) })) },
  })
);
const drawing = /** @type {Drawing} */ (/** @type {unknown} */ ({ cells: nine.map((cell) => ({ x: 100 * (cell % 3), y: 100 * Math.floor(cell / 3), angle: 0 })) }));

/** @type {Board} */
const first = nine.map((tile) => [tile, 0]);
/** @type {Board} */
const second = nine.map((tile) => [8 - tile, 1]);
/** @type {Board} */
const bare = nine.map(() => null);

/**
 * The state with both solutions found.
 * @param {Board} [own] the person's own board
 * @param {number} [index] the solution on show
 * @param {Guided | null} [built]
 * @param {Puzzle} [of]
 */
const stateOf = (own = bare, index = 0, built = null, of = puzzle) =>
  /** @type {State} */ (
    /** @type {unknown} */ ({
      table: { puzzle: of, drawing, game: newGame(of, own), solutionView: { index, arrangement: null, cells: [] } },
      solve: { search: { verdict: { boards: [first, second] } } },
      guide: { built, open: "" },
    })
  );

/** @param {State} state */
const begins = (state) => beginning(state, expectedBoard(state));

test("where nothing lies, the solution that is looked at is built from the middle", () => {
  const { built, cleared } = begins(stateOf(bare, 1)) ?? {};
  assert.deepEqual(built?.board, second);
  assert.deepEqual([built?.index, built?.step, built?.order[0], cleared], [1, 0, 4, null]);
  assert.deepEqual(built?.order.toSorted(), nine);
});

test("a board with a frame is built row by row", () => {
  assert.deepEqual(begins(stateOf(bare, 0, null, { ...puzzle, framed: true }))?.built.order, nine);
});

test("the solution nearest to what lies is built from there, as it lies", () => {
  // The second solution, turned by a quarter: its tile 8 goes from cell 0 to cell 2.
  const own = bare.with(2, [8, 2]).with(5, [7, 2]).with(0, [3, 3]);
  const { built, cleared } = begins(stateOf(own)) ?? {};
  assert.equal(built?.index, 1);
  assert.deepEqual([cleared?.off, cleared?.slid, cleared?.nearest, cleared?.realBoard], [[3], false, true, own], "what lies otherwise comes off");
  assert.equal(built?.step, 2);
  assert.deepEqual(built?.order.slice(0, 2), [2, 5]);
  assert.deepEqual([built?.board[2], built?.board[5]], [[8, 2], [7, 2]]);
});

test("a solution that is looked at as one of its turns is built so", () => {
  const turned = nine.map((cell) => /** @type {[number, number]} */ ([second[puzzle.boardTurn.to.indexOf(cell)]?.[0] ?? 0, 2]));
  for (const index of [0, 1]) {
    const state = stateOf(bare, index);
    state.table.solutionView.arrangement = /** @type {any} */ ({ board: turned });
    assert.deepEqual(beginning(state, null, index)?.built.board, turned);
    assert.deepEqual(beginning(state, null, 1 - index)?.built.board, [second, first][index], "another one lies as it was found");
  }
});

test("who looks at a solution after the first wants that one", () => {
  const at = (/** @type {any} */ layer, /** @type {number} */ index) => lookedAt(/** @type {any} */ ({ table: { layer, solutionView: { index } } }));
  assert.deepEqual([at("solution", 2), at("solution", 0), at("board", 2)], [2, undefined, undefined]);
});

test("a solution that lies is built from its first tile, and what has nothing in common comes off", () => {
  assert.deepEqual(begins(stateOf(second, 0)), { built: fromBare({ board: second, index: 1 }, puzzle, drawing), cleared: null });
  const clued = /** @type {Puzzle} */ ({ ...puzzle, boardTurns: 1, clues: [{ tile: 8, cell: 8, turn: 0 }] });
  assert.equal(begins(stateOf(first, 0, null, clued))?.cleared, null, "a clue is part of it");
  const { built, cleared } = begins(stateOf(bare.with(4, [0, 0]), 1, null, { ...puzzle, framed: true, boardTurns: 1 })) ?? {};
  assert.deepEqual([built?.index, built?.step, cleared?.index, cleared?.stays, cleared?.off], [1, 0, 1, [], [0]]);
});

test("tiles in their cells that are turned wrong stay for the solution that has most of them", () => {
  // The second solution, turned by a quarter: its tiles 8 and 7 go to cells 2 and 5, turned by 2.
  const own = bare.with(2, [8, 2]).with(5, [7, 0]).with(0, [3, 3]);
  const { built, cleared } = begins(stateOf(own)) ?? {};
  assert.deepEqual([built?.index, built?.step, built?.order.slice(0, 2)], [1, 2, [2, 5]]);
  assert.deepEqual([cleared?.stays, cleared?.turns, cleared?.off, cleared?.nearest], [[2], [5], [3], true]);
  assert.deepEqual([built?.board[2], built?.board[5]], [[8, 2], [7, 2]]);
});

test("a board that has changed since is looked at again, with what was built besides", () => {
  const own = bare.with(0, first[0]).with(1, first[1]);
  const built = { board: first, index: 0, order: [0, 1, 4, 3, 2, 5, 6, 7, 8], step: 4, own };
  assert.ok(isSeen(built, own, puzzle));
  assert.ok(isSeen({ ...built, own: undefined }, own, puzzle), "what an earlier version kept does not say");
  const turned = own.with(1, [1, 2]);
  assert.ok(!isSeen(built, turned, puzzle) && !isSeen({ ...built, own: null }, own, puzzle));
  assert.deepEqual(boardSince(built, turned), bare.with(0, [0, 0]).with(1, [1, 2]).with(3, [3, 0]).with(4, [4, 0]));
  assert.deepEqual(boardSince(built, bare.with(0, first[0]).with(3, [1, 0])), bare.with(0, [0, 0]).with(3, [1, 0]).with(4, [4, 0]), "its place was taken");
  assert.deepEqual(boardSince(built, bare.with(0, first[0])), bare.with(0, [0, 0]).with(3, [3, 0]).with(4, [4, 0]), "what was taken off lies no more");
  const state = stateOf(turned, 0, built);
  const { cleared } = goingOn(state, built);
  assert.deepEqual([cleared?.stays, cleared?.turns], [[0, 3, 4], [1]]);
  state.solve.search = null;
  assert.deepEqual(beginning(state, turned)?.cleared?.turns, [1], "the one that is built is known without a search");
});

test("building goes on as it was left where the person's own board tells nothing of the real table", () => {
  const built = { board: second, index: 1, order: [0, 1, 4, 3, 2, 5, 6, 7, 8], step: 4, own: bare.with(0, second[0]) };
  // The second solution, turned by a quarter.
  const turned = bare.with(2, [8, 2]).with(5, [7, 2]);
  for (const [own, why] of /** @type {[Board, string][]} */ ([
    [bare, "it is empty now"],
    [second, "it is whole"],
    [first, "it is another solution"],
    [turned, "it lies there as what is built, in another turn"],
  ])) {
    assert.deepEqual(goingOn(stateOf(own, 0, built), built), { built, cleared: null }, why);
  }
  const more = goingOn(stateOf(second.with(8, null), 0, built), built);
  assert.deepEqual([more.built.step, more.cleared?.off], [8, []], "what was laid besides lies, too");
});

test("what is built is the number that it has among what was found last", () => {
  const built = { board: second, index: 4, order: nine, step: 4, own: null };
  assert.equal(goingOn(stateOf(bare, 0, built), built).built.index, 1);
  const other = { ...built, board: second.with(0, second[1]).with(1, second[0]) };
  assert.equal(goingOn(stateOf(bare, 0, other), other).built.index, -1, "it is none of them");
});

test("a solution that is to be found again keeps its number, and what lies", () => {
  const built = { board: second, index: 1, order: nine, step: 9, own: null };
  const own = bare.with(0, second[0]).with(1, first[1]);
  const state = stateOf(own, 0, built);
  state.solve.search = null;
  for (const wanted of [undefined, 1]) {
    const { built: now, cleared } = beginning(state, own, wanted) ?? {};
    assert.deepEqual([now?.board, now?.index, now?.step, cleared?.index, cleared?.off], [second, 1, 1, 1, [1]], String(wanted));
  }
  assert.equal(beginning(state, null)?.built.index, 1);
});

test("a full board with a mistake keeps what is right", () => {
  const { built, cleared } = begins(stateOf(first.with(0, [1, 0]).with(1, [0, 0]), 1)) ?? {};
  assert.deepEqual([built?.index, built?.step, cleared?.off, cleared?.slid], [0, 7, [1, 0], false]);
});

test("what lies beside one another as in a solution is slid there as one block", () => {
  // The last two rows of the first solution, one row too high.
  const own = /** @type {Board} */ ([...first.slice(3), null, null, null]);
  const { built, cleared } = begins(stateOf(own)) ?? {};
  assert.deepEqual([built?.index, built?.step, cleared?.off, cleared?.slid], [0, 6, [], true]);
  assert.deepEqual(cleared?.realBoard, [null, null, null, ...first.slice(3)]);
  for (const fixed of [{ framed: true }, { clues: [{ tile: 8, cell: 5, turn: 0 }] }]) {
    const { slid } = begins(stateOf(own, 0, null, /** @type {Puzzle} */ ({ ...puzzle, boardTurns: 1, ...fixed })))?.cleared ?? {};
    assert.equal(slid, false, JSON.stringify(fixed));
  }
});

test("nothing is slid off the board, nor for a few of many", () => {
  // Two tiles of the middle row moved to the left, and one at the edge that sliding would push off.
  const rim = bare.with(3, first[4]).with(4, first[5]).with(8, [0, 1]);
  assert.equal(begins(stateOf(rim))?.cleared?.slid, false);
  // Two that could stay, and two that could not.
  const few = bare.with(3, first[4]).with(4, first[5]).with(0, [0, 1]).with(1, [1, 2]);
  assert.equal(begins(stateOf(few))?.cleared?.slid, false);
});

test("of another solution stays what it has of what lies, and the rest comes off", () => {
  const realBoard = boardAtStep({ ...fromBare({ board: first, index: 0 }, puzzle, drawing), step: 3 });
  assert.deepEqual(realBoard.filter(Boolean).length, 3);
  const { built, cleared } = beginning(stateOf(), realBoard, 1) ?? {};
  assert.deepEqual([built?.index, built?.step, cleared?.off.length, cleared?.nearest], [1, 1, 2, false]);
  assert.deepEqual(built?.board[4], first[4], "the tile in the middle is in both");
  assert.equal(beginning(stateOf(), realBoard, 0)?.built.step, 3, "what lies is the same on the way back");
});

test("what is built goes on until it is whole, and only on its own board", () => {
  const built = fromBare({ board: first, index: 0 }, puzzle, drawing);
  const at = (/** @type {number} */ step) => unbuilt(stateOf(bare, 0, { ...built, step }))?.step ?? null;
  assert.deepEqual([0, 1, 8, 9].map(at), [null, 1, 8, null]);
  assert.equal(builtHere(stateOf(bare, 0, { ...built, board: first.slice(0, 4) })), null);
  assert.deepEqual(newGuide(null), { built: null, open: "" });
});

test("on paper is the solution in sight, else the one that was built, else the nearest to what lies", () => {
  const seen = (/** @type {State} */ state, /** @type {object} */ page, /** @type {object} */ table) => onPaper(/** @type {State} */ ({ ...state, page, table: { ...state.table, ...table } }))?.index;
  const [solving, playing] = [{ tab: "solve" }, { tab: "play" }];
  const own = bare.with(0, second[0]).with(1, second[1]);
  const built = { ...fromBare({ board: second, index: 1 }, puzzle, drawing), step: 3 };
  const whole = { layer: "solution", solutionView: { index: 0, arrangement: null, cells: nine } };
  for (const [state, page, table, index] of /** @type {[State, object, object, number][]} */ ([
    [stateOf(), solving, {}, 0],
    [stateOf(own), playing, {}, 1],
    [stateOf(bare, 0, built), playing, {}, 1],
    [stateOf(own, 0, built), solving, whole, 0],
    [stateOf(own, 0, built), playing, whole, 1],
    [stateOf(own, 0, built), solving, { layer: "solution", solutionView: { index: 0, arrangement: null, cells: [4] } }, 1],
  ])) {
    assert.equal(seen(state, page, table), index);
  }
});

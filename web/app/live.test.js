// What is announced, and that it is not too much.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { layAll, newGame, put, undo } from "./game.js";
import { makeLive, newsOf } from "./live.js";
import { Speech } from "./speech.js";
import { initialState } from "./store.js";
import { words as english } from "../words/en.js";

/** @import {Board, Drawing, Outcome, Puzzle, Report} from "../types.d.ts" */
/** @import {Search, State} from "./store.js" */

const speech = new Speech("en", english);
const grid = { name: "2x1", sides: 4, cells: [0, 1].map((column) => ({ row: 0, column, beyond: [] })) };
const insects = /** @type {any} */ ({ ...{ grid, tiles: ["ABab", "aBAb"], name: "Insects" }, clues: [], copies: [], edges: {}, motifs: [], mayTurn: true });
const drawing = /** @type {Drawing} */ ({ cells: [0, 1].map((column) => ({ x: 100 * column, y: 0, angle: 0 })) });
const boards = /** @type {Board[]} */ ([
  [[1, 3], [0, 0]],
  [[0, 1], [1, 0]],
]);

/** @type {Search} */
const begun = {
  ...{ phase: "running", began: 1, trying: false },
  ...{ progress: null, fast: null, plain: null },
};
const report = /** @type {Report} */ ({ solutions: 2, arrangements: 1 });
/** @type {Search} */
const done = { ...begun, phase: "done", fast: { boards, report, cancelled: false } };

/** @param {Partial<State>} part */
const ready = (part) => /** @type {State} */ ({ ...initialState(), phase: "ready", tab: "solve", puzzle: insects, ...part });

/**
 * What is told when a page in one state comes to be in another.
 * @param {Partial<State>} before
 * @param {Partial<State>} after
 */
const news = (before, after) => newsOf(ready(before), ready({ ...before, ...after }), speech);

/**
 * A live region on a clock of its own.
 * @returns {{ element: Element, show: (state: State) => void, wait: (milliseconds: number) => void }}
 */
function listen() {
  let now = 10_000;
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(performance, "now", () => now);
  const element = /** @type {Element} */ ({ textContent: "" });
  const live = makeLive(element);
  const wait = (/** @type {number} */ milliseconds) => {
    now += milliseconds;
    mock.timers.tick(milliseconds);
  };
  return { element, show: (state) => live(state, speech), wait };
}

test.afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

test("a broken link is announced with what is kept", () => {
  const kept = { grid: "3x3", expected: 9, tiles: ["ABab", "ABba"], name: "", svg: "", text: "" };
  const problem = { code: "link-cut", args: { arrived: 2, expected: 9 }, at: {} };
  assert.equal(
    news({}, { broken: { problem, kept } }),
    "This link is incomplete. 2 of 9 tiles came through and are saved. Ask for the link again, or enter the missing seven yourself.",
  );
});

test("another puzzle is announced with its name and state, the first one is not", () => {
  assert.equal(news({ puzzle: null }, { puzzle: insects }), "Insects. The tiles, not yet placed.");
  assert.equal(
    news({}, { puzzle: { ...insects, name: "" }, layer: "board", game: newGame(insects, [null, [0, 0]]) }),
    "Untitled puzzle. Your board · 1 of 2.",
  );
  assert.equal(newsOf(initialState(), ready({}), speech), null);
});

test("a search is announced when it lasts, and its verdict once", () => {
  const running = { ...begun, progress: report };
  assert.equal(news({}, { search: begun }), null);
  assert.equal(news({ search: begun }, { search: running }), "Searching…");
  assert.equal(news({ search: running }, { search: { ...running } }), null);
  assert.equal(news({ search: running }, { search: done }), "Two solutions. There is exactly one arrangement.");
  assert.equal(news({ search: done }, { search: { ...done, plain: done.fast } }), null);
  assert.equal(news({ search: done }, { search: { ...begun, began: 2 } }), "", "the old verdict is over");
});

test("a tile that is shown is announced as it is to be laid", () => {
  const shown = { index: 0, cells: [0] };
  const partly = { search: done, layer: /** @type {const} */ ("solution"), shown };
  assert.equal(news({ search: done }, partly), "Tile 2: row 1, column 1, quarter turn left.");
  assert.equal(news(partly, { shown: { index: 0, cells: [0, 1] } }), "Solution 1 of 2");
  assert.equal(news(partly, { shown: { ...shown, index: 1 } }), "Solution 2 of 2 · 1 of 2 tiles shown");
});

test("what happens to the person's own board is announced, not the verdict again", () => {
  const game = newGame(insects, null);
  const empty = { search: done, tab: /** @type {const} */ ("play"), drawing, game };
  const laid = { ...empty, game: layAll(game, insects, boards[0]) };
  assert.equal(news(empty, laid), "Row 1, column 2: tile 1; top: nothing, right: nothing, bottom: nothing, left: nothing. Your board · 2 of 2");
  assert.equal(news(laid, { game: undo(laid.game) }), "Tile 1 is back on the table. Your board · 0 of 2");
  assert.equal(news(empty, { hand: 1 }), "Tile 2 selected.");
  assert.equal(news({ ...empty, hand: 1 }, { hand: -1 }), "");
  assert.equal(news(laid, { tab: "solve" }), "The tiles, not yet placed");
});

test("at most one message a second, and the newest takes the place of what waits", () => {
  const { element, show, wait } = listen();
  const say = (/** @type {string} */ code) => show(ready({ puzzle: null, broken: { problem: { code, args: {}, at: {} } } }));
  say("empty");
  wait(1);
  assert.match(element.textContent ?? "", /nothing here/);
  say("not-text");
  say("no-puzzle");
  wait(998);
  assert.match(element.textContent ?? "", /nothing here/);
  wait(2);
  assert.match(element.textContent ?? "", /no puzzle/);
  wait(5000);
  assert.match(element.textContent ?? "", /no puzzle/, "what did not get its turn is never told");
});

test("what is over is dropped, told or waiting", () => {
  const { element, show, wait } = listen();
  show(ready({}));
  show(ready({ search: { ...begun, progress: report } }));
  wait(1);
  assert.equal(element.textContent, "Searching…");
  show(ready({ search: done }));
  show(ready({ search: { ...begun, began: 2 } }));
  assert.equal(element.textContent, "");
  wait(5000);
  assert.equal(element.textContent, "");
});

test("of a move the tile is told that a person laid, not the one that made room for it", () => {
  const laid = newGame(insects, boards[1]);
  const at = { tab: /** @type {const} */ ("play"), drawing };
  assert.match(news({ ...at, game: laid, hand: 1 }, { game: put(laid, 1, 0), hand: -1 }) ?? "", /^Row 1, column 1: tile 2;/, "they changed places");
  const one = put(laid, 0, -1);
  assert.match(news({ ...at, game: one, hand: -1 }, { game: put(one, 0, 1), hand: -1 }) ?? "", /^Row 1, column 2: tile 1, turned right;/, "the other went to the table");
  assert.match(news({ ...at, game: laid, hand: 1 }, { game: put(laid, 1, -1), hand: -1 }) ?? "", /^Tile 2 /, "none lies on a cell now");
});

// What is announced, and that it is not too much.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { words as english } from "../../words/en.js";
import { newDraft } from "../entry/drafts.js";
import { placeBoard, newGame, put, turn, undo } from "../game/game.js";
import { Speech } from "../speech/speech.js";
import { initialState } from "../rooms.js";
import { makeLive, newsOf } from "./live.js";

/** @import {Outcome} from "../../messages.d.ts" */
/** @import {Board, Drawing, Puzzle, Report} from "../../types.d.ts" */
/** @import {State} from "./state.d.ts" */
/** @import {Game} from "../game/game.js" */
/** @import {Search} from "../solve/state.d.ts" */
/** @import {Marks} from "../table/state.d.ts" */

const speech = new Speech("en", english);
const grid = { name: "2x1", sides: 4, cells: [0, 1].map((column) => ({ row: 0, column, beyond: [] })) };
const motifs = ["ant", "bee"].map((name, at) => ({ name, head: "AB"[at], tail: "ab"[at] }));
const edges = { A: { motif: 0, half: "head" }, a: { motif: 0, half: "tail" }, B: { motif: 1, half: "head" }, b: { motif: 1, half: "tail" } };
const insects = /** @type {any} */ ({ ...{ grid, tiles: ["ABab", "aBAb"], name: "Insects" }, clues: [], copies: [], edges, motifs, halves: ["", ""], beside: {}, art: "", mayTurn: true });
const drawing = /** @type {Drawing} */ ({ cells: [0, 1].map((column) => ({ x: 100 * column, y: 0, angle: 0 })) });
const boards = /** @type {Board[]} */ ([
  [[1, 3], [0, 0]],
  [[0, 1], [1, 0]],
]);

/** @type {Search} */
const begun = {
  ...{ stage: "alone", began: 1 },
  ...{ progress: null, verdict: null, textbookRun: null, counted: null },
};
const report = /** @type {Report} */ ({ solutions: 2, arrangements: 1 });
/** @type {Search} */
const done = { ...begun, stage: "done", verdict: { boards, report, cancelled: false } };

/** @param {Record<string, unknown>} fields of the state */
const ready = (fields) => stateWith({ phase: "ready", tab: "solve", puzzle: insects, ...fields });

/** The news between two states of a page. @param {Record<string, unknown>} before @param {Record<string, unknown>} after */
const news = (before, after) => newsOf(ready(before), ready({ ...before, ...after }), speech);

/**
 * A live region with a clock of its own.
 * @returns {{ element: Element, show: (state: State) => void, wait: (milliseconds: number) => void }}
 */
function listen() {
  let now = 10_000;
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(performance, "now", () => now);
  const element = /** @type {Element} */ ({ textContent: "" });
  const live = makeLive(element, initialState());
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
  const kept = { grid: "3x3", expected: 9, tiles: ["ABab", "ABba"], name: "", svg: "", text: "", begun: true };
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
  const mine = /** @type {any} */ ([{ id: "x", name: "" }]);
  const unnamed = { puzzle: { ...insects, id: "x", name: "" }, mine };
  assert.equal(news(unnamed, { mine: [{ id: "x", name: "Insects" }] }), "Insects. The tiles, not yet placed.", "it was recognised");
  assert.equal(news({ puzzle: null, mine }, { ...unnamed, mine: [{ id: "x", name: "Insects", called: "Bugs" }] }), "Bugs. The tiles, not yet placed.");
  assert.equal(newsOf(initialState(), ready({}), speech), null);
});

test("a search is announced when it lasts, and its verdict once", () => {
  const running = { ...begun, progress: report };
  assert.equal(news({}, { search: begun }), null);
  assert.equal(news({ search: begun }, { search: running }), "Searching…");
  assert.equal(news({ search: running }, { search: { ...running } }), null);
  assert.equal(news({ search: running }, { search: done }), "Two solutions. There is exactly one arrangement.");
  assert.equal(news({ search: done }, { search: { ...done, textbookRun: done.verdict } }), null);
  assert.equal(news({ search: done }, { search: { ...begun, began: 2 } }), "", "the old verdict is over");
});

test("an interruption is announced with where the search goes on, once", () => {
  const running = { ...begun, progress: report };
  const at = (/** @type {number | null} */ interrupted, /** @type {number} */ elapsed) =>
    ({ search: { ...running, long: /** @type {any} */ ({ state: { report: { solutions: 0 }, progress: 0.0041 }, elapsed, interrupted }) } });
  assert.equal(news(at(null, 1000), at(0.004, 5000)), "The search was interrupted; continuing from 0.4%.");
  assert.equal(news(at(0.004, 5000), at(0.004, 6000)), null);
  assert.equal(news(at(0.004, 6000), at(0.004, 7000)), null, "however often it is, from the same place it is one sentence");
  assert.equal(news(at(0.004, 7000), at(0.0052, 9000)), "The search was interrupted; continuing from 0.52%.");
});

test("what is wrong with the page itself is nothing that cannot be read, but has a way on", () => {
  const told = (/** @type {string} */ code) => news({}, { broken: { problem: { code, args: {}, at: {} } } });
  assert.equal(told("worker-lost"), "The solver has stopped several times. Everything you’ve done is saved. You can try again.");
  assert.equal(told("bug"), "Something went wrong. Please try again.");
  assert.equal(told("wasm-load"), "Edgewise couldn’t be loaded. Check your connection and try again.");
});

test("a tile that is shown is announced as it is to be laid", () => {
  const shown = { index: 0, cells: [0] };
  const partly = { search: done, layer: /** @type {const} */ ("solution"), solutionView: shown };
  assert.equal(news({ search: done }, partly), "Tile 2: row 1, column 1, quarter turn left.");
  assert.equal(news(partly, { solutionView: { index: 0, cells: [0, 1] } }), "Solution 1 of 2");
  assert.equal(news(partly, { solutionView: { ...shown, index: 1 } }), "Solution 2 of 2 · 1 of 2 tiles shown");
});

test("what happens to the person's own board is announced, not the verdict again", () => {
  const game = newGame(insects, null);
  const empty = { search: done, tab: /** @type {const} */ ("play"), drawing, game };
  const laid = { ...empty, game: placeBoard(game, insects, boards[0]) };
  assert.equal(news(empty, laid), "Tile 1 in row 1, column 2. Nothing beside it yet. Tile 2 went to row 1, column 1.");
  assert.equal(news(laid, { game: undo(laid.game) }), "Undone. Tile 1 is back on the table. Tile 2 is back on the table.");
  assert.equal(news(empty, { hand: 1 }), "Tile 2. Top ant tail, right bee head, bottom ant head, left bee tail.");
  assert.equal(news({ ...empty, hand: 1 }, { hand: -1 }), "Let go of tile 2.");
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
  assert.match(news({ ...at, game: laid, hand: 1 }, { game: put(laid, 1, 0), hand: -1 }) ?? "", /^Tile 2 in row 1, column 1\./, "they changed places");
  const one = put(laid, 0, -1);
  assert.match(news({ ...at, game: one, hand: -1 }, { game: put(one, 0, 1), hand: -1 }) ?? "", /^Tile 1 in row 1, column 2, turned right\./, "the other went to the table");
  assert.match(news({ ...at, game: laid, hand: 1 }, { game: put(laid, 1, -1), hand: -1 }) ?? "", /^Tile 2 /, "none lies on a cell now");
});

/** The marks of two tiles side by side. @type {(board: Board, score: number) => Marks} */
const marksOf = (board, score) => ({
  ...{ board, matched: score ? [0] : [], conflicts: score ? [] : [0], misframed: [] },
  ...{ score, seams: 1, filled: board.filter(Boolean).length, solved: score === 1 },
});
const playing = { tab: /** @type {const} */ ("play"), drawing: { ...drawing, seams: /** @type {any} */ ([{ a: [0, 1], b: [1, 3] }]) } };
const both = newGame(insects, boards[1]);

test("of moves that follow each other at once the last is told, as the board lies then", () => {
  const { element, show, wait } = listen();
  /** @type {string[]} */
  const told = [];
  const listened = { set textContent(/** @type {string} */ text) { told.push(text); } };
  const live = makeLive(/** @type {Element} */ (/** @type {unknown} */ (listened)), initialState());
  const look = (/** @type {State} */ state) => (live(state, speech), show(state));
  let state = ready({ ...playing, game: both, marks: marksOf(boards[1], 0) });
  look(state);
  for (let steps = 1; steps < 8; steps++) {
    const game = turn(/** @type {Game} */ (state.table.game), insects, 1, 1);
    state = stateWith({ game, marks: marksOf([[0, 1], [1, game.places[1][1]]], steps % 2) }, state);
    look(state);
    wait(50);
  }
  wait(2000);
  assert.deepEqual(told, [
    "Tile 2. Top bee tail, right ant tail, bottom bee head, left ant head. Joins tile 1 on the left; 1 of 1.",
    "Tile 2. Top bee head, right ant head, bottom bee tail, left ant tail. Joins tile 1 on the left; 1 of 1.",
  ]);
  assert.equal(element.textContent, told[1]);
});

test("moves that lead back to where they began are told as the board", () => {
  const { element, show, wait } = listen();
  const marked = ready({ ...playing, game: both, marks: marksOf(boards[1], 1) });
  show(marked);
  show(stateWith({ game: undo(turn(both, insects, 1, 1)) }, marked));
  wait(1);
  assert.equal(element.textContent, "Your board, 2 of 2. 1 of 1 seams matches.");
});

test("what the page has to say unasked is spoken once, with what has happened meanwhile", () => {
  const aside = [{ key: "a", name: "Frogs", record: {}, stored: {} }, { key: "b", name: "", record: { draft: "{" }, stored: {} }];
  const damaged = "2 saved puzzles can’t be read: “Frogs” and the tiles you were entering.";
  assert.equal(news({}, { aside }), damaged);
  assert.equal(news({ aside }, { asideTold: true }), null);
  assert.equal(news({}, { aside, search: { ...begun, stage: "paused" } }), `${damaged} ${english["news.paused"]}`);
  assert.equal(news({ keeping: "full" }, { mine: [/** @type {any} */ ({ board: boards[0], searches: [] })] }), english["keeping.full"]);
  assert.equal(news({}, { keeping: "full", draft: { ...newDraft(), aside: newDraft() } }), english["keeping.full"], "tiles wait aside");
});

test("that a puzzle is drawn as it was published is told, and that this was undone", () => {
  const [own, drawn, other] = ["own", "drawn", "other"].map((id) => ({ ...insects, id }));
  const dressed = { from: "own", to: "drawn" };
  assert.equal(news({ puzzle: own }, { puzzle: drawn, dressed }), "Drawn as published.");
  assert.equal(news({ puzzle: drawn, dressed }, { puzzle: own }), "Undone.");
  assert.match(news({ puzzle: drawn, dressed }, { puzzle: other }) ?? "", /^Insects/);
});

test("that a tile is carried is told, and what was told of it is over with it", () => {
  const { draft } = initialState().entry;
  assert.match(news({ tab: "tiles", draft }, { carrying: true }) ?? "", /^Tap where this tile should go/);
  assert.equal(news({ tab: "tiles", draft, carrying: true }, { carrying: false }), "");
});

test("a whole solution is told with its number, and that it was built", () => {
  const puzzle = { ...insects, boardTurns: 1, boardTurn: { to: [0, 1], by: 0 } };
  const all = { puzzle, layer: "solution", search: done, solutionView: { index: 1, arrangement: null, cells: [0, 1] }, drawing };
  const part = { ...all, solutionView: { ...all.solutionView, cells: [0] } };
  const built = { board: boards[1], order: [0, 1], step: 2, index: 1 };
  assert.equal(news(part, { ...all, built }), "Solution 2 of 2. You’ve built this solution.");
  assert.equal(news(part, { ...all, built: null }), "Solution 2 of 2");
});

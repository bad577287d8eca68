// The finish: whose it is, what is told of it, and which puzzle comes next.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { words as german } from "../../words/de.js";
import { words } from "../../words/en.js";
import { Store } from "../base/store.js";
import { beginAnew, layAll, lock, newGame, put, redo, tally, undo } from "../game/game.js";
import { turnBoard } from "../game/turn-board.js";
import { Speech } from "../speech/speech.js";
import { refreshMarks } from "../table/marks.js";
import { play } from "../table/move.js";
import { Stopwatch } from "../table/stopwatch.js";
import { isFinished, nextPuzzle, resultLine, resultWords, noteFinish } from "./finish.js";

/** @import {BoardState, Drawing, GalleryEntry, Puzzle} from "../../types.d.ts" */
/** @import {App} from "../app.d.ts" */
/** @import {Game} from "../game/game.js" */

const puzzle = /** @type {Puzzle} */ (/** @type {unknown} */ ({ grid: { sides: 4, cells: [{}, {}] }, tiles: ["ABCD", "EFGH"], clues: [], mayTurn: true, boardTurns: 2, boardTurn: { to: [1, 0], by: 2 }, id: "p" }));
const drawing = /** @type {Drawing} */ (/** @type {unknown} */ ({ turn: 90, seams: [], cells: [{ x: 0, y: 0, angle: 0 }, { x: 100, y: 0, angle: 0 }] }));
const english = new Speech("en", words);

/** @param {Game} game */
const finished = (game, solved = true) => isFinished(stateWith({ tab: "play", layer: "board", game, marks: /** @type {BoardState} */ ({ solved }) }));

const empty = newGame(puzzle, null);
const own = put(put(empty, 0, 0), 1, 1);
const whole = /** @type {[number, number][]} */ ([[0, 0], [1, 0]]);

test("only one's own moves finish a puzzle", () => {
  assert.ok(finished(own));
  assert.ok(!finished(own, false), "not all seams match");
  const brought = newGame(puzzle, whole);
  for (const game of [brought, turnBoard(brought, puzzle), put(put(brought, 1, -1), 1, 1)]) assert.ok(!finished(game), "a link brought it");
  assert.ok(finished(put(put(beginAnew(brought, puzzle), 0, 0), 1, 1)), "that was taken off, and laid by hand");
  const laid = layAll(put(empty, 0, 0), puzzle, whole);
  assert.ok(!finished(laid), "it was laid by the page");
  assert.ok(!finished(put(put(laid, 1, -1), 1, 1)), "and a tile was lifted and put back");
  assert.ok(finished(put(undo(laid), 1, 1)), "taken back and laid by hand");
  assert.ok(finished(put(layAll(empty, puzzle, [[0, 0], null]), 1, 1)), "only a part was laid by the page");
  const anew = beginAnew(laid, puzzle);
  assert.ok(finished(put(put(anew, 0, 0), 1, 1)), "begun anew");
  assert.ok(!finished(undo(anew)), "that was taken back");
});

test("moves, hints and time are those since it was begun anew", () => {
  const first = { ...own, hints: 2, time: 252_000 };
  assert.equal(resultWords({ game: first }, english), "2 moves · 4:12 · 2 hints");
  const anew = beginAnew(first, puzzle);
  assert.equal(resultWords({ game: anew }, english), "0 moves · 0:00 · no hints");
  const again = { ...put(anew, 0, 0), hints: 3, time: 253_500 };
  assert.equal(resultWords({ game: again }, english), "1 move · 0:01 · 1 hint");
  assert.equal(resultWords({ game: redo(undo(undo(again))) }, english), "0 moves · 0:01 · 1 hint");
  assert.equal(resultWords({ game: undo(anew) }, english), "2 moves · 4:12 · 2 hints");
  assert.equal(put(undo(anew), 0, 0, 1).rounds.length, 0, "who goes on from before has not begun anew");
});

test("to lock tiles and to turn the whole board are no moves", () => {
  const moves = (/** @type {Game} */ game) => tally(game).moves;
  const turned = turnBoard(lock(own, puzzle, 0), puzzle);
  assert.deepEqual([turned.past.length, moves(turned)], [4, 2]);
  assert.deepEqual([moves(undo(turned)), moves(redo(undo(turned)))], [2, 2]);
  assert.equal(moves(put(undo(turned), 1, 1, 1)), 3, "what is done instead of it is one");
});

/** A page with one puzzle, whose board is whole when no tile waits. */
function page() {
  /** @type {Function[]} */
  const answers = [];
  const store = new Store(stateWith({ phase: "ready", puzzle, drawing, game: empty }));
  const mine = /** @type {any} */ ({ id: puzzle.id, solved: 0, laid: 0 });
  const keeper = {
    find: () => mine,
    change: (/** @type {object} */ patch) => Object.assign(mine, patch),
    lay: () => void (mine.laid = mine.laid + 1),
  };
  const solver = {
    call: (/** @type {string} */ _, /** @type {any} */ { board }) => {
      const marks = { matched: [], conflicts: [], misframed: [], solved: board.every(Boolean) };
      return new Promise((answer) => answers.push(() => answer(marks)));
    },
  };
  const app = /** @type {App} */ (/** @type {unknown} */ ({ store, keeper, solver, watch: new Stopwatch(() => 0) }));
  store.hear("marks", () => noteFinish(app));
  const move = async (/** @type {(game: Game) => Game} */ how) => {
    const playing = play(app, how(store.state.table.game ?? empty));
    answers.shift()?.();
    await playing;
  };
  return { app, state: store.state, mine, move, answers };
}

test("a finish is told once, however the board is locked and turned then", async () => {
  const { state, mine, move } = page();
  await move((game) => put(game, 0, 0));
  assert.deepEqual([state.play.finished, state.play.whole, mine.solved], [false, null, 0]);
  await move((game) => put(game, 1, 1));
  const { whole } = state.play;
  assert.deepEqual([state.play.finished, whole, mine.solved > 0], [true, state.table.game?.places, true]);
  await move((game) => lock(game, puzzle, 0));
  assert.deepEqual([state.play.finished, state.play.whole === whole], [true, true]);
  await move((game) => turnBoard(game, puzzle));
  assert.deepEqual([state.play.finished, state.play.whole === whole, state.table.game && tally(state.table.game).moves], [true, true, 2]);
  await move((game) => put(game, 1, -1));
  await move((game) => put(game, 1, 0));
  assert.deepEqual([state.play.finished, state.play.whole], [true, state.table.game?.places], "made whole again");
});

test("a finish is recorded though another tab was in sight when Go told of it", async () => {
  const { app, state, mine, move, answers } = page();
  await move((game) => put(game, 0, 0));
  const playing = play(app, put(state.table.game ?? empty, 1, 1));
  state.page.tab = "solve";
  answers.shift()?.();
  await playing;
  assert.deepEqual([state.play.finished, mine.solved], [false, 0]);
  state.page.tab = "play";
  const looking = refreshMarks(app);
  answers.shift()?.();
  await looking;
  assert.deepEqual([state.play.finished, state.play.whole, mine.solved > 0], [true, state.table.game?.places, true]);
});

test("the line to be shared says how, not where anything lies", () => {
  assert.equal(resultLine("Das verflixte Hunde-Spiel", { game: own }, english), "Edgewise · Das verflixte Hunde-Spiel · 2 moves · 0:00 · no hints");
  assert.equal(resultLine("Insekten", { game: { ...own, hints: 1 } }, new Speech("de", german)), "Edgewise · Insekten · 2 Züge · 0:00 · 1 Tipp");
});

test("the next puzzle is one of the same kind that is not solved, and there always is one", () => {
  const shelf = /** @type {GalleryEntry[]} */ (["a", "b", "c", "F", "G"].map((link) => ({ link, kind: link < "a" ? "framed" : "published" })));
  const next = (/** @type {string} */ link, /** @type {string[]} */ ...solved) => nextPuzzle(shelf, link, new Set(solved))?.link;
  assert.equal(next("a"), "b");
  assert.equal(next("a", "a", "b"), "c");
  assert.equal(next("c", "c"), "a", "round and round");
  assert.equal(next("b", "a", "b", "c"), "c", "all are solved");
  assert.equal(next("F"), "G");
  assert.equal(next("G", "F", "G"), "F");
  assert.equal(next("somebody's own", "a"), "b");
});

// The finish: whose it is, what is told of it, and which puzzle comes next.

import assert from "node:assert/strict";
import { test } from "node:test";
import { beginAnew, layAll, newGame, put, redo, undo } from "./game.js";
import { isFinished, nextPuzzle, resultLine, resultWords } from "./finishing.js";
import { Speech } from "./speech.js";
import { words } from "../words/en.js";
import { words as german } from "../words/de.js";

/** @import {BoardState, GalleryEntry, Puzzle} from "../types.d.ts" */
/** @import {Game} from "./game.js" */

const puzzle = /** @type {Puzzle} */ (/** @type {unknown} */ ({ grid: { sides: 4, cells: [{}, {}] }, tiles: ["ABCD", "EFGH"], clues: [], mayTurn: true }));
const english = new Speech("en", words);

/** @param {Game} game */
const finished = (game, solved = true) => isFinished({ tab: "play", layer: "board", game, marks: /** @type {BoardState} */ ({ solved }) });

const empty = newGame(puzzle, null);
const own = put(put(empty, 0, 0), 1, 1);
const whole = /** @type {[number, number][]} */ ([[0, 0], [1, 0]]);

test("only one's own moves finish a puzzle", () => {
  assert.ok(finished(own));
  assert.ok(!finished(own, false), "not all seams match");
  assert.ok(!finished(newGame(puzzle, whole)), "a link brought it");
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

// The finish: who solved the board, what the page says about it, and the line to share.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { words as danish } from "../../words/da.js";
import { words as german } from "../../words/de.js";
import { words } from "../../words/en.js";
import { words as french } from "../../words/fr.js";
import { Store } from "../base/store.js";
import { beginAnew, placeBoard, lock, newGame, put, redo, tally, undo, turnBoard } from "../game/game.js";
import { beforeLaying } from "../game/history.js";
import { Speech } from "../speech/speech.js";
import { play } from "../table/move.js";
import { Stopwatch } from "../table/time.js";
import { factWords, factsOf, finishSentence, isFinished, isOwn, noteFinish, pictureWords, resultLine, resultWords } from "./finish.js";

/** @import {BoardState, Drawing, Puzzle} from "../../types.d.ts" */
/** @import {App} from "../shell/state.d.ts" */
/** @import {DayResult} from "../days/state.d.ts" */
/** @import {Game} from "../game/game.js" */
/** @import {Marks} from "../table/state.d.ts" */

const puzzle = /** @type {Puzzle} */ (/** @type {unknown} */ ({ grid: { sides: 4, cells: [{}, {}] }, tiles: ["ABCD", "EFGH"], clues: [], mayTurn: true, boardTurns: 2, boardTurn: { to: [1, 0], by: 2 }, id: "p" }));
const drawing = /** @type {Drawing} */ (/** @type {unknown} */ ({ turn: 90, seams: [], cells: [{ x: 0, y: 0, angle: 0 }, { x: 100, y: 0, angle: 0 }] }));
const english = new Speech("en", words);

/** @param {Game} game */
const at = (game, solved = true) => stateWith({ tab: "play", layer: "board", game, marks: /** @type {BoardState} */ ({ solved }) });

/** @param {Game} game */
const finished = (game, solved = true) => isOwn(at(game, solved));

const empty = newGame(puzzle, null);
const own = put(put(empty, 0, 0), 1, 1);
const whole = /** @type {[number, number][]} */ ([[0, 0], [1, 0]]);

test("only one's own moves finish a puzzle", () => {
  assert.ok(finished(own));
  assert.ok(!finished(own, false), "not all seams match");
  const brought = newGame(puzzle, whole);
  for (const game of [brought, turnBoard(brought, puzzle), put(put(brought, 1, -1), 1, 1)]) assert.ok(!finished(game), "a link brought it");
  assert.ok(finished(put(put(beginAnew(brought, puzzle), 0, 0), 1, 1)), "that was taken off, and laid by hand");
  const laid = placeBoard(put(empty, 0, 0), puzzle, whole);
  assert.ok(!finished(laid), "it was laid by the page");
  assert.ok(!finished(put(put(laid, 1, -1), 1, 1)), "and a tile was lifted and put back");
  assert.ok(finished(put(undo(laid), 1, 1)), "taken back and laid by hand");
  assert.ok(finished(put(placeBoard(empty, puzzle, [[0, 0], null]), 1, 1)), "only a part was laid by the page");
  const anew = beginAnew(laid, puzzle);
  assert.ok(finished(put(put(anew, 0, 0), 1, 1)), "begun anew");
  assert.ok(!finished(undo(anew)), "that was taken back");
});

test("a solution that was laid ends it as well, and is taken back at once", () => {
  const begun = put(empty, 0, 0, 1);
  const laid = placeBoard(begun, puzzle, whole);
  const again = put(put(laid, 1, -1), 1, 1);
  for (const game of [laid, lock(laid, puzzle, 0), again]) {
    assert.deepEqual([isFinished(at(game)), isOwn(at(game))], [true, false]);
    assert.equal(isFinished(at(game, false)), false);
    assert.deepEqual([beforeLaying(game).places, beforeLaying(game).past], [begun.places, begun.past]);
  }
  const brought = newGame(puzzle, whole);
  for (const game of [brought, put(put(brought, 1, -1), 1, 1), undo(laid), own, beginAnew(laid, puzzle)]) {
    assert.equal(isFinished(at(game)), isOwn(at(game)), "nothing was laid here");
    assert.equal(beforeLaying(game), game);
  }
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
  assert.equal(resultWords({ game: undo(undo(again)) }, english), "2 moves · 4:12 · 2 hints", "a result stays what it was");
  assert.equal(put(undo(anew), 0, 0, 1).rounds.length, 0, "who goes on from before has not begun anew");
});

test("to lock tiles and to turn the whole board are no moves", () => {
  const moves = (/** @type {Game} */ game) => tally(game).moves;
  const turned = turnBoard(lock(own, puzzle, 0), puzzle);
  assert.deepEqual([turned.past.length, moves(turned)], [4, 2]);
  assert.deepEqual([moves(undo(turned)), moves(redo(undo(turned)))], [2, 2]);
  assert.equal(moves(put(undo(turned), 1, 1, 1)), 3, "what is done instead of it is one");
});

/** A page with one puzzle, whose board counts as solved when no tile is on the table. */
function page() {
  const store = new Store(stateWith({ phase: "ready", puzzle, drawing, game: empty }), ({ table }) => {
    table.marks = /** @type {Marks} */ ({ solved: table.game?.places.every(([cell]) => cell >= 0) });
  });
  const mine = /** @type {any} */ ({ id: puzzle.id, solved: 0, laid: 0 });
  const puzzleStore = {
    find: () => mine,
    change: (/** @type {object} */ patch) => Object.assign(mine, patch),
    lay: () => void (mine.laid = mine.laid + 1),
  };
  const app = /** @type {App} */ (/** @type {unknown} */ ({ store, puzzleStore, watch: new Stopwatch(() => 0) }));
  store.on("moved", () => noteFinish(app));
  const told = { finished: 0 };
  store.on("finished", () => void (told.finished += 1));
  const move = (/** @type {(game: Game) => Game} */ how) => play(app, how(store.state.table.game ?? empty));
  return { app, state: store.state, mine, move, told };
}

test("a finish is told once, however the board is locked and turned then", async () => {
  const { state, mine, move, told } = page();
  await move((game) => put(game, 0, 0));
  assert.deepEqual([state.play.finished, state.play.completedBoard, mine.solved], [false, null, 0]);
  await move((game) => put(game, 1, 1));
  const { completedBoard } = state.play;
  assert.deepEqual([state.play.finished, completedBoard, mine.solved > 0], [true, state.table.game?.places, true]);
  await move((game) => lock(game, puzzle, 0));
  assert.deepEqual([state.play.finished, state.play.completedBoard === completedBoard], [true, true]);
  await move((game) => turnBoard(game, puzzle));
  assert.deepEqual([state.play.finished, state.play.completedBoard === completedBoard, state.table.game && tally(state.table.game).moves], [true, true, 2]);
  await move((game) => put(game, 1, -1));
  await move((game) => put(game, 1, 0));
  assert.deepEqual([state.play.finished, state.play.completedBoard], [true, state.table.game?.places], "made whole again");
  assert.equal(told.finished, 2);
});

test("a finish that its tab could not note is told on the next visit, once, as of its last move", () => {
  const { app, state, mine, told } = page();
  app.store.change(({ table }) => void (table.game = own));
  // The clock was set back since the last move.
  mine.laid = Date.now() + 1e9;
  for (let visits = 1; visits <= 3; visits++) {
    state.play.finished = null;
    noteFinish(app);
  }
  assert.deepEqual([mine.solved, told.finished], [mine.laid, 1]);
});

test("no ring is left on a solution that was laid, and nobody is said to have finished", async () => {
  const { app, state, mine, move, told } = page();
  await move((game) => put(game, 0, 0));
  app.store.change((state) => void (state.play.hand = 0));
  await move((game) => placeBoard(game, puzzle, whole));
  assert.deepEqual([state.play.hand, state.play.finished, state.play.completedBoard, mine.solved, told.finished], [-1, false, null, 0, 0]);
});

test("one sentence says how it went, in every language", () => {
  const after = (/** @type {number} */ time, /** @type {number} */ hints) => ({ game: { ...own, time, hints } });
  const rows = /** @type {[Speech, number, number, string][]} */ ([
    [english, 252_000, 0, "Well done. Solved in 4 minutes and 12 seconds, with 2 moves and no hints."],
    [english, 0, 1, "Well done. Solved in 1 second, with 2 moves and 1 hint."],
    [english, 60_999, 2, "Well done. Solved in 1 minute, with 2 moves and 2 hints."],
    [english, 3_600_000, 0, "Well done. Solved in 1 hour, with 2 moves and no hints."],
    [english, 7_512_000, 0, "Well done. Solved in 2 hours and 5 minutes, with 2 moves and no hints."],
    [new Speech("de", german), 252_000, 0, "Gut gemacht! Gelöst in 4 Minuten und 12 Sekunden: 2 Züge, ohne Tipps."],
    [new Speech("fr", french), 252_000, 3, "Bravo ! Résolu en 4 minutes et 12 secondes : 2 coups, 3 indices."],
    [new Speech("da", danish), 252_000, 0, "Godt klaret! Løst på 4 minutter og 12 sekunder med 2 træk og uden hints."],
  ]);
  for (const [speech, time, hints, want] of rows) assert.equal(finishSentence(after(time, hints), speech).replaceAll(/[\u00a0\u202f]/g, " "), want);
});

const results = /** @type {DayResult[]} */ (["2026-11-21", "2026-11-22", "2026-11-24"].map((day) => ({ day, link: `link of ${day}`, counts: day !== "2026-11-24" })));

test("a day has a number and a row, but only its own puzzle is that of the day", () => {
  /** @type {(name: string, id: string, today: string, difficulty?: Difficulty) => ReturnType<typeof factsOf>} */
  const facts = (name, id, today, difficulty = "") =>
    factsOf(stateWith({ puzzle: { ...puzzle, name, id }, results, rated: difficulty && { effort: 1, effortAbove: null, difficulty } }), today);
  const nothing = { day: "", number: null, difficulty: "", row: 0 };
  assert.deepEqual(facts("2026-11-22", "link of 2026-11-22", "2026-11-22", "tricky"), { day: "2026-11-22", number: 2, difficulty: "tricky", row: 2 });
  assert.deepEqual(facts("2026-11-22", "link of 2026-11-22", "2026-11-23"), { day: "2026-11-22", number: 2, difficulty: "", row: 2 }, "the next morning");
  assert.equal(facts("2026-11-22", "link of 2026-11-22", "2026-11-24").row, 0, "long ago");
  assert.equal(facts("2026-11-21", "link of 2026-11-21", "2026-11-21").row, 1, "the first");
  assert.equal(facts("2026-11-24", "link of 2026-11-24", "2026-11-25").row, 0, "too late");
  assert.deepEqual(facts("2026-11-22", "somebody's own", "2026-11-22"), nothing);
  assert.deepEqual(facts("2026-11-23", "link of 2026-11-23", "2026-11-23"), nothing);
  assert.deepEqual(facts("Insects", "p", "2026-11-22", "hard"), { ...nothing, difficulty: "hard" });
});

test("a day goes by its number, before there were numbers by its date, all else by its name", () => {
  const game = { ...own, time: 252_000 };
  const none = /** @type {ReturnType<typeof factsOf>} */ ({ day: "", number: null, difficulty: "", row: 0 });
  const rows = /** @type {[string, Partial<typeof none>, string, string, string[]][]} */ ([
    ["Today’s puzzle · November 22", { day: "2026-11-22", number: 2, difficulty: "tricky", row: 5 }, "No. 2 · tricky · 5 days in a row", "Edgewise No. 2 · 2 moves · 4:12 · no hints · 5 days in a row", ["Edgewise No. 2", "November 22, 2026 · tricky · 4:12 · 5 days in a row"]],
    ["Today’s puzzle · November 22", { day: "2026-11-22", number: 2, row: 1 }, "No. 2 · tomorrow makes 2 in a row", "Edgewise No. 2 · 2 moves · 4:12 · no hints", ["Edgewise No. 2", "November 22, 2026 · 4:12"]],
    ["Today’s puzzle · November 21", { day: "2026-11-21", number: 1, row: 1 }, "No. 1", "Edgewise No. 1 · 2 moves · 4:12 · no hints", ["Edgewise No. 1", "November 21, 2026 · 4:12"]],
    ["Today’s puzzle · May 3, 2019", { day: "2019-05-03" }, "", "Edgewise · Today’s puzzle · May 3, 2019 · 2 moves · 4:12 · no hints", ["Edgewise", "May 3, 2019 · 4:12"]],
    ["Insects", { difficulty: "easy" }, "", "Edgewise · Insects · 2 moves · 4:12 · no hints", ["Insects", "Edgewise · easy · 4:12"]],
  ]);
  const plain = (/** @type {string} */ text) => text.replaceAll("\u00a0", " ");
  for (const [name, some, told, line, picture] of rows) {
    const facts = { ...none, ...some };
    assert.equal(plain(factWords(facts, english, "2026-11-22")), told, name);
    assert.equal(plain(resultLine(name, { game }, english, facts)), line, name);
    assert.deepEqual(pictureWords(name, { game }, english, facts).map(plain), picture, name);
  }
});

test("the line to be shared says how, not where anything lies", () => {
  assert.equal(resultLine("Das verflixte Hunde-Spiel", { game: own }, english), "Edgewise · Das verflixte Hunde-Spiel · 2 moves · 0:00 · no hints");
  assert.equal(resultLine("Insekten", { game: { ...own, hints: 1 } }, new Speech("de", german)), "Edgewise · Insekten · 2 Züge · 0:00 · 1 Tipp");
});

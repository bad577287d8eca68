// A finished day is kept, and days solved before results were kept are added.

import assert from "node:assert/strict";
import { test } from "node:test";
import { solvedOn } from "../../tools/solved-days.js";
import { stateWith } from "../../tools/state.js";
import { Store } from "../base/store.js";
import { FaultError } from "../engine/solver.js";
import { placeBoard, newGame, put } from "../game/game.js";
import { takeFormer, noteDay } from "./note.js";
import { dayPuzzle, symbolsOf } from "./puzzle.js";
import { merged } from "./result.js";

/** @import {Mine} from "../keep/record.js" */
/** @import {App, DayPuzzle, DayResult} from "./state.d.ts" */

const HOUR = 3_600_000;
const { link, board } = solvedOn("2026-11-21");
const tiles = Array.from({ length: 9 }, () => "ABab");
const puzzle = /** @type {any} */ ({ id: link, name: "2026-11-21", tiles, clues: [], grid: { cells: tiles, sides: 4 }, mayTurn: true });
const laid = board.reduce((game, place, cell) => (place ? put(game, place[0], cell, place[1]) : game), newGame(puzzle, null));
/** @type {Mine} */
const mine = { id: link, name: "2026-11-21", called: "", link, board, game: laid, opened: 1, laid: 2, solved: new Date(2026, 10, 22, 9).getTime(), searches: [] };

/**
 * A page without DOM. Its Go knows the links of days, and that every puzzle has one solution.
 * @param {import("node:test").TestContext} t
 * @param {{ fields?: object, months?: Record<string, unknown>, lost?: boolean }} [facts]
 */
function page(t, { fields = {}, months = {}, lost = false } = {}) {
  /** @type {string[]} */
  const asked = [];
  t.mock.method(globalThis, "fetch", async (/** @type {string} */ name) => {
    asked.push(name);
    return name in months ? { ok: true, json: async () => months[name], text: async () => months[name] } : { ok: false, status: 404 };
  });
  const store = new Store(stateWith(fields));
  const solver = {
    call: async (/** @type {string} */ method, /** @type {any} */ { text }) => {
      asked.push(`${method} ${text}`);
      if (lost) throw new FaultError({ code: "worker-lost", args: {}, at: {} });
      const day = text.slice("#day=".length);
      if (!/^2/.test(day)) return { problem: { code: "day-unclear", args: {}, at: {} }, notes: [] };
      return { puzzle: { id: solvedOn(day).link, art: "cats", tiles }, notes: [] };
    },
    run: async () => ({ boards: [board] }),
  };
  const take = async (/** @type {DayResult[]} */ results) => store.change((state) => void (state.days.results = merged(state.days.results, results)));
  const dayStore = { begin: async () => {}, take };
  const app = /** @type {App} */ (/** @type {unknown} */ ({ store, solver, dayStore, days: new Map() }));
  return { app, asked, results: () => store.state.days.results };
}

test("a day is kept as it was finished", async (t) => {
  t.mock.timers.enable({ apis: ["Date"], now: new Date(2026, 10, 22, 11, 59) });
  const { app, results } = page(t, { fields: { puzzle, game: { ...laid, time: 61_234.5, hints: 2 } } });
  await noteDay(app);
  assert.deepEqual(results(), [{ day: "2026-11-21", solved: Date.now(), counts: true, time: 61_235, moves: 9, hints: 2, link, board }]);
  t.mock.timers.setTime(new Date(2026, 10, 22, 12).getTime());
  await noteDay(app);
  assert.equal(results()[0].counts, true, "once is enough");
});

test("who finishes it after noon of the next day has it in the calendar only", async (t) => {
  t.mock.timers.enable({ apis: ["Date"], now: new Date(2026, 10, 22, 12) });
  const { app, results } = page(t, { fields: { puzzle, game: laid } });
  await noteDay(app);
  assert.deepEqual(results().map(({ counts }) => counts), [false]);
});

test("the moment counts at which it was finished, not that at which Go has answered", async (t) => {
  t.mock.timers.enable({ apis: ["Date"], now: new Date(2026, 10, 22, 11, 59) });
  const { app, results } = page(t, { fields: { puzzle, game: laid } });
  const noted = noteDay(app);
  t.mock.timers.setTime(new Date(2026, 10, 22, 13).getTime());
  await noted;
  assert.deepEqual(results().map(({ counts }) => counts), [true]);
});

test("what is noted on a later visit counts as of when it was finished, whatever the clock says by then", async (t) => {
  const finished = { ...mine, solved: new Date(2026, 10, 21, 23, 50).getTime() };
  const late = { ...mine, solved: new Date(2026, 10, 22, 13).getTime() };
  for (const [former, now] of /** @type {[Mine, Date][]} */ ([[finished, new Date(2026, 10, 22, 13)], [late, new Date(2026, 10, 21, 9)]])) {
    t.mock.timers.reset();
    t.mock.timers.enable({ apis: ["Date"], now });
    const { app, results } = page(t, { fields: { puzzle, game: laid, mine: [former] } });
    await noteDay(app);
    assert.deepEqual(results().map(({ solved, counts }) => [solved, counts]), [[former.solved, former === finished]]);
  }
});

test("what only calls itself by a day is none, nor is anything when nobody can tell", async (t) => {
  const liar = { ...puzzle, id: link.replace("CdaD", "CdaA") };
  for (const [fields, lost] of /** @type {[object, boolean][]} */ ([[{ puzzle: liar, game: laid }, false], [{ puzzle: { ...puzzle, name: "Dogs" }, game: laid }, false], [{ puzzle: null }, false], [{ puzzle, game: laid }, true]])) {
    const { app, results } = page(t, { fields, lost });
    await noteDay(app);
    assert.deepEqual(results(), []);
  }
});

test("a day's puzzle is read from the file of its month, and asked of Go where there is none", async (t) => {
  const day = "2026-11-21";
  /** @type {DayPuzzle} */
  const written = { day, link, art: "cats", tiles, difficulty: "tricky" };
  const { app, asked } = page(t, { months: { "days/2026-11.json": [written], "days/cats.svg": "<svg/>" } });
  assert.deepEqual(await Promise.all([dayPuzzle(app, day), dayPuzzle(app, day)]), [written, written]);
  assert.deepEqual(asked, ["days/2026-11.json"]);
  assert.deepEqual(await dayPuzzle(app, "2025-03-01"), { day: "2025-03-01", link: solvedOn("2025-03-01").link, art: "cats", tiles, difficulty: "" });
  await dayPuzzle(app, "2025-03-02");
  assert.deepEqual(asked.slice(1), ["open #day=2025-03-01", "open #day=2025-03-02"], "of months before the first day nothing was written");
  await Promise.all([dayPuzzle(app, "2029-01-01"), dayPuzzle(app, "2029-01-02")]);
  assert.equal(asked.filter((what) => what === "days/2029-01.json").length, 1, "a month is asked for once");
  await assert.rejects(dayPuzzle(app, "1999-01-01"), { message: "day-unclear" });
  assert.equal(await symbolsOf(app, "cats"), "<svg/>");
  await assert.rejects(symbolsOf(app, "dogs"));
});

test("a month that did not come is asked for again when it is needed next", async (t) => {
  const written = { day: "2026-11-21", link, art: "cats", tiles, difficulty: "tricky" };
  const { app } = page(t, {});
  for (const answer of [() => Promise.reject(new TypeError("no network")), async () => ({ ok: false, status: 503, json: () => Promise.reject(new SyntaxError("a page")) })]) {
    t.mock.method(globalThis, "fetch", answer);
    assert.equal((await dayPuzzle(app, written.day)).difficulty, "", "made by Go");
  }
  t.mock.method(globalThis, "fetch", async () => ({ ok: true, status: 200, json: async () => [written] }));
  assert.deepEqual(await dayPuzzle(app, written.day), written);
});

test("days that were solved before they were kept are taken in, each once", async (t) => {
  const { app, results, asked } = page(t, { fields: { mine: [mine, { ...mine, id: "x", name: "2026-11-20" }, { ...mine, id: "y", name: "Dogs" }, { ...mine, id: "z", name: "2026-11-19", solved: 0 }] } });
  await takeFormer(app);
  assert.deepEqual(results(), [{ day: "2026-11-21", solved: mine.solved, counts: true, time: 0, moves: 9, hints: 0, link, board }]);
  await takeFormer(app);
  assert.equal(asked.filter((what) => what.startsWith("open #day=2026-11-21")).length, 1);
});

test("one that was begun anew, or has no past, is taken in with what is known of it", async (t) => {
  const begun = { ...mine, solved: new Date(2026, 10, 22, 9 + 3).getTime(), laid: mine.solved + 5 * HOUR, board: [], game: newGame(puzzle, null) };
  for (const former of [begun, { ...mine, solved: begun.solved, game: null }]) {
    const { app, results } = page(t, { fields: { mine: [former] } });
    await takeFormer(app);
    assert.deepEqual(results(), [{ day: "2026-11-21", solved: begun.solved, counts: false, time: 0, moves: 0, hints: 0, link, board }]);
  }
});

test("a solution that was laid is no finish", async (t) => {
  const { app, results } = page(t, { fields: { puzzle, game: placeBoard(newGame(puzzle, null), puzzle, board) } });
  assert.equal(results().length, 0);
  await takeFormer(app);
  assert.equal(results().length, 0);
});

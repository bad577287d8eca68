// A result as a value: only well-formed ones are read, merging does not depend on order, and what the
// statistics count.

import assert from "node:assert/strict";
import { test } from "node:test";
import { solvedOn } from "../../tools/solved-days.js";
import { dice } from "../../tools/random.js";
import { dayBefore } from "../speech/days.js";
import { merged, readResult, statistics } from "./result.js";

/** @import {DayResult} from "./state.d.ts" */

const good = solvedOn("2026-11-21");

test("a result is read as it was stored, and what a later version adds is no harm", () => {
  assert.deepEqual(readResult(good), good);
  assert.deepEqual(readResult({ ...good, photo: "x" }), good);
  assert.deepEqual(readResult(JSON.parse(JSON.stringify(good))), good);
});

test("a day may have another grid than nine squares", () => {
  const lying = (/** @type {number} */ count) => Array.from({ length: count }, (_, tile) => /** @type {[number, number]} */ ([tile, 0]));
  const on = (/** @type {string} */ grid, /** @type {string} */ tile, /** @type {number} */ count) =>
    ({ ...good, link: `grid=${grid}&tiles=${Array(count).fill(tile).join(".")}&name=2026-11-21&art=fish&end=1`, board: lying(count) });
  for (const one of [on("3x3", "ABcd", 9), on("4x4", "ABcd", 16), on("5x5&frame=0", "0Bc0", 25), on("hex2", "ABcdaB", 7), on("tri3", "ABc", 9)]) {
    assert.deepEqual(readResult(one), one, one.link);
    const { sides } = { sides: one.link.split("&tiles=")[1].indexOf(".") };
    const turned = { ...one, board: [/** @type {[number, number]} */ ([0, sides - 1]), ...one.board.slice(1)] };
    assert.deepEqual(readResult(turned), turned, "in its last turn");
    assert.equal(readResult({ ...one, board: [[0, sides], ...one.board.slice(1)] }), null, "there is no further turn");
    assert.equal(readResult({ ...one, board: one.board.slice(1) }), null);
  }
  for (const none of [on("4x4", "ABcd", 9), on("hex2", "ABcd", 7), on("tri3", "ABcd", 9), on("hex3", "ABcdaB", 19), on("toString", "ABcd", 9), on("6x6", "ABcd", 36)]) assert.equal(readResult(none), null, none.link);
});

test("what is none is none, and nothing throws", () => {
  const { board } = good;
  /** @type {Record<string, unknown[]>} */
  const wrong = {
    day: [undefined, null, 7, "", "2026-02-30", "2026-11-22", "x".repeat(1e6), ["2026-11-21"]],
    solved: [undefined, null, 0, -1, NaN, Infinity, "2026-11-21", 1.5, 1e300],
    counts: [undefined, null, 1, "yes"],
    time: [undefined, -1, NaN, "5", 0.5, 1e300],
    moves: [undefined, -1, NaN, "5", 0.5],
    hints: [undefined, -1, NaN, "5", 0.5],
    link: [undefined, null, 7, "", good.link.replace("cats", "<b>"), good.link.replace("3x3", "4x4"), `${good.link}&board=1`, good.link.replace("CdaD.", ""), `x${good.link}`, `${good.link}\n`, [good.link]],
    board: [undefined, null, {}, "x", [], board.slice(1), [...board, [0, 0]], [[8, 4], ...board.slice(1)], [[9, 0], ...board.slice(1)], [[0, 0], ...board.slice(1)], [null, ...board.slice(1)], [[8], ...board.slice(1)], [["8", 0], ...board.slice(1)], [[8, -1], ...board.slice(1)]],
  };
  for (const [field, values] of Object.entries(wrong)) {
    for (const value of values) assert.equal(readResult({ ...good, [field]: value }), null, `${field} ${JSON.stringify(value)?.slice(0, 80)}`);
  }
  for (const none of [undefined, null, 7, "x", [], {}, () => {}, new Date()]) assert.equal(readResult(none), null);
});

/** Results of a few days, many of one day, some at the same moment. @param {(below: number) => number} roll */
function some(roll) {
  return Array.from({ length: roll(8) }, () => {
    const day = dayBefore("2026-12-02", roll(5));
    return solvedOn(day, { solved: 1 + roll(3), counts: roll(2) === 0, time: roll(3), moves: roll(3) });
  });
}

test("to join results is the same in any order, however they are grouped, and once is enough", () => {
  const join = (/** @type {DayResult[]} */ a, /** @type {DayResult[]} */ b) => merged(merged([], a), b);
  for (let seed = 1; seed <= 500; seed++) {
    const roll = dice(seed);
    const [a, b, c] = [some(roll), some(roll), some(roll)];
    const all = join(a, b);
    assert.deepEqual(join(b, a), all, `seed ${seed}: order`);
    assert.deepEqual(merged(join(a, b), c), merged(merged([], a), join(b, c)), `seed ${seed}: groups`);
    assert.deepEqual(join(all, all), all, `seed ${seed}: once`);
    assert.deepEqual(all.map(({ day }) => day), [...new Set([...a, ...b].map(({ day }) => day))].sort(), `seed ${seed}: each day once, in their order`);
    for (const { day, solved } of all) assert.equal(solved, Math.min(...[...a, ...b].filter((one) => one.day === day).map((one) => one.solved)), `seed ${seed}: the earliest`);
  }
});

const none = { time: null, hints: null };

test("nothing is told of nothing", () => {
  assert.deepEqual(statistics([]), { solved: 0, best: null, weekdays: Array(7).fill(none) });
});

test("medians are those of each day of the week, Monday first", () => {
  const results = [
    solvedOn("2026-11-21", { time: 90_000, hints: 4 }), // a Saturday
    solvedOn("2026-11-23", { time: 30_000, hints: 1 }),
    solvedOn("2026-11-28", { time: 50_000, hints: 1 }),
    solvedOn("2026-11-29", { time: 400_000, hints: 0 }),
    solvedOn("2026-12-05", { time: 70_000, hints: 0, counts: false }),
    solvedOn("2026-11-30", { time: 60_000, hints: 0 }),
  ];
  const { solved, best, weekdays } = statistics(results);
  assert.deepEqual([solved, best], [6, 30_000]);
  assert.deepEqual(weekdays, [
    { time: 45_000, hints: 0.5 },
    ...Array(4).fill(none),
    { time: 70_000, hints: 1 },
    { time: 400_000, hints: 0 },
  ]);
});

test("of what nobody knows how it was played only the number is told", () => {
  const former = solvedOn("2026-11-21", { time: 0, moves: 0 });
  assert.deepEqual(statistics([former]), { solved: 1, best: null, weekdays: Array(7).fill(none) });
  assert.deepEqual(statistics([former, solvedOn("2026-11-28", { time: 5000 })]).weekdays[5], { time: 5000, hints: 0 });
});

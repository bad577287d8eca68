// Which day is offered next.

import assert from "node:assert/strict";
import { test } from "node:test";
import { solvedOn } from "../../tools/solved-days.js";
import { dice } from "../../tools/random.js";
import { dayBefore } from "../speech/days.js";
import { nextDay, FIRST } from "./streak.js";

test("today's comes first, then the latest day before it that is not solved", () => {
  /** @type {[string, string, string | null][]} */
  const rows = [
    ["", "2026-11-24", "2026-11-24"],
    ["2026-11-24", "2026-11-24", "2026-11-23"],
    ["2026-11-21 2026-11-23 2026-11-24", "2026-11-24", "2026-11-22"],
    ["2026-11-22 2026-11-23 2026-11-24", "2026-11-24", "2026-11-21"],
    ["2026-11-21 2026-11-22 2026-11-23 2026-11-24", "2026-11-24", null],
    ["2026-11-21", "2026-11-21", null],
    ["2026-11-21 2026-11-22", "2026-11-23", "2026-11-23"],
    // Days in the future, and days before the first.
    ["2026-11-22", "2026-11-21", "2026-11-21"],
    ["2026-11-20", "2026-11-20", null],
    ["", "2026-11-20", "2026-11-20"],
  ];
  for (const [list, today, next] of rows) assert.equal(nextDay(list.split(" ").filter(Boolean).map((day) => solvedOn(day)), today), next, `${list} on ${today}`);
});

test("whoever takes what comes next solves every day since the first", () => {
  for (let seed = 0; seed < 40; seed++) {
    const roll = dice(seed);
    const today = dayBefore(FIRST, -roll(60));
    const solved = new Map();
    for (let n = roll(40); n > 0; n--) {
      const day = dayBefore(FIRST, 5 - roll(80));
      solved.set(day, solvedOn(day));
    }
    const open = [];
    const inOrder = () => [...solved.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
    for (let next = nextDay(inOrder(), today); next; next = nextDay(inOrder(), today)) {
      assert.ok(!solved.has(next) && next >= FIRST && next <= today, `seed ${seed}`);
      open.push(next);
      solved.set(next, solvedOn(next));
    }
    assert.deepEqual(open, [...open].sort().reverse(), `seed ${seed}`);
    for (let day = FIRST; day <= today; day = dayBefore(day, -1)) assert.ok(solved.has(day), `seed ${seed}`);
  }
});

// The statistics of a person's days.

import assert from "node:assert/strict";
import { test } from "node:test";
import { solvedOn } from "../../tools/solved-days.js";
import { statistics } from "./result.js";

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

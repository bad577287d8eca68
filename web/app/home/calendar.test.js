// Months as rows of weeks, and the keys that move through them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { dayBeside, isOpen, monthAfter, openDays, weeksOf } from "./calendar.js";

/** @import {DayResult} from "../days/state.d.ts" */

test("a month has all its days once, Mondays first", () => {
  for (const [month, rows, first, days] of /** @type {[string, number, number, number][]} */ ([
    ["2026-11", 6, 6, 30],
    ["2026-12", 5, 1, 31],
    ["2027-02", 4, 0, 28],
    ["2028-02", 5, 1, 29],
  ])) {
    const weeks = weeksOf(month);
    assert.deepEqual([weeks.length, weeks[0].indexOf(`${month}-01`), weeks.flat().filter(Boolean).length], [rows, first, days], month);
    assert.ok(weeks.every((week) => week.length === 7));
    assert.equal(weeks.flat().filter(Boolean).at(-1), `${month}-${days}`);
  }
});

test("months follow one another across the years", () => {
  for (const [month, by, then] of /** @type {[string, number, string][]} */ ([
    ["2026-12", 1, "2027-01"],
    ["2027-01", -1, "2026-12"],
    ["2026-11", 0, "2026-11"],
    ["2026-11", 14, "2028-01"],
  ])) assert.equal(monthAfter(month, by), then);
});

test("keys lead to days that are open, across months", () => {
  const open = openDays([], "2026-12-09"); // a Wednesday
  for (const [day, key, to] of /** @type {[string, string, string | null][]} */ ([
    ["2026-12-09", "ArrowLeft", "2026-12-08"],
    ["2026-12-09", "ArrowRight", null],
    ["2026-12-02", "ArrowDown", "2026-12-09"],
    ["2026-12-02", "ArrowUp", "2026-11-25"],
    ["2026-12-01", "ArrowLeft", "2026-11-30"],
    ["2026-11-21", "ArrowLeft", null],
    ["2026-11-27", "ArrowUp", null],
    ["2026-11-22", "Home", "2026-11-21"],
    ["2026-12-08", "End", "2026-12-09"],
    ["2026-12-03", "End", "2026-12-06"],
    ["2026-12-03", "Enter", null],
  ])) assert.equal(dayBeside(day, key, open), to, `${day} ${key}`);
});

test("the calendar opens no day before the first one or one that was solved earlier, and none that has not come", () => {
  const days = ["2019-05-02", "2019-05-03", "2026-11-20", "2026-11-21", "2026-12-09", "2026-12-10"];
  for (const [solved, opens] of /** @type {[string[], boolean[]][]} */ ([
    [[], [false, false, false, true, true, false]],
    [["2026-12-01"], [false, false, false, true, true, false]],
    [["2019-05-03", "2026-12-01"], [false, true, true, true, true, false]],
  ])) {
    const results = solved.map((day) => /** @type {DayResult} */ ({ day }));
    const open = openDays(results, "2026-12-09");
    assert.deepEqual(days.map((day) => isOpen(day, open)), opens, solved.join(" "));
  }
});

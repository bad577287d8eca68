// The streak: when a day counts, wherever the clock is, how streaks are counted, and which
// day is offered next.

import assert from "node:assert/strict";
import { test } from "node:test";
import { solvedOn } from "../../tools/solved-days.js";
import { dice } from "../../tools/random.js";
import { dayBefore, dayOf } from "../speech/days.js";
import { FIRST, countsFrom, dayNumber, dayToSave, endedRow, isInTime, longest, nextDay, streak } from "./streak.js";

const days = (/** @type {string} */ list) => list.split(" ").filter(Boolean).map((word) => solvedOn(word.slice(0, 10), { counts: !word.endsWith("*") }));

test("days are numbered from the first one on", () => {
  /** @type {[string, number | null][]} */
  const rows = [["2026-11-21", 1], ["2026-11-22", 2], ["2026-12-01", 11], ["2027-11-21", 366], ["2028-03-01", 467], ["2999-12-31", 355_422], ["3000-01-01", null], ["2026-11-20", null], ["2000-01-01", null]];
  for (const [day, number] of rows) assert.equal(dayNumber(day), number, day);
});

test("a day counts that is finished by noon of the next day, on the person's own clock", () => {
  const day = "2026-11-21";
  /** @type {[number, number, number, number, boolean][]} */
  const rows = [
    [21, 0, 0, 0, true],
    [21, 23, 59, 59, true],
    [22, 0, 0, 0, true],
    [22, 11, 59, 59, true],
    [22, 12, 0, 0, false],
    [22, 23, 59, 59, false],
    [23, 0, 0, 0, false],
    [23, 11, 0, 0, false],
    // The clock was set back, or a link led to a future day.
    [20, 23, 0, 0, true],
    [1, 13, 0, 0, true],
  ];
  for (const [date, hours, minutes, seconds, counts] of rows) {
    assert.equal(isInTime(day, new Date(2026, 10, date, hours, minutes, seconds)), counts, `${date} ${hours}:${minutes}:${seconds}`);
  }
});

test("noon is noon in every zone, and on days when clocks are changed", () => {
  const before = process.env.TZ;
  /** @type {[string, string, string, boolean][]} */
  const rows = [
    ["UTC", "2026-11-21", "2026-11-22T11:59:59Z", true],
    ["UTC", "2026-11-21", "2026-11-22T12:00:00Z", false],
    ["Pacific/Kiritimati", "2026-11-21", "2026-11-21T21:59:59Z", true],
    ["Pacific/Kiritimati", "2026-11-21", "2026-11-21T22:00:00Z", false],
    ["Pacific/Pago_Pago", "2026-11-21", "2026-11-22T22:59:59Z", true],
    ["Pacific/Pago_Pago", "2026-11-21", "2026-11-22T23:00:00Z", false],
    ["Asia/Kathmandu", "2026-11-21", "2026-11-22T06:14:59Z", true],
    ["Asia/Kathmandu", "2026-11-21", "2026-11-22T06:15:00Z", false],
    // Clocks go forward in the night of March 28, 2027, and back on October 31.
    ["Europe/Berlin", "2027-03-27", "2027-03-28T09:59:59Z", true],
    ["Europe/Berlin", "2027-03-27", "2027-03-28T10:00:00Z", false],
    ["Europe/Berlin", "2027-10-30", "2027-10-31T10:59:59Z", true],
    ["Europe/Berlin", "2027-10-30", "2027-10-31T11:00:00Z", false],
    // This day has no midnight.
    ["America/Santiago", "2026-09-05", "2026-09-06T14:59:59Z", true],
    ["America/Santiago", "2026-09-05", "2026-09-06T15:00:00Z", false],
    // This zone skipped the day.
    ["Pacific/Apia", "2011-12-29", "2011-12-30T21:00:00Z", false],
  ];
  try {
    for (const [zone, day, now, counts] of rows) {
      process.env.TZ = zone;
      assert.equal(isInTime(day, new Date(now)), counts, `${zone} ${now}`);
    }
    for (const zone of ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin", "America/Santiago", "Africa/Casablanca", "Asia/Gaza"]) {
      process.env.TZ = zone;
      for (let at = Date.parse("2026-01-01T00:00:00Z"); at < Date.parse("2027-01-01T00:00:00Z"); at += 5 * 3_600_000) {
        const now = new Date(at);
        const [today, morning] = [dayOf(now), now.getHours() < 12];
        assert.deepEqual([0, 1, 2].map((by) => isInTime(dayBefore(today, by), now)), [true, morning, false], `${zone} ${now.toISOString()}`);
      }
    }
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
});

test("a row goes up to today, or to yesterday while today's is unsolved", () => {
  /** @type {[string, string, [number, number]][]} */
  const rows = [
    ["", "2026-11-23", [0, 0]],
    ["2026-11-23", "2026-11-23", [1, 1]],
    ["2026-11-22", "2026-11-23", [1, 1]],
    ["2026-11-21", "2026-11-23", [0, 1]],
    ["2026-11-21 2026-11-22 2026-11-23", "2026-11-23", [3, 3]],
    ["2026-11-21 2026-11-22 2026-11-23", "2026-11-24", [3, 3]],
    ["2026-11-21 2026-11-22 2026-11-23", "2026-11-25", [0, 3]],
    // A day finished too late does not count, and days before the first are not required.
    ["2026-11-21 2026-11-22* 2026-11-23", "2026-11-23", [1, 1]],
    ["2026-11-21 2026-11-22*", "2026-11-23", [0, 1]],
    ["2026-11-19 2026-11-20 2026-11-21", "2026-11-21", [3, 3]],
    // Across the ends of months and years, and a leap day.
    ["2026-12-30 2026-12-31 2027-01-01", "2027-01-01", [3, 3]],
    ["2028-02-28 2028-02-29 2028-03-01", "2028-03-01", [3, 3]],
    ["2027-02-28 2027-03-01", "2027-03-01", [2, 2]],
    // The clock was set back: future days count when they come.
    ["2026-11-21 2026-11-22 2026-11-23", "2026-11-22", [2, 2]],
    ["2026-11-21 2026-11-22 2026-11-23", "2026-11-20", [0, 0]],
    ["2026-11-21 2026-11-23 2026-11-24", "2026-11-22", [1, 1]],
  ];
  for (const [list, today, [row, most]] of rows) {
    assert.deepEqual([streak(days(list), today), longest(days(list), today)], [row, most], `${list} on ${today}`);
  }
});

test("yesterday counts until noon, and a row may go on with it", () => {
  assert.deepEqual([0, 11, 12, 23].map((hours) => countsFrom(new Date(2026, 11, 1, hours, 59))), ["2026-11-30", "2026-11-30", "2026-12-01", "2026-12-01"]);
  /** @type {[string, string, string | null, [number, string] | null][]} */
  const rows = [
    ["", "morning", null, null],
    ["2026-11-22 2026-11-23", "morning", "2026-11-24", null],
    ["2026-11-22 2026-11-23", "noon", null, [2, "2026-11-23"]],
    ["2026-11-23", "morning", "2026-11-24", null],
    ["2026-11-22 2026-11-23 2026-11-25", "morning", "2026-11-24", null],
    ["2026-11-22 2026-11-23 2026-11-25", "noon", null, null],
    ["2026-11-22 2026-11-23 2026-11-24", "morning", null, null],
    ["2026-11-22 2026-11-23 2026-11-24", "noon", null, null],
    // Solved too late, by another clock.
    ["2026-11-22 2026-11-23 2026-11-24*", "morning", null, null],
    ["2026-11-22 2026-11-23 2026-11-24*", "noon", null, [2, "2026-11-23"]],
    ["2026-11-21 2026-11-22", "morning", null, [2, "2026-11-22"]],
    ["2026-11-21 2026-11-23*", "morning", null, [1, "2026-11-21"]],
    // The clock was set back.
    ["2026-11-23 2026-11-26", "morning", "2026-11-24", null],
  ];
  for (const [list, when, save, ended] of rows) {
    const from = when === "morning" ? "2026-11-24" : "2026-11-25";
    const found = endedRow(days(list), "2026-11-25", from);
    assert.deepEqual([dayToSave(days(list), "2026-11-25", from), found && [found.days, found.last]], [save, ended], `${list}, ${when}`);
  }
});

test("of any history the row is what one counts by hand", () => {
  const next = (/** @type {string} */ day) => dayBefore(day, -1);
  for (let seed = 0; seed < 300; seed++) {
    const roll = dice(seed);
    const first = dayBefore("2027-03-10", roll(60));
    const results = [];
    const dense = 2 + roll(8);
    for (let day = first, left = 40; left > 0; day = next(day), left--) {
      if (roll(dense) > 0) results.push(solvedOn(day, { counts: roll(10) > 0 }));
    }
    const today = dayBefore(first, -roll(50));
    const counted = new Set(results.filter(({ day, counts }) => counts && day <= today).map(({ day }) => day));
    let [at, row] = [counted.has(today) ? today : dayBefore(today, 1), 0];
    for (; counted.has(at); at = dayBefore(at, 1)) row++;
    let most = 0;
    for (const day of counted) {
      let long = 0;
      for (let then = day; counted.has(then); then = next(then)) long++;
      most = Math.max(most, long);
    }
    assert.deepEqual([streak(results, today), longest(results, today)], [row, most], `seed ${seed}`);
  }
});

test("ten thousand days are no burden", () => {
  const results = Array.from({ length: 10_000 }, (_, at) => solvedOn(dayBefore(FIRST, -at)));
  const today = /** @type {string} */ (results.at(-1)?.day);
  assert.deepEqual([streak(results, today), longest(results, today)], [10_000, 10_000]);
});

test("what is looked at on every render ends at the first gap, however many days lie behind it", () => {
  let looks = 0;
  const many = Array.from({ length: 10_000 }, (_, at) => solvedOn(dayBefore(FIRST, -at)));
  const results = new Proxy(many, { get: (list, key) => (/^\d+$/.test(String(key)) && looks++, Reflect.get(list, key)) });
  const today = dayBefore(FIRST, -10_050);
  for (const look of [() => streak(results, today), () => dayToSave(results, today, dayBefore(today, 1)), () => nextDay(results, today)]) {
    looks = 0;
    look();
    assert.ok(looks < 5, `${looks} looks`);
  }
});

test("today's comes first, then the latest day before it that is not solved", () => {
  /** @type {[string, string, string | null][]} */
  const rows = [
    ["", "2026-11-24", "2026-11-24"],
    ["", "2999-12-31", "2999-12-31"],
    ["", "3000-01-01", null],
    ["", "1970-01-01", null],
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

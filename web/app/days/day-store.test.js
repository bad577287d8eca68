// Solved days in this browser: shared by all tabs, not lost to another tab or a failing store.

import assert from "node:assert/strict";
import { test } from "node:test";
import { solvedOn } from "../../tools/solved-days.js";
import { channels, memoryDatabase, settled } from "../../tools/memory.js";
import { campaign, dice } from "../../tools/random.js";
import { Store } from "../base/store.js";
import { dayBefore } from "../speech/days.js";
import { DayStore } from "./day-store.js";
import { merged, newDays } from "./result.js";

/** @import {DayResult} from "./state.d.ts" */

/** A browser in which several tabs can be open. */
function browser(records = /** @type {unknown[]} */ ([])) {
  const database = memoryDatabase(records, "day");
  const { open } = channels();
  const tab = () => {
    const store = new Store({ days: newDays() });
    /** @type {unknown[]} */
    const failures = [];
    const channel = open();
    const dayStore = new DayStore(store, database, channel, (error) => failures.push(error));
    return { dayStore, channel, failures, days: () => store.state.days.results };
  };
  const stored = () => merged([], [...database.records.values()]);
  return { database, tab, stored };
}

const [first, then, later] = ["2026-11-21", "2026-11-22", "2026-11-23"].map((day) => solvedOn(day));

test("what is kept is there at once, in every tab, and on the next visit", async () => {
  const { tab, stored } = browser();
  const [one, other] = [tab(), tab()];
  void one.dayStore.take([then]);
  assert.deepEqual(one.days(), [then]);
  await settled();
  void other.dayStore.take([first]);
  await settled();
  for (const { days } of [one, other]) assert.deepEqual(days(), [first, then]);
  assert.deepEqual(stored(), [first, then]);
  const next = tab();
  await next.dayStore.begin();
  assert.deepEqual(next.days(), [first, then]);
});

test("the first finish of a day stays, whichever tab it comes from", async () => {
  const { tab, stored } = browser();
  const [one, other] = [tab(), tab()];
  const again = { ...first, solved: first.solved + 5, time: 1 };
  void one.dayStore.take([again]);
  void other.dayStore.take([first]);
  await settled();
  void other.dayStore.take([again]);
  await settled();
  for (const { days } of [one, other]) assert.deepEqual(days(), [first]);
  assert.deepEqual(stored(), [first]);
});

test("what is stored and not known here yet is not written over", async () => {
  const { tab, stored } = browser([first]);
  const { dayStore, days } = tab();
  await dayStore.take([{ ...first, solved: first.solved + 5 }]);
  assert.deepEqual(stored(), [first]);
  assert.deepEqual(days(), [first]);
});

test("what a later version has stored with a result stays with it", async () => {
  const { database, tab } = browser([{ ...first, photo: "x" }]);
  const { dayStore, days } = tab();
  await dayStore.begin();
  await dayStore.take([{ ...first, solved: first.solved + 5 }]);
  assert.deepEqual(days(), [first]);
  assert.equal(database.records.get(first.day).photo, "x");
});

test("what is damaged stays where it is, does no harm, and gives way to a finish of its day", async () => {
  const damaged = { day: "2026-11-22", solved: "?" };
  const { database, tab } = browser([first, damaged, { day: "nonsense" }, { day: 7 }]);
  const { dayStore, days, failures } = tab();
  await dayStore.begin();
  assert.deepEqual(days(), [first]);
  await dayStore.take([later]);
  assert.deepEqual(days(), [first, later]);
  assert.deepEqual(database.records.get("2026-11-22"), damaged);
  await dayStore.take([then]);
  assert.deepEqual(database.records.get("2026-11-22"), then);
  assert.equal(database.records.size, 5);
  assert.deepEqual(failures, []);
});

test("a browser that keeps nothing is told, and no reason to forget", async () => {
  const { database, tab, stored } = browser();
  const { dayStore, days, failures } = tab();
  database.fails = new Error("forbidden");
  await dayStore.begin();
  await dayStore.take([first]);
  assert.deepEqual(days(), [first]);
  assert.equal(failures.length, 2);
  database.fails = null;
  await dayStore.take([then]);
  assert.deepEqual(stored(), [first, then]);
});

test("whatever arrives from another tab breaks nothing", () => {
  const { tab } = browser();
  const { channel, days } = tab();
  for (const data of [undefined, null, 7, "2026-11-21", {}, [null], [[first]], [{ ...first, board: 3 }], { results: [first] }]) channel.onmessage({ data });
  assert.deepEqual(days(), []);
  channel.onmessage({ data: [null, first] });
  assert.deepEqual(days(), [first]);
});

test("tabs that take in what they like, and come and go, end with the same days", async () => {
  for (let seed = 1; seed <= campaign(10); seed++) {
    const roll = dice(seed);
    const { database, tab, stored } = browser();
    let tabs = [tab(), tab(), tab()];
    /** @type {DayResult[]} */
    const all = [];
    for (let n = 0; n < 12; n++) {
      const results = Array.from({ length: roll(4) }, () => solvedOn(dayBefore("2026-12-05", roll(6)), { solved: 1 + roll(4), moves: 1 + roll(3) }));
      all.push(...results);
      // Sometimes writing fails for a while.
      database.fails = roll(4) === 0 ? new Error("full") : null;
      void tabs[roll(3)].dayStore.take(results);
      if (roll(3) === 0) await settled();
      if (roll(5) > 0) continue;
      // A tab closes and another one opens.
      database.fails = null;
      void tabs[0].dayStore.take([]);
      await settled();
      tabs = [...tabs.slice(1), tab()];
    }
    database.fails = null;
    for (const { dayStore } of tabs) await dayStore.begin();
    await settled();
    for (const { dayStore, days } of tabs) {
      await dayStore.begin();
      assert.deepEqual(days(), merged([], all), `seed ${seed}`);
    }
    assert.deepEqual(stored(), merged([], all), `seed ${seed}`);
  }
});

test("two thousand days are taken in, told and read", async () => {
  const { tab, stored } = browser();
  const [one, other] = [tab(), tab()];
  const many = Array.from({ length: 2000 }, (_, at) => solvedOn(dayBefore("2026-11-21", -at)));
  await one.dayStore.take(many);
  await settled();
  assert.deepEqual(other.days().length, many.length);
  assert.deepEqual(stored(), many);
  const next = tab();
  await next.dayStore.begin();
  assert.deepEqual(next.days().length, many.length);
});

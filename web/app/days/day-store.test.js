// Solved days in this browser: shared by all tabs, not lost to another tab or a failing store; and what a
// file of My puzzles says of them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { solvedOn } from "../../tools/solved-days.js";
import { channels, memoryDatabase, settled } from "../../tools/memory.js";
import { campaign, dice } from "../../tools/random.js";
import { stateWith } from "../../tools/state.js";
import { Store } from "../base/store.js";
import { dayBefore } from "../speech/days.js";
import { readPuzzles, writePuzzles } from "../keep/puzzle-file.js";
import { takeIn } from "../library/transfer.js";
import { DayStore, fileDay, readDay } from "./day-store.js";
import { merged, newDays } from "./result.js";
import { maybeOfDays } from "./note.js";

/** @import {App} from "../shell/state.d.ts" */
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

const one = solvedOn("2026-11-21", { time: 252_431, moves: 31, hints: 1 });

test("a day stands there as a link that opens alone, with its board", () => {
  assert.equal(writePuzzles([], [fileDay(one)]).split("\n\n")[1], `grid=3x3&tiles=CdaD.CBbA.dbaA.AcbB.BaCd.AbDB.aDbA.acBD.Dacd&name=2026-11-21&art=cats&board=8.1_7.0_6.3_5.2_4.0_3.0_2.1_1.0_0.0&end=1
  day: 2026-11-21T09:00:00.000Z counts 252.431 31 1
`);
});

test("what is written is read again", () => {
  for (let seed = 1; seed <= 200; seed++) {
    const roll = dice(seed);
    const results = Array.from({ length: 5 }, (_, at) => solvedOn(dayBefore("2026-11-21", -at), { solved: 1 + roll(4e9), counts: roll(2) === 0, time: roll(1e7), moves: roll(99), hints: roll(9) }));
    const lines = readPuzzles(writePuzzles([], results.map(fileDay)), (line) => assert.fail(`line ${line}`));
    assert.deepEqual(lines.map(({ link, day }) => readDay(link, day?.said ?? "")), results, `seed ${seed}`);
  }
});

test("what cannot be read is no day, and nothing throws", () => {
  const [link, said] = [fileDay(one)[0], fileDay(one)[1].slice("day: ".length)];
  assert.deepEqual(readDay(link, said), one);
  for (const wrong of ["", "yesterday", said.replace("counts", "often"), `${said} 7`, said.replace(" 31 1", " 31"), said.replace("31", "-1"), said.replace("31", "x"), said.replace("252.431", "1e99"), said.replace("2026-11-21T", "T"), said.replaceAll(" ", "  ")]) {
    assert.equal(readDay(link, wrong), null, wrong);
  }
  for (const wrong of ["", "grid=3x3", link.replace("board=8.1", "board=8.9"), link.replace("board=8.1_", "board="), link.replace("_7.0", "_8.0"), link.replace("_7.0", "_-"), link.replace("2026-11-21", "2026-11-31"), link.replace(/&board=[^&]*/, ""), link.replace("art=cats", "art=%3Cb%3E"), `${link}&board=8.1`, link.replace("&end=1", "")]) {
    assert.equal(readDay(wrong, said), null, wrong);
  }
});

test("days of a file join those that are here, ten thousand of them as well, and what is wrong is told", async (t) => {
  /** @type {string[]} */
  const asked = [];
  t.mock.method(globalThis, "fetch", async (/** @type {string} */ name) => {
    asked.push(name);
    return name === "days/2026-11.json" ? { ok: true, json: async () => Array.from({ length: 10 }, (_, at) => ({ ...solvedOn(`2026-11-${21 + at}`) })) } : { ok: false, status: 404 };
  });
  const store = new Store(stateWith({ results: [{ ...one, solved: one.solved + 1 }] }));
  const take = async (/** @type {DayResult[]} */ results) => store.change((state) => void (state.days.results = merged(state.days.results, results)));
  const app = /** @type {App} */ (/** @type {unknown} */ ({ store, dayStore: { take }, days: new Map(), solver: { call: () => assert.fail("Go need not read them") } }));
  const many = Array.from({ length: 10_000 }, (_, at) => solvedOn(dayBefore("2026-11-21", -at)));
  // A puzzle with the name of a day, solved earlier, is not that day's.
  const stranger = solvedOn("2026-11-21", { solved: 1, link: one.link.replace("CdaD", "CdaA") });
  const filed = await takeIn(app, `${writePuzzles([], [one, ...many.slice(1), stranger].map(fileDay))}\nx\n  day: never\n`);
  assert.deepEqual({ ...filed, lines: filed.lines.length }, { taken: 0, days: 10_000, newer: 0, cut: false, wrong: [], lines: 2 });
  assert.deepEqual(store.state.days.results, [one, ...many.slice(1)]);
  assert.deepEqual(asked, ["days/2026-11.json", "days/2026-12.json"], "each month is asked for once, up to the first that was not written");
});

test("Go is asked about days that nobody has written, unless it would take minutes", async (t) => {
  t.mock.method(globalThis, "fetch", async () => ({ ok: false, status: 404 }));
  let asked = 0;
  const call = async (/** @type {string} */ _, /** @type {{ text: string }} */ { text }) => {
    asked++;
    return { puzzle: { id: solvedOn(text.slice(5)).link, art: "cats", tiles: [] } };
  };
  const filed = async (/** @type {DayResult[]} */ results) => {
    asked = 0;
    const app = /** @type {App} */ (/** @type {unknown} */ ({ days: new Map(), solver: { call } }));
    return (await maybeOfDays(app, results)).length;
  };
  const some = ["2010-05-03", "2026-11-20", "2031-01-01", "2031-01-02"].map((day) => solvedOn(day));
  const strangers = some.map((result) => ({ ...result, link: result.link.replace("CdaD", "CdaA") }));
  assert.deepEqual([await filed([...some, ...strangers.slice(0, 3)]), asked], [4, 4]);
  const many = Array.from({ length: 61 }, (_, at) => ({ ...strangers[0], day: dayBefore("2026-11-20", at) }));
  assert.deepEqual([await filed(many.slice(1)), asked], [0, 60]);
  assert.deepEqual([await filed(many), asked], [61, 0]);
});

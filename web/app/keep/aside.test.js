// Damaged records: one disables no other, is named, stays until a person removes it, and can be saved whole.

import assert from "node:assert/strict";
import { test } from "node:test";
import { channels, memoryDatabase, settled } from "../../tools/memory.js";
import { Store } from "../base/store.js";
import { keptDrafts } from "../entry/drafts.js";
import { emptyEntry, fill } from "../entry/entry.js";
import { initialState } from "../rooms.js";
import { asItIs, asideOf, isSame, wrapper } from "./aside.js";
import { PuzzleStore } from "./puzzle-store.js";
import { leave, recallFormer } from "./migrate.js";
import { writePuzzles } from "./puzzle-file.js";
import { readMine } from "./record.js";

/** @import {Board} from "../../types.d.ts" */

const good = { id: "a", name: "Frogs at home", called: "", link: "a", board: [[0, 1]], game: null, opened: 5, laid: 4, solved: 0, searches: [] };
const puzzle = { id: "a", name: "Frogs at home" };
const other = { ...good, id: "b", name: "Other", link: "b" };
const search = { id: "a", saved: "s", elapsed: 1, progress: 0.5 };

/** Records that cannot be read. @type {[string, Record<string, unknown>][]} */
const damages = [
  ["a time that is none", { opened: 1e300 }],
  ["a million years ahead", { laid: 1e6 * 365 * 864e5 }],
  ["a time before all", { solved: -1 }],
  ["no number", { opened: NaN }],
  ["a date for a number", { opened: new Date(0) }],
  ["a missing link", { link: undefined }],
  ["a missing name", { name: undefined }],
  ["a name that is an object", { name: { en: "Frogs" } }],
  ["a huge name", { name: "x".repeat(2 << 20) }],
  ["a link of two lines", { link: "a\nb" }],
  ["a board that is none", { board: "x" }],
  ["a board of what is no tile", { board: [[0, 1.5], [null]] }],
  ["searches that are no list", { searches: 7 }],
  ["searches that are null", { searches: null }],
];

/** The storage of a tab. @param {Record<string, unknown>} before */
function storage(before) {
  const items = new Map(Object.entries(before).map(([key, value]) => [key, JSON.stringify(value)]));
  const shelf = { getItem: (/** @type {string} */ key) => items.get(key) ?? null, setItem: (/** @type {string} */ key, /** @type {string} */ text) => void items.set(key, text), removeItem: (/** @type {string} */ key) => void items.delete(key) };
  return { items, shelf };
}

/** @param {unknown[]} records */
function browser(records) {
  const database = memoryDatabase(records);
  const { open } = channels();
  const tab = async () => {
    const store = new Store(initialState());
    const puzzleStore = new PuzzleStore(store, database, open());
    await puzzleStore.begin();
    return { puzzleStore, state: store.state };
  };
  return { database, tab };
}

test("one damaged record disables nothing else: it is named and left as it is, and all the others are there and kept", async () => {
  for (const [what, damage] of damages) {
    const damaged = { ...good, ...damage };
    const { database, tab } = browser([damaged, other]);
    const [here, there] = [await tab(), await tab()];
    assert.deepEqual(here.state.keep.mine, [other], what);
    assert.deepEqual(here.state.keep.aside.map(({ key }) => key), ["a"], what);
    assert.ok(here.state.keep.aside[0].name.length > 0 && here.state.keep.aside[0].name.length <= 80, what);
    assert.deepEqual(here.state.keep.aside[0].record, damaged, what);
    here.puzzleStore.lay({ id: "b", name: "Other" }, /** @type {Board} */ ([[0, 2]]), null);
    here.puzzleStore.open({ id: "c", name: "New" });
    here.puzzleStore.recognise("a", "Known");
    here.puzzleStore.keepSearch("a", search);
    await settled();
    assert.equal(here.state.keep.keeping, "kept", what);
    assert.deepEqual(there.state.keep.mine, here.state.keep.mine, what);
    assert.deepEqual(here.state.keep.mine.map(({ id, board }) => [id, board]), [["c", null], ["b", [[0, 2]]]], what);
    assert.ok(here.state.keep.mine.every(({ opened }) => opened < Date.now() + 1000), `${what}: it makes no other later`);
    assert.ok(writePuzzles(here.state.keep.mine).includes("called") === false, what);
    assert.deepEqual(database.records.get("a"), damaged, `${what}: it is stored as it was`);
  }
});

test("a damaged record gives up its place when its puzzle is laid anew, and nothing more", async () => {
  for (const [what, damage] of damages) {
    const damaged = { ...good, ...damage };
    const { database, tab } = browser([damaged]);
    const [here, there] = [await tab(), await tab()];
    here.puzzleStore.lay(puzzle, /** @type {Board} */ ([[0, 3]]), null);
    there.puzzleStore.lay(puzzle, /** @type {Board} */ ([[0, 3]]), null);
    await settled();
    for (const { state } of [here, there, await tab()]) {
      assert.deepEqual(state.keep.mine.map(({ board }) => board), [[[0, 3]]], what);
      assert.deepEqual(state.keep.aside.map(({ record }) => record), [damaged], what);
      assert.notEqual(state.keep.aside[0].key, "a", what);
    }
    const [removed] = there.state.keep.aside;
    await there.puzzleStore.removeAside(removed.key);
    await settled();
    assert.deepEqual(here.state.keep.aside, [], what);
    await there.puzzleStore.restoreAside(removed);
    await settled();
    assert.deepEqual([here.state.keep.aside, there.state.keep.aside], [[removed], [removed]], `${what}: it can be brought back`);
    await there.puzzleStore.removeAside(removed.key);
    await settled();
    assert.deepEqual([here.state.keep.aside, there.state.keep.aside, database.records.size], [[], [], 1], what);
  }
});

test("what the browser itself cannot read is left where it is, and nothing is written over it unseen", async () => {
  const { database, tab } = browser([good, other]);
  database.unreadable.add("a");
  const [here, there] = [await tab(), await tab()];
  assert.deepEqual(here.state.keep.aside.map(({ key, record }) => [key, record]), [["a", undefined]]);
  here.puzzleStore.change({ id: "a", called: "Ours" });
  here.puzzleStore.lay(puzzle, /** @type {Board} */ ([[0, 3]]), null);
  await there.puzzleStore.onMessage("a");
  await settled();
  assert.deepEqual(database.records.get("a"), good);
  assert.equal(here.state.keep.keeping, "denied", "that it is not kept is told");
  assert.deepEqual(there.state.keep.aside.map(({ key }) => key), ["a"]);
  await there.puzzleStore.removeAside("a");
  assert.deepEqual([...database.records.keys()], ["b"]);
});

test("what is damaged in a puzzle that can be read is set aside, and the puzzle goes on without", async () => {
  const damaged = { ...good, searches: [search, { id: "a" }, null] };
  const { database, tab } = browser([damaged]);
  await tab();
  await settled();
  const { state } = await tab();
  assert.deepEqual(state.keep.mine, [{ ...good, searches: [search] }]);
  assert.deepEqual(state.keep.aside.map(({ record, name }) => [record, name]), [[damaged, "Frogs at home"]]);
  assert.equal(database.records.size, 2, "once");
});

test("a board that is none of its puzzle is set aside once, and all else of the puzzle stays", async () => {
  const { database, tab } = browser([{ ...good, called: "Ours", searches: [search] }]);
  const [here, there] = [await tab(), await tab()];
  for (const { puzzleStore, state } of [here, there]) puzzleStore.mend(state.keep.mine[0], null);
  here.puzzleStore.open(puzzle);
  await settled();
  assert.equal(database.records.size, 2);
  for (const { state } of [here, there]) {
    assert.deepEqual(state.keep.mine.map(({ called, board, searches }) => [called, board, searches]), [["Ours", null, [search]]]);
    assert.deepEqual(state.keep.aside.map(({ record }) => /** @type {any} */ (record).board), [good.board]);
  }
});

test("a link that Go cannot read is set aside for today, comes back by itself, and stays there when its puzzle is opened by another", async () => {
  const strange = { ...good, link: "?" };
  const { database, tab } = browser([strange, other]);
  const { puzzleStore, state } = await tab();
  await puzzleStore.setAside("a");
  assert.deepEqual([state.keep.mine, state.keep.aside.map(({ name }) => name)], [[other], ["Frogs at home"]]);
  assert.deepEqual(database.list(), [strange, other]);
  assert.equal((await tab()).state.keep.mine.length, 2);
  puzzleStore.open(puzzle);
  await settled();
  assert.deepEqual([state.keep.mine.length, state.keep.aside.map(({ record }) => record)], [2, [strange]]);
  assert.deepEqual(puzzleStore.find("a")?.board, strange.board);
  puzzleStore.open(puzzle);
  await settled();
  assert.equal(database.records.size, 3, "once");
});

test("a link that Go cannot read is set aside though the database refuses, with what is not kept yet", async () => {
  const { database, tab } = browser([]);
  const { puzzleStore, state } = await tab();
  database.fails = new Error("no");
  puzzleStore.open(puzzle);
  await puzzleStore.setAside("a");
  assert.deepEqual([state.keep.mine, state.keep.aside.map(({ key }) => key)], [[], ["a"]]);
  database.fails = null;
  await puzzleStore.onMessage("a");
  assert.deepEqual([state.keep.mine, state.keep.aside.map(({ key }) => key)], [[], ["a"]]);
  puzzleStore.change({ id: "a", called: "Ours" });
  assert.deepEqual(state.keep.mine, []);
});

test("no two places are taken for one", () => {
  const bytes = (/** @type {number[]} */ ...all) => new Uint8Array(all).buffer;
  const keys = [5, "5", [5], ["5"], [1, 2], ["1", 2], "1,2", bytes(1), bytes(2), bytes(), new Date(5), new Date(6), Infinity, -Infinity, "Infinity"];
  for (const [at, key] of keys.entries()) {
    for (const [place, other] of keys.entries()) assert.equal(isSame(key, structuredClone(other)), at === place);
  }
});

test("whatever arrives from another tab breaks nothing", async () => {
  const { database, tab } = browser([good, other]);
  const { puzzleStore, state } = await tab();
  for (const [what, damage] of damages) {
    database.records.set("a", { ...good, ...damage });
    await puzzleStore.onMessage("a");
    assert.deepEqual([state.keep.mine, state.keep.aside.length, state.keep.keeping], [[other], 1, "kept"], what);
  }
  for (const nonsense of [undefined, null, {}, [], 7, "nobody"]) await puzzleStore.onMessage(nonsense);
  assert.deepEqual([state.keep.mine, state.keep.aside.length], [[other], 1]);
  database.records.set("a", good);
  await puzzleStore.onMessage("a");
  assert.deepEqual([state.keep.mine.length, state.keep.aside], [2, []]);
});

test("a record goes by what it is called, else by its name, its id, or nothing", () => {
  /** @type {[unknown, unknown, string][]} */
  const rows = [
    ["a", { id: "a", called: "Ours", name: "Frogs" }, "Ours"],
    ["a", { id: "a", called: 7, name: "Frogs" }, "Frogs"],
    ["grid=1x1", { id: "grid=1x1", name: {} }, "grid=1x1"],
    [7, { id: 7 }, ""],
    ["a", undefined, "a"],
    [wrapper(0).id, wrapper({ name: "Frogs" }), "Frogs"],
    [wrapper(0).id, wrapper("some text"), ""],
    [wrapper(0).id, wrapper(null), ""],
  ];
  for (const [key, record, name] of rows) assert.equal(asideOf({ key, record }).name, name);
  assert.equal(readMine(wrapper(good)), null, "no version takes a wrapper for a puzzle");
});

test("what cannot be read of what was left elsewhere is set aside, too", async () => {
  const { items, shelf } = storage({
    "edgewise-1": { settings: {}, mine: [{ id: "x", name: "Damaged" }, good] },
    "edgewise-searches-1": [{ id: "a" }, search, { ...search, id: "x" }],
  });
  items.set("edgewise-unkept-1", "{not JSON");
  const database = memoryDatabase();
  const store = new Store(initialState());
  await new PuzzleStore(store, database, channels().open()).begin(recallFormer(shelf, 9));
  assert.deepEqual(store.state.keep.mine.map(({ name, searches }) => [name, searches]), [["Frogs at home", [search]]]);
  assert.deepEqual(store.state.keep.aside.map(({ record }) => record), [{ id: "x", name: "Damaged" }, { id: "a" }, "{not JSON", { ...search, id: "x" }]);
  assert.deepEqual([...items.keys()], ["edgewise-1"], "once");
});

test("what could not be cleared away is no second copy when it is taken over once more", async () => {
  const { shelf } = storage({ "edgewise-unkept-1": [{ id: 7 }, { id: 8 }] });
  const database = memoryDatabase();
  for (const times of [1, 2, 3]) {
    const former = { ...recallFormer(shelf, times), clear: () => {} };
    await new PuzzleStore(new Store(initialState()), database, channels().open()).begin(former);
    assert.deepEqual([...database.records.values()].map(({ aside }) => aside), [{ id: 7 }, { id: 8 }]);
  }
});

test("what a tab leaves while another takes over what was left stays for the next one", () => {
  const { items, shelf } = storage({ "edgewise-unkept-1": [{ id: "a", called: "Taken" }] });
  const former = recallFormer(shelf, 9);
  leave(shelf, [{ id: "b", called: "Left" }]);
  former.clear();
  assert.deepEqual(recallFormer(shelf, 9).patches, [{ id: "b", called: "Left" }]);
  recallFormer(shelf, 9).clear();
  assert.equal(items.size, 0);
});

test("what is saved as it is says everything that was stored", async () => {
  const plain = { id: "a", board: [[0, 1], null], name: "Ü\ud800\u0000\u202e", nested: { deep: [true, 1e300, 0.1, ""] } };
  assert.deepEqual(JSON.parse(await asItIs(plain)), plain);
  /** @type {any} */
  const ring = { id: "r" };
  ring.itself = ring;
  const twice = [0, 1];
  /** @type {[unknown, unknown][]} */
  const rows = [
    [undefined, { $undefined: true }],
    ["{not JSON", "{not JSON"],
    [{ a: undefined, b: NaN, c: -Infinity, d: -0, e: 7n }, { a: { $undefined: true }, b: { $number: "NaN" }, c: { $number: "-Infinity" }, d: { $number: "-0" }, e: { $bigint: "7" } }],
    [[new Date(0), new Date(NaN)], [{ $date: "1970-01-01T00:00:00.000Z" }, { $date: "none" }]],
    [new Map([[{ k: 1 }, new Set([NaN])]]), { $map: [[{ k: 1 }, { $set: [{ $number: "NaN" }] }]] }],
    [new Blob(["abc"], { type: "text/plain" }), { $blob: "text/plain", $bytes: "YWJj" }],
    [[new Uint8Array([97, 98, 99]).subarray(1), new Uint8Array([97]).buffer], [{ $view: "Uint8Array", $bytes: "YmM=" }, { $bytes: "YQ==" }]],
    [[/a/g, Object(7), Object("x")], [{ $regexp: "/a/g" }, { $boxed: 7 }, { $boxed: "x" }]],
    [ring, { id: "r", itself: { $above: "$" } }],
    [{ one: twice, other: twice }, { one: [0, 1], other: [0, 1] }],
    [{ $date: "no date" }, { $object: [["$date", "no date"]] }],
    // eslint-disable-next-line no-sparse-arrays
    [[1, , 3], [1, { $undefined: true }, 3]],
  ];
  for (const [record, told] of rows) assert.deepEqual(JSON.parse(await asItIs(record)), told);
});

test("a damaged draft is set aside as it is, and what is well formed of it stays", async () => {
  const sound = { past: [emptyEntry()], now: fill(emptyEntry(), "A"), future: [], text: null, open: null, of: null, aside: null };
  /** A draft, what is set aside of it, and what stays. @type {[unknown, unknown[], unknown][]} */
  const rows = [
    [sound, [], sound],
    [{ ...sound, tab: "1", others: [{ tab: "2", now: sound.now }] }, [], { ...sound, tab: "1", others: [{ tab: "2", now: sound.now }] }],
    [{ ...sound, now: { grid: "9x" } }, [{ ...sound, now: { grid: "9x" } }], { ...sound, past: [], now: emptyEntry(), tab: "", others: [] }],
    [{ ...sound, future: [7], tab: "1" }, [{ ...sound, future: [7], tab: "1" }], { ...sound, tab: "1", others: [] }],
    [{ now: 7 }, [{ now: 7 }], undefined],
  ];
  for (const [draft, aside, stays] of rows) {
    const { items, shelf } = storage({ "edgewise-entry-1": draft });
    for (let times = 0; times < 2; times++) {
      const store = new Store(initialState());
      await new PuzzleStore(store, memoryDatabase(), channels().open()).begin(recallFormer(shelf, 9, [keptDrafts]));
      assert.deepEqual(store.state.keep.aside.map(({ record }) => record), times === 0 ? aside.map((found) => ({ draft: found })) : []);
    }
    assert.deepEqual(JSON.parse(items.get("edgewise-entry-1") ?? "null") ?? undefined, stays);
  }
});

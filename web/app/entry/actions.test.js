// What the Tiles tab does when it is shown, and what its buttons say they did.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { Store } from "../base/store.js";
import { enteringActions, pick, seeTab, takeUp } from "./actions.js";
import { DraftStore } from "./drafts.js";
import { prepare, leap } from "./steps.js";
import { emptyEntry, fill } from "./entry.js";

/** @import {Puzzle} from "../../types.d.ts" */
/** @import {App} from "./state.d.ts" */

/** A page with a puzzle on the board, and a solver that draws anything. @param {number} [room] how many drafts the storage holds */
function page(room = Infinity) {
  const puzzle = /** @type {Puzzle} */ ({ id: "grid=1x1&tiles=abcd", grid: { name: "1x1" }, tiles: ["abcd"] });
  const store = new Store(stateWith({ puzzle }));
  /** @type {string[]} */
  const asked = [];
  /** @type {(string | null)[]} */
  const kept = [];
  const entered = { grid: "1x1", mates: "", motifs: [], frame: "", mayTurn: true, tiles: ["abcd"], others: {} };
  const solver = {
    call: async (/** @type {string} */ method) => {
      asked.push(method);
      if (method === "enter") return { places: "places", sampler: "sampler", complete: "", keys: {}, entered };
      return { puzzle: { grid: { cells: [] } }, drawing: {}, symbols: "<svg />" };
    },
  };
  const setItem = (/** @type {string} */ _, /** @type {string} */ text) => {
    if (kept.length === room) throw new Error("full");
    kept.push(JSON.parse(text).open);
  };
  new DraftStore(null, { getItem: () => null, setItem }, "tab").follow(store);
  const app = /** @type {App} */ (/** @type {unknown} */ ({ store, solver }));
  return { app, state: store.state, asked, kept };
}

test("what Go is asked and draws is not asked for again, and neither is what it has drawn", async () => {
  const { app, state, asked } = page();
  await Promise.all([prepare(app), prepare(app)]);
  await prepare(app);
  assert.deepEqual([asked, state.entry.edgeDrawings?.edges], [["enter", "open", "draw"], "<svg />"]);
});

test("a draft knows over which puzzle it is entered, as long as its tab is in sight", async () => {
  const { app, state, kept } = page();
  for (const tab of /** @type {const} */ (["tiles", "solve", "play"])) {
    state.page.tab = tab;
    state.entry.carrying = true;
    await seeTab(app);
    assert.equal(state.entry.carrying, false, tab);
  }
  assert.deepEqual(kept, [state.table.puzzle?.id, state.table.puzzle?.id, null, null]);
  assert.deepEqual(state.entry.draft.now.tiles, [[..."abcd"]], "nobody had entered anything");
});

test("what somebody has entered of another puzzle waits aside, and is gone on with", async () => {
  const { app, state, asked } = page();
  state.page.tab = "tiles";
  state.entry.draft = { ...state.entry.draft, now: fill(emptyEntry(), "A"), past: [emptyEntry()] };
  const first = () => [state.entry.draft.now.tiles[0], state.entry.draft.aside?.now.tiles[0]];
  await seeTab(app);
  assert.deepEqual(first(), [[..."abcd"], ["A", null, null, null]]);
  assert.equal(asked.filter((method) => method === "enter").length, 1);
  await takeUp(app);
  assert.deepEqual(first(), [["A", null, null, null], undefined]);
  assert.equal(state.entry.draft.past.length, 1, "with its steps");
  await seeTab(app);
  assert.deepEqual(first(), [["A", null, null, null], undefined], "it stays as long as its tab is in sight");
});

test("where a draft cannot be kept the page says so, whatever has changed it", async () => {
  for (const room of [0, 1, 2]) {
    const { app, state } = page(room);
    state.page.tab = "tiles";
    state.entry.draft = { ...state.entry.draft, now: fill(emptyEntry(), "A"), past: [emptyEntry()] };
    assert.equal(state.keep.keeping, "kept");
    // While the tab shows it, while it is aside, and when it is back.
    await seeTab(app);
    if (room === 2) await takeUp(app);
    assert.equal(state.keep.keeping, "full", `room for ${room}`);
  }
});

test("each step says what it did, and a way of the cursor takes that back unless tiles gave way", async () => {
  const { app, state } = page();
  const actions = enteringActions(app);
  const press = async (/** @type {string} */ action) => {
    await actions[action](/** @type {HTMLElement} */ ({ dataset: {} }));
    return state.entry.lastStep;
  };
  state.entry.draft = { ...state.entry.draft, now: [..."AAAABCcA"].reduce(fill, emptyEntry()) };
  await pick(app, 0);
  assert.equal(await press("enter-turn"), null, "alike on all sides, it is as it was");
  await pick(app, 1);
  assert.equal(await press("enter-turn"), "turned");
  await pick(app, 0);
  assert.equal(state.entry.lastStep, null);
  assert.equal(await press("enter-copy"), "copied");
  assert.equal(await press("enter-erase"), "erased");
  await leap(app, "undone");
  assert.equal(state.entry.lastStep, "undone");
  await leap(app, "redone");
  assert.equal(state.entry.lastStep, "redone");
  state.entry.carrying = true;
  await pick(app, 5);
  assert.equal(state.entry.lastStep, "swapped");
  assert.equal(await press("enter-anew"), "replaced");
  await pick(app, 3);
  assert.equal(state.entry.lastStep, "replaced", "they are still one Undo away");
});

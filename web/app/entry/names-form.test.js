// New names for pictures: the puzzle on the table takes them and keeps what was begun under the old ones.

import assert from "node:assert/strict";
import { test } from "node:test";
import { channels, memoryDatabase } from "../../tools/memory.js";
import { stateWith } from "../../tools/state.js";
import { Store } from "../base/store.js";
import { PuzzleStore } from "../keep/puzzle-store.js";
import { applyNames, dress } from "./names-form.js";

/** @import {Puzzle} from "../../types.d.ts" */
/** @import {App} from "../shell/state.d.ts" */

test("a search that was left goes on as one of the whole puzzle when its pictures are renamed", async () => {
  const puzzle = (/** @type {string} */ id) => /** @type {Puzzle} */ (/** @type {unknown} */ ({ id, name: "", grid: { name: "1x1", sides: 4, cells: [{}] }, tiles: ["AaAa"], motifs: [], clues: [], mayTurn: true }));
  const search = { id: "old", saved: "1:a", elapsed: 1, progress: 0.5 };
  const store = new Store(stateWith({ puzzle: puzzle("old"), unfinished: search }));
  const puzzleStore = new PuzzleStore(store, memoryDatabase(), channels().open());
  puzzleStore.open(puzzle("old"));
  const call = async (/** @type {string} */ name) => (name === "enter" ? { link: "new", keys: {} } : name === "open" ? { puzzle: puzzle("new"), drawing: {} } : {});
  await applyNames(/** @type {App} */ (/** @type {unknown} */ ({ store, puzzleStore, solver: { call }, address: { replace: () => {} } })));
  assert.equal(store.state.table.puzzle?.id, "new");
  assert.deepEqual(store.state.solve.unfinished, { ...search, id: "new" });
  assert.deepEqual(store.state.keep.mine.map(({ id }) => id), ["new"]);
});

test("a puzzle is dressed as one of its own tiles only, and what goes by its old letters is told before", async () => {
  const puzzle = (/** @type {string} */ id, tiles = ["AaAa"]) => /** @type {Puzzle} */ (/** @type {unknown} */ ({ id, name: "", grid: { name: "1x1", sides: 4, cells: [{}] }, tiles, motifs: [], clues: [], mayTurn: true }));
  for (const [dressed, told] of /** @type {[Puzzle, string[]][]} */ ([
    [puzzle("new", ["BbBb"]), ["relettered old", "opened new"]],
    [puzzle("new"), ["opened new"]],
    [puzzle("new", ["BbBb", "BbBb"]), []],
    [{ ...puzzle("new", ["BbBb"]), grid: { ...puzzle("new").grid, name: "hex1" } }, []],
  ])) {
    const store = new Store(stateWith({ puzzle: puzzle("old") }));
    const puzzleStore = new PuzzleStore(store, memoryDatabase(), channels().open());
    /** @type {string[]} */
    const heard = [];
    for (const what of /** @type {const} */ (["relettered", "opened"])) store.on(what, () => void heard.push(`${what} ${store.state.table.puzzle?.id}`));
    const call = async (/** @type {string} */ name) => (name === "open" ? { puzzle: dressed, drawing: {} } : {});
    await dress(/** @type {App} */ (/** @type {unknown} */ ({ store, puzzleStore, solver: { call }, address: { replace: () => {} } })), "new", async () => () => {});
    assert.deepEqual(heard, told);
  }
});

test("a drawing is taken back by its other link, and both are known until something else is drawn", async () => {
  const puzzle = (/** @type {string} */ id) => /** @type {Puzzle} */ (/** @type {unknown} */ ({ id, name: "", grid: { name: "1x1", sides: 4, cells: [{}] }, tiles: ["AaAa"], motifs: [], clues: [], mayTurn: true }));
  const store = new Store(stateWith({ puzzle: puzzle("old") }));
  const puzzleStore = new PuzzleStore(store, memoryDatabase(), channels().open());
  const call = async (/** @type {string} */ name, /** @type {{ text: string }} */ { text }) => (name === "open" ? { puzzle: puzzle(text), drawing: {} } : {});
  const app = /** @type {App} */ (/** @type {unknown} */ ({ store, puzzleStore, solver: { call }, address: { replace: () => {} } }));
  const dressed = async (/** @type {string} */ link) => {
    await dress(app, link, async () => () => {});
    return [store.state.table.puzzle?.id, store.state.solve.dressed];
  };
  assert.deepEqual(await dressed("new"), ["new", { from: "old", to: "new" }]);
  assert.deepEqual(await dressed("old"), ["old", { from: "old", to: "new" }]);
  assert.deepEqual(await dressed("new"), ["new", { from: "old", to: "new" }]);
  assert.deepEqual(await dressed("other"), ["other", { from: "new", to: "other" }]);
});

test("the way back from a drawing is kept again once a name that was given since is undone", async () => {
  const puzzle = (/** @type {string} */ id) => /** @type {Puzzle} */ (/** @type {unknown} */ ({ id, name: "", grid: { name: "1x1", sides: 4, cells: [{}] }, mates: [], tiles: ["AaAa"], motifs: [], clues: [], mayTurn: true }));
  const store = new Store(stateWith({ puzzle: puzzle("old") }));
  const puzzleStore = new PuzzleStore(store, memoryDatabase(), channels().open());
  puzzleStore.open(puzzle("old"));
  let link = "";
  const call = async (/** @type {string} */ name, /** @type {{ text: string }} */ { text }) => (name === "open" ? { puzzle: puzzle(text), drawing: {} } : name === "enter" ? { link, keys: {} } : {});
  const app = /** @type {App} */ (/** @type {unknown} */ ({ store, puzzleStore, solver: { call }, address: { replace: () => {} } }));
  const undressed = async (/** @type {string} */ to) => {
    link = to;
    store.change((state) => void (state.entry.draft = { ...state.entry.draft, now: { ...state.entry.draft.now, tiles: [] } }));
    await applyNames(app);
    return [store.state.table.puzzle?.id, puzzleStore.find(to)?.undressed];
  };
  await dress(app, "drawn", async () => () => {});
  assert.deepEqual(await undressed("named"), ["named", undefined]);
  assert.deepEqual(await undressed("drawn"), ["drawn", "old"]);
});

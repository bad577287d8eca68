// What is kept in the browser, and nonsense found there.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { KEY, keep, recall, withLatest } from "./keeping.js";
import { defaultSettings } from "./store.js";

/** @import {Mine} from "./store.js" */

/** @param {string | null} text */
const holding = (text) => ({ getItem: () => text });
const nothing = { settings: defaultSettings(), mine: [] };

test("nonsense is nothing, and never throws", () => {
  for (const text of [null, "", "{", "null", "7", "[]", '{"settings":3,"mine":"x"}', '{"mine":[null,1,{"id":2}]}']) {
    assert.deepEqual(recall(holding(text)), nothing, String(text));
  }
  assert.deepEqual(recall(null), nothing);
  const closed = {
    getItem: () => {
      throw new Error("denied");
    },
  };
  assert.deepEqual(recall(closed), nothing);
});

test("what is well formed is taken, the rest is left", () => {
  const good = { id: "grid=1x1&tiles=ABCD", name: "One", link: "grid=1x1&tiles=ABCD&end=1", board: [[0, 3]] };
  const text = JSON.stringify({
    settings: { theme: "dark", language: "fr", plain: true, letters: "yes" },
    mine: [good, { ...good, board: [[0, -1]] }, { ...good, board: [[0]] }, { ...good, board: "x" }, { ...good, board: null }],
  });
  const { settings, mine } = recall(holding(text));
  assert.deepEqual(settings, { ...defaultSettings(), theme: "dark", plain: true });
  assert.deepEqual(mine, [good, { ...good, board: null }]);
});

test("what is kept comes back", () => {
  const store = new Map();
  const storage = { setItem: (/** @type {string} */ key, /** @type {string} */ text) => void store.set(key, text) };
  const state = {
    settings: { ...defaultSettings(), language: /** @type {const} */ ("de") },
    mine: [{ id: "a", name: "A", link: "b", board: null }],
  };
  keep(storage, state);
  assert.deepEqual(recall(holding(store.get(KEY))), state);
});

test("a browser that keeps nothing is no reason to fail", () => {
  const full = {
    setItem: () => {
      throw new Error("quota");
    },
  };
  keep(full, { settings: defaultSettings(), mine: [] });
  keep(null, { settings: defaultSettings(), mine: [] });
});

test("the latest puzzle comes first, and idle ones make room before boards", () => {
  /** @type {(id: number, board?: Mine["board"]) => Mine} */
  const entry = (id, board = null) => ({ id: String(id), name: "", link: "", board });
  let mine = [entry(0, [[0, 0]])];
  for (let id = 1; id <= 60; id++) mine = withLatest(mine, entry(id));
  assert.equal(mine.length, 40);
  assert.equal(mine[0].id, "60");
  assert.ok(mine.some(({ id }) => id === "0"), "the board in progress stays");
  assert.equal(withLatest(mine, entry(58)).length, 40);
});

test("the script before the first paint reads the same key", () => {
  const script = readFileSync(new URL("theme.js", import.meta.url), "utf8");
  assert.ok(script.includes(`localStorage.getItem("${KEY}")`));
});

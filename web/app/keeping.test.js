// What is kept in the browser, and nonsense found there.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { KEY, catchUp, changeMine, keepSettings, recall, withLatest } from "./keeping.js";
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

/** A storage as the tabs of one browser share it. */
function shelf() {
  /** @type {string | null} */
  let text = null;
  const tab = () => ({
    getItem: () => text,
    setItem: (/** @type {string} */ key, /** @type {string} */ now) => {
      assert.equal(key, KEY);
      text = now;
    },
  });
  return { tab, stored: () => recall(holding(text)), clear: () => void (text = null) };
}

/** @type {(id: string, board?: Mine["board"]) => Mine} */
const entry = (id, board = null) => ({ id, name: "", link: id, board });
const ids = (/** @type {Mine[]} */ mine) => mine.map(({ id }) => id).join("");

test("what is kept comes back", () => {
  const { tab, stored } = shelf();
  const storage = tab();
  const state = recall(storage);
  state.settings.language = "de";
  keepSettings(storage, state);
  changeMine(storage, state, () => [entry("a", [[0, 1]])]);
  assert.deepEqual(stored(), state);
  assert.equal(stored().settings.language, "de");
});

test("a browser that keeps nothing is no reason to fail, nor to forget", () => {
  const refuse = () => {
    throw new Error("quota");
  };
  const full = JSON.stringify({ mine: [entry("old")] });
  for (const storage of [null, { getItem: refuse, setItem: refuse }, { getItem: () => full, setItem: refuse }]) {
    const state = recall(storage);
    changeMine(storage, state, (mine) => withLatest(mine, entry("a", [[0, 0]])));
    keepSettings(storage, state);
    changeMine(storage, state, (mine) => withLatest(mine, entry("b")));
    assert.deepEqual(state.mine.slice(0, 2), [entry("b"), entry("a", [[0, 0]])]);
  }
});

test("tabs never undo each other's work", () => {
  const { tab, stored, clear } = shelf();
  const [here, there] = [tab(), tab()];
  const [mine, theirs] = [recall(here), recall(there)];
  changeMine(here, mine, (list) => withLatest(list, entry("a")));
  changeMine(there, theirs, (list) => withLatest(list, entry("b", [[0, 0]])));
  changeMine(here, mine, (list) => withLatest(list, entry("a", [[0, 1]])));
  assert.deepEqual(stored().mine, [entry("a", [[0, 1]]), entry("b", [[0, 0]])], "both boards are there");

  changeMine(there, theirs, (list) => withLatest(list, entry("b", [[0, 2]])));
  changeMine(here, mine, (list) => withLatest(list, entry("c")));
  assert.deepEqual(stored().mine.at(-2), entry("b", [[0, 2]]), "the newest board of each puzzle stays");

  changeMine(there, theirs, (list) => list.filter(({ id }) => id !== "a"));
  theirs.settings.theme = "dark";
  keepSettings(there, theirs);
  changeMine(here, mine, (list) => withLatest(list, entry("c", [[0, 3]])));
  assert.equal(ids(stored().mine), "cb", "what was forgotten stays forgotten");
  assert.equal(stored().settings.theme, "dark", "and what was set stays set");
  keepSettings(here, mine);
  assert.equal(ids(stored().mine), "cb");

  catchUp(there, theirs);
  assert.deepEqual(theirs.mine, stored().mine);
  clear();
  catchUp(there, theirs);
  assert.deepEqual(theirs.mine, [], "what was cleared away does not come back");
});

test("the latest puzzle comes first, and idle ones make room before boards", () => {
  let mine = [entry("0", [[0, 0]])];
  for (let id = 1; id <= 60; id++) mine = withLatest(mine, entry(String(id)));
  assert.equal(mine.length, 40);
  assert.equal(mine[0].id, "60");
  assert.ok(mine.some(({ id }) => id === "0"), "the board in progress stays");
  assert.equal(withLatest(mine, entry("58")).length, 40);
});

test("the script before the first paint reads the same key", () => {
  const script = readFileSync(new URL("theme.js", import.meta.url), "utf8");
  assert.ok(script.includes(`localStorage.getItem("${KEY}")`));
});

// Settings before the first paint, and what earlier versions left beside them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { leave, recallFormer } from "./migrate.js";
import { KEY, defaultSettings, keepSettings, recallSettings } from "./storage.js";

const languages = ["de", "en"];

/** @param {Record<string, string>} [items] */
function shelf(items = {}) {
  return {
    items,
    getItem: (/** @type {string} */ key) => items[key] ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => void (items[key] = text),
    removeItem: (/** @type {string} */ key) => void delete items[key],
  };
}
const refuse = () => {
  throw new Error("denied");
};
const closed = { getItem: refuse, setItem: refuse, removeItem: refuse };

test("nonsense is nothing, and never throws", () => {
  for (const text of ["", "{", "null", "7", "[]", '{"settings":3,"mine":"x"}', '{"mine":[null,1,{"id":2}]}']) {
    assert.deepEqual(recallSettings(shelf({ [KEY]: text }), languages), defaultSettings(), text);
    assert.deepEqual(recallFormer(shelf({ [KEY]: text, "edgewise-searches-1": text, "edgewise-unkept-1": text }), 9).patches, [], text);
  }
  for (const storage of [null, closed]) {
    assert.deepEqual(recallSettings(storage, languages), defaultSettings());
    keepSettings(storage, defaultSettings());
    const former = recallFormer(storage, 9);
    assert.deepEqual(former.patches, []);
    former.clear();
  }
});

test("what is well formed is taken, the rest is left", () => {
  const text = JSON.stringify({ settings: { theme: "dark", language: "fr", plain: true, letters: "yes" } });
  assert.deepEqual(recallSettings(shelf({ [KEY]: text }), languages), { ...defaultSettings(), theme: "dark", plain: true });
});

test("what is set comes back", () => {
  const storage = shelf({ [KEY]: '{"mine":["left alone"]}' });
  const settings = { ...defaultSettings(), language: "de" };
  keepSettings(storage, settings);
  assert.deepEqual(recallSettings(storage, languages), settings);
  keepSettings(storage, { theme: "dark" });
  keepSettings(storage, { letters: true });
  assert.deepEqual(recallSettings(storage, languages), { ...settings, theme: "dark", letters: true }, "what tabs set one after the other");
  assert.deepEqual(JSON.parse(storage.items[KEY]).mine, ["left alone"]);
});

test("what an earlier version kept is taken over in its order, with its searches", () => {
  const search = { id: "b", saved: "s", elapsed: 1, progress: 0.5 };
  const mine = [{ id: "a", name: "A", link: "a", board: [[0, 1]] }, { id: "x", board: [] }, { id: "b", name: "", link: "b", board: null }];
  const storage = shelf({ [KEY]: JSON.stringify({ settings: { theme: "dark" }, mine }), "edgewise-searches-1": JSON.stringify([search, {}]) });
  const former = recallFormer(storage, 1000);
  assert.deepEqual(former.patches, [
    { id: "a", name: "A", called: "", link: "a", board: [[0, 1]], game: null, opened: 1000, laid: 1, solved: 0, searches: {} },
    { id: "b", name: "", called: "", link: "b", board: null, game: null, opened: 999, laid: 0, solved: 0, searches: { b: search } },
  ]);
  former.clear();
  assert.deepEqual(recallFormer(storage, 1000).patches, []);
  assert.equal(recallSettings(storage, languages).theme, "dark", "the settings stay where they are");
});

test("what a tab had not written when it was left is taken over, too", () => {
  const storage = shelf();
  leave(storage, []);
  assert.deepEqual(storage.items, {}, "mostly there is nothing");
  const patches = [{ id: "a", board: [null, null], game: null, laid: 3 }, { id: "b", gone: true }, { id: "a", called: "x" }];
  leave(storage, /** @type {any} */ (patches.slice(0, 2)));
  leave(storage, patches.slice(2));
  const former = recallFormer(storage, 9);
  assert.deepEqual(former.patches, [{ ...patches[0], called: "x" }, patches[1]], "each puzzle once");
  former.clear();
  assert.deepEqual(recallFormer(storage, 9).patches, []);
  const wrong = [null, 7, {}, { id: 3 }, { id: "a", called: 4 }, { id: "a", board: "x" }, { id: "a", opened: null }, { id: "a", searches: { a: { id: "a" } } }];
  storage.setItem("edgewise-unkept-1", JSON.stringify(wrong));
  assert.deepEqual(recallFormer(storage, 9).patches, []);
  leave(closed, patches.slice(2));
});

test("the script before the first paint reads the same key", () => {
  const script = readFileSync(new URL("../theme.js", import.meta.url), "utf8");
  assert.ok(script.includes(`localStorage.getItem("${KEY}")`));
});

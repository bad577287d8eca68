import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { choices, isWanted, wantsEternity } from "./published.js";

/** @import {GalleryEntry} from "../../types.d.ts" */

/** @type {{result: {entries: GalleryEntry[]}}} */
const golden = JSON.parse(readFileSync(new URL("../../../wasm/testdata/gallery.json", import.meta.url), "utf8"));
const { entries } = golden.result;

/** @param {Partial<import("./published.js").Wanted>} wanted */
const find = (wanted) =>
  entries.filter((entry) => isWanted(entry, { words: "", size: "", maker: "", solutions: "", difficulty: "", ...wanted })).map(({ id }) => id);

test("nothing asked for is everything, the Hunde-Spiel first", () => {
  assert.equal(find({}).length, entries.length);
  assert.equal(find({})[0], "hunde-spiel");
});

test("words are found without case and accents, and all of them", () => {
  assert.deepEqual(find({ words: "schildkroten" }), ["das-verflixte-schildkroetenspiel"]);
  assert.deepEqual(find({ words: "  TURTLE 1979 " }), ["crazy-turtle"]);
  assert.deepEqual(find({ words: "crazy nonsense" }), []);
});

test("size, maker and solutions narrow the list", () => {
  assert.ok(find({ size: "hex2" }).includes("drive-ya-nuts"));
  assert.ok(find({ maker: "Lagoon" }).includes("beautiful-bugs"));
  assert.ok(find({ solutions: "unknown" }).includes("framed-7x7"));
  assert.deepEqual(find({ size: "4x4", maker: "Lagoon", solutions: "few" }), ["valley-of-the-kings", "kaleidoscope"]);
});

test("every number of solutions is in one choice", () => {
  const all = ["single", "few", "many", "unknown"].flatMap((solutions) => find({ solutions }));
  assert.deepEqual(all.sort(), find({}).sort());
});

test("choices come once each, the most frequent first", () => {
  assert.deepEqual(choices(["b", "a", "", "c", "c"]), ["c", "a", "b"]);
});

test("who looks for Eternity is told", () => {
  assert.ok(wantsEternity("eternity II"));
  assert.ok(!wantsEternity("etern"));
  assert.deepEqual(find({ words: "Eternity" }), []);
});

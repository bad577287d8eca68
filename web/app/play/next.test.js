// Which puzzle comes next.

import assert from "node:assert/strict";
import { test } from "node:test";
import { nextPuzzle } from "./next.js";

/** @import {Difficulty, GalleryEntry} from "../../types.d.ts" */

test("the next puzzle is one of the same kind that is not solved, and there always is one", () => {
  const shelf = /** @type {GalleryEntry[]} */ (["a", "b", "c", "F", "G"].map((link) => ({ link, kind: link < "a" ? "framed" : "published" })));
  const next = (/** @type {string} */ link, /** @type {string[]} */ ...solved) => nextPuzzle(shelf, link, new Set(solved))?.link;
  assert.equal(next("a"), "b");
  assert.equal(next("a", "a", "b"), "c");
  assert.equal(next("c", "c"), "a", "round and round");
  assert.equal(next("b", "a", "b", "c"), "c", "all are solved");
  assert.equal(next("F"), "G");
  assert.equal(next("G", "F", "G"), "F");
  assert.equal(next("somebody's own", "a"), "b");
});

test("the next puzzle is about as hard", () => {
  const hard = ["easy", "gentle", "hard", "", "tricky", "easy"];
  const shelf = /** @type {GalleryEntry[]} */ (["a", "b", "c", "d", "e", "f"].map((link, at) => ({ link, kind: "published", difficulty: hard[at] })));
  const next = (/** @type {string} */ link, /** @type {Difficulty} */ difficulty, /** @type {string[]} */ ...solved) => nextPuzzle(shelf, link, new Set(solved), difficulty)?.link;
  assert.equal(next("a", "easy", "a"), "f");
  assert.equal(next("a", "easy", "a", "f"), "b");
  assert.equal(next("c", "hard", "c"), "e");
  assert.equal(next("somebody's own", "moderate"), "a");
  assert.equal(next("somebody's own", "fiendish", "c", "e"), "a", "of several the next one");
  assert.equal(next("somebody's own", "fiendish", "a", "b", "c", "e", "f"), "d", "of which nobody knows how hard it is");
  assert.equal(next("a", "", "a"), "b", "as nobody knows how hard this one is");
});

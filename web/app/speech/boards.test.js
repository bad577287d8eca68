// The names of a solution's boards: its turn and its swaps.

import assert from "node:assert/strict";
import test from "node:test";
import { words as de } from "../../words/de.js";
import { words as en } from "../../words/en.js";
import { arrangementName } from "./boards.js";
import { Speech } from "./speech.js";

const speech = new Speech("en", en);

test("an arrangement is told by its solution, its turn and its swaps", () => {
  const name = (/** @type {number} */ turned, /** @type {number[][]} */ swapped, sides = 4) => arrangementName(1, { turned, swapped }, sides, speech);
  assert.equal(name(0, []), "Solution 2");
  assert.equal(name(1, []), "Solution 2, turned right");
  assert.equal(name(2, [[2, 3]]), "Solution 2, turned upside down, tiles 3 and 4 swapped");
  assert.equal(name(0, [[2, 3], [5, 6, 7]]), "Solution 2, tiles 3 and 4 swapped, tiles 6, 7, and 8 swapped");
  assert.equal(name(5, [], 6), "Solution 2, turned left by a sixth");
  assert.equal(name(0, [[0, 1, 2, 3, 4, 5, 6, 7, 8]]), "Solution 2, 9 identical tiles swapped");
  assert.equal(arrangementName(0, { turned: 1, swapped: [[2, 3]] }, 4, new Speech("de", de)), "Lösung 1, nach rechts gedreht, Karten 3 und 4 getauscht");
});

// The names of a solution's boards: its turn and its swaps; and what is said of identical tiles.

import assert from "node:assert/strict";
import { test } from "node:test";
import { words as de } from "../../words/de.js";
import { words as en } from "../../words/en.js";
import { balanceWords } from "../entry/words.js";
import { arrangementName, copiesWords, twinsWords } from "./boards.js";
import { Speech } from "./speech.js";

/** @import {EntryFacts} from "../../types.d.ts" */

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

test("more than half of the tiles, and more than two", () => {
  for (const [alike, tiles, told] of /** @type {[number[][], number, string][]} */ ([
    [[], 9, ""],
    [[[0, 1, 2, 3]], 9, ""],
    [[[0, 1, 2], [4, 5, 6, 7, 8]], 9, "Five"],
    [[[0, 1]], 2, ""],
    [[[0, 1, 2]], 4, "Three"],
  ])) assert.equal(copiesWords(alike, tiles, speech).split(" ")[0], told);
});

test("two that are alike are asked about, as long as no others are", () => {
  for (const [alike, told] of /** @type {[number[][], string][]} */ ([
    [[], ""],
    [[[0, 8]], "Tiles 1 and 9 are identical: was one of them copied by mistake?"],
    [[[0, 1], [2, 3]], ""],
    [[[0, 1, 2]], ""],
  ])) assert.equal(twinsWords(alike, speech), told);
});

test("where too many sides are left over, too", () => {
  const factsWith = (/** @type {number[][]} */ alike) =>
    /** @type {EntryFacts} */ (/** @type {unknown} */ ({ motifs: [{ head: "A", tail: "a" }], alike, entered: { frame: "", tiles: Array(9).fill("AAAA") }, balance: { motifs: [], empty: 1, least: 30, rim: 12 } }));
  const slip = (/** @type {number[][]} */ alike) => balanceWords(factsWith(alike), speech).at(-1)?.words;
  const counts = "At least 30 sides have no partner, but the border has room for only 12.";
  assert.equal(slip([]), `${counts} One side is probably mistyped.`);
  assert.equal(slip([[0, 1, 2, 3, 4, 5, 6, 7]]), `${counts} Eight of the tiles are identical, so one of them was probably copied too often.`);
});

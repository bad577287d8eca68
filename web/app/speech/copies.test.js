// Which sentence appears when tiles are identical.

import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "../../words/en.js";
import { balanceWords } from "../entry/words.js";
import { copiesWords, twinsWords } from "./boards.js";
import { Speech } from "./speech.js";

/** @import {EntryFacts} from "../../types.d.ts" */

const en = new Speech("en", words);

test("more than half of the tiles, and more than two", () => {
  for (const [alike, tiles, told] of /** @type {[number[][], number, string][]} */ ([
    [[], 9, ""],
    [[[0, 1, 2, 3]], 9, ""],
    [[[0, 1, 2], [4, 5, 6, 7, 8]], 9, "Five"],
    [[[0, 1]], 2, ""],
    [[[0, 1, 2]], 4, "Three"],
  ])) assert.equal(copiesWords(alike, tiles, en).split(" ")[0], told);
});

test("two that are alike are asked about, as long as no others are", () => {
  for (const [alike, told] of /** @type {[number[][], string][]} */ ([
    [[], ""],
    [[[0, 8]], "Tiles 1 and 9 are identical: was one of them copied by mistake?"],
    [[[0, 1], [2, 3]], ""],
    [[[0, 1, 2]], ""],
  ])) assert.equal(twinsWords(alike, en), told);
});

test("where too many sides are left over, too", () => {
  const factsWith = (/** @type {number[][]} */ alike) =>
    /** @type {EntryFacts} */ (/** @type {unknown} */ ({ motifs: [{ head: "A", tail: "a" }], alike, entered: { frame: "", tiles: Array(9).fill("AAAA") }, balance: { motifs: [], empty: 1, least: 30, rim: 12 } }));
  const slip = (/** @type {number[][]} */ alike) => balanceWords(factsWith(alike), en).at(-1)?.words;
  const counts = "At least 30 sides have no partner, but the border has room for only 12.";
  assert.equal(slip([]), `${counts} One side is probably mistyped.`);
  assert.equal(slip([[0, 1, 2, 3, 4, 5, 6, 7]]), `${counts} Eight of the tiles are identical, so one of them was probably copied too often.`);
});

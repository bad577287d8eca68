// The essay's numbers in words: known ones for nine tiles, and that all others have words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { words as page } from "../../words/en.js";
import { words as pageInGerman } from "../../words/de.js";
import { words } from "../../words/essay/en.js";
import { words as german } from "../../words/essay/de.js";
import { Speech } from "../speech/speech.js";
import { fastWords, placedWords, productWords, timeFor, timesWords } from "./counts.js";

const speech = new Speech("en", { ...page, ...words });
const NINE = 95_126_814_720n;

test("a time is said as exactly as it can be felt", () => {
  const rows = /** @type {[bigint, bigint, string][]} */ ([
    [NINE, 1n, "3,014 years"],
    [NINE, 100_000_000n, "about 16 minutes"],
    [89_862_698_496_000_000_000_000n, 100_000_000n, "about 28 million years"],
    [4n, 1n, "about 4 seconds"],
    [4n, 100_000_000n, "a moment"],
    [40_000_000n, 1n, "about 460 days"],
    [63_115_200n, 1n, "2 years"],
    [10n ** 661n, 1n, "about 3.2 × 10⁶⁵³ years"],
    [10n ** 661n, 100_000_000n, "about 3.2 × 10⁶⁴⁵ years"],
  ]);
  for (const [tries, pace, said] of rows) assert.equal(timeFor(tries, pace, speech), said);
  assert.equal(timeFor(NINE, 1n, new Speech("de", { ...pageInGerman, ...german })), "3.014 Jahre");
});

test("a product is written out, unless it is long", () => {
  assert.equal(productWords([36, 32, 28, 24, 20, 16, 12, 8, 4], NINE, speech), "36 × 32 × 28 × 24 × 20 × 16 × 12 × 8 × 4 = 95,126,814,720");
  assert.equal(productWords([4], 4n, speech), "4 = 4");
  assert.equal(productWords([], 1n, speech), "1");
  assert.equal(productWords(Array.from({ length: 16 }, (_, i) => 64 - 4 * i), 10n ** 22n, speech), "64 × 60 × 56 × … × 8 × 4 = about 1 × 10²²");
});

test("how many times as many", () => {
  assert.equal(timesWords(NINE, 54_156, speech), "1,756,533");
  assert.equal(timesWords(22_744n, 1700, speech), "13.4");
  assert.equal(timesWords(10n ** 661n, 54_156, speech), "about 1.8 × 10⁶⁵⁶");
});

test("what was not counted to its end says so", () => {
  const fast = { placements: 426, milliseconds: 1, log: null };
  assert.equal(placedWords({ done: true, placements: 2819 }, speech), "2,819");
  assert.equal(placedWords({ done: false, placements: 309_141 }, speech), "more than 309,141");
  assert.equal(placedWords({ done: false, placements: 66 }, speech), "not finished");
  assert.equal(fastWords({ ...fast, done: true }, speech), "426");
  assert.equal(fastWords({ ...fast, done: false }, speech), "more than 426");
  assert.equal(fastWords({ ...fast, done: false, log: 7.84 }, speech), "about 69,000,000");
  assert.equal(fastWords({ ...fast, done: false, log: 50.2 }, speech), "about 10⁵⁰");
});

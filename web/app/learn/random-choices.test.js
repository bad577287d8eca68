// The words about random puzzles, from Go's golden files.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { Speech } from "../speech/speech.js";
import { words as de } from "../../words/de.js";
import { words as en } from "../../words/en.js";
import { binWords, formulaSentence, formulaWords, recipeSentence, seedIn, verdictSentences } from "./random-choices.js";

/** @import {Experiment} from "../../types.d.ts" */

const [english, german] = [new Speech("en", en), new Speech("de", de)];
/** Go's answer in a golden file. @param {string} name @returns {Experiment} */
const told = (name) => JSON.parse(readFileSync(new URL(`../../../wasm/testdata/${name}.json`, import.meta.url), "utf8")).result;
/** Replaces no-break spaces. @param {string} text */
const plain = (text) => text.replace(/\s/g, " ");
const [drawn, dealt, begun] = ["experiment", "experiment-shuffled", "experiment-begun"].map(told);

test("the verdict is the mean, what was expected, and the share", () => {
  assert.deepEqual(verdictSentences(drawn, english), [
    "1.28 ± 0.92 ways without conflict on average; 1.38 were to be expected.",
    "14% of the puzzles have any.",
  ]);
  assert.deepEqual(verdictSentences({ ...drawn, mean: 5712.4, error: 310.6, expected: 5669.9, share: 0.9149 }, english), [
    "5,712 ± 311 ways without conflict on average; 5,670 were to be expected.",
    "91.5% of the puzzles have any.",
  ]);
  assert.match(plain(verdictSentences({ ...drawn, mean: 23.1e6, error: 1.2e6, expected: 23.2e6 }, english)[0]), /^2\.3 × 10⁷ ± 1\.2 × 10⁶ ways .* 2\.3 × 10⁷ were/);
  assert.match(plain(verdictSentences({ ...drawn, mean: 9e5, error: 1.76e6, expected: 9e5 }, english)[0]), /^900,000 ± 1\.8 × 10⁶ ways/, "an error above the average");
  assert.match(verdictSentences({ ...drawn, error: null }, english)[0], /^1\.28 ways/);
  assert.deepEqual(verdictSentences({ ...drawn, solvable: 0, mean: 0, error: 0, expected: 2.6e-6 }, german).map(plain), [
    "Keines der 100 Spiele hat eine Möglichkeit ohne Konflikt; zu erwarten waren 2,6 × 10⁻⁶ pro Spiel.",
  ]);
  assert.deepEqual(verdictSentences(begun, english), ["Still counting the first puzzle; 1.38 ways without conflict are to be expected."]);
});

test("the formula is written out, and what it is made of", () => {
  assert.equal(formulaWords(drawn, english), "9! · 4⁹ ÷ 8¹² = 1.384");
  assert.equal(formulaSentence(drawn, english), "9! · 4⁹ = 95,126,814,720 ways to place the tiles. Each of the 12 seams matches in 1 of 8 cases.");
  assert.equal(plain(formulaWords(dealt, german)), "9! · 4⁹ · 6,7 × 10⁻¹² = 0,641");
  assert.match(plain(formulaSentence(dealt, english)), /^9! · 4⁹ = 95,126,814,720 ways .* Of two edges drawn by chance, 12\.1% match; 12 pairs, .* 6\.7 × 10⁻¹²\.$/);
  const upright = { ...dealt, formula: { ...dealt.formula, tiles: 6, turns: 1 } };
  assert.match(formulaWords(upright, english), /^6! · 6\.7/, "tiles that must not be turned");
  const never = { ...dealt, expected: 0, formula: { ...dealt.formula, pair: 0, chance: 0 } };
  assert.equal(formulaWords(never, english), "9! · 4⁹ · 0 = 0", "edges that never mate");
});

test("it is said how the puzzles were made, with the seed", () => {
  const recipe = { puzzles: 100, seed: 2010, grid: "3x3", motifs: 4, same: false, puzzle: "", whether: false };
  assert.equal(recipeSentence(recipe, drawn, english), "100 random puzzles on 3x3: each side is one of 8 halves, independently and equally likely. Seed: 2010.");
  const whole = { ...drawn, formula: { ...drawn.formula, edges: 4 } };
  assert.match(recipeSentence({ ...recipe, same: true }, whole, english), /each side is one of 4 motifs/);
  assert.equal(recipeSentence({ ...recipe, puzzle: "grid=…" }, dealt, english), "100 puzzles with the same edges, shuffled over the tiles. Seed: 2010.");
});

test("a seed is a whole number of at most nine digits", () => {
  assert.deepEqual(["0", "2010", " 7 ", "007", "999999999"].map(seedIn), [0, 2010, 7, 7, 999_999_999]);
  for (const none of ["", " ", "-1", "1.5", "1e3", "0x10", "two", "1000000000", "1 2", "٣"]) assert.equal(seedIn(none), null, none);
});

test("a bin is a number or from one to another", () => {
  assert.deepEqual(drawn.bins.map((bin) => binWords(bin, english)), ["0", "4", "8–12", "16–28", "32–60"]);
  assert.equal(binWords({ least: 16384, most: "32764", puzzles: 1 }, german), "16.384–32.764");
});

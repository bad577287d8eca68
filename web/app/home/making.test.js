// The options of a new puzzle: adjusted to what is offered, stored for the next time; and the dialog's words in every language.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { words as page } from "../../words/en.js";
import { KEY } from "../keep/storage.js";
import { anySeed, gotten, keepOptions, offered, recallOptions } from "./making.js";

/** @import {Offers} from "../../types.d.ts" */

/** Go's answer. @type {Offers} */
const offers = JSON.parse(readFileSync(new URL("../../../wasm/testdata/offers.json", import.meta.url), "utf8")).result;

const shelf = () => {
  /** @type {Record<string, string>} */
  const held = {};
  return { held, getItem: (/** @type {string} */ key) => held[key] ?? null, setItem: (/** @type {string} */ key, /** @type {string} */ value) => void (held[key] = value) };
};

test("the first options are usual ones, and are offered", () => {
  assert.deepEqual(offered(offers, {}), { grid: "3x3", difficulty: "moderate", art: "dogs" });
  assert.deepEqual(offered(offers, { grid: "9x9", difficulty: /** @type {any} */ ("mad"), art: "lions" }), offered(offers, {}));
});

test("another board has the difficulty that comes nearest", () => {
  for (const [grid, wanted, got] of /** @type {const} */ ([
    ["hex2", "moderate", "moderate"],
    ["4x4", "hard", "tricky"],
    ["3x3", "fiendish", "hard"],
    ["6x6", "gentle", "easy"],
    ["tri3", "easy", "gentle"],
  ])) {
    assert.equal(offered(offers, { grid, difficulty: wanted, art: "suits" }).difficulty, got, `${grid} ${wanted}`);
  }
});

test("it is known what one gets: motifs of which there is a sample, and a frame where there is one", () => {
  assert.deepEqual(gotten(offers, { grid: "4x4", difficulty: "moderate", art: "dogs" }), { motifs: 2, framed: true });
  assert.deepEqual(gotten(offers, { grid: "4x4", difficulty: "fiendish", art: "dogs" }), { motifs: 4, framed: false });
  for (const { grid, difficulties } of offers.grids) {
    for (const difficulty of difficulties) {
      const { motifs, framed } = gotten(offers, { grid, difficulty, art: "dogs" });
      assert.ok([2, 3, 4].includes(motifs) && typeof framed === "boolean", `${grid} ${difficulty}`);
    }
  }
});

test("what is kept comes back, and leaves alone what stands beside it", () => {
  const storage = shelf();
  storage.held[KEY] = JSON.stringify({ settings: { theme: "dark" } });
  assert.deepEqual(offered(offers, recallOptions(storage)), offered(offers, {}));
  const options = offered(offers, { grid: "hex3", difficulty: "hard", art: "plain" });
  keepOptions(storage, options);
  assert.deepEqual(recallOptions(storage), options);
  assert.equal(JSON.parse(storage.held[KEY]).settings.theme, "dark");
  assert.doesNotThrow(() => keepOptions(null, options));
  assert.doesNotThrow(() => keepOptions({ getItem: () => null, setItem: () => { throw new Error("full"); } }, options));
});

test("a seed is a number for a title", () => {
  const seeds = Array.from({ length: 50 }, anySeed);
  assert.ok(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 1_000_000));
  assert.ok(new Set(seeds).size > 40);
});

test("every grid and every set that is offered has a name", () => {
  for (const { grid } of offers.grids) assert.ok(/^\d+x\d+$/.test(grid) || `grid.${grid}` in page, grid);
  for (const art of offers.arts) assert.ok(`art.${art}` in page, art);
});

test("every language says what English says, with the same names", async () => {
  const folder = new URL("../../words/making/", import.meta.url);
  const files = readdirSync(folder).filter((name) => /^\w+\.js$/.test(name));
  assert.deepEqual(files, readdirSync(new URL("..", folder)).filter((name) => /^\w\w\.js$/.test(name)), "the languages of the page");
  const [english, ...others] = (await Promise.all(["en.js", ...files].map((file) => import(new URL(file, folder).href)))).map(({ words }) => words);
  const names = (/** @type {string} */ sentence) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  for (const words of others) {
    assert.deepEqual(Object.keys(words), Object.keys(english));
    for (const key of Object.keys(english)) assert.deepEqual(names(words[key]), names(english[key]), key);
    assert.deepEqual(Object.keys(words).filter((key) => key in page), []);
  }
});

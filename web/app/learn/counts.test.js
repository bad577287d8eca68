// The counts for the essay, with a fake worker; and their words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { words as page } from "../../words/en.js";
import { words as pageInGerman } from "../../words/de.js";
import { words } from "../../words/essay/en.js";
import { words as german } from "../../words/essay/de.js";
import { Speech } from "../speech/speech.js";
import { Counts, fastWords, placedWords, productWords, timeFor, timesWords } from "./counts.js";

/**
 * A worker whose textbook searches end after this many slices; its fast search ends or not.
 * @param {number} slices
 * @param {boolean} ends
 * @param {number} slice tries per slice
 */
function workerOf(slices, ends = true, slice = 1_000_000) {
  /** @type {string[]} */
  const asked = [];
  let left = slices;
  const call = async (/** @type {string} */ method, /** @type {any} */ { switches, handle }) => {
    if (method === "drop") return void asked.push("drop");
    if (!handle) {
      left = slices;
      asked.push(`${switches.order} ${switches.once} ${switches.fixed}`);
    }
    const done = --left <= 0;
    const n = (slices - left) * slice;
    return { handle: 7, done, order: [1, 0], sums: { tries: n, placements: n / 10, misfits: 0, deadEnds: n / 100 } };
  };
  const run = async (/** @type {any} */ _, /** @type {AbortSignal} */ signal) => {
    asked.push("run");
    if (!ends) await new Promise((done) => (signal.aborted ? done(null) : signal.addEventListener("abort", done)));
    return { report: { done: ends, nodes: 426 }, milliseconds: 2 };
  };
  const estimate = async (/** @type {string} */ method) => {
    asked.push(method);
    return { nodes: 50 };
  };
  const solver = /** @type {any} */ ({ tied: () => ({ call }), run, call: estimate });
  return { asked, solver };
}

const never = new AbortController().signal;

test("every search is made once, one after the other", async () => {
  const { asked, solver } = workerOf(2);
  const counts = new Counts(solver, "p", never);
  const [one, other] = await Promise.all([counts.textbook("row"), counts.textbook("spiral", { fixed: true }), counts.textbook("row")]);
  assert.deepEqual(asked, ["row false false", "spiral false true"]);
  assert.deepEqual(one, { done: true, order: [1, 0], tries: 2_000_000, placements: 200_000, deadEnds: 20_000 });
  assert.equal(other.done, true);
});

test("one that takes long is given up, and says so", async () => {
  const { asked, solver } = workerOf(100);
  const so = await new Counts(solver, "p", never).textbook("row");
  assert.deepEqual([so.done, so.tries, asked.at(-1)], [false, 3_000_000, "drop"]);
});

test("a slow machine has no other say about a small puzzle", async ({ mock }) => {
  let now = 0;
  mock.method(performance, "now", () => (now += 5000));
  const [small, large] = [workerOf(20, true, 4000), workerOf(200, true, 4000)];
  const { done, tries } = await new Counts(small.solver, "p", never).textbook("row");
  assert.deepEqual([done, tries], [true, 80_000]);
  const so = await new Counts(large.solver, "p", never).textbook("row");
  assert.deepEqual([so.done, so.tries], [false, 500_000]);
});

test("a fast search that is brief is timed when the program is awake, one that is long is estimated", async () => {
  const brief = workerOf(1);
  assert.deepEqual(await new Counts(brief.solver, "p", never).fast(), { done: true, placements: 426, milliseconds: 2, log: null });
  assert.deepEqual(brief.asked, ["run", "run"]);
  const long = workerOf(1, false);
  assert.equal((await new Counts(long.solver, "p", never).fast()).log, 50);
  assert.deepEqual(long.asked, ["run", "estimate"]);
});

test("a pace is taken once the browser is ready, however long that takes", async ({ mock }) => {
  let now = 0;
  mock.method(performance, "now", () => (now += 50));
  // The first answer takes long; placements are few during optimisation, then a hundred per ms.
  let [nodes, last, first] = [0, 0, true];
  const call = async () => {
    now += first ? 5000 : 0;
    nodes += first || now < 5500 ? 1 : (now - last) * 100;
    [last, first] = [now, false];
    return { handle: 7, done: false, nodes, by: { written: true } };
  };
  const so = await new Counts(/** @type {any} */ ({ tied: () => ({ call }) }), "p", never).pace(true);
  assert.deepEqual(so.by, { written: true });
  assert.ok(Math.abs(so.rate - 100_000) < 1000, String(so.rate));
});

test("when the essay is closed everything ends", async () => {
  const close = new AbortController();
  const { asked, solver } = workerOf(100, false);
  const counts = new Counts(solver, "p", close.signal);
  const [textbook, fast] = [counts.textbook("row"), counts.fast()];
  close.abort();
  assert.deepEqual([(await textbook).done, (await fast).done, asked], [false, false, ["row false false", "drop", "run"]]);
});

test("what has failed can be asked for again", async () => {
  const { solver } = workerOf(1);
  const well = solver.tied;
  solver.tied = () => ({ call: async () => { throw new Error("lost"); } });
  const counts = new Counts(solver, "p", never);
  await assert.rejects(counts.textbook("row"));
  solver.tied = well;
  assert.equal((await counts.textbook("row")).done, true);
});

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

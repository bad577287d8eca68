// Counting an article's figures: in runs, each once, only while somebody looks.

import assert from "node:assert/strict";
import test from "node:test";
import { Counting } from "./articles.js";

/** @import {Article} from "../../types.d.ts" */

const figure = { cell: 0, said: "", by: "", run: "", order: "", timed: false };
/** @type {Article} */
const article = {
  key: "suits",
  title: "One Tough Puzzle",
  author: "",
  year: 0,
  language: "Haskell",
  address: "",
  puzzle: "",
  runs: ["rows", "spiral"],
  figures: [
    { ...figure, name: "turns", by: "4⁹", value: { exact: 262144, measure: 0 } },
    { ...figure, name: "tries", run: "rows" },
    { ...figure, name: "time", run: "rows", timed: true },
    { ...figure, name: "tries.spiral", run: "spiral" },
  ],
};

/** A solver that answers with a value per figure of a run, or fails for one run. @param {string} [failing] */
function solver(failing) {
  /** @type {string[]} */
  const asked = [];
  const call = async (/** @type {string} */ _, /** @type {any} */ { run }) => {
    asked.push(run);
    if (run === failing) throw new Error(run);
    return { handle: 1, done: true, values: article.figures.map((f, i) => (f.run === run && !f.timed ? { exact: i, measure: 0 } : null)) };
  };
  return { asked, tied: () => /** @type {any} */ ({ call }) };
}

test("every run is counted once, and what takes time is timed", async () => {
  const counting = new Counting(article);
  assert.deepEqual(counting.known, [{ exact: 262144, measure: 0 }, undefined, undefined, undefined]);
  const go = solver();
  let told = 0;
  await counting.count(go, () => true, () => void told++);
  await counting.count(go, () => true, () => void told++);
  assert.deepEqual(go.asked, ["rows", "rows", "spiral"], "what is brief and timed is done again");
  assert.equal(told, 2);
  assert.deepEqual([counting.known[1], counting.known[3]], [{ exact: 1, measure: 0 }, { exact: 3, measure: 0 }]);
  assert.ok("milliseconds" in (counting.known[2] ?? {}));
});

test("after a failure it goes on where it was", async () => {
  const counting = new Counting(article);
  await assert.rejects(counting.count(solver("spiral"), () => true, () => {}));
  const go = solver();
  await counting.count(go, () => true, () => {});
  assert.deepEqual(go.asked, ["spiral"]);
  assert.deepEqual(counting.known[3], { exact: 3, measure: 0 });
});

test("two articles wait for one another, and nothing is counted that nobody looks at", async () => {
  const [one, other, unseen] = [new Counting(article), new Counting(article), new Counting(article)];
  const go = solver();
  const under = [one.count(go, () => true, () => {}), other.count(go, () => true, () => {}), unseen.count(go, () => false, () => {})];
  await Promise.all(under);
  assert.deepEqual(go.asked, ["rows", "rows", "spiral", "rows", "rows", "spiral"]);
  assert.equal(unseen.known[1], undefined);
});

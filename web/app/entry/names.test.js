// What tiles that were entered are called and drawn in.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isNamed, sameButNames, setOf } from "./names.js";

/** @import {EntryFacts, Puzzle} from "../../types.d.ts" */

/** @param {object} names @returns {EntryFacts} */
const told = (names) => /** @type {EntryFacts} */ (/** @type {unknown} */ ({ name: "", art: "", halves: ["", ""], motifs: [{ head: "A", tail: "a", name: "" }], ...names }));

test("any name is one, and so is a motif set", () => {
  assert.ok(!isNamed(told({})));
  for (const names of [{ name: "x" }, { art: "dogs" }, { halves: ["", "x"] }, { motifs: [{ head: "A", tail: "a", name: "x" }] }]) assert.ok(isNamed(told(names)), JSON.stringify(names));
});

test("a set that is none of ours is drawn in plain shapes", () => {
  assert.deepEqual(["", "dogs", "plain", "shoes"].map((art) => setOf(told({ art }))), ["plain", "dogs", "plain", "plain"]);
});

test("names make no other puzzle", () => {
  const one = /** @type {Puzzle} */ (/** @type {unknown} */ ({ grid: { name: "1x1" }, tiles: ["AAaa"], edges: {}, motifs: [{ head: "A", tail: "a", name: "" }], frame: "", mayTurn: true, clues: [], name: "x" }));
  assert.ok(sameButNames(one, { ...one, name: "y", art: "dogs", motifs: [{ head: "A", tail: "a", name: "ant" }] }));
  assert.ok(!sameButNames(one, { ...one, tiles: ["AAAa"] }));
});

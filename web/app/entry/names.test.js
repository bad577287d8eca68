// What tiles that were entered are called and drawn in.

import assert from "node:assert/strict";
import { test } from "node:test";
import { artOf, namesHelp, sameButNames, setOf, namedTwice } from "./names.js";

/** @import {EntryFacts, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */

/** @param {object} names @returns {EntryFacts} */
const told = (names) => /** @type {EntryFacts} */ (/** @type {unknown} */ ({ name: "", art: "", halves: ["", ""], motifs: [{ head: "A", tail: "a", name: "" }], ...names }));

test("a set that is none of ours is drawn in plain shapes", () => {
  assert.deepEqual(["", "dogs", "plain", "shoes"].map((art) => setOf(told({ art }))), ["plain", "dogs", "plain", "plain"]);
  assert.deepEqual(["plain", "dogs"].map(artOf), ["", "dogs"], "plain shapes need not be named");
});

test("names make no other puzzle", () => {
  const one = /** @type {Puzzle} */ (/** @type {unknown} */ ({ grid: { name: "1x1" }, tiles: ["AAaa"], edges: {}, motifs: [{ head: "A", tail: "a", name: "" }], frame: "", mayTurn: true, clues: [], name: "x" }));
  assert.ok(sameButNames(one, { ...one, name: "y", art: "dogs", motifs: [{ head: "A", tail: "a", name: "ant" }] }));
  assert.ok(!sameButNames(one, { ...one, tiles: ["AAAa"] }));
});

test("names that two pictures have are told, however they were typed", () => {
  assert.deepEqual(namedTwice(["Frog", "Toad", "", ""]), []);
  assert.deepEqual(namedTwice(["Frog", "frog ", "Toad"]), ["Frog"]);
  assert.deepEqual(namedTwice(["🐸", "Zoë", "🐸", "zoe"]), ["🐸", "Zoë"]);
  assert.deepEqual(namedTwice(["🐸 Frog", "🐢 Frog"]), []);
  assert.deepEqual(namedTwice(["~~gg Frog", "~~gh Frog"]), []);
  assert.deepEqual(namedTwice(["b", "", "Toad"], ["A", "B", "C"]), ["b"], "a picture without a name is called by its letter");
  assert.deepEqual(namedTwice(["B", "A", ""], ["A", "B", "C"]), [], "two that have changed their letters");
  assert.deepEqual(namedTwice(["", ""], ["a", "A"]), [], "keys that differ by their case alone are nobody's names");
});

test("a drawing is no word of what is said about names", () => {
  const speech = /** @type {Speech} */ (/** @type {unknown} */ ({ say: (/** @type {string} */ key, /** @type {any} */ { names, text } = {}) => names ?? text ?? key, list: (/** @type {string[]} */ items) => items.join() }));
  assert.equal(namesHelp(["~~gg Frog", "~~gg Frog", "Toad"], ["A", "B", "C"], speech), "Frog");
  assert.equal(namesHelp(["~~gg", "~~gg", "Toad"], ["A", "B", "C"], speech), "names.emoji.help");
  assert.equal(namesHelp(["Frog", "x".repeat(40)], ["A", "B"], speech), "names.long", "there is no room for more");
});

// The names and the art of entered tiles.

import assert from "node:assert/strict";
import { test } from "node:test";
import { artOf, namesHelp, sameButNames, setOf } from "./entry.js";

/** @import {EntryFacts, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */

/** @param {object} names @returns {EntryFacts} */
const factsWith = (names) => /** @type {EntryFacts} */ (/** @type {unknown} */ ({ name: "", art: "", halves: ["", ""], motifs: [{ head: "A", tail: "a", name: "" }], ...names }));

test("a set that is none of ours is drawn in plain shapes", () => {
  assert.deepEqual(["", "dogs", "plain", "shoes"].map((art) => setOf(factsWith({ art }))), ["plain", "dogs", "plain", "plain"]);
  assert.deepEqual(["plain", "dogs"].map(artOf), ["", "dogs"], "plain shapes need not be named");
});

test("names make no other puzzle", () => {
  const one = /** @type {Puzzle} */ (/** @type {unknown} */ ({ grid: { name: "1x1" }, tiles: ["AAaa"], edges: {}, motifs: [{ head: "A", tail: "a", name: "" }], frame: "", mayTurn: true, clues: [], name: "x" }));
  assert.ok(sameButNames(one, { ...one, name: "y", art: "dogs", motifs: [{ head: "A", tail: "a", name: "ant" }] }));
  assert.ok(!sameButNames(one, { ...one, tiles: ["AAAa"] }));
});

test("what is said of names is that they are shared, or have no room, however they were typed", () => {
  const speech = /** @type {Speech} */ (/** @type {unknown} */ ({ say: (/** @type {string} */ key, /** @type {any} */ { names, text } = {}) => names ?? text ?? key, list: (/** @type {string[]} */ items) => items.join(), knows: () => false }));
  const help = (/** @type {string[]} */ ...names) =>
    namesHelp({ art: "", motifs: names.map((name, at) => ({ head: "ABC"[at], tail: "", emoji: name.startsWith("🐸") ? "🐸" : "", name: name.replace(/^🐸 ?/u, "") })) }, speech);
  assert.equal(help("Frog", "Toad", ""), "names.emoji.help");
  assert.equal(help("Frog", "frog ", "Toad"), "Frog A,frog  B");
  assert.equal(help("Zoë", "zoe", "Zoe2"), "Zoë A,zoe B");
  assert.equal(help("🐸", "🐸", "Toad"), "🐸 A,🐸 B");
  assert.equal(help("🐸 Frog", "Frog", ""), "Frog A,Frog B", "an emoji is not said before a name");
  assert.equal(help("b", "", "Toad"), "b A,B", "a picture without a name is called by its letter");
  assert.equal(help("B", "A", ""), "names.emoji.help", "two that have changed their letters");
  assert.equal(help("Frog", "x".repeat(40)), "names.long", "there is no room for more");
});

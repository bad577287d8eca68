// The names under which a puzzle was published.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { words as german } from "../../words/de.js";
import { words as english } from "../../words/en.js";
import { Store } from "../base/store.js";
import { Speech } from "../speech/speech.js";
import { initialState } from "../rooms.js";
import { byOwnName, publishedWords, recognise } from "./recognise.js";

/** @import {Known, Puzzle} from "../../types.d.ts" */
/** @import {App} from "../shell/state.d.ts" */

const [en, de] = [new Speech("en", english), new Speech("de", german)];
/** @param {...[name: string, year: number]} list */
const known = (...list) =>
  /** @type {Known[]} */ (/** @type {unknown} */ (list.map(([name, year]) => ({ entry: { name, year } }))));
/** @param {string} name */
const called = (name) => /** @type {Puzzle} */ (/** @type {unknown} */ ({ name }));

test("a puzzle is told by the names that it was published under", () => {
  const turtle = known(["Crazy Turtle", 1979], ["Tom & Jerry", 0], ["Three", 0], ["Four", 0], ["Five", 0]);
  assert.equal(publishedWords(called(""), [], en), "");
  assert.equal(publishedWords(called(""), turtle.slice(0, 1), en), "This is the puzzle published as Crazy Turtle (1979).");
  assert.equal(publishedWords(called(""), turtle, en), "This is the puzzle published as Crazy Turtle (1979), Tom & Jerry, Three, and 2 more.");
  assert.equal(publishedWords(called("crazy turtle"), turtle.slice(0, 2), en), "Also published as Tom & Jerry.");
  assert.equal(publishedWords(called("Crazy Turtle"), turtle.slice(0, 1), en), "", "that is what it is called already");
  assert.equal(publishedWords(called(""), turtle.slice(0, 4), de), "Dieses Spiel ist erschienen als Crazy Turtle (1979), Tom & Jerry, Three und 1 weiteres.");
});

test("a name that came with a drawing is not one's own, as long as that can be undone", () => {
  const seen = (/** @type {string} */ name, /** @type {object | null} */ dressed) =>
    byOwnName(stateWith({ puzzle: { ...called(name), id: "drawn" }, dressed }))?.name;
  assert.equal(seen("Insects", { from: "grid=3x3&tiles=a&end=1", to: "drawn" }), "");
  assert.equal(seen("Attic", { from: "grid=3x3&tiles=a&name=Attic&end=1", to: "drawn" }), "Attic");
  assert.equal(seen("Insects", { from: "grid=3x3&tiles=a&end=1", to: "other" }), "Insects", "something else was drawn");
  assert.equal(seen("Insects", null), "Insects");
  assert.equal(byOwnName(stateWith({ puzzle: null })), null);
});

test("that a puzzle was copied is not forgotten when the answer comes a second time", async () => {
  const store = new Store(initialState());
  const solver = { call: async () => ({ matches: [], entry: "grid: 1x1" }) };
  const app = /** @type {App} */ (/** @type {unknown} */ ({ store, solver }));
  store.change((state) => void (state.table.puzzle = called("")));
  await recognise(app);
  store.change((state) => void (state.solve.published = state.solve.published && { ...state.solve.published, copied: true }));
  await recognise(app);
  assert.equal(store.state.solve.published?.copied, true);
});

// What the tiles entered so far may become: when Go is asked, and how what is
// missing is filled in.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { words as english } from "../../words/en.js";
import { Store } from "../base/store.js";
import { Speech } from "../speech/speech.js";
import { initialState } from "../state.js";
import { likelyWords } from "./candidate-cards.js";
import { comparable, fillRest, matched, finishedTiles, lookUp } from "./candidates.js";
import { changed, newDraft, undone } from "./drafts.js";
import { changeGrid, changeMates, emptyEntry, fill } from "./entry.js";

/** @import {Possible} from "../../types.d.ts" */
/** @import {App} from "../app.d.ts" */
/** @import {Entry} from "./entry.js" */

const type = (/** @type {string} */ signs, entry = emptyEntry()) => [...signs].reduce(fill, entry);
const words = (/** @type {Entry} */ { tiles }) => tiles.map((tile) => tile.map((edge) => edge ?? "?").join(""));
const turn = () => new Promise((resolve) => setImmediate(resolve));

test("from the second finished tile on there is something to tell, until all are", () => {
  assert.equal(finishedTiles(type("ABcd")), "");
  assert.equal(finishedTiles(type("ABcdACa")), "", "the second one is not finished");
  const two = finishedTiles(type("ABcdACac"));
  assert.equal(two, "grid: 3x3\ntiles:\n  ABcd\n  ACac\n");
  assert.equal(finishedTiles(type("ABcdACacB")), two, "a tile that is begun changes nothing");
  assert.equal(finishedTiles(type("ABcd".repeat(9))), "");
  assert.equal(finishedTiles({ ...type("ABcdACac"), mayTurn: false }), "");
  assert.equal(finishedTiles({ ...type("ABcdACac"), extra: [["clues", "0.0.0"]] }), "");
  assert.equal(finishedTiles({ ...type("ABcdACac"), extra: [["name", "x"]] }), two);
});

test("what is missing goes to the open places", () => {
  const begun = type("ABcdACacD", changeGrid(emptyEntry(), "2x2"));
  const filled = fillRest(begun, ["ABab", "cdDE"]);
  assert.deepEqual(words(filled), ["ABcd", "ACac", "DEcd", "ABab"], "the tile that is begun lies as it was begun");
  assert.deepEqual(filled.motifs, ["Aa", "Bb", "Cc", "Dd", "Ee"], "new letters bring their motifs");
  const other = fillRest(type("ABcdACac1", changeMates(changeGrid(emptyEntry(), "2x2"), "mixed")), ["ABab", "AAA-"]);
  assert.deepEqual(words(other).slice(2), ["ABab", "AAA-"], "one that nothing fits gives way");
  const same = fillRest(changeMates(type("ABACBBCC", changeGrid(emptyEntry(), "2x2")), "same"), ["AABB", "FFAA"]);
  assert.deepEqual(same.motifs, ["A", "B", "C", "D", "F"]);
});

test("filling is one step that is undone like any other", () => {
  const draft = { ...newDraft(), now: type("ABcdACac") };
  const filled = changed(draft, fillRest(draft.now, ["ABab"]));
  assert.deepEqual(words(filled.now)[2], "ABab");
  assert.deepEqual(undone(filled).now, draft.now);
});

/** @param {number} many */
const candidates = (many) =>
  /** @type {Possible[]} */ (/** @type {unknown} */ (Array.from({ length: many }, (_, at) => ({ entry: { name: `P${at}` } }))));

test("it is told where three or fewer are left", () => {
  const draft = { ...newDraft(), now: type("ABcdACac") };
  const said = (/** @type {number} */ many, now = draft.now) =>
    likelyWords(stateWith({ likely: { tiles: "", candidates: candidates(many), pictures: null }, draft: { ...draft, now }, carrying: false }), new Speech("en", english));
  assert.deepEqual([0, 1, 2, 3, 4].map((many) => said(many)), ["", "This looks like P0.", "It may be one of 2 published puzzles.", "It may be one of 3 published puzzles.", ""]);
  assert.equal(said(1, type("ABcd")), "");
  assert.equal(said(1, type("ABcd".repeat(9))), "");
});

test("Go is asked once for each set of finished tiles, and the latest counts", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {{ text: string, answer: (found: object) => void }[]} */
  const calls = [];
  const solver = { call: (/** @type {string} */ _, /** @type {{ text: string }} */ { text }) => new Promise((answer) => calls.push({ text, answer })) };
  const store = new Store(initialState());
  const app = /** @type {App} */ (/** @type {unknown} */ ({ store, solver }));
  const enter = (/** @type {string} */ signs) => {
    for (const sign of signs) {
      store.change((state) => void (state.entry.draft = { ...state.entry.draft, now: fill(state.entry.draft.now, sign) }));
      lookUp(app);
      mock.timers.tick(40);
    }
  };
  enter("ABcdACac");
  assert.equal(calls.length, 0, "not while more may come at once");
  enter("ABc");
  assert.equal(calls.length, 1);
  enter("d");
  mock.timers.tick(500);
  assert.equal(calls.length, 2);
  calls[1].answer({ candidates: candidates(2) });
  await turn();
  calls[0].answer({ candidates: candidates(3) });
  await turn();
  assert.equal(comparable(store.state).length, 2, "what comes late is dropped");
  store.change((state) => void (state.entry.likely = state.entry.likely && { ...state.entry.likely, pictures: ["", ""] }));
  enter("BCab");
  mock.timers.tick(500);
  calls[2].answer({ candidates: candidates(1).map((one) => ({ ...one, rest: [] })) });
  await turn();
  calls[3].answer({ symbols: "s" });
  await turn();
  assert.deepEqual(store.state.entry.likely?.pictures, ["s"], "an open comparison stays open");
  store.change((state) => void (state.entry.draft = newDraft()));
  lookUp(app);
  assert.equal(store.state.entry.likely, null);
  mock.timers.reset();
});

test("begun tiles are given what suits all of them", () => {
  assert.deepEqual(matched([[0, 1], [0]]), [1, 0]);
  assert.deepEqual(matched([[0], [0], []]), [0, -1, -1]);
});

// Candidates for the tiles entered so far: when Go is asked, and how the missing tiles are filled in.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { words as english } from "../../words/en.js";
import { Store } from "../base/store.js";
import { Speech } from "../speech/speech.js";
import { initialState } from "../rooms.js";
import { candidatesWords } from "./candidate-cards.js";
import { compare, comparable, completeTiles, lookUp } from "./candidates.js";
import { newDraft } from "./drafts.js";
import { emptyEntry, fill } from "./entry.js";

/** @import {Possible} from "../../types.d.ts" */
/** @import {App} from "../shell/state.d.ts" */
/** @import {Draft} from "./drafts.js" */
/** @import {Answer} from "./state.d.ts" */

const type = (/** @type {string} */ signs, entry = emptyEntry()) => [...signs].reduce(fill, entry);
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Facts about the complete tiles. @param {Draft} draft */
const answerOf = ({ now }) => /** @type {Answer} */ (/** @type {unknown} */ ({ facts: { complete: now.tiles.filter((tile) => !tile.includes(null)).join(" ") } }));

test("from the second complete tile on there is something to tell, and when all are", () => {
  const tiles = (/** @type {string} */ signs) => {
    const draft = { ...newDraft(), now: type(signs) };
    return completeTiles({ draft, answer: answerOf(draft) });
  };
  assert.equal(tiles("ABcd"), "");
  assert.equal(tiles("ABcdACa"), "", "the second one is not complete");
  const two = tiles("ABcdACac");
  assert.notEqual(two, "");
  assert.equal(tiles("ABcdACacB"), two, "a tile that is begun changes nothing");
  assert.notEqual(tiles("ABcd".repeat(9)), "");
  assert.equal(completeTiles({ draft: { ...newDraft(), now: type("ABcdACac") }, answer: null }), "", "not before Go has told of it");
});

/** @param {number} many */
const candidates = (many) =>
  /** @type {Possible[]} */ (/** @type {unknown} */ (Array.from({ length: many }, (_, at) => ({ entry: { name: `P${at}` } }))));

test("it is told where three or fewer are left", () => {
  const draft = { ...newDraft(), now: type("ABcdACac") };
  const said = (/** @type {number} */ many, now = draft.now) =>
    candidatesWords(stateWith({ candidates: { tiles: "", puzzles: candidates(many), filled: null, cover: "" }, draft: { ...draft, now }, answer: answerOf({ ...draft, now }), carrying: false }), new Speech("en", english));
  assert.deepEqual([0, 1, 2, 3, 4].map((many) => said(many)), ["", "This looks like P0.", "It may be one of 2 published puzzles.", "It may be one of 3 published puzzles.", ""]);
  assert.equal(said(1, type("ABcd")), "");
  assert.equal(said(1, type("ABcd".repeat(9))), "");
});

test("Go is asked once for each set of finished tiles, and the latest counts", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {{ method: string, answer: (found: object) => void }[]} */
  const calls = [];
  const solver = { call: (/** @type {string} */ method) => new Promise((answer) => calls.push({ method, answer })) };
  const store = new Store(initialState());
  const app = /** @type {App} */ (/** @type {unknown} */ ({ store, solver }));
  const enter = (/** @type {string} */ signs) => {
    for (const sign of signs) {
      store.change((state) => {
        state.entry.draft = { ...state.entry.draft, now: fill(state.entry.draft.now, sign) };
        state.entry.answer = answerOf(state.entry.draft);
      });
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
  store.change((state) => void (state.entry.candidates = state.entry.candidates && { ...state.entry.candidates, filled: [] }));
  enter("BCab");
  mock.timers.tick(500);
  calls[2].answer({ candidates: candidates(1).map((one) => ({ ...one, entry: { ...one.entry, link: "only" }, rest: [] })) });
  await turn();
  assert.equal(calls[3].method, "enter");
  calls[3].answer({ entered: { ...emptyEntry(), tiles: ["????"], others: [] }, sampler: "s" });
  await turn();
  assert.equal(calls[4].method, "draw");
  calls[4].answer({ symbols: "s" });
  await turn();
  assert.deepEqual(store.state.entry.candidates?.filled?.map(({ symbols }) => symbols), ["s"], "an open comparison stays open");
  assert.equal(calls[5].method, "picture");
  calls[5].answer({ svg: "a cover" });
  await turn();
  assert.equal(store.state.entry.candidates?.cover, "a cover");
  store.change((state) => void (state.entry.draft = newDraft()));
  lookUp(app);
  assert.equal(store.state.entry.candidates, null);
  mock.timers.reset();
});

test("a comparison that is asked for while Go looks up one tile more opens with what is found", async () => {
  const store = new Store(initialState());
  /** @type {(() => void)[]} */
  const answers = [];
  const solver = {
    call: (/** @type {string} */ method) => {
      if (method !== "enter") return Promise.resolve({ symbols: "s" });
      return new Promise((answer) => answers.push(() => answer({ entered: { ...emptyEntry(), tiles: ["????"], others: [] }, sampler: "s" })));
    },
  };
  const app = /** @type {App} */ (/** @type {unknown} */ ({ store, solver }));
  const find = (/** @type {string} */ signs) =>
    store.change(({ entry }) => {
      entry.draft = { ...entry.draft, now: type(signs) };
      entry.answer = answerOf(entry.draft);
      entry.candidates = { tiles: completeTiles(entry), puzzles: candidates(1).map((one) => ({ ...one, rest: [] })), filled: null, cover: "" };
    });
  find("ABcdACac");
  const opened = compare(app);
  find("ABcdACacBCab");
  answers[0]();
  while (answers.length < 2) await turn();
  answers[1]();
  await opened;
  assert.equal(store.state.entry.candidates?.filled?.length, 1);
});

// When the page asks Go about the entry, and which of its answers count.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { Store } from "../base/store.js";
import { FaultError } from "../engine/solver.js";
import { changed, newDraft } from "./drafts.js";
import { emptyEntry, enteredOf, fill, goTo } from "./entry.js";
import { changedBy, edgeOf, isOf, updateFacts } from "./facts.js";

/** @import {EntryFacts} from "../../types.d.ts" */
/** @import {App} from "../shell/state.d.ts" */
/** @import {Draft} from "./drafts.js" */

/** A page whose Go answers on command. @param {Draft} [draft] */
function page(draft = newDraft()) {
  /** @type {{ params: any, answer: (facts: object) => void, refuse: (error: Error) => void }[]} */
  const calls = [];
  /** @type {unknown[]} */
  const aside = [];
  const solver = { call: (/** @type {string} */ _, /** @type {any} */ params) => new Promise((answer, refuse) => calls.push({ params, answer, refuse })) };
  const puzzleStore = { wrap: (/** @type {unknown} */ record) => aside.push(record), catchUp: () => {} };
  const store = new Store(stateWith({ draft }));
  const app = /** @type {App} */ (/** @type {unknown} */ ({ store, solver, puzzleStore }));
  const enter = (/** @type {string} */ edge) => store.change((state) => void (state.entry.draft = changed(state.entry.draft, fill(state.entry.draft.now, edge))));
  return { app, store, calls, aside, enter };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));
/** @param {object} [facts] */
const factsWith = (facts) => /** @type {EntryFacts} */ (/** @type {unknown} */ ({ keys: { A: "A", a: "a" }, ...facts }));

test("steps that are taken while Go is asked wait for one answer together", async () => {
  const { app, store, calls, enter } = page();
  const first = updateFacts(app);
  for (const edge of "Aaa") {
    enter(edge);
    void updateFacts(app);
  }
  assert.equal(calls.length, 1);
  calls[0].answer(factsWith());
  await turn();
  assert.equal(calls.length, 2);
  assert.equal(calls[1].params.entered.tiles[0], "Aaa?");
  assert.ok(!isOf(store.state.entry.answer, store.state.entry.draft), "what was told before stands until then");
  calls[1].answer(factsWith());
  await first;
  assert.ok(isOf(store.state.entry.answer, store.state.entry.draft));
  await updateFacts(app);
  assert.equal(calls.length, 2, "not again while nothing has changed");
  store.change((state) => void (state.entry.draft = changed(state.entry.draft, goTo(state.entry.draft.now, 3))));
  assert.ok(isOf(store.state.entry.answer, store.state.entry.draft), "wherever the cursor stands");
});

test("signs stand for edges as long as the rules are those that were told of", async () => {
  const { app, store, calls, enter } = page();
  const meant = (/** @type {string} */ sign) => edgeOf(store.state.entry.answer, store.state.entry.draft.now, sign);
  assert.equal(meant("A"), undefined, "nothing was told yet");
  const asked = updateFacts(app);
  calls[0].answer(factsWith());
  await asked;
  enter("A");
  assert.deepEqual([meant("A"), meant("B")], ["A", undefined]);
  store.change((state) => void (state.entry.draft = changed(state.entry.draft, { ...state.entry.draft.now, motifs: ["Bb"] })));
  assert.equal(meant("A"), undefined);
});

test("what was typed as text is read again, and what is wrong with it told", async () => {
  const { app, store, calls } = page({ ...newDraft(), text: "grid: 3x" });
  const asked = updateFacts(app);
  assert.deepEqual([calls[0].params.change, calls[0].params.to], ["text", "grid: 3x"]);
  const fault = { code: "grid-unknown", args: {}, at: {} };
  calls[0].answer(factsWith({ problem: fault }));
  await asked;
  assert.deepEqual(store.state.entry.answer?.fault, fault);
});

test("what was kept but is no entry is set aside, and the one before it goes on", async () => {
  const now = { ...emptyEntry(), grid: "9x" };
  const { app, store, calls, aside } = page({ ...newDraft(), past: [emptyEntry()], now });
  const asked = updateFacts(app);
  calls[0].refuse(new FaultError({ code: "params", args: {}, at: {} }));
  await turn();
  calls[1].answer(factsWith());
  await asked;
  assert.deepEqual(aside, [{ draft: now }]);
  assert.deepEqual(store.state.entry.draft, newDraft());
});

test("a worker that is lost sets nothing aside", async () => {
  const { app, store, calls, aside } = page();
  const asked = updateFacts(app);
  calls[0].refuse(new FaultError({ code: "worker-lost", args: {}, at: {} }));
  await assert.rejects(asked);
  assert.deepEqual([aside, store.state.entry.draft], [[], newDraft()]);
});

test("after a change the cursor stands where a person goes on", async () => {
  const entered = enteredOf(emptyEntry());
  for (const [change, tiles, cursor] of /** @type {const} */ ([
    [{ change: "text", to: "" }, ["ABcd", "A?c?", "????"], [1, 1]],
    [{ change: "text", to: "" }, ["ABcd", "ABcd"], [1, 0]],
    [{ change: "puzzle", to: "" }, ["ABcd", "ABcd"], [0, 0]],
    [{ change: "grid", list: [] }, ["ABcd", "A?c?"], [1, 1]],
    [{ change: "mates", to: "same" }, ["ABcd", "A?c?", "????", "????", "????"], [4, 2]],
  ])) {
    const { app, calls } = page({ ...newDraft(), now: goTo(emptyEntry(), 4, 2) });
    const asked = changedBy(app, /** @type {any} */ (change));
    calls[0].answer(factsWith({ entered: { ...entered, tiles } }));
    const { entry } = await asked;
    assert.deepEqual([entry.tile, entry.side], cursor, JSON.stringify(change));
  }
});

test("of a damaged entry between others only that one goes", async () => {
  const damaged = { ...emptyEntry(), grid: "9x" };
  const [before, after] = [fill(emptyEntry(), "A"), fill(emptyEntry(), "a")];
  for (const [past, stays] of /** @type {const} */ ([[[before], { past: [], now: before, future: [after] }], [[], { past: [], now: after, future: [] }]])) {
    const { app, store, calls } = page({ ...newDraft(), past: [...past], now: damaged, future: [after] });
    const asked = updateFacts(app);
    calls[0].refuse(new FaultError({ code: "params", args: {}, at: {} }));
    await turn();
    calls[1].answer(factsWith());
    await asked;
    assert.deepEqual(store.state.entry.draft, { ...newDraft(), ...stays });
  }
});

test("an empty entry that is refused is a fault, and sets nothing aside", async () => {
  for (const code of ["params", "bug"]) {
    const { app, calls, aside } = page();
    const asked = updateFacts(app);
    calls[0].refuse(new FaultError({ code, args: {}, at: {} }));
    await assert.rejects(asked);
    assert.deepEqual(aside, []);
  }
});

test("a text that could be read, but was only kept, becomes the entry", async () => {
  const { app, store, calls } = page({ ...newDraft(), text: "grid: 2x1\ntiles: AAAA" });
  const asked = updateFacts(app);
  calls[0].answer(factsWith({ entered: { ...enteredOf(emptyEntry()), grid: "2x1", tiles: ["AAAA", "????"] } }));
  await asked;
  const { draft, answer } = store.state.entry;
  assert.deepEqual([draft.now.grid, draft.now.tile, draft.past.length, draft.text], ["2x1", 1, 1, "grid: 2x1\ntiles: AAAA"]);
  assert.ok(isOf(answer, draft));
});

// When an earlier result comes back by itself, and how long that takes at most.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { Store } from "../base/store.js";
import { comesBack, foundAgain, foundAnew, mayBeFound } from "./going-on.js";

/** @import {App} from "../shell/state.d.ts" */

/** @param {object} [facts] of the state @param {object} [kept] of the puzzle's record @param {object | null} [running] */
function page(facts = {}, kept = { found: 2 }, running = null) {
  const store = new Store(stateWith({ puzzle: { id: "p", why: [] }, drawing: {}, ...facts }));
  return /** @type {App} */ (/** @type {unknown} */ ({ store, puzzleStore: { find: () => kept }, running }));
}

test("what was found comes back where a moment is enough, and nothing is in its way", () => {
  for (const [app, comes] of /** @type {[App, boolean][]} */ ([
    [page(), true],
    [page({ foreseen: { seconds: 0.1 } }), true],
    [page({ foreseen: { seconds: 60 } }), false],
    [page({ foreseen: { seconds: 60 } }, { found: 2, looked: { fixed: [] } }), true],
    [page({}, {}), false],
    [page({ unfinished: {} }), false],
    [page({ broken: {} }), false],
    [page({ search: { stage: "alone", verdict: null } }), false],
    [page({}, { found: 2 }, {}), false],
  ])) assert.equal(comesBack(app), comes);
});

test("a solution is looked for without a word where that ends nothing and has an end", () => {
  for (const [app, may] of /** @type {[App, boolean][]} */ ([
    [page({}, {}), true],
    [page({ foreseen: { seconds: 60 } }), true],
    [page({ foreseen: { seconds: 3600 } }), false],
    [page({}, { found: 0 }), false],
    [page({ puzzle: { id: "p", why: [{}] } }), false],
    [page({ unfinished: {} }), false],
    [page({ broken: {} }), false],
    [page({ search: { stage: "alone", verdict: null } }), false],
    [page({}, {}, {}), false],
  ])) assert.equal(mayBeFound(app), may);
});

test("it is waited for until it is there or does not come, and not for what another search finds", async () => {
  const boards = { boards: [[]] };
  for (const [why, some, change] of /** @type {[string, boolean, (app: App) => void][]} */ ([
    ["it is there", true, ({ store }) => store.change(({ solve }) => void (solve.search = /** @type {any} */ ({ stage: "done", verdict: boards })))],
    ["it takes too long", false, ({ store }) => store.change(({ solve }) => void (solve.search = null))],
    ["a long search is under way", false, ({ store }) => store.change(({ solve }) => void (solve.search = /** @type {any} */ ({ stage: "many", verdict: null })))],
    ["another puzzle was opened", false, ({ store }) => store.change(({ table, solve }) => {
      table.puzzle = /** @type {any} */ ({ id: "q" });
      solve.search = /** @type {any} */ ({ stage: "done", verdict: boards });
    })],
  ])) {
    const app = page({ search: { stage: "alone", verdict: null } }, {}, {});
    /** @type {unknown} */
    let told = "waits";
    void foundAgain(app).then((answer) => (told = answer));
    app.store.change(() => {});
    await new Promise(setImmediate);
    assert.equal(told, "waits", why);
    change(app);
    await new Promise(setImmediate);
    assert.equal(told, some, why);
  }
});

test("what takes longer than a moment is searched, and waited for where the person does", async () => {
  const boards = { boards: [[]] };
  const ends = (/** @type {string} */ stage) => (/** @type {App} */ { store }) => store.change(({ solve }) => void (solve.search = /** @type {any} */ ({ stage, verdict: boards })));
  for (const [why, some, change] of /** @type {[string, boolean, (app: App) => void][]} */ ([
    ["it ends", true, ends("done")],
    ["it is stopped", false, ends("stopped")],
    ["the person is elsewhere", false, ({ store }) => store.change((state) => void (state.page.tab = "play"))],
    ["the person is at home", false, ({ store }) => store.change((state) => void (state.page.home = true))],
    ["another puzzle was opened", false, ({ store }) => store.change(({ table }) => void (table.puzzle = /** @type {any} */ ({ id: "q" })))],
  ])) {
    const app = page({ tab: "solve" });
    Object.assign(app.store.state.table.puzzle ?? {}, { grid: { cells: [{}] }, why: [] });
    app.solver = /** @type {any} */ ({ hasAnswered: true, run: () => new Promise(() => {}) });
    /** @type {unknown} */
    let told = "waits";
    void foundAnew(app).then((answer) => (told = answer));
    await new Promise(setImmediate);
    assert.equal(told, "waits", why);
    assert.equal(app.store.state.solve.search?.stage, "alone");
    change(app);
    await new Promise(setImmediate);
    assert.equal(told, some, why);
  }
});

test("no search is begun beside another", async () => {
  const app = page({}, {}, {});
  assert.equal(await foundAnew(app), false);
  assert.equal(app.store.state.solve.search, null);
});

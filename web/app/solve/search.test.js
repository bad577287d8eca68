// The search: its verdict, the textbook numbers, and that nothing takes the verdict away again.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { Store } from "../base/store.js";
import { FaultError } from "../engine/solver.js";
import { goOn, seeLeft } from "./going-on.js";
import { pause, solve, stop } from "./search.js";

/** @import {Outcome} from "../../messages.d.ts" */
/** @import {Identified, Mode, Puzzle, Report} from "../../types.d.ts" */
/** @import {App} from "../shell/state.d.ts" */

/** @param {boolean} [cancelled] @returns {Outcome} */
const outcome = (cancelled = false) => /** @type {Outcome} */ ({ report: {}, boards: [], milliseconds: 1, cancelled });

/**
 * One call of the solver, which the test answers.
 * @typedef {{ mode: Mode, signal: AbortSignal, progress?: (report: Report) => void,
 *   resolve: (outcome: Outcome) => void, reject: (error: Error) => void }} Run
 */

function page() {
  const puzzle = /** @type {Puzzle} */ ({ id: "p", grid: { cells: [{}] } });
  const published = /** @type {Identified} */ (/** @type {unknown} */ ({ matches: [{}] }));
  const store = new Store(stateWith({ phase: "ready", puzzle, published }));
  /** @type {Run[]} */
  const runs = [];
  const solver = {
    run: (/** @type {{ mode: Mode }} */ { mode }, /** @type {AbortSignal} */ signal, /** @type {any} */ progress) =>
      new Promise((resolve, reject) => runs.push({ mode, signal, progress, resolve, reject })),
    hasAnswered: true,
    call: async () => ({ nodes: 14 }),
  };
  /** The stored counts. @type {unknown[][]} */
  const kept = [];
  const puzzleStore = { change: () => {}, named: (/** @type {unknown} */ one) => one, keepFound: (/** @type {unknown[]} */ ...what) => kept.push(what) };
  const app = /** @type {App} */ (/** @type {unknown} */ ({ store, solver, puzzleStore }));
  return { app, state: store.state, runs, kept };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));
const fault = (/** @type {string} */ code) => new FaultError({ code, args: {}, at: {} });

/** A page whose fast search is done while the textbook search runs. */
async function counting() {
  const { app, state, runs } = page();
  const solving = solve(app);
  const verdict = outcome();
  runs[0].resolve(verdict);
  await turn();
  return { app, state, runs, solving, verdict };
}

test("the fast search gives the verdict, the textbook search its numbers", async () => {
  const { app, state, runs } = page();
  const solving = solve(app);
  assert.deepEqual([state.solve.search?.stage, runs[0].mode], ["alone", "fast"]);
  runs[0].progress?.(/** @type {any} */ ("a tenth"));
  assert.equal(state.solve.search?.progress, "a tenth");
  const [verdict, textbookRun] = [outcome(), outcome()];
  runs[0].resolve(verdict);
  await turn();
  assert.deepEqual([state.solve.search?.stage, state.solve.search?.verdict], ["counting", verdict]);
  assert.equal(runs[1].mode, "plain");
  runs[1].resolve(textbookRun);
  await solving;
  assert.deepEqual([state.solve.search?.textbookRun, state.solve.search?.stage], [textbookRun, "done"]);
});

test("one worker tries alone first, unless the search is sure to take long", async () => {
  const helped = new Error("the helpers are asked");
  for (const [seconds, error, options, alone] of /** @type {[number, number | null, object, boolean][]} */ ([
    [0.1, 0.1, {}, true],
    [0.9, 0.1, {}, true],
    [1.1, 0.1, {}, false],
    [60, 0.6, {}, true],
    [60, null, {}, true],
    [60, 0.5, {}, false],
    [60, 0.1, { again: { solutionView: {} } }, true],
    [60, 0.1, { unfinished: { id: "p", saved: "s", elapsed: 1 } }, false],
  ])) {
    const { app, state, runs } = page();
    Object.assign(app, { hire: () => [] });
    Object.assign(app.solver, { tied: () => { throw helped; } });
    state.solve.foreseen = /** @type {any} */ ({ seconds, error });
    const solving = solve(app, /** @type {any} */ (options));
    if (!alone) await assert.rejects(solving, helped);
    else await turn();
    assert.equal(runs.length, alone ? 1 : 0, JSON.stringify([seconds, error, options]));
  }
});

test("how many solutions there are is kept, once all of the puzzle was searched", async () => {
  for (const [is, of, cancelled, found] of /** @type {[string, string, boolean, unknown[][]][]} */ ([
    ["a whole search", "p", false, [["p", 6]]],
    ["one that was stopped", "p", true, []],
    ["one from the person's board", "p with clues", false, []],
  ])) {
    const { app, state, runs, kept } = page();
    const fromBoard = of !== "p";
    Object.assign(app.solver, { call: async () => ({ link: of, why: null, nodes: 14 }) });
    if (fromBoard) Object.assign(state.table, { game: { places: [[0, 0]] }, puzzle: { ...state.table.puzzle, clues: [] } });
    const solving = solve(app, { fromBoard });
    await turn();
    runs[0].resolve({ ...outcome(cancelled), report: /** @type {Report} */ ({ solutions: 6 }), saved: "" });
    await turn();
    runs[1]?.resolve(outcome(true));
    await solving;
    assert.deepEqual(kept, found, is);
  }
});

test("a search that ends after another puzzle was opened leaves that one's own alone", async () => {
  const { app, state, runs } = page();
  const solving = solve(app);
  const unfinished = { id: "q", saved: "1:q", elapsed: 1, progress: 0.5 };
  app.store.change(({ table, solve: slice }) => {
    table.puzzle = /** @type {Puzzle} */ ({ ...table.puzzle, id: "q" });
    Object.assign(slice, { search: null, unfinished });
  });
  runs[0].reject(fault("bug"));
  await solving;
  assert.deepEqual([state.solve.unfinished, state.page.broken], [unfinished, null]);
});

test("whatever becomes of the textbook search, the verdict stands", async () => {
  for (const code of ["worker-lost", "bug", "wasm-load"]) {
    const { state, runs, solving, verdict } = await counting();
    runs[1].reject(fault(code));
    await solving;
    const { search } = state.solve;
    assert.deepEqual([search?.stage, search?.verdict, search?.textbookRun], ["done", verdict, null], code);
    assert.equal(state.page.broken, null, "and nobody is troubled with it");
  }
});

test("a textbook search that takes too long is let go", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { state, runs, solving, verdict } = await counting();
  mock.timers.tick(1999);
  assert.equal(runs[1].signal.aborted, false);
  mock.timers.tick(1);
  mock.timers.reset();
  assert.equal(runs[1].signal.aborted, true);
  runs[1].resolve(outcome(true));
  await solving;
  assert.deepEqual([state.solve.search?.verdict, state.solve.search?.textbookRun, state.solve.search?.stage], [verdict, null, "done"]);
  assert.deepEqual(state.solve.search?.counted, { expected: 14, report: null, spent: 0 }, "and it is told how large it is");
});

test("Stop ends the textbook search, too, and is not asked again", async () => {
  const { app, state, runs, solving } = await counting();
  pause(app);
  assert.deepEqual([state.solve.search?.stage, runs[1].signal.aborted], ["counting", false], "only a search without a result can pause");
  stop(app);
  assert.deepEqual([state.solve.search?.stage, runs[1].signal.aborted], ["done", true]);
  runs[1].resolve(outcome(true));
  await solving;
  assert.deepEqual([state.solve.search?.textbookRun, state.solve.search?.counted], [null, null]);
});

test("Stop keeps what was found, and tries nothing more", async () => {
  const { app, state, runs } = page();
  const solving = solve(app);
  stop(app);
  assert.equal(runs[0].signal.aborted, true);
  const verdict = outcome(true);
  runs[0].resolve(verdict);
  await solving;
  assert.deepEqual([state.solve.search?.stage, state.solve.search?.verdict, runs.length], ["stopped", verdict, 1]);
});

test("a search that ends just as it is stopped is done", async () => {
  const { app, state, runs } = page();
  const solving = solve(app);
  stop(app);
  runs[0].resolve(outcome());
  await solving;
  assert.deepEqual([state.solve.search?.stage, runs.length], ["done", 1]);
});

/** The progress of a long search. */
const long = /** @type {any} */ ({ state: { report: { solutions: 1 }, progress: 0.3 }, helpers: 2, rate: 0, left: null, elapsed: 9000, saved: "s", interrupted: null });

for (const [name, ends, ending, ended] of /** @type {const} */ ([["Stop stops", stop, "stopping", "stopped"], ["Pause pauses", pause, "pausing", "paused"]])) {
  test(`${name} in a moment though no worker answers, with what was kept last`, async (t) => {
    t.mock.timers.enable({ apis: ["setTimeout"] });
    const { app, state } = page();
    const solving = solve(app);
    Object.assign(state.solve.search ?? {}, { progress: long.state.report, long });
    ends(app);
    await turn();
    t.mock.timers.tick(999);
    assert.equal(state.solve.search?.stage, ending, "who can answer has the time to");
    t.mock.timers.tick(1);
    await solving;
    assert.deepEqual([state.solve.search?.stage, state.solve.search?.verdict?.saved, state.solve.search?.verdict?.report], [ended, "s", long.state.report]);
    assert.equal(state.page.broken, null);
  });
}

test("what a stopped search has found takes the place of what it had told, as long as that is shown", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const found = { ...outcome(true), saved: "all of it" };
  for (const [name, ends, late, meanwhile, expected] of /** @type {const} */ ([
    ["stopped", stop, found, "nothing", ["stopped", "all of it"]],
    ["paused", pause, found, "nothing", ["paused", "all of it"]],
    ["at its end just then", stop, { ...outcome(), saved: "" }, "nothing", ["done", ""]],
    ["solved again", stop, found, "solved", ["alone", undefined]],
    ["another puzzle", stop, found, "opened", [undefined, undefined]],
  ])) {
    const { app, state, runs } = page();
    const solving = solve(app);
    Object.assign(state.solve.search ?? {}, { progress: long.state.report, long });
    ends(app);
    await turn();
    t.mock.timers.tick(1000);
    await solving;
    if (meanwhile === "solved") void solve(app);
    if (meanwhile === "opened") state.solve.search = null;
    runs[0].resolve(late);
    await turn();
    assert.deepEqual([state.solve.search?.stage, state.solve.search?.verdict?.saved], expected, name);
    stop(app);
  }
});

test("Stop before anything was told leads back to the beginning, to what was left as well", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  for (const unfinished of [undefined, { id: "p", saved: "s", elapsed: 1, progress: 0.1 }]) {
    const { app, state } = page();
    Object.assign(app, { hire: () => [], solver: { ...app.solver, tied: () => ({ call: () => new Promise(() => {}) }) } });
    let shown = 0;
    app.store.addEventListener("change", () => shown++);
    const solving = solve(app, unfinished && { unfinished });
    const before = shown;
    t.mock.timers.tick(1000);
    assert.equal(shown, before + 1, "the page shows that it can be stopped");
    stop(app);
    t.mock.timers.tick(1000);
    await solving;
    assert.deepEqual([state.solve.search, state.solve.unfinished, state.page.broken], [null, unfinished ?? null, null]);
  }
});

test("Stop before anything new was told keeps what the search had found before it went on", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { app, state } = page();
  Object.assign(app, { hire: () => [], solver: { ...app.solver, tied: () => ({ call: () => new Promise(() => {}) }) } });
  const solving = solve(app);
  Object.assign(state.solve.search ?? {}, { progress: long.state.report, long });
  stop(app);
  t.mock.timers.tick(1000);
  await solving;
  const before = state.solve.search?.verdict;
  const going = goOn(app);
  const { search } = state.solve;
  assert.deepEqual([search?.stage, search?.progress, search?.long?.saved], ["many", before?.report, before?.saved], "it stays in sight");
  stop(app);
  t.mock.timers.tick(1000);
  await going;
  assert.deepEqual([state.solve.search?.stage, state.solve.search?.verdict, state.solve.unfinished], ["stopped", before, null]);
});

test("a search that workers die of stops with what was kept, and that is told", async () => {
  const { app, state, runs } = page();
  const solving = solve(app);
  Object.assign(state.solve.search ?? {}, { progress: long.state.report, long });
  runs[0].reject(fault("worker-lost"));
  await solving;
  assert.deepEqual([state.solve.search?.stage, state.solve.search?.verdict?.saved, state.page.broken?.problem.code], ["stopped", "s", "worker-lost"]);
});

test("an error that nobody has foreseen ends the search, with what was told, and is thrown", async () => {
  const forbidden = new DOMException("forbidden", "SecurityError");
  for (const told of [true, false]) {
    const { app, state, runs } = page();
    app.hire = () => {
      throw forbidden;
    };
    const solving = solve(app);
    if (told) Object.assign(state.solve.search ?? {}, { progress: long.state.report, long });
    runs[0].resolve({ ...outcome(true), saved: "s" });
    await assert.rejects(solving, forbidden);
    assert.deepEqual([state.solve.search?.stage, state.solve.search?.verdict?.saved], told ? ["stopped", "s"] : [undefined, undefined]);
    const again = solve(app);
    runs[1].resolve(outcome(true));
    await again;
    assert.equal(state.solve.search?.stage, "stopped", "and it can be solved again");
  }
});

test("a search that was left and cannot be gone on with now is offered again", async () => {
  const { app, state } = page();
  const unfinished = { id: "p", saved: "s", elapsed: 1, progress: 0.1 };
  Object.assign(app, {
    hire: () => [],
    puzzleStore: { keepSearch() {}, named: (/** @type {unknown} */ one) => one },
    solver: { hasAnswered: true, tied: () => ({ call: () => Promise.reject(fault("worker-lost")) }) },
  });
  await solve(app, { unfinished });
  assert.deepEqual([state.solve.search, state.solve.unfinished, state.page.broken?.problem.code], [null, unfinished, "worker-lost"]);
});

test("a fault of the fast search is told, and it can be solved again", async () => {
  const { app, state, runs } = page();
  const solving = solve(app);
  runs[0].reject(fault("worker-lost"));
  await solving;
  assert.deepEqual([state.solve.search, state.page.broken?.problem.code], [null, "worker-lost"]);
  const again = solve(app);
  assert.equal(state.page.broken, null);
  runs[1].resolve(outcome(true));
  await again;
  assert.equal(state.solve.search?.stage, "stopped");
});

test("a search that was replaced says nothing more", async () => {
  const first = await counting();
  const verdict = outcome();
  const again = solve(first.app);
  assert.equal(first.runs[1].signal.aborted, true);
  first.runs[1].resolve(outcome());
  await first.solving;
  assert.deepEqual([first.state.solve.search?.stage, first.state.solve.search?.textbookRun], ["alone", null]);
  first.runs[2].resolve(verdict);
  await turn();
  first.runs[3].reject(fault("bug"));
  await again;
  assert.deepEqual([first.state.solve.search?.verdict, first.state.solve.search?.textbookRun], [verdict, null]);
});

test("a stopped search stores its end, though another puzzle was opened, but not once another search has begun", async () => {
  const unfinished = { id: "p", saved: "s", elapsed: 1, progress: 0.1 };
  for (const [name, meanwhile, stored] of /** @type {[string, (app: App) => unknown, number][]} */ ([
    ["nothing", () => {}, 2],
    ["another puzzle", ({ store }) => void (store.state.solve.search = null), 2],
    ["another search", (app) => void solve(app), 1],
  ])) {
    const { app } = page();
    /** @type {unknown[]} */
    const kept = [];
    const state = { report: {}, progress: 0.2, expected: null };
    let saved = () => {};
    const call = async (/** @type {string} */ method) => {
      if (method === "save") await new Promise((resolve) => (saved = () => resolve(null)));
      return { job: { handle: 1, state }, save: { saved: "t" }, boards: { boards: [] }, drop: {} }[method];
    };
    const never = new Promise(() => {});
    Object.assign(app, { hire: () => [{ ready: () => never, dismiss() {} }] });
    Object.assign(app.solver, { tied: () => ({ call }) });
    Object.assign(app.puzzleStore, { keepSearch: (/** @type {string} */ of, /** @type {{ saved: string }} */ search) => kept.push([of, search.saved]) });
    void solve(app, { unfinished });
    await turn();
    stop(app);
    await turn();
    meanwhile(app);
    saved();
    await turn();
    assert.deepEqual(kept, [["p", "s"], ["p", "t"]].slice(0, stored), name);
  }
});

test("Stop during a pause stops", async () => {
  const { app, state, runs } = page();
  const solving = solve(app);
  pause(app);
  assert.equal(state.solve.search?.stage, "pausing");
  stop(app);
  runs[0].resolve(outcome(true));
  await solving;
  assert.equal(state.solve.search?.stage, "stopped");
});

test("without a puzzle there is nothing to solve", async () => {
  const { app, state, runs } = page();
  state.table.puzzle = null;
  await solve(app);
  assert.deepEqual([state.solve.search, runs.length], [null, 0]);
});

test("what was left of a puzzle is seen, too, where it is read only after the puzzle was opened", () => {
  const { app, state } = page();
  const left = { id: "p", saved: "1:p", elapsed: 1, progress: 0.5 };
  const guide = { board: [], index: 0, order: [0], step: 0 };
  Object.assign(app.puzzleStore, { find: (/** @type {string} */ id) => (id === "p" ? { searches: [left], guide } : null) });
  seeLeft(app);
  assert.deepEqual([state.solve.unfinished, state.guide.built], [left, guide]);
  app.store.change(({ solve: slice }) => void (slice.unfinished = { ...left, id: "p with clues" }));
  seeLeft(app);
  assert.equal(state.solve.unfinished?.id, "p with clues", "what is seen already stays");
});

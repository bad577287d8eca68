import assert from "node:assert/strict";
import test from "node:test";

import { searchTogether } from "./pool.js";
import { FaultError } from "./solver.js";

const turn = () => new Promise((resolve) => setImmediate(resolve));
const lost = () => new FaultError({ code: "worker-lost", args: {}, at: {} });

/**
 * A job of many crumbs: a part is a range "from-to" of them, and a helper saves how far it has eaten.
 * @param {number} crumbs
 */
function fakeJob(crumbs) {
  /** @type {[number, number][]} */
  let open = [[0, crumbs]];
  /** @type {Map<number, [number, number]>} */
  const leases = new Map();
  let last = 0;
  /** @type {number[]} */
  const eaten = [];
  const state = () => ({
    report: { done: open.length === 0 && leases.size === 0, nodes: eaten.length, kept: 0 },
    progress: eaten.length / crumbs,
    expected: 1,
  });
  const methods = {
    job: (/** @type {any} */ { saved }) => {
      if (saved) open = JSON.parse(saved);
      return { handle: 1, state: state() };
    },
    take: (/** @type {{ share: number }} */ { share }) => {
      while (open.length > 0 && open.length < share) {
        const i = open.findIndex(([from, to]) => to - from > 1);
        if (i < 0) break;
        const [from, to] = open[i];
        const middle = Math.ceil((from + to) / 2);
        open.splice(i, 1, [from, middle], [middle, to]);
      }
      const part = open.shift();
      if (!part) return { lease: 0, saved: "" };
      leases.set(++last, part);
      return { lease: last, saved: part.join("-") };
    },
    settle: (/** @type {{ lease: number, saved: string }} */ { lease, saved }) => {
      const part = leases.get(lease);
      assert.ok(part, "a lease is settled once");
      leases.delete(lease);
      if (saved === "") open.push(part);
      else {
        const at = Number(saved);
        for (let crumb = part[0]; crumb < at; crumb++) eaten.push(crumb);
        if (at < part[1]) open.push([at, part[1]]);
      }
      return state();
    },
    save: () => ({ saved: JSON.stringify([...open, ...leases.values()]) }),
    boards: () => ({ boards: [] }),
    drop: () => ({}),
  };
  return {
    eaten,
    call: async (/** @type {keyof typeof methods} */ method, /** @type {any} */ params) => {
      await turn();
      return /** @type {any} */ (methods)[method](params);
    },
  };
}

/**
 * A helper that eats `bite` crumbs of each part and fails at the given answers.
 * @param {number} bite
 * @param {number[]} [fails]
 */
function fakeHelper(bite, fails = []) {
  let answers = 0;
  return {
    ready: async () => {},
    async part(/** @type {{ saved: string }} */ { saved }) {
      await turn();
      if (fails.includes(answers++)) throw lost();
      const [from, to] = saved.split("-").map(Number);
      return { saved: String(Math.min(from + bite, to)) };
    },
  };
}

const work = { puzzle: "p", keep: 1, visits: 1, saved: "" };
const all = (/** @type {number} */ n) => Array.from({ length: n }, (_, i) => i);
const inOrder = (/** @type {number[]} */ list) => [...list].sort((a, b) => a - b);

test("unequal helpers do everything exactly once", async () => {
  const job = fakeJob(100);
  /** @type {number[]} */
  const told = [];
  let most = 0;
  const helpers = [fakeHelper(1), fakeHelper(9), fakeHelper(3)];
  const ending = await searchTogether(/** @type {any} */ (job), helpers, work, new AbortController().signal, (state, _, done, working) => {
    told.push(state.progress);
    assert.equal(working > 0, done !== null);
    most = working;
  });
  assert.equal(most, 3, "all have brought a part");
  assert.deepEqual(inOrder(job.eaten), all(100));
  assert.equal(ending.saved, "");
  assert.deepEqual(told, inOrder(told));
  assert.equal(told.at(-1), 1);
});

test("what a lost helper had is done again, once", async () => {
  const job = fakeJob(60);
  const helpers = [fakeHelper(4, [0, 2, 5]), fakeHelper(2)];
  await searchTogether(/** @type {any} */ (job), helpers, work, new AbortController().signal, () => {});
  assert.deepEqual(inOrder(job.eaten), all(60));
});

test("helpers that are always lost are given up, and that is told", async () => {
  const job = fakeJob(10);
  const helper = fakeHelper(1, all(100));
  const search = searchTogether(/** @type {any} */ (job), [helper], work, new AbortController().signal, () => {});
  await assert.rejects(search, (error) => error instanceof FaultError && error.lost);
  assert.deepEqual(job.eaten, []);
});

test("one helper is enough when the others are gone, whether they ever brought a part or not", async () => {
  const job = fakeJob(40);
  /** @type {number[]} */
  const counted = [];
  const helpers = [fakeHelper(1, all(100)), fakeHelper(1, all(100).slice(2)), fakeHelper(2)];
  await searchTogether(/** @type {any} */ (job), helpers, work, new AbortController().signal, (...[, , , working]) => void counted.push(working));
  assert.deepEqual(inOrder(job.eaten), all(40));
  assert.deepEqual([Math.max(...counted), counted.at(-1)], [2, 1], "who is gone is no longer at it");
});

test("a search that was stopped goes on from where it was", async () => {
  const control = new AbortController();
  const first = fakeJob(50);
  let told = 0;
  const ending = await searchTogether(/** @type {any} */ (first), [fakeHelper(2), fakeHelper(3)], work, control.signal, () => {
    if (++told === 5) control.abort();
  });
  assert.ok(first.eaten.length < 50);
  assert.notEqual(ending.saved, "");
  const second = fakeJob(50);
  await searchTogether(/** @type {any} */ (second), [fakeHelper(7)], { ...work, saved: ending.saved }, new AbortController().signal, () => {});
  assert.deepEqual(inOrder([...first.eaten, ...second.eaten]), all(50));
});

test("a helper that never loads keeps no part from the others", async () => {
  const job = fakeJob(40);
  const unborn = { ...fakeHelper(1), ready: () => new Promise(() => {}) };
  await searchTogether(/** @type {any} */ (job), [/** @type {any} */ (unborn), fakeHelper(5)], work, new AbortController().signal, () => {});
  assert.deepEqual(inOrder(job.eaten), all(40));
});

test("a helper that is lost takes no part before the next one has loaded", async () => {
  const job = fakeJob(30);
  let asked = 0;
  const helper = { ...fakeHelper(10, [0]), ready: async () => void asked++ };
  await searchTogether(/** @type {any} */ (job), [helper], work, new AbortController().signal, () => {});
  assert.deepEqual([inOrder(job.eaten), asked], [all(30), 2]);
});

test("a silent helper does not hold up who stops, and what it had is saved", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const job = fakeJob(100);
  const control = new AbortController();
  const silent = { ready: async () => {}, part: () => new Promise(() => {}) };
  const search = searchTogether(/** @type {any} */ (job), [/** @type {any} */ (silent), fakeHelper(1)], work, control.signal, () => {});
  for (let i = 0; i < 30; i++) await turn();
  control.abort();
  for (let i = 0; i < 30; i++) await turn();
  t.mock.timers.tick(500);
  const { saved } = await search;
  const left = JSON.parse(saved).flatMap((/** @type {[number, number]} */ [from, to]) => all(to - from).map((crumb) => from + crumb));
  assert.deepEqual(inOrder([...left, ...job.eaten]), all(100));
});

test("when the coordinator is lost the helpers let go of their parts, for the next one", async () => {
  const job = fakeJob(100);
  let calls = 0;
  const coordinator = {
    call: async (/** @type {any} */ method, /** @type {any} */ params) => {
      if (++calls > 6) throw lost();
      return job.call(method, params);
    },
  };
  /** @type {AbortSignal[]} */
  const signals = [];
  const patient = { ready: async () => {}, part: (/** @type {unknown} */ _, /** @type {AbortSignal} */ signal) => new Promise(() => signals.push(signal)) };
  const search = searchTogether(/** @type {any} */ (coordinator), [/** @type {any} */ (patient), fakeHelper(1)], work, new AbortController().signal, () => {});
  await assert.rejects(search, (error) => error instanceof FaultError && error.lost);
  assert.deepEqual(signals.map(({ aborted }) => aborted), [true]);
});

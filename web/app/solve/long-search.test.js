// A long search that loses its coordinator resumes from its stored state, says so, and gives up
// only when that leads nowhere. One whose workers are attacked at random (they die, fall silent for good or come back
// late) still searches everything, and nothing twice.

import assert from "node:assert/strict";
import { test } from "node:test";
import { campaign } from "../../tools/random.js";
import { FaultError, Solver } from "../engine/solver.js";
import { searchLong } from "./long-search.js";

/** @import {App} from "../shell/state.d.ts" */
/** @import {Long} from "./state.d.ts" */

const turn = () => new Promise((resolve) => setImmediate(resolve));
const loss = () => new FaultError({ code: "worker-lost", args: {}, at: {} });

/**
 * A solver whose workers each do this many parts, of a hundredth each, until they are lost. The
 * saved state is the number of parts done. Time passes with the parts.
 * @param {import("node:test").TestContext} t
 * @param {number[]} parts that each worker does before it is lost
 * @param {number[]} loading how long each helper takes to load
 */
function stage(t, parts, loading = [0]) {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  let now = 0;
  t.mock.method(performance, "now", () => now);
  /** The state from which each worker started. @type {string[]} */
  const begun = [];
  const control = new AbortController();
  const tied = () => {
    let left = parts.shift() ?? Infinity;
    let at = 0;
    const state = () => ({ report: { done: at >= 100, nodes: at, kept: 0 }, progress: at / 100, expected: null });
    return {
      call: async (/** @type {string} */ method, /** @type {any} */ params) => {
        await turn();
        if (control.signal.aborted) throw loss();
        if (left < 0 || (method === "settle" && left-- <= 0)) {
          left = -1;
          throw loss();
        }
        if (method === "job") {
          begun.push(params.saved);
          at = Number(params.saved);
          return { handle: 1, state: state() };
        }
        if (method === "take") return { lease: 1, saved: "" };
        if (method === "settle") {
          at++;
          now += 1000;
          return state();
        }
        return { save: { saved: String(at) }, boards: { boards: [] }, drop: {} }[method];
      },
    };
  };
  const helpers = loading.map((time) => ({ ready: async () => void (now += time), part: async () => ({ saved: "some" }) }));
  /** @type {any[]} */
  const kept = [];
  const store = (/** @type {any} */ search) => void kept.push(search && [search.id, search.saved, search.progress]);
  const app = /** @type {App} */ (/** @type {unknown} */ ({ solver: { tied }, storage: null }));
  /** @type {Long[]} */
  const told = [];
  const search = () => searchLong(app, /** @type {any} */ (helpers), { puzzle: "p", keep: 1, visits: 1, saved: "7" }, 0, control.signal, { update: (long) => void told.push(long), store });
  return { search, begun, kept, told, control };
}

test("a long search whose main worker is lost goes on from what was kept, and says from where", async (t) => {
  const { search, begun, kept, told } = stage(t, [5, 30]);
  const outcome = await search();
  assert.equal(outcome.cancelled, false);
  assert.deepEqual(begun, ["7", "10", "40"]);
  assert.deepEqual([...new Set(told.map(({ interrupted }) => interrupted))], [null, 0.1, 0.4]);
  const last = told.slice(-60);
  assert.deepEqual(last.map(({ interrupted }) => interrupted), last.map((_, second) => (second < 9 ? 0.4 : null)), "for ten seconds");
  assert.deepEqual([kept[0], kept.at(-1)], [["p", "7", 0.07], null], "it is kept from its beginning to its end");
});

test("a loss counts only as long as nothing new was kept", async (t) => {
  const { search, begun } = stage(t, Array(20).fill(4));
  await search();
  assert.equal(begun.length, 21);
});

test("a search that workers die of again and again is given up", async (t) => {
  const { search, begun, kept } = stage(t, Array(20).fill(1));
  await assert.rejects(search(), (error) => error instanceof FaultError && error.lost);
  assert.deepEqual(begun, Array(6).fill("7"));
  assert.deepEqual(kept.at(-1), ["p", "7", 0.07], "and can be gone on with");
});

test("a search that is stopped while its main worker is lost does not begin again", async (t) => {
  const { search, begun, control } = stage(t, [0]);
  const searching = search();
  await turn();
  control.abort();
  await assert.rejects(searching, (error) => error instanceof FaultError && error.lost);
  assert.deepEqual(begun, ["7"]);
});

test("what helpers take to load does not count for how fast they search", async (t) => {
  const { search, told } = stage(t, [], [8000, 30_000]);
  const { pace } = await search();
  assert.deepEqual([...new Set(told.map(({ rate }) => rate))], [0, 1], "one a second");
  assert.deepEqual(pace, { rate: 1, cores: 2 });
});

const CRUMBS = 400;

/** A fake Go in a worker: its search eats crumbs, and knows which are left. @returns {(request: any) => unknown} */
function program() {
  /** @type {{ eaten: number[], open: [number, number][], leases: Map<number, [number, number]> }} */
  let job = { eaten: [], open: [], leases: new Map() };
  let leases = 0;
  const state = () => {
    const done = job.open.length === 0 && job.leases.size === 0;
    return { report: { done, nodes: job.eaten.length, kept: 0 }, progress: job.eaten.length / CRUMBS, expected: null };
  };
  /** @type {Record<string, (params: any) => unknown>} */
  const methods = {
    job: ({ saved }) => {
      const { eaten, open } = saved ? JSON.parse(saved) : { eaten: [], open: [[0, CRUMBS]] };
      job = { eaten, open, leases: new Map() };
      return { handle: 1, state: state() };
    },
    take: () => {
      const first = job.open.shift();
      if (!first) return { lease: 0, saved: "" };
      const [from, to] = first;
      const middle = to - from > 8 ? Math.ceil((from + to) / 2) : to;
      if (middle < to) job.open.push([middle, to]);
      job.leases.set(++leases, [from, middle]);
      return { lease: leases, saved: JSON.stringify([from, middle]) };
    },
    settle: ({ lease, saved }) => {
      const part = job.leases.get(lease);
      assert.ok(part, "only the program that gave a lease settles it");
      job.leases.delete(lease);
      const at = saved === "" ? part[0] : Number(saved);
      for (let crumb = part[0]; crumb < at; crumb++) job.eaten.push(crumb);
      if (at < part[1]) job.open.push([at, part[1]]);
      return state();
    },
    save: () => ({ saved: JSON.stringify({ eaten: job.eaten, open: [...job.open, ...job.leases.values()] }) }),
    boards: () => ({ boards: [job.eaten] }),
    drop: () => ({}),
  };
  return (request) => {
    if ("ready" in request) return null;
    if ("call" in request) return methods[request.call](request.params);
    const [from, to] = JSON.parse(request.part.saved);
    return { saved: String(Math.min(from + 3, to)) };
  };
}

/** Workers on the test's clock; some can be attacked. @param {import("node:test").TestContext} t @param {(n: number) => number} random */
function attack(t, random) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let now = 0;
  t.mock.method(performance, "now", () => now);
  /** @type {any[]} */
  const workers = [];
  const hire = () => {
    const go = program();
    const worker = {
      /** @type {any} */ onmessage: null,
      /** @type {any} */ onerror: null,
      silent: false,
      gone: false,
      postMessage: (/** @type {any} */ request) => {
        const takes = "ping" in request ? 1 : "call" in request ? 10 : 200;
        setTimeout(() => {
          if (worker.silent || (worker.gone && random(2))) return; // earlier messages may arrive late
          if ("ping" in request) worker.onmessage({ data: { pong: true } });
          if ("id" in request) worker.onmessage({ data: { id: request.id, result: go(request) } });
        }, takes);
      },
      terminate: () => void (worker.gone = true),
    };
    workers.push(worker);
    setTimeout(() => worker.onmessage({ data: { here: true } }), 1);
    return /** @type {any} */ (worker);
  };
  const pass = async (/** @type {number} */ milliseconds) => {
    for (let passed = 0; passed < milliseconds; passed += 50) {
      now += 50;
      t.mock.timers.tick(50);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { hire, workers, pass };
}

test("of a search whose workers are attacked at random nothing is lost and nothing done twice", async (t) => {
  let seed = 7;
  const random = (/** @type {number} */ n) => (seed = (seed * 48_271) % 2_147_483_647) % n;
  const { hire, workers, pass } = attack(t, random);
  const bringModule = async () => "program";
  const solver = new Solver(hire, bringModule);
  const helpers = [1, 2, 3].map(() => new Solver(hire, bringModule));
  const start = ""; // no saved state yet
  /** @type {string} */
  let kept;
  const store = (/** @type {{ saved: string } | null} */ unfinished) => void (kept = unfinished?.saved ?? kept);
  const app = /** @type {App} */ (/** @type {unknown} */ ({ solver, storage: null }));
  let [attacks, searches, stops, losses, goneOn, rests] = [0, 0, 0, 0, 0, 0];
  // Fewer would not include a search that pauses.
  const enough = 3 * Math.max(20, campaign(20));
  while (attacks < enough) {
    searches++;
    kept = start;
    for (let outcome = /** @type {any} */ (null); !outcome || outcome.cancelled; ) {
      outcome = null;
      const control = new AbortController();
      const work = { puzzle: "p", keep: 1, visits: 1, saved: kept };
      const update = (/** @type {Long} */ { interrupted }) => void (interrupted !== null && goneOn++);
      void searchLong(app, helpers, work, 0, control.signal, { update, store }).then(
        (found) => (outcome = found),
        (error) => (outcome = { cancelled: true, error }),
      );
      while (!outcome) {
        await pass(500 + random(40) * 500);
        const there = workers.filter(({ gone, silent }) => !gone && !silent);
        const victim = there[random(there.length)];
        attacks++;
        if (random(2) && victim) victim.silent = true;
        else victim?.onerror();
        if (random(8) === 0) {
          stops++;
          control.abort();
          await pass(30_000);
          assert.ok(outcome, "who stops is answered, whatever the workers do");
          if (outcome.saved) rests++;
        }
      }
      if (outcome.error) {
        losses++;
        assert.ok(outcome.error instanceof FaultError && outcome.error.lost, outcome.error);
      }
      if (outcome.cancelled) {
        // As if the person pressed Try again; each search hires its helpers anew.
        for (const each of [solver, ...helpers]) if (each.dead) each.restart();
        continue;
      }
      assert.deepEqual([...outcome.boards[0]].sort((a, b) => a - b), Array.from({ length: CRUMBS }, (_, crumb) => crumb));
    }
  }
  assert.ok(goneOn > 0, "searches went on after a loss");
  assert.ok(rests > 0, "searches stopped before their end, with what is left");
  t.diagnostic(`${goneOn} times told that it went on after a loss, ${losses} given up, ${rests} stopped before their end`);
  t.diagnostic(`${attacks} attacks on ${workers.length} workers in ${searches} searches, stopped ${stops} times`);
  for (const each of [solver, ...helpers]) each.dismiss();
});

// A long search that loses its coordinator resumes from its stored state, says so, and gives up
// only when that leads nowhere.

import assert from "node:assert/strict";
import { test } from "node:test";
import { FaultError } from "../engine/solver.js";
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

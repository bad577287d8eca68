// The page's end of the worker: each request answered once, whatever happens.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { FaultError, Solver } from "./solver.js";

/** @import {Reply, Request} from "../types.d.ts" */

/** A worker that does what the test says. */
class Puppet {
  constructor() {
    /** @type {any[]} */
    this.heard = [];
    this.dead = false;
    /** @type {any} */
    this.onmessage = null;
    /** @type {any} */
    this.onerror = null;
  }

  /** @param {Request} request */
  postMessage(request) {
    this.heard.push(request);
  }

  terminate() {
    this.dead = true;
  }

  /** @param {Reply} reply */
  say(reply) {
    this.onmessage({ data: reply });
  }
}

function stage() {
  /** @type {Puppet[]} */
  const puppets = [];
  const solver = new Solver(() => {
    puppets.push(new Puppet());
    return /** @type {any} */ (puppets[puppets.length - 1]);
  });
  return { solver, puppets };
}

const run = { puzzle: "p", mode: /** @type {const} */ ("fast"), keep: 1 };

test("answers find their callers, in any order", async () => {
  const { solver, puppets } = stage();
  const [gallery, link] = [solver.call("gallery", {}), solver.call("link", { puzzle: "p" })];
  const [{ id: first }, { id: second }] = puppets[0].heard;
  puppets[0].say({ id: second, result: { link: "l" } });
  puppets[0].say({ id: first, result: { entries: [] } });
  assert.deepEqual(await gallery, { entries: [] });
  assert.deepEqual(await link, { link: "l" });
  puppets[0].say({ id: first, result: "once more, to nobody" });
});

test("a fault is thrown as one", async () => {
  const { solver, puppets } = stage();
  const answer = solver.call("open", { text: "" });
  puppets[0].say({ id: puppets[0].heard[0].id, error: { code: "empty", args: {}, at: {} } });
  await assert.rejects(answer, (error) => error instanceof FaultError && error.fault.code === "empty");
});

test("progress is passed on, and a cancelled run still answers", async () => {
  const { solver, puppets } = stage();
  const control = new AbortController();
  /** @type {any[]} */
  const seen = [];
  const answer = solver.run(run, control.signal, (report) => seen.push(report));
  const { id } = puppets[0].heard[0];
  puppets[0].say({ id, progress: /** @type {any} */ ("a tenth") });
  control.abort();
  assert.deepEqual(puppets[0].heard[1], { cancel: id });
  puppets[0].say({ id, result: { cancelled: true } });
  assert.deepEqual(await answer, { cancelled: true });
  assert.deepEqual(seen, ["a tenth"]);
});

test("a worker that does not stop in time is replaced, and its callers are told", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { solver, puppets } = stage();
  const control = new AbortController();
  const answer = solver.run(run, control.signal);
  const other = solver.call("gallery", {});
  control.abort();
  mock.timers.tick(499);
  assert.equal(puppets[0].dead, false);
  mock.timers.tick(1);
  mock.timers.reset();
  assert.equal(puppets[0].dead, true);
  assert.equal(puppets.length, 2);
  const lost = (/** @type {unknown} */ error) => error instanceof FaultError && error.fault.code === "worker-lost";
  await assert.rejects(answer, lost);
  await assert.rejects(other, lost);
  const again = solver.call("gallery", {});
  puppets[1].say({ id: puppets[1].heard[0].id, result: { entries: [] } });
  assert.deepEqual(await again, { entries: [] });
});

test("a worker that dies tells everyone who waits, and is replaced", async () => {
  const { solver, puppets } = stage();
  const first = solver.call("gallery", {});
  puppets[0].say({ id: puppets[0].heard[0].id, result: { entries: [] } });
  await first;
  const answer = solver.call("gallery", {});
  puppets[0].onerror();
  await assert.rejects(answer, FaultError);
  assert.deepEqual([puppets.length, puppets[0].dead], [2, true]);
});

test("a worker that never worked is not replaced for ever", async () => {
  const { solver, puppets } = stage();
  const answer = solver.call("gallery", {});
  puppets[0].onerror();
  await assert.rejects(answer, (error) => error instanceof FaultError && error.fault.code === "wasm-load");
  assert.equal(puppets.length, 1);
});

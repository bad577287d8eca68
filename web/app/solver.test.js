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

const lost = (/** @type {unknown} */ error) => error instanceof FaultError && error.fault.code === "worker-lost";

/**
 * A run that was cancelled, on a worker that has answered something before.
 * @param {ReturnType<typeof stage>} stage
 */
async function cancelledRun({ solver, puppets }) {
  const first = solver.call("gallery", {});
  puppets[0].say({ id: puppets[0].heard[0].id, result: { entries: [] } });
  await first;
  const control = new AbortController();
  const answer = solver.run(run, control.signal);
  control.abort();
  return { answer, id: puppets[0].heard[1].id };
}

test("a worker that is stuck in a cancelled run is replaced, and its callers are told", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { solver, puppets } = stage();
  const { answer } = await cancelledRun({ solver, puppets });
  const other = solver.call("gallery", {});
  mock.timers.tick(9999);
  assert.equal(puppets[0].dead, false);
  mock.timers.tick(1);
  mock.timers.reset();
  assert.equal(puppets[0].dead, true);
  assert.equal(puppets.length, 2);
  await assert.rejects(answer, lost);
  await assert.rejects(other, lost);
  const again = solver.call("gallery", {});
  puppets[1].say({ id: puppets[1].heard[0].id, result: { entries: [] } });
  assert.deepEqual(await again, { entries: [] });
});

test("a worker that is busy with other calls keeps its time", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { solver, puppets } = stage();
  const { answer, id } = await cancelledRun({ solver, puppets });
  const pictures = Array.from({ length: 8 }, () => solver.call("picture", { puzzle: "p" }));
  for (const [i, picture] of pictures.entries()) {
    mock.timers.tick(7500);
    puppets[0].say({ id: puppets[0].heard[3 + i].id, result: { svg: String(i) } });
    assert.deepEqual(await picture, { svg: String(i) });
  }
  puppets[0].say({ id, result: { cancelled: true } });
  assert.deepEqual(await answer, { cancelled: true });
  mock.timers.tick(100_000);
  mock.timers.reset();
  assert.deepEqual([puppets.length, puppets[0].dead], [1, false]);
});

test("a worker that is still loading is not stuck", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { solver, puppets } = stage();
  const control = new AbortController();
  const answer = solver.run(run, control.signal);
  control.abort();
  mock.timers.tick(60_000);
  mock.timers.reset();
  assert.equal(puppets[0].dead, false);
  puppets[0].say({ id: puppets[0].heard[0].id, result: { cancelled: true } });
  assert.deepEqual(await answer, { cancelled: true });
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

test("a worker that cannot be loaded is not replaced for ever, and nobody waits for it", async () => {
  const { solver, puppets } = stage();
  const unloaded = (/** @type {unknown} */ error) =>
    error instanceof FaultError && error.fault.code === "wasm-load" && error.lost;
  const answer = solver.call("gallery", {});
  puppets[0].onerror();
  await assert.rejects(answer, unloaded);
  assert.equal(puppets.length, 1);
  await assert.rejects(solver.call("gallery", {}), unloaded);
  const control = new AbortController();
  const later = solver.run(run, control.signal);
  control.abort();
  await assert.rejects(later, unloaded);
  assert.equal(puppets[0].heard.length, 1, "the dead are not asked");

  solver.restart();
  const again = solver.call("gallery", {});
  puppets[1].say({ id: puppets[1].heard[0].id, result: { entries: [] } });
  assert.deepEqual(await again, { entries: [] });
});

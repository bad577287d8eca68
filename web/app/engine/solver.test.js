// The page's end of the worker: each request is answered once, whatever happens.

import assert from "node:assert/strict";
import { test } from "node:test";
import { programFrom } from "./program.js";
import { FaultError, Solver } from "./solver.js";

/** @import {Reply, Request} from "../../messages.d.ts" */

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

  /** Dies after it has been awake. */
  die() {
    this.say({ here: true });
    this.onerror();
  }

  /** @param {Reply} reply */
  say(reply) {
    this.onmessage({ data: reply });
  }
}

/** A solver with puppets for workers; by default the program never comes. */
function stage(bringModule = () => new Promise(() => {})) {
  /** @type {Puppet[]} */
  const puppets = [];
  const solver = new Solver(() => {
    puppets.push(new Puppet());
    return /** @type {any} */ (puppets[puppets.length - 1]);
  }, bringModule);
  return { solver, puppets };
}

const run = { puzzle: "p", mode: /** @type {const} */ ("fast"), keep: 1 };

test("answers find their callers, in any order", async () => {
  const { solver, puppets } = stage();
  const [gallery, day] = [solver.call("gallery", {}), solver.call("open", { text: "d" })];
  const [{ id: first }, { id: second }] = puppets[0].heard;
  puppets[0].say({ id: second, result: { link: "l", generator: 1 } });
  puppets[0].say({ id: first, result: { entries: [] } });
  assert.deepEqual(await gallery, { entries: [] });
  assert.deepEqual(await day, { link: "l", generator: 1 });
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

const isLost = (/** @type {unknown} */ error) => error instanceof FaultError && error.fault.code === "worker-lost";
const unloaded = (/** @type {unknown} */ error) => error instanceof FaultError && error.fault.code === "wasm-load" && error.lost;

/** A solver whose worker is awake and whose program has come. */
async function loaded() {
  const staged = stage(async () => "program");
  staged.puppets[0].say({ here: true });
  await Promise.resolve();
  return staged;
}

/** The requests a puppet was sent, without pings and modules. @param {Puppet} puppet */
const asked = ({ heard }) => heard.filter((request) => "id" in request);

/**
 * Lets seconds pass, tick by tick; a machine that slept would jump instead.
 * @param {import("node:test").TestContext} t
 * @param {number} seconds
 */
function pass(t, seconds) {
  for (let second = 0; second < seconds; second++) t.mock.timers.tick(1000);
}

test("what a worker died over is asked again of the next one, and nobody need know", async () => {
  const { solver, puppets } = await loaded();
  const answers = [solver.call("gallery", {}), solver.run(run, new AbortController().signal), solver.ready()];
  puppets[0].onerror();
  assert.deepEqual([puppets.length, puppets[0].dead], [2, true]);
  assert.deepEqual(asked(puppets[1]), asked(puppets[0]));
  for (const { id } of asked(puppets[1])) puppets[1].say({ id, result: `the answer to ${id}` });
  assert.deepEqual(await Promise.all(answers), ["the answer to 1", "the answer to 2", "the answer to 3"]);
});

test("a cancelled run is cancelled with the next worker, too", async () => {
  const { solver, puppets } = await loaded();
  const control = new AbortController();
  const answer = solver.run(run, control.signal);
  control.abort();
  puppets[0].onerror();
  const [{ id }] = asked(puppets[1]);
  assert.deepEqual(puppets[1].heard.at(-1), { cancel: id });
  puppets[1].say({ id, result: { cancelled: true } });
  assert.deepEqual(await answer, { cancelled: true });
});

test("a question that workers die of again and again ends in a fault, and the others are answered", async () => {
  const { solver, puppets } = await loaded();
  const deadly = solver.call("draw", { puzzle: "p" });
  const harmless = solver.call("gallery", {});
  for (let worker = 0; worker < 3; worker++) puppets[worker].die();
  await assert.rejects(deadly, isLost);
  const [{ id, call }] = asked(puppets[3]);
  assert.equal(call, "gallery");
  puppets[3].say({ id, result: { entries: [] } });
  assert.deepEqual(await harmless, { entries: [] });
});

test("what hangs on a handle is lost with its worker, and never asked of another", async () => {
  const { solver, puppets } = await loaded();
  const tied = solver.tied();
  const answer = tied.call("save", { handle: 1 });
  puppets[0].onerror();
  await assert.rejects(answer, isLost);
  await assert.rejects(tied.call("settle", { handle: 1, lease: 1, saved: "" }), isLost);
  const part = solver.part({ puzzle: "p", keep: 1, saved: "s", milliseconds: 50 }, new AbortController().signal);
  puppets[1].onerror();
  await assert.rejects(part, isLost);
  assert.deepEqual([asked(puppets[1]).length, asked(puppets[2]).length], [1, 0]);
});

test("a worker that keeps silent is replaced, and its questions are asked again", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { solver, puppets } = await loaded();
  const answer = solver.call("gallery", {});
  pass(t, 10);
  assert.equal(puppets[0].dead, false);
  pass(t, 1);
  assert.deepEqual([puppets[0].dead, puppets.length], [true, 2]);
  puppets[1].say({ id: asked(puppets[1])[0].id, result: { entries: [] } });
  assert.deepEqual(await answer, { entries: [] });
  pass(t, 100);
  assert.equal(puppets.length, 2, "where nobody waits nobody is silent");
});

test("what may only have been slow is given twice the time with the next worker", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { solver, puppets } = await loaded();
  const answer = solver.call("identify", { puzzle: "p" });
  for (const patience of [10, 20]) {
    const busy = puppets[puppets.length - 1];
    busy.say({ pong: true });
    pass(t, patience);
    assert.equal(busy.dead, false);
    pass(t, 1);
    assert.equal(busy.dead, true);
  }
  const slow = puppets[puppets.length - 1];
  slow.say({ pong: true });
  pass(t, 39);
  slow.say({ id: asked(slow)[0].id, result: { matches: [] } });
  assert.deepEqual(await answer, { matches: [] });
});

test("a worker that weighs a job has a minute once it has come to it", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const job = { puzzle: "p", keep: 1, visits: 1, saved: "" };
  const { solver, puppets } = await loaded();
  const begun = solver.tied().call("job", job);
  assert.deepEqual(puppets[0].heard.at(-2), { ping: true });
  puppets[0].say({ pong: true });
  pass(t, 60);
  puppets[0].say({ id: asked(puppets[0])[0].id, result: "begun" });
  assert.equal(await begun, "begun");
  const [settled, next] = [solver.tied().call("settle", { handle: 1, lease: 1, saved: "" }), solver.tied().call("job", job)];
  pass(t, 11);
  await Promise.all([settled, next].map((answer) => assert.rejects(answer, isLost)));
  assert.equal(puppets.length, 2);
  puppets[1].say({ pong: true });
  const unheard = solver.tied().call("job", job);
  pass(t, 21);
  await assert.rejects(unheard, isLost);
});

test("a worker that answers pings keeps its time, however long something takes", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { solver, puppets } = await loaded();
  const control = new AbortController();
  const answer = solver.run(run, control.signal);
  control.abort();
  for (let seconds = 0; seconds < 300; seconds += 5) {
    pass(t, 5);
    assert.deepEqual(puppets[0].heard.at(-1), { ping: true });
    puppets[0].say({ pong: true });
  }
  assert.equal(puppets.length, 1);
  puppets[0].say({ id: asked(puppets[0])[0].id, result: { cancelled: true } });
  assert.deepEqual(await answer, { cancelled: true });
});

test("a worker that never wakes is given up after one patience, the second one for good", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { solver, puppets } = stage();
  const answer = solver.ready();
  for (const hired of [1, 2]) {
    pass(t, 10);
    assert.deepEqual([puppets.length, puppets[hired - 1].dead], [hired, false]);
    pass(t, 1);
  }
  await assert.rejects(answer, unloaded);
  assert.deepEqual(puppets.map(({ dead }) => dead), [true, true]);
  solver.restart();
  const again = solver.ready();
  pass(t, 22);
  await assert.rejects(again, unloaded);
  assert.equal(puppets.length, 4, "and as many when a person tries again");
});

test("a worker that is awake is given all the time that loading takes", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { solver, puppets } = stage();
  const answer = solver.call("gallery", {});
  pass(t, 9);
  puppets[0].say({ here: true });
  for (let seconds = 0; seconds < 300; seconds += 5) {
    pass(t, 5);
    puppets[0].say({ pong: true });
  }
  assert.equal(puppets.length, 1);
  puppets[0].say({ id: asked(puppets[0])[0].id, result: { entries: [] } });
  assert.deepEqual(await answer, { entries: [] });
});

test("where no other worker can be hired whoever waits is told, and it can be tried again", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { solver, puppets } = await loaded();
  const { hire } = solver;
  solver.hire = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  const answers = [solver.call("gallery", {}), solver.tied().call("save", { handle: 1 })].map((answer) => assert.rejects(answer, isLost));
  pass(t, 11);
  await Promise.all(answers);
  await assert.rejects(solver.ready(), isLost);
  solver.restart();
  await assert.rejects(solver.ready(), isLost);
  solver.hire = hire;
  solver.restart();
  const ready = solver.ready();
  puppets[1].say({ id: asked(puppets[1])[0].id, result: null });
  await ready;
});

test("a machine that slept gives its worker time to wake", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { solver, puppets } = await loaded();
  const answer = solver.call("gallery", {});
  pass(t, 1);
  t.mock.timers.tick(3_600_000);
  assert.equal(puppets.length, 1);
  solver.dismiss();
  return assert.rejects(answer, isLost);
});

test("what a worker has said before it was replaced comes too late", async () => {
  const { solver, puppets } = await loaded();
  const answer = solver.call("gallery", {});
  const [{ id }] = asked(puppets[0]);
  puppets[0].onerror();
  puppets[0].say({ id, result: "late" });
  puppets[0].onerror();
  assert.equal(puppets.length, 2);
  puppets[1].say({ id, result: "in time" });
  assert.equal(await answer, "in time");
});

test("workers that cannot be loaded are not hired for ever, and nobody waits for them", async () => {
  const { solver, puppets } = stage();
  const answer = solver.call("gallery", {});
  for (let worker = 0; worker < 4; worker++) puppets[worker]?.onerror();
  await assert.rejects(answer, unloaded);
  assert.deepEqual(puppets.map(({ dead }) => dead), Array(puppets.length).fill(true));
  const { length } = puppets;
  await assert.rejects(solver.call("gallery", {}), unloaded);
  const control = new AbortController();
  const later = solver.run(run, control.signal);
  control.abort();
  await assert.rejects(later, unloaded);
  assert.equal(puppets.length, length, "the dead are not asked");

  solver.restart();
  const again = solver.call("gallery", {});
  const now = puppets[puppets.length - 1];
  now.say({ id: asked(now)[0].id, result: { entries: [] } });
  assert.deepEqual(await again, { entries: [] });
});

test("workers that die with nothing to do are not hired for ever", async () => {
  const { puppets } = await loaded();
  for (let worker = 0; worker < 20; worker++) puppets[worker]?.die();
  assert.equal(puppets.length, 4);
});

test("another answers until Go is there, and nobody waits for the one who has nothing to say", async () => {
  /** @type {Puppet[]} */
  const puppets = [];
  /** @type {string[]} */
  const told = [];
  /** @type {(answer: any) => void} */
  let late = () => {};
  /** @type {Record<string, () => Promise<any>>} */
  const known = { open: async () => "read", draw: async () => null, board: () => new Promise((resolve) => void (late = resolve)) };
  const first = (/** @type {string} */ method) => (told.push(method), known[method]());
  const hire = () => /** @type {any} */ (puppets[puppets.push(new Puppet()) - 1]);
  const solver = new Solver(hire, () => new Promise(() => {}), first);
  assert.equal(await solver.call("open", { text: "p" }), "read");
  const drawn = solver.call("draw", { puzzle: "p" });
  const board = solver.call("board", { puzzle: "p", board: [] });
  await new Promise(setImmediate);
  const [puppet] = puppets;
  assert.deepEqual(puppet.heard.flatMap(({ call }) => call ?? []), ["draw"]);
  for (const { id, ready } of puppet.heard) if (id) puppet.say({ id, result: ready ? null : "drawn" });
  assert.equal(await drawn, "drawn");
  await new Promise(setImmediate);
  const { id, call } = puppet.heard[puppet.heard.length - 1];
  assert.equal(call, "board", "Go has come before the other has said anything");
  puppet.say({ id, result: "marks" });
  late("too late");
  assert.equal(await board, "marks");
  const again = solver.call("open", { text: "p" });
  puppet.say({ id: puppet.heard[puppet.heard.length - 1].id, result: "read by Go" });
  assert.equal(await again, "read by Go");
  assert.deepEqual(told, ["open", "draw", "board"]);
  solver.dismiss();
});

test("another goes on answering where Go never comes", async () => {
  const puppet = new Puppet();
  const solver = new Solver(() => /** @type {any} */ (puppet), () => Promise.reject(new Error("no")), async (method) => (method === "open" ? "read" : null));
  const hint = solver.call("gallery", {});
  await new Promise(setImmediate);
  for (const { id } of puppet.heard) if (id) puppet.say({ id, error: { code: "wasm-load", args: {}, at: {} } });
  await assert.rejects(hint, unloaded);
  assert.equal(await solver.call("open", { text: "p" }), "read");
  assert.equal(solver.hasAnswered, false);
  solver.dismiss();
});

test("the first worker brings the program, its replacement takes over, and all others get it", async () => {
  const program = programFrom("edgewise.wasm");
  const first = stage(program);
  const other = stage(program);
  const bringing = { bring: "edgewise.wasm" };
  assert.deepEqual([first.puppets[0].heard, other.puppets[0].heard], [[{ id: 1, ...bringing }], []]);
  first.puppets[0].die();
  assert.deepEqual(first.puppets[1].heard, [{ id: 1, ...bringing }]);
  first.puppets[1].say({ id: 1, result: "the program" });
  await new Promise(setImmediate);
  assert.equal(first.solver.hasAnswered, false, "the program is no answer of Go");
  for (const [puppet] of [[first.puppets[1]], other.puppets]) assert.deepEqual(puppet.heard.at(-1), { module: "the program" });
});

test("where the program does not come all workers hear of it, and the next one that starts brings it", async () => {
  const program = programFrom("edgewise.wasm");
  const { solver, puppets } = stage(program);
  puppets[0].say({ id: 1, error: { code: "wasm-load", args: {}, at: {} } });
  await new Promise(setImmediate);
  assert.deepEqual(puppets[0].heard.at(-1), { module: null });
  solver.restart();
  assert.deepEqual(puppets[1].heard, [{ id: 2, bring: "edgewise.wasm" }]);
});

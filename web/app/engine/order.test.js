// Steps in order: at once while none waits, else one after the other.

import assert from "node:assert/strict";
import { test } from "node:test";
import { InOrder } from "./order.js";

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("a step is done at once, unless one before it waits", async () => {
  const order = new InOrder(() => {});
  /** @type {string[]} */
  const done = [];
  order.do(() => done.push("a"));
  assert.deepEqual(done, ["a"]);
  /** @type {(value?: unknown) => void} */
  let answer = () => {};
  const asked = order.do(() => new Promise((resolve) => void (answer = resolve)).then(() => done.push("b")));
  order.do(() => done.push("c"));
  order.do(() => turn().then(() => done.push("d")));
  order.do(() => done.push("e"));
  assert.deepEqual(done, ["a"]);
  answer();
  await asked;
  await turn();
  await turn();
  assert.deepEqual(done, ["a", "b", "c", "d", "e"]);
  order.do(() => done.push("f"));
  assert.equal(done.at(-1), "f", "at once again");
});

test("one that fails holds up none of those after it", async () => {
  const order = new InOrder(() => {});
  const failed = order.do(() => Promise.reject(new Error("lost")));
  const next = order.do(() => "next");
  await assert.rejects(() => Promise.resolve(failed));
  assert.equal(await next, "next");
});

test("it is told once when they wait for long, and when they do no more", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {boolean[]} */
  const told = [];
  const order = new InOrder((waits) => told.push(waits));
  /** @type {(value?: unknown) => void} */
  let answer = () => {};
  const asked = order.do(() => new Promise((resolve) => void (answer = resolve)));
  t.mock.timers.tick(999);
  assert.deepEqual(told, []);
  t.mock.timers.tick(1);
  const after = order.do(() => "after");
  t.mock.timers.tick(5000);
  assert.deepEqual(told, [true]);
  answer();
  await Promise.all([asked, after]);
  await turn();
  assert.deepEqual(told, [true, false]);
});

// Steps in order: at once while none waits, else one after the other. Of thoughts only the latest goes on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { InOrder, Latest } from "./order.js";

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

/** Thinks for ever about every puzzle but "short". @param {string[]} asked */
const solver = (asked) => ({
  tied: () => /** @type {any} */ ({
    call: async (/** @type {string} */ method, /** @type {any} */ { puzzle, handle }) => {
      await new Promise((resolve) => setTimeout(resolve));
      asked.push(`${method} ${puzzle ?? handle}`);
      if (puzzle === "wrong") throw new Error(puzzle);
      return { handle: 7, done: puzzle === "short" };
    },
  }),
});
const params = (/** @type {string} */ puzzle) => ({ puzzle, switches: { order: "row", once: false, fixed: false, turns: false } });

test("what is asked last ends what was asked before", async () => {
  /** @type {string[]} */
  const asked = [];
  const [go, latest] = [solver(asked), new Latest()];
  let told = 0;
  const first = latest.think(go, "textbook", params("long"), () => void told++);
  while (told === 0) await new Promise((resolve) => setTimeout(resolve));
  assert.equal((await latest.think(go, "textbook", params("short"), () => {}))?.done, true);
  assert.equal(await first, null);
  assert.equal(asked.filter((call) => call === "drop 7").length, 1);
});

test("what was given up ends, and its error is nobody's", async () => {
  const latest = new Latest();
  const long = latest.think(solver([]), "textbook", params("long"), () => {});
  latest.stop();
  assert.equal(await long, null);
  await assert.rejects(latest.think(solver([]), "textbook", params("wrong"), () => {}));
  const wrong = latest.think(solver([]), "textbook", params("wrong"), () => {});
  latest.stop();
  assert.equal(await wrong, null);
});

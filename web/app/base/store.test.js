// The store: its changes and news reach those who listen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Store } from "./store.js";

test("a change is told once it is made, and news reach who listens for them, in order", () => {
  const store = new Store({ n: 1 });
  /** @type {unknown[]} */
  const heard = [];
  store.addEventListener("change", () => heard.push(store.state.n));
  store.on("leaving", () => heard.push("first"));
  store.on("leaving", () => heard.push("second"));
  store.on("opened", () => heard.push("never"));
  store.change((state) => void (state.n = 2));
  store.emit("leaving");
  assert.deepEqual(heard, [2, "first", "second"]);
});

test("whoever waits goes on once it holds, at once or after the change that makes it so", async () => {
  const store = new Store({ n: 1 });
  await store.until(({ n }) => n === 1);
  let over = false;
  const waits = store.until(({ n }) => n === 3).then(() => (over = true));
  store.change((state) => void (state.n = 2));
  await new Promise(setImmediate);
  assert.equal(over, false);
  store.change((state) => void (state.n = 3));
  await waits;
});

test("what follows from the state is derived before a change is told, as whatever that is told", () => {
  const store = new Store({ n: 1, twice: 2 }, (state) => void (state.twice = 2 * state.n));
  /** @type {unknown[]} */
  const heard = [];
  store.addEventListener("change", () => heard.push(store.state.twice));
  store.on("watched", () => heard.push(`watched ${store.state.twice}`));
  store.change((state) => void (state.n = 2));
  store.change((state) => void (state.n = 3), "watched");
  assert.deepEqual(heard, [4, "watched 6"]);
});

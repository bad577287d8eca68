// The store: what changes is told, and what rooms tell is heard by others.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Store } from "./store.js";

test("a change is told once it is made, and news reach who listens for them, in order", () => {
  const store = new Store({ n: 1 });
  /** @type {unknown[]} */
  const heard = [];
  store.addEventListener("change", () => heard.push(store.state.n));
  store.hear("leaving", () => heard.push("first"));
  store.hear("leaving", () => heard.push("second"));
  store.hear("opened", () => heard.push("never"));
  store.change((state) => void (state.n = 2));
  store.tell("leaving");
  assert.deepEqual(heard, [2, "first", "second"]);
});

// What is announced, and that it is not too much.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { makeLive, newsOf } from "./live.js";
import { Speech } from "./speech.js";
import { initialState } from "./store.js";

const speech = new Speech("en");

test("a broken link is announced with what is kept", () => {
  const kept = { grid: "3x3", expected: 9, tiles: ["ABab", "ABba"], name: "", svg: "", text: "" };
  const problem = { code: "link-cut", args: { arrived: 2, expected: 9 }, at: {} };
  assert.equal(
    newsOf({ ...initialState(), broken: { problem, kept } }, speech),
    "This link was cut off. 2 of 9 tiles arrived; they are kept. Ask for it again, or enter the other seven.",
  );
});

test("at most one message a second, and the latest wins", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(performance, "now", () => 10_000);
  const element = /** @type {Element} */ ({ textContent: "" });
  const live = makeLive(element);
  const say = (/** @type {string} */ code) =>
    live({ ...initialState(), broken: { problem: { code, args: {}, at: {} } } }, speech);
  say("empty");
  mock.timers.tick(1);
  assert.match(element.textContent ?? "", /nothing here/);
  say("not-text");
  say("no-puzzle");
  mock.timers.tick(998);
  assert.match(element.textContent ?? "", /nothing here/);
  mock.timers.tick(2);
  assert.match(element.textContent ?? "", /no puzzle/);
  mock.timers.reset();
  mock.restoreAll();
});

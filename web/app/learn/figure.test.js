// A figure runs while it is in view and has more to show.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { makeFrames } from "./figure.js";

test("a figure runs while the last crossing that is reported has it in sight", () => {
  let cross = /** @type {(entries: { isIntersecting: boolean }[]) => void} */ (() => {});
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(/** @type {typeof cross} */ told) {
        cross = told;
      }
      observe() {}
    },
  });
  /** @type {((now: number) => void)[]} */
  const asked = [];
  Object.assign(globalThis, { requestAnimationFrame: (/** @type {(now: number) => void} */ frame) => asked.push(frame) });
  const frame = mock.fn(() => true);
  const ask = makeFrames(/** @type {any} */ ({}), new AbortController().signal, frame);
  const draw = () => asked.splice(0).forEach((one) => one(0));

  for (const [crossings, runs] of /** @type {[boolean[], boolean][]} */ ([
    [[true], true],
    [[false], false],
    [[false, true], true],
    [[true, false], false],
    [[false, true, false, true], true],
  ])) {
    cross(crossings.map((isIntersecting) => ({ isIntersecting })));
    ask();
    draw();
    frame.mock.resetCalls();
    draw();
    assert.equal(frame.mock.callCount() > 0, runs, crossings.join());
  }
});

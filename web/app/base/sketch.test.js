// Small drawings: their text is Go's, and few points show what was drawn.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { penWay, readSketch, sketchText, withStroke } from "./sketch.js";

/** @import {Point} from "./sketch.js" */

/** @type {{ name: string, strokes: Point[][] | null, rest: string }[]} */
const table = JSON.parse(readFileSync(new URL("../../../solver/sketch/testdata/sketches.json", import.meta.url), "utf8"));

/** @param {number} points @param {(turn: number) => number} [far] @returns {Point[]} */
const circle = (points, far = () => 15) =>
  Array.from({ length: points }, (_, at) => {
    const turn = (2 * Math.PI * at) / (points - 1);
    return [16 + far(turn) * Math.cos(turn), 16 + far(turn) * Math.sin(turn)];
  });

test("a text is read as Go reads it, and written again", () => {
  for (const { name, strokes, rest } of table) {
    assert.deepEqual(readSketch(name), { strokes, rest }, name);
    if (strokes) assert.ok(name.startsWith(sketchText(strokes)));
  }
  assert.equal(sketchText([]), "");
});

test("what is too large is no drawing", () => {
  const line = (/** @type {number} */ points) => `~~${"00v1".repeat(points).slice(0, 2 * points)}`;
  for (const [text, sound] of /** @type {[string, boolean][]} */ ([[line(96), true], [line(97), false], [`~~gg${"-gg".repeat(15)}`, true], [`~~gg${"-gg".repeat(16)}`, false]])) {
    assert.equal(readSketch(text).strokes !== null, sound, text);
  }
});

test("a stroke keeps its ends and corners and no more points than it needs", () => {
  const steps = Array.from({ length: 100 }, (_, at) => at / 10);
  const corner = /** @type {Point[]} */ ([...steps.map((x) => [x, 0]), ...steps.map((y) => [10, y])]);
  assert.deepEqual(withStroke([], corner), [[[0, 0], [10, 0], [10, 10]]]);
  assert.deepEqual(withStroke([], [[3.2, 4.4]]), [[[3, 4]]]);
  assert.deepEqual(withStroke([], [[3.2, 4.4], [3.3, 4.3]]), [[[3, 4]]], "a tap is a dot");
  const [round] = withStroke([], circle(400)) ?? [[]];
  assert.ok(round.length >= 8 && round.length <= 24, `${round.length}`);
  assert.deepEqual(round[0], round[round.length - 1], "it stays closed");
});

test("any drawing that was made is read again as it was, until it is full", () => {
  /** @type {Point[][]} */
  let strokes = [];
  for (let more = 0; more < 40; more++) {
    const next = withStroke(strokes, circle(300, (turn) => 11 + 4 * Math.sin((more + 3) * turn)));
    if (!next) break;
    assert.deepEqual(next.slice(0, -1), strokes);
    strokes = next;
    assert.deepEqual(readSketch(`${sketchText(strokes)} Frog`), { strokes, rest: "Frog" });
  }
  assert.ok(strokes.length < 40);
  assert.equal(withStroke(strokes, [[1, 1], [20, 20]]), null);
});

test("what a stroke drew is kept, or the drawing is full", () => {
  /** @type {Point[][]} */
  let strokes = [];
  const round = circle(200);
  for (;;) {
    const next = withStroke(strokes, round);
    if (!next) break;
    strokes = next;
    const kept = strokes[strokes.length - 1];
    const near = (/** @type {Point} */ [x, y]) => kept.some(([x1, y1], at) => {
      const [x2, y2] = kept[Math.max(0, at - 1)];
      const [dx, dy] = [x2 - x1, y2 - y1];
      const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1);
      const part = Math.min(1, Math.max(0, along));
      return Math.hypot(x1 + part * dx - x, y1 + part * dy - y) < 3.5;
    });
    assert.ok(round.every(near), JSON.stringify(kept));
  }
  assert.ok(strokes.length >= 4);
  const scribble = Array.from({ length: 5000 }, (_, at) => /** @type {Point} */ ([16 + 15 * Math.sin(at / 3), 16 + 15 * Math.sin(at / 7)]));
  assert.equal(withStroke([], scribble), null, "too much for any drawing");
});

test("a pen goes along the strokes and stands on dots", () => {
  assert.equal(penWay([[[0, 1], [2, 3], [4, 5]], [[6, 7]]]), "M0 1L2 3L4 5M6 7h0");
});

// The geometry of the curve over the number of motifs.

import assert from "node:assert/strict";
import test from "node:test";
import { HEIGHT, LEFT, RIGHT, across, expectedPlot, pathOf, sharePlot } from "./curve.js";

const points = Array.from({ length: 12 }, (_, i) => ({ motifs: i + 1, expected: 95126814720 / (2 * i + 2) ** 12, share: 1 / (i + 1) }));

test("the numbers of motifs stand at equal distances between the ends of the lines", () => {
  const xs = points.map(({ motifs }) => across(motifs, 12));
  assert.ok(xs[0] > LEFT && xs[11] < RIGHT);
  for (let i = 2; i < 12; i++) assert.ok(Math.abs(xs[i] - xs[i - 1] - (xs[1] - xs[0])) < 1e-9);
  assert.equal(across(1, 1), xs[0]);
});

test("shares have their lines at nothing, a half and all", () => {
  const { dots, rules } = sharePlot(points, 12);
  assert.deepEqual(rules.map(({ value }) => value), [0, 0.5, 1]);
  assert.equal(dots[0].y, rules[2].y);
  assert.equal(dots[1].y, rules[1].y);
});

test("expected numbers lie between powers of ten, one of which is 1", () => {
  const { dots, rules } = expectedPlot(points, 12);
  assert.deepEqual(rules.map(({ value }) => value), [-6, -3, 0, 3, 6, 9]);
  const y = (/** @type {number} */ exponent) => /** @type {{ y: number }} */ (rules.find(({ value }) => value === exponent)).y;
  assert.ok(dots[3].y < y(0) && dots[4].y > y(0), "1.38 with four motifs, 0.095 with five");
  for (const dot of dots) assert.ok(dot.y >= rules[5].y && dot.y <= rules[0].y && dot.y < HEIGHT);
});

test("a line joins neighbours, and leaves out what is not known yet", () => {
  const some = points.map((point) => ({ ...point, share: [2, 3, 9].includes(point.motifs) ? 0 : null }));
  const { dots, rules } = sharePlot(some, 12);
  assert.deepEqual(dots.map(({ motifs }) => motifs), [2, 3, 9]);
  const at = (/** @type {number} */ motifs) => `${across(motifs, 12)} ${rules[0].y}`;
  assert.equal(pathOf(dots), `M${at(2)}L${at(3)}M${at(9)}`);
});

test("there is something to draw while nothing is known", () => {
  assert.deepEqual(expectedPlot([], 12).rules.map(({ value }) => value), [0]);
  assert.deepEqual(sharePlot([], 12).dots, []);
});

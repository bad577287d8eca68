import assert from "node:assert/strict";
import { test } from "node:test";

import { between, boxOf, panBy, reveal, whole, zoomAbout } from "./viewport.js";

/** 16×16 cells with a margin. @type {import("./viewport.js").Box} */
const board = [-54, -54, 1608, 1608];
const all = whole(board);

test("the whole board is seen at first", () => {
  assert.deepEqual(boxOf(all, board), board);
});

test("zooming keeps the point under the finger", () => {
  const about = { x: 1200, y: 300 };
  const near = zoomAbout(all, board, about, 4, 10);
  const where = (/** @type {import("./viewport.js").View} */ view) => [(about.x - view.x) * view.zoom, (about.y - view.y) * view.zoom];
  assert.equal(near.zoom, 4);
  for (const [axis, at] of where(near).entries()) assert.ok(Math.abs(at - where(all)[axis]) < 1e-9);
});

test("zooming ends at the whole board and at the largest zoom", () => {
  const near = zoomAbout(all, board, { x: 700, y: 700 }, 100, 8);
  assert.equal(near.zoom, 8);
  assert.deepEqual(zoomAbout(near, board, { x: 1500, y: 0 }, 1 / 100, 8), all, "out again lies as at first, wherever the finger is");
});

test("panning ends at the rim", () => {
  const near = zoomAbout(all, board, { x: -54, y: -54 }, 2, 8);
  assert.deepEqual(boxOf(panBy(near, board, 100, 50), board), [46, -4, 804, 804]);
  assert.deepEqual(boxOf(panBy(near, board, -100, 5000), board), [-54, 750, 804, 804]);
  assert.deepEqual(panBy(all, board, 100, 100), all);
});

test("a point comes into view by the least movement", () => {
  const near = zoomAbout(all, board, { x: -54, y: -54 }, 2, 8);
  assert.deepEqual(reveal(near, board, { x: 400, y: 400 }, 60), near, "what is in view stays");
  assert.deepEqual(boxOf(reveal(near, board, { x: 800, y: 400 }, 60), board), [56, -54, 804, 804]);
  const right = panBy(near, board, 5000, 0);
  assert.deepEqual(boxOf(reveal(right, board, { x: 600, y: 400 }, 60), board), [540, -54, 804, 804]);
  const close = zoomAbout(all, board, { x: 0, y: 0 }, 16, 16);
  const [x, , width] = boxOf(reveal(close, board, { x: 500, y: 500 }, 60), board);
  assert.equal(x + width / 2, 500, "what is larger than the view comes to its middle");
});

test("of a wider window the board has all, and its middle", () => {
  /** One and a half times as wide as the board. @type {import("./viewport.js").Box} */
  const wider = [-456, -54, 2412, 1608, 402];
  const [, , width] = board;
  const seen = whole(wider);
  assert.deepEqual(boxOf(seen, wider), [-456, -54, 2412, 1608]);
  assert.deepEqual(panBy(seen, wider, 300, 300), seen, "it is seen whole");
  const some = zoomAbout(seen, wider, { x: -54, y: 0 }, 1.25, 8);
  const [x, , across] = boxOf(some, wider);
  assert.equal(x + across / 2, -54 + width / 2, "while it is narrower than the window");
  const near = zoomAbout(seen, wider, { x: -456, y: 0 }, 3, 8);
  assert.deepEqual(boxOf(near, wider).slice(0, 3), [-54, -18, 804], "then the window ends where it ends");
  assert.equal(boxOf(panBy(near, wider, 9999, 0), wider)[0], -54 + width - 804);
  assert.deepEqual(zoomAbout(near, wider, { x: 0, y: 0 }, 1 / 100, 8), seen, "out again lies as at first");
});

test("on the way between two views", () => {
  const near = zoomAbout(all, board, { x: 1554, y: 1554 }, 4, 8);
  assert.deepEqual(between(all, near, 0), all);
  assert.deepEqual(between(all, near, 1), near);
  assert.deepEqual(boxOf(between(all, near, 0.5), board), [549, 549, 1005, 1005], "half way between the corners");
});

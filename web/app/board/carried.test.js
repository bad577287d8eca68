import assert from "node:assert/strict";
import { test } from "node:test";

import { LEAST, spotOf } from "./carried.js";

const WIDTH = 390;

test("a tile under a mouse is put down where the mouse is", () => {
  for (const cell of [22, 40, 64, 119, 217]) {
    assert.deepEqual(spotOf({ x: 100, y: 300 }, cell, false, WIDTH).aim, { x: 100, y: 300 }, `${cell}`);
  }
  assert.deepEqual(spotOf({ x: 100, y: 300 }, 119, false, WIDTH).middle, { x: 100, y: 300 });
});

test("a finger covers little of the tile and means what lies near it, wherever it is", () => {
  for (const cell of [11, 22, 40, 64, 119, 160]) {
    for (const x of [0, 3, 195, 389]) {
      for (const y of [200, 300, 800]) {
        const { middle, aim, size } = spotOf({ x, y }, cell, true, WIDTH);
        const about = `cells of ${cell} at ${x}, ${y}`;
        assert.ok(size >= LEAST && size >= cell, about);
        assert.ok(middle.y + size / 2 < y + size / 10, `no more than a tenth of the tile is below the finger: ${about}`);
        assert.ok(aim.y < y && Math.abs(aim.y - y) < Math.max(cell, LEAST) / 2, `what it is meant for is near the finger: ${about}`);
        if (cell >= LEAST) assert.ok(Math.abs(aim.y - middle.y) < cell / 4 && Math.abs(aim.y - y) < cell / 4, `the tile and the finger mean the same cell: ${about}`);
        else assert.ok(middle.y + size / 2 < aim.y - cell / 2, `the tile does not cover the cell: ${about}`);
      }
    }
  }
});

test("at the upper end of the window it hangs beside the cell and is seen whole", () => {
  for (const x of [0, 100, 290, 390]) {
    for (const finger of [true, false]) {
      const { middle, aim, size } = spotOf({ x, y: 70 }, 22, finger, WIDTH);
      assert.ok(middle.y >= size / 2 && middle.x >= size / 2 && middle.x <= WIDTH - size / 2, `${x}`);
      assert.ok(Math.abs(middle.x - aim.x) > (size + 22) / 2, `${x}`);
    }
    assert.ok(spotOf({ x, y: 70 }, 119, true, WIDTH).middle.y >= 119 / 2, `${x}`);
  }
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { shelve } from "./sprites.js";

test("every picture has a place of its own on the sheet", () => {
  const boxes = Array.from({ length: 40 }, (_, i) => ({ name: `tile-${i}`, x: -i, y: 1 - i, width: 7 + ((i * 13) % 29), height: 5 + ((i * 7) % 31) }));
  const { width, height, spots } = shelve(boxes);
  assert.equal(spots.size, boxes.length);
  const taken = [...spots.values()];
  for (const [i, one] of taken.entries()) {
    assert.deepEqual([one.x, one.y, one.width, one.height], [boxes[i].x, boxes[i].y, boxes[i].width, boxes[i].height]);
    assert.ok(one.left >= 0 && one.top >= 0 && one.left + one.width <= width && one.top + one.height <= height, `${i} is on the sheet`);
    for (const other of taken.slice(i + 1)) {
      assert.ok(one.left + one.width <= other.left || other.left + other.width <= one.left || one.top + one.height <= other.top || other.top + other.height <= one.top);
    }
  }
  const used = boxes.reduce((sum, box) => sum + box.width * box.height, 0);
  assert.ok(width * height < 2 * used, "most of the sheet is used");
});

test("a sheet without pictures is a sheet", () => {
  assert.deepEqual(shelve([]), { width: 1, height: 1, spots: new Map() });
});

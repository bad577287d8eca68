// The two tiles that join at home really mate.

import assert from "node:assert/strict";
import { test } from "node:test";
import { edgeAt, mateOf, pairOf } from "./pair.js";

test("the pair shows two halves of one picture", () => {
  for (const [tiles, left, right] of /** @type {[string[], number | undefined, number | undefined][]} */ ([
    [["ABcd", "aCDe", "EEEE"], 0, 1],
    [["aaaa", "bbbb", "BAcc"], 0, 2],
    [["aaaa", "bcbc", "deCd"], 1, 2],
    [["aaaa", "bbbb"], undefined, undefined],
    [[], undefined, undefined],
    [["BGus", "BSbu", "BSgu", "BSgu", "BUsg", "GBsu", "GSbu", "GUbs", "GUgs"], 0, 1],
  ])) {
    const pair = pairOf(tiles);
    assert.deepEqual([pair?.left[0], pair?.right[0]], [left, right], tiles.join("."));
    if (!pair) continue;
    const [one, other] = [edgeAt(tiles[pair.left[0]], pair.left[1], 1), edgeAt(tiles[pair.right[0]], pair.right[1], 3)];
    assert.equal(other, mateOf(one), tiles.join("."));
  }
});

// Which texts are read at once, and which in slices.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isQuick } from "./turns.js";

test("a link is read at once, and what may take long in slices", () => {
  const long = "x".repeat(100_000);
  for (const text of ["p", " p\n", "#day=2026-11-29", `grid=${long}`, ` #grid=${long}\n`]) {
    assert.ok(isQuick(text), text.slice(0, 20));
  }
  for (const text of ["a b", "a\nb", "grid= b", long, `{"tiles":["${long}"]}`, `grid=${long} b`]) {
    assert.ok(!isQuick(text), text.slice(0, 20));
  }
});

// One sign of what is typed into the field for a picture's emoji.

import assert from "node:assert/strict";
import { test } from "node:test";
import { oneSign, signed } from "./emoji.js";

test("one sign is taken, however many code points it has", () => {
  for (const sign of ["🐸", "❤️", "👍🏽", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🇩🇰", "1️⃣", "★"]) {
    for (const typed of [sign, ` ${sign} `, `${sign}🐢`, `${sign}frog`]) assert.equal(oneSign(typed), sign, typed);
  }
});

test("words are no pictures", () => {
  for (const typed of ["", "   ", "frog", "B", "7", "צ", "# 1"]) assert.equal(oneSign(typed), "", typed);
});

test("the sign stands before the name, or alone", () => {
  assert.deepEqual([signed("🐸", "Frog"), signed("", "Frog"), signed("🐸", ""), signed("", "")], ["🐸 Frog", "Frog", "🐸", ""]);
});

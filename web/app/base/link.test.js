// Names as links write them, and the one sign taken from a field for an emoji.

import assert from "node:assert/strict";
import { test } from "node:test";
import { nameWord, oneSign, readName, signed, signsOf } from "./link.js";

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

test("a name is read as it was written, and a damaged one is none", () => {
  for (const name of ["fox", "red fox", "🐸 Frog", "a_b.c!", "it's (new)*", "50 %"]) assert.equal(readName(nameWord(name)), name);
  assert.equal(nameWord("a_b c."), "a%5Fb_c%2E");
  for (const word of ["%zz", "%E2%8"]) assert.equal(readName(word), null);
});

test("a text is split into signs where the browser cannot do so", () => {
  const text = "e\u0301🇩🇰🇫🇷👩🏽‍🌾a\uFE0F!";
  const own = signsOf(text);
  const { Segmenter } = Intl;
  try {
    Object.defineProperty(Intl, "Segmenter", { value: undefined, configurable: true, writable: true });
    assert.deepEqual(signsOf(text), own.map(({ segment, index }) => ({ segment, index })));
    assert.equal(own.length, 6);
  } finally {
    Object.defineProperty(Intl, "Segmenter", { value: Segmenter, configurable: true, writable: true });
  }
});

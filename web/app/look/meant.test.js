// A list with a mistyped word corrected.

import assert from "node:assert/strict";
import { test } from "node:test";
import { correctedText } from "./words.js";

test("a word is put right wherever it stands alone", () => {
  for (const [text, found, guess, want] of [
    ["1. dgo head, Dgo tail; dogs", "dgo", "dog", "1. dog head, dog tail; dogs"],
    ["dgo/dgo (dgo)", "dgo", "dog", "dog/dog (dog)"],
    ["a.b, axb", "a.b", "a b", "a b, axb"],
    ["Öhi, Köhi", "öhi", "Uhu", "Uhu, Köhi"],
    ["cost: $& of it", "of", "$&", "cost: $& $& it"],
    ["owl", "cat", "dog", "owl"],
  ]) {
    assert.equal(correctedText(text, { code: "look-slip", args: { found, guess } }), want);
  }
  assert.equal(correctedText("as it is", { code: "look-numbers" }), "as it is");
});

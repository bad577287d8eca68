// The summary of a puzzle's whole reasoning.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { words as german } from "../../words/de.js";
import { words as english } from "../../words/en.js";
import { Speech } from "../speech/speech.js";
import { summary } from "./explanation.js";

/** @import {Reasoned} from "../../types.d.ts" */

const [en, de] = [new Speech("en", english), new Speech("de", german)];

test("the whole reasoning is added up", () => {
  const reasoned = /** @type {Reasoned} */ (JSON.parse(readFileSync(new URL("../../../wasm/testdata/reasoning.json", import.meta.url), "utf8")).result);
  assert.equal(summary(reasoned, en), "9 steps: 6 can be deduced, 3 take a guess.");
  assert.equal(summary(reasoned, de), "9 Schritte: 6 ergeben sich von selbst, 3 muss man raten.");
  assert.equal(summary({ ...reasoned, steps: reasoned.steps.slice(3, 4), complete: false }, en), "1 step: 1 can be deduced. The next one takes too long to find.");
  assert.match(summary({ ...reasoned, steps: [] }, en), /^No step found/);
  assert.equal(summary({ ...reasoned, steps: [], complete: false, dead: true }, en), "These tiles have no solution.");
  assert.equal(summary({ ...reasoned, steps: reasoned.steps.slice(3, 4), complete: false, dead: true }, de), "1 Schritt: 1 ergibt sich von selbst. Diese Karten haben keine Lösung.");
});

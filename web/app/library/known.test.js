// What is known of one of My puzzles.

import assert from "node:assert/strict";
import { test } from "node:test";
import { words as english } from "../../words/en.js";
import { Speech } from "../speech/speech.js";
import { knownWords } from "./known.js";

/** @import {Board} from "../../types.d.ts" */
/** @import {Mine} from "../keep/record.js" */

const en = new Speech("en", english);
/** @type {Board} */
const board = [[0, 0], [1, 0], null];

/**
 * @param {number} [step] how many tiles lie by the guide
 * @param {Board | null} [own]
 */
const told = (step, own = board) => {
  const guide = step === undefined ? undefined : { board, order: [0, 1, 2], step, index: 0 };
  return knownWords(/** @type {Mine} */ (/** @type {unknown} */ ({ board: own, searches: [], found: 2, ...(guide && { guide }) })), en).join(" · ");
};

test("how far it has come is said once: on the real table where it is built there, else here", () => {
  assert.equal(told(), "2 of 3 · 2 solutions");
  assert.equal(told(0), "2 of 3 · 2 solutions");
  assert.equal(told(1), "building: 1 of 3 · 2 solutions");
  assert.equal(told(3), "built · 2 solutions");
  assert.equal(told(undefined, null), "2 solutions");
});

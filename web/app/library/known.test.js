// The facts on the card of one of My puzzles.

import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "../../words/en.js";
import { Speech } from "../speech/speech.js";
import { knownWords, namelessWords } from "./known.js";

/** @import {Board} from "../../types.d.ts" */
/** @import {Mine} from "../keep/record.js" */

const speech = new Speech("en", words);
/** @type {Board} */
const board = [[0, 0], [1, 0], null];

/** @param {number} [step] how many tiles the guide has placed @param {Board | null} [own] */
const told = (step, own = board) => {
  const guide = step === undefined ? undefined : { board, order: [0, 1, 2], step, index: 0 };
  return knownWords(/** @type {Mine} */ (/** @type {unknown} */ ({ board: own, searches: [], found: 2, ...(guide && { guide }) })), speech).join(" · ");
};

test("how far it has come is said once: on the real table where it is built there, else here", () => {
  assert.equal(told(), "2 of 3 · 2 solutions");
  assert.equal(told(0), "2 of 3 · 2 solutions");
  assert.equal(told(1), "building: 1 of 3 · 2 solutions");
  assert.equal(told(3), "built · 2 solutions");
  assert.equal(told(undefined, null), "2 solutions");
});

test("a full board that is no solution is told by its score", () => {
  const full = /** @type {Board} */ ([[0, 0], [1, 0], [2, 0]]);
  const told = (/** @type {Partial<Mine>} */ more) => knownWords(/** @type {Mine} */ ({ searches: /** @type {Mine["searches"]} */ ([]), board: full, laid: 5, ...more }), speech).join(" · ");
  const scored = { laid: 5, score: 1, seams: 2 };
  assert.equal(told({}), "3 of 3");
  assert.equal(told({ scored }), "1 of 2 seams match · 1 mismatch");
  assert.equal(told({ scored, laid: 6 }), "3 of 3", "that was another board");
  assert.equal(told({ scored, board }), "2 of 3");
});

test("one without a name tells its grid and when it was last opened, one with a name does not", () => {
  const nameless = (/** @type {Partial<Mine>} */ more) => {
    const mine = { id: "", name: "", called: "", link: "grid=3x3&tiles=a", board: null, game: null, opened: 0, laid: 0, solved: 0, searches: [], ...more };
    return namelessWords(mine, speech).join(" · ").replace(/\s/g, " ");
  };
  assert.equal(nameless({ opened: new Date(2026, 10, 27, 7, 5).getTime() }), "3 × 3 · last opened Nov 27, 2026, 7:05 AM");
  assert.equal(nameless({}), "3 × 3", "nobody knows when");
  assert.match(nameless({ link: "tiles=abc&grid=hex2" }), /^7 hexagons/);
  assert.equal(nameless({ name: "Frogs" }) + nameless({ called: "Aunt" }), "");
});

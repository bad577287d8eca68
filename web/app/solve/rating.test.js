// A puzzle's difficulty in words, and the questions to Go behind it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { words as german } from "../../words/de.js";
import { words as english } from "../../words/en.js";
import { Store } from "../base/store.js";
import { effortWords, ratedWords } from "../speech/difficulty.js";
import { Speech } from "../speech/speech.js";
import { rateAtHand } from "./rating.js";

/** @import {Puzzle} from "../../types.d.ts" */
/** @import {App} from "../shell/state.d.ts" */

const [en, de] = [new Speech("en", english), new Speech("de", german)];

test("difficulty is told with the effort, and with what can be deduced", () => {
  const rated = /** @type {const} */ ({ effort: 12_345, effortAbove: null, difficulty: "tricky" });
  const told = "Difficulty: tricky. A methodical search takes about 12,000 tries to find its first solution.";
  assert.equal(ratedWords(rated, en), told);
  assert.equal(ratedWords({ ...rated, followed: null }, en), told);
  for (const [follow, all, words, german] of /** @type {const} */ ([
    [0, 9, "No tile can be placed by logic alone.", "Keine Karte ergibt sich von selbst."],
    [1, 9, "One of the nine tiles can be placed by logic alone.", "Eine von neun Karten ergibt sich von selbst."],
    [6, 9, "Six of the nine tiles can be placed by logic alone.", "Sechs von neun Karten ergeben sich von selbst."],
    [9, 9, "All nine tiles can be placed by logic alone.", "Alle neun Karten ergeben sich von selbst."],
    [14, 25, "14 of the 25 tiles can be placed by logic alone.", "14 von 25 Karten ergeben sich von selbst."],
  ])) {
    assert.equal(ratedWords({ ...rated, followed: { follow, all } }, en), `${told} ${words}`);
    assert.ok(ratedWords({ ...rated, followed: { follow, all } }, de).endsWith(` ${german}`), german);
  }
});

test("an effort with too many digits is a power of ten, and one that is not known is only more", () => {
  for (const [effort, effortAbove, words, german] of /** @type {const} */ ([
    [1.1e14, null, "About 110,000,000,000,000 tries to the first solution", "Etwa 110.000.000.000.000 Versuche bis zur ersten Lösung"],
    [8.13e20, null, "About 10²¹ tries to the first solution", "Etwa 10²¹ Versuche bis zur ersten Lösung"],
    [null, 1e48, "More than 10⁴⁸ tries to the first solution", "Mehr als 10⁴⁸ Versuche bis zur ersten Lösung"],
    [null, 1e8, "More than 10⁸ tries to the first solution", "Mehr als 10⁸ Versuche bis zur ersten Lösung"],
  ])) {
    const rated = /** @type {const} */ ({ effort, effortAbove, difficulty: "fiendish" });
    assert.equal(effortWords(rated, en), words);
    assert.equal(effortWords(rated, de), german);
    assert.match(ratedWords(rated, en), new RegExp(`^Difficulty: fiendish\\. A methodical search takes ${words.split(" to the")[0].toLowerCase()} to find its first solution\\.$`));
  }
});

/**
 * A page with a puzzle of this many tiles, one of them a clue.
 * @param {number} tiles
 * @param {object} [answer] Go's reasoning
 * @param {() => void} [meanwhile] runs before the answer
 */
function page(tiles, answer, meanwhile = () => {}) {
  const puzzle = /** @type {Puzzle} */ (/** @type {unknown} */ ({ id: "p", tiles: Array.from({ length: tiles }, () => "ABCD"), clues: [{}] }));
  const store = new Store(stateWith({ puzzle }));
  const steps = [false, true, false, true, true, true].map((tried) => ({ tried }));
  /** @type {string[]} */
  const asked = [];
  /** @type {Record<string, object>} */
  const answers = {
    ...{ gallery: { entries: [] }, drop: {} },
    rate: { handle: 1, done: true, effort: 100, effortAbove: null, difficulty: "easy" },
    reasoning: { handle: 2, done: true, complete: true, steps, ...answer },
  };
  const call = async (/** @type {string} */ method) => {
    asked.push(method);
    if (method === "reasoning") meanwhile();
    return answers[method];
  };
  const solver = { call, tied: () => solver };
  return { app: /** @type {App} */ (/** @type {unknown} */ ({ store, solver })), state: store.state, asked };
}

test("what follows is reasoned after the effort, for small puzzles only", async () => {
  const seven = page(7);
  await rateAtHand(seven.app);
  assert.deepEqual(seven.state.solve.rated, { effort: 100, effortAbove: null, difficulty: "easy", followed: { follow: 2, all: 6 } });
  assert.deepEqual(seven.asked, ["gallery", "rate", "reasoning"]);
  const large = page(26);
  await rateAtHand(large.app);
  assert.deepEqual([large.state.solve.rated?.followed, large.asked], [null, ["gallery", "rate"]]);
  const unknown = page(7, { complete: false });
  await rateAtHand(unknown.app);
  assert.equal(unknown.state.solve.rated?.followed, null, "no way to the end was found");
});

test("nobody reasons on for a puzzle that was left", async () => {
  const there = page(7, { done: false }, () => void (there.state.table.puzzle = null));
  await rateAtHand(there.app);
  assert.deepEqual([there.state.solve.rated?.followed, there.asked.at(-1)], [null, "drop"]);
});

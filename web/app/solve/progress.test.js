// A long search's progress in words, its rate, what it stores, and reasons that make it
// unnecessary.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { words as german } from "../../words/de.js";
import { words as english } from "../../words/en.js";
import { words as french } from "../../words/fr.js";
import { isForEver, lasting, lastingOn } from "../speech/amounts.js";
import { reasonSentence } from "../speech/reasons.js";
import { Speech } from "../speech/speech.js";
import { Watch } from "./long-search.js";

/** @import {Puzzle, Reason} from "../../types.d.ts" */

const [en, de, fr] = [new Speech("en", english), new Speech("de", german), new Speech("fr", french)];
const YEAR = 365.25 * 86400;

test("times are told so that people can feel them", () => {
  /** @type {[number, string, string][]} */
  const rows = [
    [0.3, "a moment", "ein Moment"],
    [9.2, "about 9 seconds", "etwa 9 Sekunden"],
    [100, "about 100 seconds", "etwa 100 Sekunden"],
    [12.4 * 60, "about 12 minutes", "etwa 12 Minuten"],
    [5 * 3600, "about 5 hours", "etwa 5 Stunden"],
    [12 * 86400, "about 12 days", "etwa 12 Tage"],
    [4012 * YEAR, "about 4,000 years", "etwa 4000 Jahre"],
    [3.2e6 * YEAR, "about 3.2 million years", "etwa 3,2 Millionen Jahre"],
  ];
  for (const [seconds, english, german] of rows) {
    // No-break spaces separate figures and units.
    assert.equal(lasting(seconds, en).replace(/\s/g, " "), english);
    assert.equal(lasting(seconds, de).replace(/\s|\./g, " ").replace("4 000", "4000"), german);
  }
  assert.equal(lasting(3.2e6 * YEAR, fr).replace(/\s/g, " "), "environ 3,2 millions d’années");
  assert.ok(isForEver(Infinity) && isForEver(NaN) && isForEver(14e9 * YEAR) && !isForEver(YEAR));
  assert.equal(lastingOn(Infinity, 4, en), "the end is out of sight");
  assert.equal(lastingOn(720, 1, en).replace(/\s/g, " "), "about 12 minutes left on 1 core");
});

/** @param {number} nodes @param {number | null} expected */
const at = (nodes, expected) => /** @type {any} */ ({ report: { nodes }, expected });

test("the rate is that of the last seconds, and what is left follows from it", () => {
  const watch = new Watch();
  assert.deepEqual(watch.see(at(0, 9), 0), { rate: 0, left: null });
  assert.equal(watch.see(at(1e6, 9), 100).left, null, "too early to tell");
  const { rate, left } = watch.see(at(10e6, 9), 1000);
  assert.equal(rate, 10e6);
  assert.ok(left !== null && left > 90 && left < 110);
  const later = watch.see(at(10e6 + 100e6, 9), 6000);
  assert.equal(later.rate, 20e6);
  assert.ok(later.left !== null && later.left < left);
  assert.equal(watch.see(at(2e8, null), 7000).left, later.left, "where nothing is known nothing changes");
});

const puzzle = /** @type {Puzzle} */ (
  /** @type {unknown} */ ({
    grid: { sides: 4, cells: [{ row: 0, column: 0 }, { row: 0, column: 1 }] },
    edges: { B: { motif: 0, half: "head" }, b: { motif: 0, half: "tail" }, a: { motif: -1, half: "" } },
    motifs: [{ head: "B", tail: "b", name: "brown" }],
    halves: ["", ""],
    frame: "a",
  })
);

test("every reason has a sentence in both languages, made of what it brings", () => {
  const source = readFileSync(new URL("../../../solver/explain/why/reason.go", import.meta.url), "utf8");
  const codes = [...source.matchAll(/\{Name: "([^"]+)", Args: \[\]string\{([^}]*)\}(?:, At: ([^}]+))?/g)];
  assert.ok(codes.length > 15, "the list of codes was found");
  for (const [, code, list, place] of codes) {
    /** @type {Record<string, any>} */
    const args = {};
    for (const [, name] of list.matchAll(/"(\w+)"/g)) {
      if (name === "tiles" || name === "sides" || name === "counts") args[name] = [0, 1];
      else if (name === "edges") args[name] = ["B", "b"];
      else if (name === "edge" || name === "mate") args[name] = "B";
      else args[name] = name === "of" ? 4 : 2;
    }
    const reason = /** @type {Reason} */ ({ code, args, at: place ? { cell: 1, side: 0, sides: 4 } : {} });
    for (const speech of [en, de]) {
      const sentence = reasonSentence(reason, puzzle, speech);
      assert.notEqual(sentence, speech.say("why.unknown"), code);
      assert.doesNotMatch(sentence, /[{}]|undefined|NaN/, code);
    }
  }
});

test("a reason names tiles from 1 and motifs by name", () => {
  const reason = { code: "frame-corner", args: { expected: 4, found: 3, tiles: [0, 6, 11] }, at: {} };
  assert.equal(reasonSentence(reason, puzzle, en), "Corner tiles: 4 needed, 3 found. Tiles 1, 7, and 12.");
  const uneven = { code: "seams-uneven", args: { edge: "B", found: 5, mate: "b", met: 3 }, at: {} };
  assert.equal(reasonSentence(uneven, puzzle, en), "brown head: 5 ×, brown tail: 3 ×. The numbers must be equal.");
});

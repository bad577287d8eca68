// A sentence for every slip, in both languages.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { repairSentence } from "./repairs.js";
import { Speech } from "./speech.js";

/** @import {Puzzle, Repair} from "../types.d.ts" */

const puzzle = /** @type {Puzzle} */ (
  /** @type {unknown} */ ({
    grid: { sides: 4 },
    edges: { B: { motif: 0, half: "head" }, b: { motif: 0, half: "tail" } },
    motifs: [{ head: "B", tail: "b", name: "brown" }],
    halves: ["", ""],
    frame: "",
  })
);
/** Something for every argument that a slip may bring. */
const ARGS = { tile: 6, side: 3, other: 1, of: 4, from: "B", to: "b", turn: 1, order: [0, 3, 1, 2], word: "BbBb" };

test("every slip has a sentence in both languages, made of what it brings", () => {
  const source = readFileSync(new URL("../../solver/explain/slips.go", import.meta.url), "utf8");
  const codes = [...source.matchAll(/\{Name: "(slip-[^"]+)", Args: \[\]string\{([^}]*)\}/g)];
  assert.ok(codes.length > 5, "the list of slips was found");
  for (const [, code, list] of codes) {
    const names = [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name);
    const args = Object.fromEntries(Object.entries(ARGS).filter(([name]) => names.includes(name)));
    for (const speech of [new Speech("en"), new Speech("de")]) {
      const sentence = repairSentence(/** @type {Repair} */ (/** @type {unknown} */ ({ code, args })), puzzle, speech);
      assert.doesNotMatch(sentence, /[{}]|undefined|NaN|repair\./, code);
    }
  }
});

test("a slip names tiles from 1 and motifs by name", () => {
  const repair = /** @type {Repair} */ (/** @type {unknown} */ ({ code: "slip-side", args: ARGS }));
  assert.equal(repairSentence(repair, puzzle, new Speech("en")), "Tile 7, left: should be brown · tail, not brown · head.");
});

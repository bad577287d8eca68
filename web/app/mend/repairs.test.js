// Every slip has a sentence in every language.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { words as danish } from "../../words/da.js";
import { words as german } from "../../words/de.js";
import { words as english } from "../../words/en.js";
import { words as french } from "../../words/fr.js";
import { Speech } from "../speech/speech.js";
import { changeOf, nearSentence, repairSentence } from "./repairs.js";

/** @import {Puzzle, Repair} from "../../types.d.ts" */

const puzzle = /** @type {Puzzle} */ (
  /** @type {unknown} */ ({
    grid: { sides: 4 },
    edges: { B: { motif: 0, half: "head" }, b: { motif: 0, half: "tail" } },
    motifs: [{ head: "B", tail: "b", name: "brown" }],
    halves: ["", ""],
    frame: "",
  })
);
/** A value for every argument that a slip may have. */
const ARGS = { tile: 6, side: 3, other: 1, of: 4, from: "B", to: "b", turn: 1, order: [0, 3, 1, 2], word: "BbBb" };

/** The slips that Go knows, with the names of their arguments. */
function slips() {
  const source = readFileSync(new URL("../../../solver/explain/mend/slips.go", import.meta.url), "utf8");
  return [...source.matchAll(/\{Name: "(slip-[^"]+)", Args: \[\]string\{([^}]*)\}/g)];
}

test("every slip has a sentence in every language, made of what it brings", () => {
  assert.ok(slips().length > 5, "the list of slips was found");
  for (const [, code, list] of slips()) {
    const names = [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name);
    const args = Object.fromEntries(Object.entries(ARGS).filter(([name]) => names.includes(name)));
    for (const speech of [new Speech("en", english), new Speech("de", german), new Speech("fr", french), new Speech("da", danish)]) {
      const sentence = repairSentence(/** @type {Repair} */ (/** @type {unknown} */ ({ code, args })), puzzle, speech);
      assert.doesNotMatch(sentence, /[{}]|undefined|NaN|repair\./, code);
    }
  }
});

test("a slip names tiles from 1 and motifs by name", () => {
  const repair = /** @type {Repair} */ (/** @type {unknown} */ ({ code: "slip-side", args: ARGS }));
  assert.equal(repairSentence(repair, puzzle, new Speech("en", english)), "Tile 7, left: perhaps brown tail instead of brown head.");
});

test("where the puzzle has a solution, a published one differs, and nothing is called a slip", () => {
  const repair = (/** @type {string} */ code) => /** @type {Repair} */ (/** @type {unknown} */ ({ code, args: ARGS, known: "One Tough Puzzle" }));
  const told = (/** @type {string} */ code, /** @type {Speech} */ speech) => nearSentence(repair(code), puzzle, speech);
  const en = new Speech("en", english);
  assert.deepEqual(["side", "mirrored", "turned", "swapped", "order", "copy"].map((code) => told(`slip-${code}`, en)), [
    "Tile 7, left: One Tough Puzzle has brown tail here.",
    "Tile 7: One Tough Puzzle has its mirror image.",
    "Tile 7: One Tough Puzzle has it turned 1 step clockwise.",
    "Tile 7: One Tough Puzzle has left and right the other way round.",
    "All tiles: read with their sides in this order, they are those of One Tough Puzzle: top, left, right, bottom.",
    "Tile 7: One Tough Puzzle has “brown head, brown tail, brown head, brown tail” in place of a second tile 2.",
  ]);
  for (const speech of [en, new Speech("de", german), new Speech("fr", french), new Speech("da", danish)]) {
    for (const [, code] of slips()) assert.match(told(code, speech), /One Tough Puzzle/, `${speech.language} ${code}`);
    const asks = `${speech.say("repairs.near")} ${speech.say("near.asks")}`;
    assert.doesNotMatch(asks, /mean|gemeint|voulais|mente|slip|Versehen|étourderie|smutter/, speech.language);
  }
});

test("a repair is shown on the tile that it changes, or on the first of them", () => {
  const two = { tiles: ["BbBb", "BBbb"] };
  const one = (/** @type {number} */ tile, /** @type {number} */ side, /** @type {string} */ edge) => ({ tile, side, edge });
  assert.deepEqual(changeOf({ changes: [one(1, 3, "B")] }, two), { before: [..."BBbb"], after: [..."BBbB"], sides: [3] });
  assert.deepEqual(changeOf({ changes: [one(0, 1, "B"), one(0, 2, "b"), one(1, 1, "b")] }, two), { before: [..."BbBb"], after: [..."BBbb"], sides: [1, 2] });
});

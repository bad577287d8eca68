// The words for what the last step did.

import assert from "node:assert/strict";
import { test } from "node:test";
import { words as english } from "../../words/en.js";
import { Speech } from "../speech/speech.js";
import { changed, newDraft } from "./drafts.js";
import { copy, emptyEntry, erase, fill, goTo, swap, turn } from "./entry.js";
import { lastWords } from "./words.js";

/** @import {EntryFacts} from "../../types.d.ts" */
/** @import {LastStep} from "./state.d.ts" */
/** @import {Entry} from "./entry.js" */

const en = new Speech("en", english);
const facts = /** @type {EntryFacts} */ (/** @type {unknown} */ ({ edges: {}, motifs: [], halves: ["", ""] }));

test("a step that is more than an edge is told in a word", () => {
  const two = [..."ABcdACab"].reduce(fill, emptyEntry());
  const second = goTo(two, 1, 2);
  for (const [how, lastStep, words] of /** @type {[(entry: Entry) => Entry, LastStep, string][]} */ ([
    [turn, "turned", "Tile 2: turned once clockwise."],
    [copy, "copied", "Tile 3 is a copy of tile 2. Now tile 4, top."],
    [(entry) => swap(entry, 0), "swapped", "Tiles 2 and 1 have swapped places."],
    [erase, "erased", "Tile 2, bottom: empty again."],
    [() => emptyEntry(), "replaced", "The tiles you were entering aren’t lost: Undo brings them back."],
    [(entry) => Array.from("dBcaDAbC", String).reduce(fill, goTo(entry, 2)), "filled", "The rest is filled in."],
    [() => two, "undone", "Undone."],
  ])) {
    assert.equal(lastWords({ draft: changed({ ...newDraft(), now: second }, how(second)), lastStep }, facts, en), words);
  }
});

test("the last side that is erased leaves an empty tile", () => {
  const one = fill(emptyEntry(), "A");
  assert.equal(lastWords({ draft: changed({ ...newDraft(), now: one }, erase(one)), lastStep: "erased" }, facts, en), "Tile 1 is empty again.");
});

// What is announced while tiles are entered.

import assert from "node:assert/strict";
import { test } from "node:test";
import { words as english } from "../../words/en.js";
import { Speech } from "../speech/speech.js";
import { changed, newDraft } from "./drafts.js";
import { emptyEntry, fill } from "./entry.js";
import { answerOf } from "./facts.js";
import { newsOfEntry } from "./news.js";

/** @import {EntryFacts} from "../../types.d.ts" */
/** @import {State} from "./state.d.ts" */

const en = new Speech("en", english);

test("a side with a picture that is new is told once, as soon as Go has named it", () => {
  const empty = newDraft();
  const draft = changed(empty, fill(emptyEntry(), "A"));
  const about = (/** @type {object} */ edges) =>
    /** @type {EntryFacts} */ (/** @type {unknown} */ ({ edges, motifs: [{ name: "fox", head: "A", tail: "a" }], halves: ["", ""], art: "", entered: {} }));
  const state = (/** @type {Partial<State["entry"]>} */ entry) => /** @type {State} */ (/** @type {unknown} */ ({ entry: { draft: empty, answer: null, candidates: null, carrying: false, lastStep: null, ...entry } }));
  const before = state({ answer: answerOf(empty, about({})) });
  const between = state({ draft, answer: answerOf(empty, about({})) });
  const after = state({ draft, answer: answerOf(draft, about({ A: { motif: 0, half: "head" } })) });
  assert.equal(newsOfEntry(before, between, en), null);
  assert.equal(newsOfEntry(between, after, en), "Top: fox head. Now right.");
  assert.equal(newsOfEntry(after, after, en), null);
});

// Page and command say the same: what Go's tests have written down of faults, reasons
// and slips in every language, see solver/cmd/edgewise/sentences_test.go. Only what is
// read from the right the page alone sets apart from its neighbours.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { noteSentences } from "../app/speech/faults.js";
import { reasonSentence } from "../app/speech/reasons.js";
import { nearSentence, repairSentence } from "../app/solve/repairs.js";
import { Speech } from "../app/speech/speech.js";

/** @type {any[]} */
const sentences = JSON.parse(readFileSync(new URL("../../solver/cmd/edgewise/testdata/sentences.json", import.meta.url), "utf8"));

/** A puzzle on the grid whose motifs have no names and are not cut: so the page too calls an edge by its sign. */
function puzzleOn(/** @type {any} */ grid) {
  const signs = [..."abcd"];
  const edges = Object.fromEntries(signs.map((sign, motif) => [sign, { motif, half: null }]));
  const motifs = signs.map((sign) => ({ head: sign, tail: null, name: "" }));
  return /** @type {any} */ ({ grid, edges, motifs, frame: "", art: "plain", halves: ["", ""] });
}

function said(/** @type {any} */ { notes, reason, repair, name, near, count, grid }, /** @type {Speech} */ speech) {
  if (notes) return noteSentences(notes, speech);
  if (reason) return reasonSentence(reason, puzzleOn(grid), speech);
  if (repair) return (near ? nearSentence : repairSentence)({ ...repair, known: name }, puzzleOn(grid), speech);
  return speech.count("gives", count);
}

const apart = /[\u2068\u2069]/g;

for (const language of ["en", "de", "fr", "da"]) {
  test(`page and command say the same in ${language}`, async () => {
    const { words } = await import(`./${language}.js`);
    const speech = new Speech(language, words);
    assert.ok(sentences.length > 40);
    for (const sentence of sentences) assert.equal(said(sentence, speech).replace(apart, ""), sentence.said[language]);
  });
}

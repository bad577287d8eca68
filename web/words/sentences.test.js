// Page and command say the same: what Go's tests have written down of faults, reasons,
// slips and measures in every language, see solver/cmd/edgewise/sentences_test.go. Only
// what is read from the right the page alone sets apart from its neighbours.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { amount, percent } from "../app/speech/amounts.js";
import { noteSentences } from "../app/speech/faults.js";
import { reasonSentence } from "../app/speech/reasons.js";
import { nearSentence, repairSentence } from "../app/mend/repairs.js";
import { Speech } from "../app/speech/speech.js";

/** @type {any[]} */
const sentences = JSON.parse(readFileSync(new URL("../../solver/cmd/edgewise/testdata/sentences.json", import.meta.url), "utf8"));

/** A puzzle on the grid whose motifs have no names and are not cut: so in signs the page calls an edge by its sign, as the command does. */
function puzzleOn(/** @type {any} */ grid) {
  const signs = [..."abcd"];
  const edges = Object.fromEntries(signs.map((sign, motif) => [sign, { motif, half: null }]));
  const motifs = signs.map((sign) => ({ head: sign, tail: null, name: "" }));
  return /** @type {any} */ ({ grid, edges, motifs, frame: "", art: "signs", halves: ["", ""] });
}

function said(/** @type {any} */ { notes, reason, repair, name, near, count, grid, amount: measure, share }, /** @type {Speech} */ speech) {
  if (notes) return noteSentences(notes, speech);
  if (reason) return reasonSentence(reason, puzzleOn(grid), speech);
  if (repair) return (near ? nearSentence : repairSentence)({ ...repair, known: name }, puzzleOn(grid), speech);
  if (measure !== undefined) return amount(measure, speech);
  if (share !== undefined) return percent(share, speech);
  return speech.count("gives", count);
}

/** Those that there are tables of. */
const languages = readdirSync(new URL(".", import.meta.url)).flatMap((name) => /^([a-z]{2})\.js$/.exec(name)?.[1] ?? []);
const apart = /[\u2068\u2069]/g;

for (const language of languages) {
  test(`page and command say the same in ${language}`, async () => {
    const { words } = await import(`./${language}.js`);
    const speech = new Speech(language, words);
    assert.ok(sentences.length > 40);
    for (const sentence of sentences) {
      assert.ok(sentence.said[language], "a language of the command, too? Then go test ./solver/cmd/edgewise -run SayTheSame -update");
      assert.equal(said(sentence, speech).replace(apart, ""), sentence.said[language]);
    }
  });
}

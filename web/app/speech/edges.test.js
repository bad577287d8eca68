// The names of edges and motifs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { words as danish } from "../../words/da.js";
import { words as german } from "../../words/de.js";
import { words as english } from "../../words/en.js";
import { words as french } from "../../words/fr.js";
import { edgeName, motifName, nameAndSign } from "./edges.js";
import { Speech } from "./speech.js";

/** Counts the questions to the table. */
class Asked extends Speech {
  asked = 0;

  /** @param {string} key */
  knows(key) {
    this.asked++;
    return super.knows(key);
  }
}

test("names are worked out once for all motifs, and anew as they are drawn or said otherwise", () => {
  const [en, de] = [new Asked("en", english), new Asked("de", german)];
  const motifs = ["Frog", "frog", "brown", ""].map((name, at) => ({ head: "ABCD"[at], tail: "abcd"[at], name }));
  const all = (/** @type {string} */ art, /** @type {Speech} */ speech) => motifs.map((_, at) => motifName({ motifs, art }, at, speech));
  assert.deepEqual(all("", en), ["Frog A", "frog B", "brown", "light blue butterfly"]);
  assert.deepEqual(all("", en), ["Frog A", "frog B", "brown", "light blue butterfly"]);
  assert.equal(en.asked, 3, "each name once");
  assert.deepEqual(all("signs", en), ["Frog A", "frog B", "brown", "D"]);
  assert.deepEqual(all("dogs", en), ["Frog A", "frog B", "brown", "dark"]);
  assert.deepEqual(all("dogs", de).slice(2), ["braun", "dunkel"]);
  assert.deepEqual([0, 3].map((at) => nameAndSign({ motifs, art: "signs" }, at, en)), [["Frog", "A"], ["D", ""]]);
});

/** Motifs of these names, with all their edges. @param {string} art @param {string[]} names @param {[string, string]} [halves] */
const puzzleOf = (art, names, halves = ["", ""]) => {
  const motifs = names.map((name, at) => ({ head: String.fromCharCode(65 + at), tail: String.fromCharCode(97 + at), name }));
  const edges = Object.fromEntries(motifs.flatMap(({ head, tail }, motif) => [[head, { motif, half: "head" }], [tail, { motif, half: "tail" }]]));
  return /** @type {import("./edges.js").Named} */ ({ art, motifs, halves, frame: "", edges: /** @type {any} */ (edges) });
};

test("a half has one spelling, in the order of each language", () => {
  const said = (/** @type {Speech} */ speech, /** @type {string} */ art, /** @type {string} */ name, /** @type {[string, string]} */ halves = ["", ""]) =>
    ["A", "a"].map((edge) => edgeName(puzzleOf(art, [name], halves), edge, speech));
  const [en, de, fr, da] = [new Speech("en", english), new Speech("de", german), new Speech("fr", french), new Speech("da", danish)];
  assert.deepEqual(said(en, "cats", "lion"), ["lion head", "lion tail"]);
  assert.deepEqual(said(de, "cats", "lion"), ["Kopf vom Löwen", "Hinterteil vom Löwen"]);
  assert.deepEqual(said(fr, "dogs", "brown"), ["tête brune", "queue brune"]);
  assert.deepEqual(said(fr, "fruit", "pineapple"), ["tige d’ananas", "bout d’ananas"]);
  assert.deepEqual(said(da, "birds", "duck"), ["andens hoved", "andens hale"]);
  assert.deepEqual([de, fr, da].map((speech) => said(speech, "", "Frog")[0]), ["Kopf Frog", "tête Frog", "Frog hoved"], "a name of one's own");
  assert.deepEqual(said(fr, "dogs", "brown", ["avant", "arrière"]), ["avant brun", "arrière brun"], "and halves of one's own");
  assert.deepEqual(said(en, "suits", "heart"), ["heart tab", "heart blank"]);
});

test("a plain shape is named by what one sees, and a letter by itself", () => {
  const names = (/** @type {string} */ art, /** @type {string[]} */ ...edges) => edges.map((edge) => edgeName(puzzleOf(art, Array(18).fill("")), edge, new Speech("en", english)));
  assert.deepEqual(names("", "A", "a", "B", "b"), ["blue circle, solid", "blue circle, hollow", "ochre diamond, solid", "ochre diamond, hollow"]);
  assert.deepEqual(names("dogs", "A"), ["blue circle, solid"], "more motifs than dogs");
  assert.deepEqual(names("signs", "A", "b"), ["A, solid", "B, hollow"]);
  assert.deepEqual(names("", "Q", "r"), ["ochre circle with 1 dot, solid", "red diamond with 1 dot, hollow"], "they return with dots");
  assert.equal(edgeName(puzzleOf("", [""]), "A", new Speech("de", german)), "Kreis in Blau, gefüllt");
  const whole = puzzleOf("dogs", [""]);
  whole.motifs[0].tail = "";
  assert.equal(motifName(whole, 0, new Speech("en", english)), "blue circle", "what is not cut is no dog");
});

test("links that give the dogs their former names are told by those of today", () => {
  const speech = new Speech("en", english);
  assert.deepEqual(["A", "b"].map((edge) => edgeName(puzzleOf("dogs", ["spotted", "umber"]), edge, speech)), ["patched head", "dark tail"]);
  assert.equal(edgeName(puzzleOf("", ["spotted"]), "A", speech), "spotted head", "elsewhere the name is the person's own");
});

// The titles of nameless puzzles, in each language.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { words as danish } from "../../words/da.js";
import { words as german } from "../../words/de.js";
import { words } from "../../words/en.js";
import { words as french } from "../../words/fr.js";
import { Speech } from "./speech.js";
import { nameOf, shortNameOf, titleLanguage } from "./titles.js";

const en = new Speech("en", words);
const TODAY = "2026-11-29";
const CAME = new Date(2026, 10, 28, 20).getTime();
/** @param {string} motifs @param {number} [came] @param {Speech} [speech] */
const named = (motifs, came = CAME, speech = en) => nameOf({ name: "", id: `grid=2x1&tiles=ABab.ABab${motifs && `&motifs=${motifs}`}&end=1`, came }, speech, TODAY);

test("it is called by the first of its pictures, as many as a card has room for", () => {
  for (const [motifs, title] of [
    ["F:fox", "Untitled · fox"],
    ["B:bee.E:elk.F:fox", "Untitled · bee, elk, fox"],
    ["B:bee.E:elk.F:fox.O:owl", "Untitled · bee, elk, fox …"],
    ["A:golden_retriever.B:German_shepherd.C:pug", "Untitled · golden retriever …"],
    ["A:%F0%9F%90%B8_Frog.B:%C3%96hi", "Untitled · 🐸 Frog, Öhi"],
    ["A:~~0a1b2c_snake.B:~~0a1b2c", "Untitled · snake"],
    ["A:~~AbCd_snake", "Untitled · ~~AbCd snake"],
    ["A:1.B:%E2%80%AExof", "Untitled · \uFFFDxof"],
  ]) assert.equal(named(motifs), title);
});

test("where pictures have no names it is called by the day it came, if that is known", () => {
  for (const motifs of ["", "A:1.B:2", "A:R.B:G", "A:%FF"]) assert.equal(named(motifs), "Untitled · Nov 28", motifs);
  assert.equal(named("", new Date(2025, 0, 2).getTime()), "Untitled · Jan 2, 2025");
  assert.equal(named("", 0), "Untitled puzzle");
  assert.equal(nameOf({ name: "" }, en), "Untitled puzzle");
});

test("where there is little room it is called the same, and no longer than that it has no name", () => {
  const id = "grid=2x1&tiles=ABab.ABab&motifs=B:bee.E:elk.F:fox.O:owl&end=1";
  assert.equal(shortNameOf({ name: "", id, came: CAME }, en, TODAY), "Untitled · bee, elk, fox …");
  assert.equal(shortNameOf({ name: "" }, en, TODAY), "Untitled");
  assert.equal(shortNameOf({ name: "Foxes", id }, en, TODAY), "");
});

test("a name comes first, the person's own or that of the puzzle", () => {
  const id = "grid=2x1&tiles=ABab.ABab&motifs=F:fox&end=1";
  assert.equal(nameOf({ name: "Foxes", id }, en), "Foxes");
  assert.equal(nameOf({ name: "", called: "Mine", id }, en), "Mine");
});

test("each language says it, and calls our own pictures by its words", () => {
  for (const [speech, pictures, day] of /** @type {[Speech, string, string][]} */ ([
    [new Speech("de", german), "Ohne Namen · Eule, Xyz", "Ohne Namen · 28. Nov."],
    [new Speech("fr", french), "Sans nom · hibou, Xyz", "Sans nom · 28 nov."],
    [new Speech("da", danish), "Uden navn · ugle, Xyz", "Uden navn · 28. nov."],
  ])) assert.deepEqual([named("A:owl.B:Xyz", 0, speech), named("", CAME, speech)], [pictures, day]);
});

test("a title in another language carries it", () => {
  const gallery = JSON.parse(readFileSync(new URL("../../../wasm/testdata/gallery.json", import.meta.url), "utf8"));
  const names = [...new Set(/** @type {string[]} */ (gallery.result.entries.map((/** @type {{ name: string }} */ { name }) => name)))];
  const lang = (/** @type {{ name: string, called?: string }} */ puzzle, language = "fr") => titleLanguage(puzzle, new Speech(language, words)).lang || "";
  const series = /^(Framed \d|GEMP-F|META 2010|Diddl|Mini Logix)/;
  const none = names.filter((name) => !series.test(name) && !lang({ name }));
  const proper = "Golf|Demo puzzle|Yuu Asaka|Safari|Input 2|Danger Puzzle|Tom & Jerry|Harry Potter|IQ Test No. 6|IQ Test No. 8|Kaleidoscope|Quadromino|Serengeti|Vin, Vino, Wein, Wine!|Eternity II";
  assert.equal(none.join("|"), proper, "all published ones but these say their language");
  assert.equal(names.filter((name) => lang({ name }) === "de").length, 57);
  assert.deepEqual(["Das verflixte Hunde-Spiel", "Insects", "Marienkäfer", "Eternity II"].map((name) => lang({ name })), ["de", "en", "de", ""]);
  assert.deepEqual([lang({ name: "Insects" }, "en"), lang({ name: "Geduld" }, "de")], ["", ""], "that of the page need not be said");
  assert.deepEqual([lang({ name: "Insects", called: "My cats" }), lang({ name: "2026-11-21" }), lang({ name: "4x4-tricky-1" }), lang({ name: "" })], ["", "", "", ""]);
});

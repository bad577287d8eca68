// The two string tables: same keys, same names in the braces, and a sentence for
// every fault that Go can give.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { faultSentence } from "./faults.js";
import { Speech, languageFor } from "./speech.js";
import { de } from "../words/de.js";
import { en } from "../words/en.js";

const names = (/** @type {string} */ sentence) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test("both languages have the same keys", () => {
  assert.deepEqual(Object.keys(de).sort(), Object.keys(en).sort());
});

test("both languages have the same names in each sentence", () => {
  for (const key of Object.keys(en)) assert.deepEqual(names(de[key]), names(en[key]), key);
});

test("what depends on a number has both forms", () => {
  for (const key of Object.keys(en)) {
    if (key.endsWith(".one")) assert.ok(key.replace(/one$/, "other") in en, key);
  }
});

test("every fixed word in the page exists", () => {
  const page = readFileSync(new URL("../index.html", import.meta.url), "utf8");
  for (const [, key] of page.matchAll(/data-say="([^"]+)"/g)) assert.ok(key in en, key);
  for (const [, key] of page.matchAll(/data-label="([^"]+)"/g)) assert.ok(`label.${key}` in en, key);
});

test("every format that is read has a name", () => {
  const source = readFileSync(new URL("../../solver/notation/foreign/formats.go", import.meta.url), "utf8");
  const ids = [...source.matchAll(/\{id: "([^"]+)"/g)].map(([, id]) => id);
  assert.ok(ids.length > 20, "the list of formats was found");
  for (const id of ids) assert.ok(en[`format.${id}`], id);
});

test("every code of the notation has a sentence, made of its arguments", () => {
  const files = ["codes.go", "foreign/codes.go"];
  const source = files.map((file) => readFileSync(new URL(`../../solver/notation/${file}`, import.meta.url), "utf8")).join("");
  const codes = [...source.matchAll(/\{Name: "([^"]+)"(?:, Args: \[\]string\{([^}]*)\})?/g)];
  assert.ok(codes.length > 20, "the list of codes was found");
  for (const [, code, list = ""] of codes) {
    const args = [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name);
    for (const table of [en, de]) {
      const sentence = table[`fault.${code}`];
      assert.ok(sentence, code);
      for (const name of names(sentence)) assert.ok(args.includes(name), `${code}: {${name}}`);
    }
  }
});

test("a fault says where it is, counted from 1", () => {
  const found = { code: "edge-unknown", args: { found: "?" }, at: { tile: 6, side: 3, sides: 4 } };
  assert.equal(
    faultSentence(found, new Speech("en")),
    "Tile 7, left: “?” is not an edge. Edges are letters, digits or “-”.",
  );
  assert.equal(
    faultSentence({ code: "tile-sides", args: { found: 3, expected: 4, word: "BGu" }, at: { tile: 0 } }, new Speech("de")),
    "Karte 1: „BGu“ hat 3 Seiten statt 4.",
  );
  assert.equal(
    faultSentence({ code: "key-twice", args: { key: "grid" }, at: { line: 2 } }, new Speech("en")),
    "Line 3: “grid” is given twice.",
  );
  assert.equal(
    faultSentence({ code: "tile-twice", args: { tile: 6 }, at: {} }, new Speech("en")),
    "Tile 7 is used twice.",
  );
});

test("a side is named as the tile lies loose", () => {
  const place = (/** @type {number} */ side, /** @type {number} */ sides, /** @type {string} */ language) =>
    faultSentence({ code: "edge-unknown", args: { found: "?" }, at: { tile: 0, side, sides } }, new Speech(language)).split(":")[0];
  assert.deepEqual([0, 1, 2].map((side) => place(side, 3, "en")), ["Tile 1, right", "Tile 1, bottom", "Tile 1, left"]);
  assert.deepEqual([0, 1, 5].map((side) => place(side, 6, "en")), ["Tile 1, top", "Tile 1, upper right", "Tile 1, upper left"]);
  assert.equal(place(4, 6, "de"), "Karte 1, links unten");
});

test("tiles and cells are counted from 1 wherever a fault is", () => {
  const en = new Speech("en");
  const say = (/** @type {string} */ code, /** @type {any} */ args, /** @type {any} */ at) => faultSentence({ code, args, at }, en);
  assert.equal(
    say("tile-range", { found: 9, most: 8 }, { clue: 1 }),
    "Clue 2: There is no tile 10; the last is tile 9. Links count from 0.",
  );
  assert.equal(
    say("cell-range", { found: 9, most: 8 }, { clue: 0, line: 4 }),
    "Clue 1: There is no cell 10; the last is cell 9. Links count from 0.",
  );
  assert.equal(say("turn-range", { found: 4, most: 3 }, { cell: 4 }), "Cell 5: 4 is not a turn; turns go from 0 to 3 steps.");
  assert.equal(say("cell-twice", { cell: 4 }, { cell: 4 }), "Cell 5 is taken twice.");
  assert.equal(say("tile-twice", { tile: 4 }, { cell: 4 }), "Cell 5: Tile 5 is used twice.");
  assert.match(say("edge-unknown", { found: "!" }, { pair: 0 }), /^Pair 1: “!” is not an edge\./);
  assert.match(say("motif-unclear", { found: "x" }, { motif: 2 }), /^Motif 3: “x”/);
});

test("an unknown code still gets a sentence, and typed braces stay as they are", () => {
  const speech = new Speech("en");
  assert.equal(faultSentence({ code: "new", args: {}, at: {} }, speech), "Something here cannot be read (new).");
  assert.match(faultSentence({ code: "grid-unknown", args: { found: "{most}" }, at: {} }, speech), /“\{most\}”/);
});

test("a name cannot turn round the sentence that it stands in", () => {
  assert.equal(new Speech("en").say("fault.key-missing", { found: "\u202Eexe.png" }).includes("“exe.png” stands"), true);
});

test("a number that is too long to be read is rounded", () => {
  const [english, german] = [new Speech("en"), new Speech("de")];
  assert.equal(english.number(999999999999999), "999,999,999,999,999");
  assert.equal(english.number(1000000000000000), "about 1 × 10¹⁵");
  assert.equal(english.number("95126814720000000000"), "about 9.5 × 10¹⁹");
  assert.equal(german.number("95126814720000000000"), "etwa 9,5 × 10¹⁹");
  assert.equal(english.number("99951268147200000000"), "about 1 × 10²⁰");
  assert.equal(english.number(`54${"0".repeat(2638)}`), "about 5.4 × 10²⁶³⁹");
  assert.equal(german.inWords("95126814720000000000"), "Etwa 9,5 × 10¹⁹");
});

test("the browser's language decides, a setting overrides", () => {
  assert.equal(languageFor("auto", ["fr-CH", "de-CH", "en"]), "de");
  assert.equal(languageFor("auto", ["fr"]), "en");
  assert.equal(languageFor("en", ["de"]), "en");
});

test("numbers and times are written as the language does", () => {
  const [english, german] = [new Speech("en"), new Speech("de")];
  assert.equal(english.number(73508), "73,508");
  assert.equal(german.number(73508), "73.508");
  assert.equal(english.digits("95126814720000000000"), "95,126,814,720,000,000,000");
  assert.match(english.count("factor.solutions", "95126814720000000000"), / solutions$/);
  assert.equal(german.inWords(2), "Zwei");
  assert.equal(german.inWords(13), "13");
  assert.equal(english.time(0.2), "less than a millisecond");
  assert.equal(english.time(1423), "1.4\u00a0s");
  assert.equal(german.time(1423), "1,4\u00a0s");
});

// The string tables: every language has the keys of English, the same names in the
// braces, the plural forms it needs, and a sentence for every fault that Go can give.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { faultSentence, noteSentences } from "../app/speech/faults.js";
import { Speech, languageFor, ownName } from "../app/speech/speech.js";

/** The words of every language, by its code: one for each file. @type {Record<string, Record<string, string>>} */
const tables = {};
for (const file of readdirSync(new URL("./", import.meta.url)).filter((name) => /^\w+\.js$/.test(name))) {
  tables[file.replace(/\.js$/, "")] = (await import(`./${file}`)).words;
}
const { en, de } = tables;
const [english, german] = [new Speech("en", en), new Speech("de", de)];

const names = (/** @type {string} */ sentence) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

const PLURAL = /^(.*)\.(zero|one|two|few|many|other)$/;
/** What depends on a number, in every language. */
const counted = Object.keys(en).filter((key) => key.endsWith(".one")).map((key) => key.replace(PLURAL, "$1"));
const isCounted = (/** @type {string} */ key) => counted.includes(PLURAL.exec(key)?.[1] ?? "");

/** The keys of what depends on a number, in these forms. */
const inForms = (/** @type {string[]} */ forms) => counted.flatMap((stem) => forms.map((form) => `${stem}.${form}`));

/** One word for a thing: the word to use, and others that people would take for something else. */
const GLOSSARY = {
  mismatch: /clash|broken seam|seams? (?:doesn|don)’t match|\} broken/i,
  border: /outside edge|\brim\b/i,
};

test("English has one word for a thing", () => {
  for (const [word, others] of Object.entries(GLOSSARY)) {
    const wrong = Object.entries(en).filter(([, sentence]) => others.test(sentence.replace(/\{\w+\}/g, "{}")));
    assert.deepEqual(wrong, [], `say ${word}`);
  }
});

test("every language has the keys of English, and each plural in the forms that it needs", () => {
  assert.ok("en" in tables && "de" in tables && counted.length > 20);
  for (const [language, table] of Object.entries(tables)) {
    const rules = new Intl.PluralRules(language);
    // A form that only huge numbers ask for, such as the French "many", may be left out.
    const needed = new Set(["other", ...Array.from({ length: 200 }, (_, n) => rules.select(n))]);
    const wanted = [...Object.keys(en).filter((key) => !isCounted(key)), ...inForms([...needed])];
    const pictures = Object.keys(en).filter((key) => key.startsWith("motif.")).map((key) => key.replace("motif", "said"));
    const known = new Set([...wanted, ...inForms(rules.resolvedOptions().pluralCategories), ...pictures]);
    assert.deepEqual(wanted.filter((key) => !table[key]), [], `missing from ${language}`);
    assert.deepEqual(Object.keys(table).filter((key) => !known.has(key)), [], `superfluous in ${language}`);
  }
});

test("every language has the same names in each sentence", () => {
  for (const [language, table] of Object.entries(tables)) {
    for (const [key, sentence] of Object.entries(table)) {
      const like = en[key] ?? en[key.replace(PLURAL, "$1.other")] ?? "{half}"; // a phrase for one of our own pictures
      assert.deepEqual(names(sentence), names(like), `${language}: ${key}`);
    }
  }
});

test("a number asks for the form of its language, or for the one of all others", () => {
  const words = { "tile.one": "{n} carte", "tile.other": "{n} cartes" };
  const say = (/** @type {Record<string, string>} */ table) => [0, 1, 2, 1e6].map((n) => new Speech("fr", table).count("tile", n).replace(/\s/g, " "));
  assert.deepEqual(say(words), ["0 carte", "1 carte", "2 cartes", "1 000 000 cartes"]);
  assert.equal(say({ ...words, "tile.many": "{n} de cartes" })[3], "1 000 000 de cartes");
  assert.equal(new Speech("ja", { "tile.other": "{n} 枚" }).count("tile", 1), "1 枚");
});

test("a language is called what it calls itself", () => {
  assert.deepEqual(["en", "de", "fr", "da"].map(ownName), ["English", "Deutsch", "Français", "Dansk"]);
});

test("every fixed word in the page exists", () => {
  const page = readFileSync(new URL("../index.html", import.meta.url), "utf8");
  for (const [, key] of page.matchAll(/data-say="([^"]+)"/g)) assert.ok(key in en, key);
  for (const [, key] of page.matchAll(/data-label="([^"]+)"/g)) assert.ok(`label.${key}` in en, key);
});

test("every format that is read has a name", () => {
  const source = readFileSync(new URL("../../solver/notation/foreign/formats.go", import.meta.url), "utf8");
  const [common] = source.split("func All()");
  const ids = [...common.matchAll(/\{"([^"]+)", read/g)].map(([, id]) => id);
  assert.ok(ids.length > 7, "the list of formats was found");
  for (const id of [...ids, "eternity2", "list"]) assert.ok(id === "edgewise" || en[`format.${id}`], id);
});

test("every code of the notation has a sentence, made of its arguments", () => {
  const files = ["codes.go", "foreign/codes.go"];
  const source = files.map((file) => readFileSync(new URL(`../../solver/notation/${file}`, import.meta.url), "utf8")).join("");
  const codes = [...source.matchAll(/\{Name: "([^"]+)"(?:, Args: \[\]string\{([^}]*)\})?/g)];
  assert.ok(codes.length > 20, "the list of codes was found");
  for (const [, code, list = ""] of codes) {
    const args = [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name);
    for (const [language, table] of Object.entries(tables)) {
      const sentence = table[`fault.${code}`];
      assert.ok(sentence, `${language}: ${code}`);
      for (const name of names(sentence)) assert.ok(args.includes(name), `${language}: ${code}: {${name}}`);
    }
  }
});

/** What the look says of a list of tiles, with its arguments: LookReading in web/types.d.ts. @type {Record<string, string[]>} */
const LOOK = {
  "look-left-out": ["line", "text"], "look-between": ["line", "text"], "look-lists": [], "look-numbers": [], "look-slip": ["found", "guess"],
  "look-half-slip": ["found", "guess"], "look-no-half": ["text"], "look-once": ["text"], "look-twin": ["tile"], "look-unfilled": ["line"], "look-sides": ["line", "text", "found", "expected"], "look-marks": ["text"],
  "look-around": ["text"], "look-remark": ["text"], "look-words": ["text"], "look-signs": ["text"], "look-meaning": ["text"], "look-rule": ["line", "text"], "look-correction": ["line", "text"], "look-unsure": ["text"], "look-stated": ["text"], "look-below": ["text"], "look-copies": ["text"], "look-legend": ["text"], "look-markup": ["text"], "look-triangles": [], "look-round": [], "look-against": [], "look-sorted": [],
};

test("every code of the look has a sentence, made of its arguments", () => {
  for (const [language, table] of Object.entries(tables)) {
    for (const [code, args] of Object.entries(LOOK)) assert.deepEqual(names(table[`fault.${code}`] ?? ""), [...args].sort(), `${language}: ${code}`);
  }
  assert.deepEqual(Object.keys(en).filter((key) => key.startsWith("fault.look-")), Object.keys(LOOK).map((code) => `fault.${code}`));
});

test("every technique has a sentence, made of its arguments", () => {
  const source = readFileSync(new URL("../../solver/explain/hint/technique.go", import.meta.url), "utf8");
  const codes = [...source.matchAll(/\{Name: "([^"]+)", Args: \[\]string\{([^}]*)\}, At: (\S+)/g)];
  assert.equal(codes.length, [...source.matchAll(/Name: "/g)].length);
  assert.ok(codes.length > 15, "the list of techniques was found");
  for (const [, code, list, at] of codes) {
    const given = ["row", "column", "n", ...(at.startsWith("cell") ? [] : ["side"]), ...[...list.matchAll(/"(\w+)"/g)].map(([, name]) => name)];
    for (const [language, table] of Object.entries(tables)) {
      const sentences = [`technique.${code}`, `technique.${code}.other`].flatMap((key) => table[key] ?? []);
      assert.equal(sentences.length, 1, `${language}: ${code}`);
      for (const name of names(sentences[0])) assert.ok(given.includes(name), `${language}: ${code}: {${name}}`);
    }
  }
  const used = Object.keys(en).filter((key) => key.startsWith("technique.")).map((key) => key.replace(/^technique\.|\.(one|other)$/g, ""));
  assert.deepEqual([...new Set(used)].sort(), [...codes.map(([, code]) => code), "unknown"].sort(), "and no other one has");
});

test("a fault says where it is, counted from 1", () => {
  const found = { code: "edge-unknown", args: { found: "?" }, at: { tile: 6, side: 3, sides: 4 } };
  assert.equal(
    faultSentence(found, english),
    "Tile 7, left: “?” isn’t an edge. Edges are letters, digits or “-”.",
  );
  assert.equal(
    faultSentence({ code: "tile-sides", args: { found: 3, expected: 4, word: "BGu" }, at: { tile: 0 } }, german),
    "Karte 1: „BGu“ hat 3 Seiten statt 4.",
  );
  assert.equal(
    faultSentence({ code: "key-twice", args: { key: "grid" }, at: { line: 2 } }, english),
    "Line 3: “grid” is given twice.",
  );
  assert.equal(
    faultSentence({ code: "tile-twice", args: { tile: 6 }, at: {} }, english),
    "Tile 7 is used twice.",
  );
});

test("French leaves no sign alone at the beginning or the end of a line", () => {
  const alone = Object.entries(tables.fr).filter(([, words]) => / [;:!?»]|« /.test(words));
  assert.deepEqual(alone, []);
});

test("what was odd about a text is one sentence for each kind", () => {
  const key = (/** @type {string} */ key) => ({ code: "key-unknown", args: { key }, at: {} });
  const motif = (/** @type {string} */ name) => ({ code: "motif-unused", args: { name }, at: {} });
  const more = { code: "notes-more", args: { more: 4997 }, at: {} };
  const told = (/** @type {any[]} */ notes, language = "en") => noteSentences(notes, new Speech(language, tables[language])).replace(/\s/g, " ");
  assert.deepEqual(["en", "de", "fr", "da"].map((language) => told([key("k0"), key("k1"), key("k2"), more], language)), [
    "“k0”, “k1”, “k2”, and 4,997 more aren’t known here and were ignored.",
    "„k0“, „k1“, „k2“ und 4.997 weitere sind hier nicht bekannt und blieben unbeachtet.",
    "« k0 », « k1 », « k2 » et 4 997 de plus sont inconnus ici et ont été laissés tels quels.",
    "»k0«, »k1«, »k2« og 4.997 til kendes ikke her og fik lov at være.",
  ]);
  assert.equal(told([key("k0")]), "“k0” isn’t known here and was ignored.");
  assert.equal(
    told([key("k0"), motif("Y"), motif("Z"), { code: "art-unfit", args: { art: "dogs" }, at: {} }]),
    `“k0” isn’t known here and was ignored. “Y” and “Z” are on no tile. ${told([{ code: "art-unfit", args: { art: "dogs" }, at: {} }])}`,
  );
});

test("a side is named as the tile lies loose", () => {
  const place = (/** @type {number} */ side, /** @type {number} */ sides, /** @type {Speech} */ speech) =>
    faultSentence({ code: "edge-unknown", args: { found: "?" }, at: { tile: 0, side, sides } }, speech).split(":")[0];
  assert.deepEqual([0, 1, 2].map((side) => place(side, 3, english)), ["Tile 1, right", "Tile 1, bottom", "Tile 1, left"]);
  assert.deepEqual([0, 1, 5].map((side) => place(side, 6, english)), ["Tile 1, top", "Tile 1, upper right", "Tile 1, upper left"]);
  assert.equal(place(4, 6, german), "Karte 1, links unten");
});

test("a fault says every place it is at, counted from 1, and repeats what stands in the text as it does", () => {
  const say = (/** @type {string} */ code, /** @type {any} */ args, /** @type {any} */ at) => faultSentence({ code, args, at }, english);
  assert.equal(
    say("tile-range", { found: 9, most: 8 }, { clue: 1 }),
    "Fixed tile no. 2: There’s no tile 9; in links and files they are numbered 0 to 8.",
  );
  assert.equal(
    say("cell-range", { found: 9, most: 8 }, { clue: 0, line: 4 }),
    "Line 5, fixed tile no. 1: There’s no cell 9; in links and files they are numbered 0 to 8.",
  );
  assert.equal(say("turn-range", { found: 4, most: 3 }, { cell: 4 }), "Cell 5: 4 isn’t a turn; turns go from 0 to 3 steps.");
  assert.equal(say("cell-twice", { cell: 4 }, { cell: 4 }), "Cell 5 is taken twice.");
  assert.equal(say("tile-twice", { tile: 4 }, { cell: 4 }), "Cell 5: Tile 5 is used twice.");
  assert.match(say("edge-unknown", { found: "!" }, { pair: 0 }), /^Pair 1: “!” isn’t an edge\./);
  assert.match(say("motif-unclear", { found: "x" }, { motif: 2 }), /^Motif 3: “x”/);
});

test("advice that only the page can give follows the sentence", () => {
  const fault = { code: "link-version", args: { found: "9" }, at: {} };
  assert.equal(faultSentence(fault, english), "This link was made by a newer version (9). Reload the page and try again.");
});

test("an unknown code still gets a sentence, and typed braces stay as they are", () => {
  assert.equal(faultSentence({ code: "new", args: {}, at: {} }, english), "Something here can’t be read (new).");
  assert.match(faultSentence({ code: "grid-unknown", args: { found: "{most}" }, at: {} }, english), /“\{most\}”/);
});

test("a name cannot turn round the sentence that it stands in", () => {
  assert.equal(english.say("fault.key-missing", { found: "\u202Eexe.png" }).includes("“\uFFFDexe.png” needs"), true);
  assert.equal(english.say("fault.key-missing", { found: "שלום" }).includes("“\u2068שלום\u2069” needs"), true);
});

test("a number that is too long to be read is rounded", () => {
  assert.equal(english.number(999999999999999), "999,999,999,999,999");
  assert.equal(english.number(1000000000000000), "about 1 × 10¹⁵");
  assert.equal(english.number("95126814720000000000"), "about 9.5 × 10¹⁹");
  assert.equal(german.number("95126814720000000000"), "etwa 9,5 × 10¹⁹");
  assert.equal(english.number("99951268147200000000"), "about 1 × 10²⁰");
  assert.equal(english.number(`54${"0".repeat(2638)}`), "about 5.4 × 10²⁶³⁹");
  assert.equal(german.inWords("95126814720000000000"), "Etwa 9,5 × 10¹⁹");
});

test("the browser's language decides, a setting overrides", () => {
  const known = ["de", "en", "fil", "fr"];
  assert.equal(languageFor("auto", ["da", "de-CH", "en"], known), "de");
  assert.equal(languageFor("auto", ["FR-ca", "en"], known), "fr");
  assert.equal(languageFor("auto", ["fi", "fil"], known), "fil");
  assert.equal(languageFor("auto", ["da"], known), "en");
  assert.equal(languageFor("en", ["de"], known), "en");
  assert.equal(languageFor("constructor", ["de"], known), "de");
});

test("numbers and times are written as the language does", () => {
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

test("a replay of one move, and a row of a million days, are told in sentences", () => {
  for (const [language, table] of Object.entries(tables)) assert.doesNotMatch(new Speech(language, table).count("replay.begun", 1), /\d/, language);
  assert.equal(new Speech("fr", tables.fr).count("finish.row", 1e6).replace(/\s/g, " "), "1 000 000 de jours de suite");
});

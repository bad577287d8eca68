// What the search on the puzzles page finds, with typos and without.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { words as german } from "../../words/de.js";
import { words } from "../../words/en.js";
import { Speech } from "../speech/speech.js";
import { choicesOf, finder, isAnythingSought, isNamed, isNear, makers, nothingSought, readSought, sizes, soughtWords } from "./find.js";

/** @import {GalleryEntry} from "../../types.d.ts" */
/** @import {Sought} from "./state.d.ts" */

/** @type {{result: {entries: GalleryEntry[]}}} */
const golden = JSON.parse(readFileSync(new URL("../../../wasm/testdata/gallery.json", import.meta.url), "utf8"));
const { entries } = golden.result;
const finds = finder(entries, new Speech("en", words));

/** @param {Partial<Sought>} sought */
const find = (sought) => finds({ ...nothingSought(), ...sought }).map(({ id }) => id);

test("nothing asked for is everything, the Hunde-Spiel first", () => {
  assert.ok(!isAnythingSought({ ...nothingSought(), words: "  " }));
  assert.equal(find({}).length, entries.length);
  assert.equal(find({})[0], "hunde-spiel");
});

test("what the history holds is sought again as far as it can be", () => {
  const { size: [size], maker: [maker] } = choicesOf(entries);
  const whole = { words: "dogs", size, difficulty: "gentle", solutions: "few", maker };
  assert.deepEqual(readSought(whole, entries), whole);
  for (const kept of [undefined, null, true, "dogs", [], { words: 7, size: "99x99", difficulty: "deadly", solutions: "toString", maker: {} }]) {
    assert.deepEqual(readSought(kept, entries), nothingSought(), JSON.stringify(kept));
  }
  assert.equal(readSought({ words: "x".repeat(1000) }, entries).words.length, 200);
});

test("words are found without case and accents, in any order, and all of them", () => {
  for (const [typed, ...found] of [
    ["schildkroten", "das-verflixte-schildkroetenspiel"],
    ["Schildkrötenspiel", "das-verflixte-schildkroetenspiel"],
    ["schildkroeten", "das-verflixte-schildkroetenspiel"],
    ["  TURTLE 1979 ", "crazy-turtle"],
    ["game kitty", "the-crazy-kitty-game"],
    ["Wizards and Dragons", "wizards-dragons"],
    ["lemon & herbs", "lemon-and-herbs"],
    ["wizards und dragons", "wizards-dragons"],
    ["tom&jerry", "tom-jerry"],
    ["nobs", "nobs-arrows"],
    ["Seemann", "hunde-spiel"],
    ["macmahon 1921", "macmahon-squares"],
    ["7 hexagons masudaya", "circus-seven"],
    ["crazy nonsense"],
    ["Eternity", "eternity-ii"],
    ["16 × 16 eternity", "eternity-ii"],
    ["16x16 eternity", "eternity-ii"],
    ["tiger leopard"],
    ["tiger lion", "big-cats"],
    ["mantis", "insects"],
  ]) {
    assert.deepEqual(find({ words: typed }), found, typed);
  }
  const inGerman = finder(entries, new Speech("de", german));
  assert.deepEqual(inGerman({ ...nothingSought(), words: "Gottesanbeterin" }).map(({ id }) => id), ["insects"]);
  assert.deepEqual(find({ words: "insects" }), ["insects", "insects-2", "insects-3"]);
  assert.deepEqual(find({ words: "hundespiel" }).sort(), ["das-verflixte-hundespiel", "das-verflixte-hundespiel-2", "hunde-spiel"]);
  assert.deepEqual(find({ words: "hunde spiel" })[0], "hunde-spiel");
});

test("what begins as the words do comes first", () => {
  assert.equal(find({ words: "cards" })[0], "cards");
  assert.equal(find({ words: "crazy t" })[0], "crazy-turtle");
});

test("a letter amiss is forgiven in a longer word, where nothing has it as it stands", () => {
  for (const typed of ["insetcs", "insexts", "insect5", "insescts", "inects"]) assert.deepEqual(find({ words: typed }), ["insects", "insects-2", "insects-3"], typed);
  for (const typed of ["insctes", "imsexts", "isncets"]) assert.deepEqual(find({ words: typed }), ["insects", "insects-2", "insects-3"], `${typed}: two of them in a long one`);
  assert.deepEqual(find({ words: "kaleidskope" }), ["kaleidoscope"]);
  assert.deepEqual(find({ words: "kalidskope" }), [], "three of them are too many");
  assert.deepEqual(find({ words: "isncet" }), [], "and two in six letters");
  assert.deepEqual(find({ words: "glof" }), [], "four letters are few");
  assert.ok(isNear("turtel", "turtles"));
  for (const said of ["tutrel", "turrlas", "urtlse", "turtlesxx"]) assert.deepEqual([1, 2].map((slips) => isNear(said, "turtles", slips)), [false, true], said);
  assert.ok(!isNear("beetles", "turtles"));
});

test("a short word amiss is forgiven among others, where it begins like one of the name", () => {
  for (const [typed, ...found] of [
    ["drive you nuts", "drive-ya-nuts"],
    ["Drive your nuts!", "drive-ya-nuts"],
    ["drive up nuts"],
    ["you nuts"],
    ["hunde spiel sehr"],
    ["one tough zzz"],
  ]) {
    assert.deepEqual(find({ words: typed }), found, typed);
  }
  for (const { name } of entries) assert.deepEqual(find({ words: `${name} qx` }), [], name);
});

test("signs, emoji, markup and other scripts find what they say, or nothing", () => {
  for (const typed of ["🐸", "كلب", "<img src=x onerror=alert(1)>", "?!", "\u202E\u200F", "x".repeat(200), "🐸 insects"]) {
    assert.ok(find({ words: typed }).length < 5, typed);
  }
  assert.deepEqual(soughtWords("  & "), []);
  assert.deepEqual(find({ words: "<i>Insects</i>" }), ["insects", "insects-2", "insects-3"], "a letter too many at either end");
});

test("size, maker, difficulty and solutions narrow the list", () => {
  assert.ok(find({ size: "hex2" }).includes("drive-ya-nuts"));
  assert.ok(find({ maker: "Lagoon" }).includes("beautiful-bugs"));
  assert.ok(find({ solutions: "unknown" }).includes("framed-7x7"));
  assert.ok(find({ difficulty: "hard" }).includes("crazy-sheep"));
  assert.deepEqual(find({ size: "4x4", maker: "Lagoon", solutions: "few" }), ["valley-of-the-kings", "kaleidoscope"]);
});

test("every number of solutions is in one choice", () => {
  const all = ["single", "few", "many", "unknown"].flatMap((solutions) => find({ solutions }));
  assert.deepEqual(all.sort(), find({}).sort());
});

test("choices come once each: sizes by shape and size, makers by name", () => {
  const among = sizes(entries);
  assert.deepEqual([among.slice(0, 4), among.slice(-2)], [["2x2", "3x3", "4x3", "5x3"], ["16x16", "hex2"]]);
  assert.deepEqual(makers([{ by: "b" }, { by: "a" }, { by: "" }, { by: "b" }]), ["a", "b"]);
});

test("one's own puzzles are found by their names", () => {
  assert.ok(isNamed("Aunt’s dogs", soughtWords("dogs aunts")));
  assert.ok(!isNamed("Aunt’s dogs", soughtWords("uncle")));
});

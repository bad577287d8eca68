// Which published puzzles share a card, and what the card says.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { words } from "../../words/en.js";
import { Speech } from "../speech/speech.js";
import { apartWords, differences, factsOf, namesOf, twins } from "./published-card.js";

/** @import {GalleryEntry} from "../../types.d.ts" */

/** @type {{result: {entries: GalleryEntry[]}}} */
const { result: { entries } } = JSON.parse(readFileSync(new URL("../../../wasm/testdata/gallery.json", import.meta.url), "utf8"));
const speech = new Speech("en", words);
const groups = twins(entries);

test("every puzzle is in one group, and the groups are in the order of the gallery", () => {
  assert.deepEqual(groups.flat().map(({ id }) => id).sort(), entries.map(({ id }) => id).sort());
  assert.deepEqual(groups.map(([{ id }]) => entries.findIndex((entry) => entry.id === id)), groups.map(([{ id }]) => entries.findIndex((entry) => entry.id === id)).sort((a, b) => a - b));
});

test("those of one name or with the same tiles share a card that says what differs", () => {
  const told = groups.filter(({ length }) => length > 1).map((group) => [namesOf(group).join(" / "), differences(group, speech).filter(Boolean).join(" · ")]);
  assert.deepEqual(told, [
    ["Das verflixte Hunde-Spiel", "3 versions · easy · 2 solutions"],
    ["Insects", "same puzzle, 3 versions · b.dazzle · tricky · 1 solution"],
    ["One Tough Puzzle", "same puzzle, 4 versions · moderate · 1 solution"],
    ["Crazy 9 Ketner Owls / Das verflixte Schildkrötenspiel", "same tiles, 2 names · easy · 2 solutions"],
    ["Tom & Jerry / Duckula der Verflixte", "same tiles, 2 names · easy · 2 solutions"],
    ["Noch verzwickter geht nicht! / Noch verzwickter", "same tiles, 2 names · Uli Stein · tricky · 1 solution"],
    ["Drive Ya Nuts / Circus Seven", "same tiles, 2 names · easy · 1 solution"],
  ]);
});

test("how hard they are is told where it differs, and nothing that is not so of all", () => {
  const like = (/** @type {Partial<GalleryEntry>} */ more) => ({ ...entries[0], ...more });
  const told = (/** @type {Partial<GalleryEntry>[]} */ ...group) => differences(group.map((one, at) => like({ id: String(at), ...one })), speech).filter(Boolean).join(" · ");
  assert.equal(told({ difficulty: "hard", solutions: 4 }, { difficulty: "easy", solutions: 1 }), "2 versions · easy to hard · 1979");
  assert.equal(told({ difficulty: "tricky" }, { difficulty: "hard", year: 0 }, { difficulty: "easy" }), "3 versions · easy to hard · 2 solutions");
  assert.equal(told({ difficulty: "hard" }, { difficulty: "" }), "2 versions · 1979 · 2 solutions", "what nobody has rated is no harder");
  assert.deepEqual(factsOf(like({ difficulty: "", solutions: 0 }), speech), []);
});

test("which are the same puzzle is told, and not of those that only have its name", () => {
  const told = (/** @type {string} */ name) => (groups.find((group) => namesOf(group).includes(name)) ?? []).map((entry, _, group) => apartWords(entry, group, speech)[0]);
  assert.deepEqual(told("Insects"), ["", "the same puzzle as the first", "the same puzzle as the first"]);
  assert.deepEqual(told("Das verflixte Hunde-Spiel"), ["", "", "the same puzzle as the first"]);
});

test("beside each other they say first what differs", () => {
  const group = groups.find((twins) => namesOf(twins).includes("Das verflixte Hunde-Spiel")) ?? [];
  const told = group.map((entry) => apartWords(entry, group, speech).filter(Boolean).join(" · "));
  assert.deepEqual(told, [
    "1979 · about 5,000 tries · tiles as listed by Mark Seemann · easy · 2 solutions",
    "about 5,600 tries · tiles as listed by Andreas Keilhauer · easy · 2 solutions",
    "the same puzzle as the first · Artus, 1979 · about 5,000 tries · tiles as listed by Andreas Keilhauer · easy · 2 solutions",
  ]);
});

test("each of them tells what it is beside the others", () => {
  for (const group of groups) {
    const told = group.map((entry) => [entry.name, ...apartWords(entry, group, speech)].join(" · "));
    assert.equal(new Set(told).size, group.length, told.join("\n"));
    const efforts = group.flatMap(({ effort }) => (effort === null ? [] : [Number(effort.toPrecision(2))]));
    const tries = new Set(told.flatMap((line) => line.match(/about [\d,]+ tr(y|ies)/)?.[0] ?? []));
    assert.equal(tries.size, new Set(efforts).size, "which is the harder is told");
  }
});

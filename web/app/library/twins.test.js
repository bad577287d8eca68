// Which published puzzles share a card, and what it says.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { words } from "../../words/en.js";
import { Speech } from "../speech/speech.js";
import { differences, factsOf, namesOf, twins } from "./twins.js";

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
  const told = groups.filter(({ length }) => length > 1).map((group) => [namesOf(group).join(" / "), differences(group, speech).join(" · ")]);
  assert.deepEqual(told, [
    ["Das verflixte Hunde-Spiel", "3 versions: about 5,000 tries · about 5,600 tries"],
    ["Insects", "3 versions: Ken Shirriff · kkredit · Andreas Keilhauer"],
    ["One Tough Puzzle", "4 versions: about 10,000 tries · about 11,000 tries"],
    ["Crazy 9 Ketner Owls / Das verflixte Schildkrötenspiel", "same tiles, 2 names · easy · 2 solutions"],
    ["Tom & Jerry / Duckula der Verflixte", "same tiles, 2 names · easy · 2 solutions"],
    ["Noch verzwickter geht nicht! / Noch verzwickter", "same tiles, 2 names · tricky · 1 solution"],
    ["Drive Ya Nuts / Circus Seven", "same tiles, 2 names · easy · 1 solution"],
  ]);
});

test("how hard they are comes first where it differs", () => {
  const like = (/** @type {Partial<GalleryEntry>} */ more) => ({ ...entries[0], ...more });
  assert.deepEqual(differences([like({ difficulty: "easy", solutions: 1 }), like({ difficulty: "hard", solutions: 4 })], speech), ["2 versions: easy, 1 solution", "hard, 4 solutions"]);
  assert.deepEqual(factsOf(like({ difficulty: "", solutions: 0 }), speech), []);
});

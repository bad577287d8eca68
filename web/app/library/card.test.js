// Which published puzzles share a card, and what the cards of published puzzles and of My puzzles say.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { words } from "../../words/en.js";
import { Speech } from "../speech/speech.js";
import { apartWords, differences, factsOf, knownWords, namelessWords, namesOf, twins } from "./card.js";

/** @import {Board, GalleryEntry} from "../../types.d.ts" */
/** @import {Mine} from "../keep/record.js" */

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

/** @type {Board} */
const board = [[0, 0], [1, 0], null];

/** @param {number} [step] how many tiles the guide has placed @param {Board | null} [own] */
const told = (step, own = board) => {
  const guide = step === undefined ? undefined : { board, order: [0, 1, 2], step, index: 0 };
  return knownWords(/** @type {Mine} */ (/** @type {unknown} */ ({ board: own, searches: [], found: 2, ...(guide && { guide }) })), speech).join(" · ");
};

test("how far it has come is said once: on the real table where it is built there, else here", () => {
  assert.equal(told(), "2 of 3 · 2 solutions");
  assert.equal(told(0), "2 of 3 · 2 solutions");
  assert.equal(told(1), "building: 1 of 3 · 2 solutions");
  assert.equal(told(3), "built · 2 solutions");
  assert.equal(told(undefined, null), "2 solutions");
});

test("a full board that is no solution is told by its score", () => {
  const full = /** @type {Board} */ ([[0, 0], [1, 0], [2, 0]]);
  const told = (/** @type {Partial<Mine>} */ more) => knownWords(/** @type {Mine} */ ({ searches: /** @type {Mine["searches"]} */ ([]), board: full, laid: 5, ...more }), speech).join(" · ");
  const scored = { laid: 5, score: 1, seams: 2 };
  assert.equal(told({}), "3 of 3");
  assert.equal(told({ scored }), "1 of 2 seams match · 1 mismatch");
  assert.equal(told({ scored, laid: 6 }), "3 of 3", "that was another board");
  assert.equal(told({ scored, board }), "2 of 3");
});

test("one without a name tells its grid and when it was last opened, one with a name does not", () => {
  const nameless = (/** @type {Partial<Mine>} */ more) => {
    const mine = { id: "", name: "", called: "", link: "grid=3x3&tiles=a", board: null, game: null, opened: 0, laid: 0, solved: 0, searches: [], ...more };
    return namelessWords(mine, speech).join(" · ").replace(/\s/g, " ");
  };
  assert.equal(nameless({ opened: new Date(2026, 10, 27, 7, 5).getTime() }), "3 × 3 · last opened Nov 27, 2026, 7:05 AM");
  assert.equal(nameless({}), "3 × 3", "nobody knows when");
  assert.match(nameless({ link: "tiles=abc&grid=hex2" }), /^7 hexagons/);
  assert.equal(nameless({ name: "Frogs" }) + nameless({ called: "Aunt" }), "");
});

// What the look says: a question, what is odd, pictures with their halves, how the text was read, a corrected word.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { words as page } from "../../words/en.js";
import { words } from "../../words/look/en.js";
import { Speech } from "../speech/speech.js";
import { newLooking } from "../table/open.js";
import { correctedText, directionWords, howWords, mayTurn, ordersFor, pictureWords, readingWords, titleWords } from "./words.js";

/** @import {Look, LookReading} from "../../types.d.ts" */

const speech = new Speech("en", { ...page, ...words });
/** @param {Partial<LookReading>} how @returns {LookReading} */
const reading = (how) => ({
  ...{ svg: "", tiles: 9, grid: "3x3", expected: 9, link: "grid=3x3", text: "grid: 3x3", order: "trbl", said: true, assumed: false, solvable: null, how: [], odd: [] },
  ...{ pictures: [], halves: ["head", "tail"] },
  ...how,
});
/** @param {Look["question"]} question @param {...Partial<LookReading>} readings */
const looking = (question, ...readings) => newLooking("a list", { question, readings: readings.map(reading) }, undefined);

test("it asks whether these are the tiles, which of them are, or says how many there are", () => {
  for (const [so, title] of /** @type {const} */ ([
    [looking("", {}), "Are these your tiles?"],
    [looking("doubts", {}, {}), "Are these your tiles?"],
    [looking("rivals", {}, {}), "Which of these are your tiles?"],
    [looking("rivals", {}), "Are these your tiles?"],
    [looking("count", { tiles: 8, grid: "" }), "8 of 9 tiles read"],
    [looking("count", { tiles: 10, grid: "" }), "10 tiles read, 9 fit the board"],
  ])) assert.equal(titleWords(so, speech), title);
});

test("what was read is told in a line", () => {
  const pictures = [{ name: "fox", edge: "", counts: [18, 18] }];
  const odd = [{ code: "look-numbers", args: {}, at: {} }];
  assert.equal(readingWords(looking("", { pictures }), false, speech), "9 tiles and 1 picture.");
  assert.equal(readingWords(looking("doubts", { pictures, odd }), false, speech), "9 tiles and 1 picture. 1 thing looks odd.");
  assert.equal(readingWords(looking("rivals", {}, {}), false, speech), "This text can be read in two ways.");
  assert.equal(readingWords(looking("", {}), true, speech), "Reading…");
});

test("a picture is told with its halves, by the names that the text has for them", () => {
  const fox = { name: "fox", edge: "", counts: [5, 1] };
  assert.equal(pictureWords(fox, ["head", "tail"], speech), "fox: 5\u00a0heads, 1\u00a0tail");
  for (const [halves, words] of /** @type {[[string, string], string][]} */ ([
    [["T", "B"], "5\u00a0×\u00a0T, 1\u00a0×\u00a0B"],
    [["Heads", "tails"], "5\u00a0heads, 1\u00a0tail"],
    [["A", "a"], "5\u00a0×\u00a0capital, 1\u00a0×\u00a0small"],
    [["", "'"], "5\u00a0×\u00a0unmarked, 1\u00a0×\u00a0'"],
    [["~", ""], "5\u00a0×\u00a0~, 1\u00a0×\u00a0unmarked"],
  ])) assert.equal(pictureWords(fox, halves, speech), `fox: ${words}`);
  assert.equal(pictureWords({ name: "7", edge: "", counts: [1] }, ["", ""], speech), "7: 1 side");
  assert.equal(pictureWords({ name: "1", edge: "", counts: [7, 4], numbers: ["1", "5"] }, ["", ""], speech), "1 + 5: 7\u00a0×\u00a01, 4\u00a0×\u00a05");
  assert.equal(pictureWords({ name: "7", edge: "", counts: [0, 2], numbers: ["", "7"] }, ["", ""], speech), "7: 2\u00a0×\u00a07", "no side shows the other half");
  assert.equal(pictureWords({ name: "fox", edge: "", counts: [7, 4], numbers: ["1", "5"] }, ["", ""], speech), "fox: 7\u00a0×\u00a01, 4\u00a0×\u00a05", "a legend names it");
  assert.equal(pictureWords({ name: "0", edge: "", counts: [7] }, ["", ""], speech), "0: 7 sides", "the frame is no half");
  assert.equal(pictureWords({ ...fox, name: "\u202Exof" }, ["", ""], speech).startsWith("\uFFFDxof"), true, "it cannot turn round the rest");
});

test("how it was read is one line", () => {
  const how = [...["My cats", "(bought in 1996)"].map((text) => ({ code: "look-around", args: { text }, at: {} })), { code: "notes-more", args: { more: 3 }, at: {} }];
  assert.equal(howWords(reading({ how }), speech), "The text lists the sides like this: top, right, bottom, left. The halves are called head and tail. Not read as tiles: “My cats”, “(bought in 1996)”, and 3 more.");
  assert.equal(howWords(reading({ round: true, halves: ["", ""], link: "grid=tri2&turn=no&tiles=abc" }), speech), "The pictures are whole: each matches its like. The tiles can’t be turned.");
});

test("halves are told apart as the text does that", () => {
  for (const [halves, words] of /** @type {[[string, string], string][]} */ ([
    [["heads", "tails"], "The halves are called heads and tails."],
    [["A", "a"], "One half of each picture is written in capitals, the other in small letters."],
    [["", "'"], "One half is marked ', the other isn’t."],
    [["+", ""], "One half is marked +, the other isn’t."],
    [["a", "b"], "The halves are called a and b."],
    [["", ""], "Two numbers make one picture: 1 + 5, 2 + 6."],
  ])) assert.equal(howWords(reading({ round: true, halves, pictures: ["1", "2"].map((name) => ({ name, edge: "", counts: [1, 1], ...(halves.join("") === "" && { numbers: [name, String(Number(name) + 4)] }) })) }), speech), words);
});

test("whether tiles may turn stands in the notation, and not in a name", () => {
  assert.deepEqual(["turn=no&grid=3x3", "grid=3x3&turn=no&name=x", "grid=3x3&name=turn%3Dno"].map((link) => mayTurn({ link, text: "" })), [false, false, true]);
  assert.deepEqual(["grid: 3x3\nturn: no\n", "name: turn: no\n"].map((text) => mayTurn({ link: "", text })), [false, true]);
});

test("every order can be chosen that goes around, and the one that was read", () => {
  assert.equal(new Set(ordersFor({ order: "trbl", round: false })).size, 8);
  assert.deepEqual(ordersFor({ order: "tlrb", round: false }).length, 9);
  assert.deepEqual(["rblt", "lbrt", "tlrb"].map((order) => directionWords(order, false, speech)), ["Clockwise: right, bottom, left, top", "Anti-clockwise: left, bottom, right, top", "Top, left, right, bottom"]);
  assert.deepEqual(ordersFor({ order: "tlbr", round: true }).map((order) => directionWords(order, true, speech)), ["Clockwise", "Anti-clockwise"]);
});

test("every language says what English says, with the same names, in the forms that it needs", async () => {
  const folder = new URL("../../words/look/", import.meta.url);
  const files = readdirSync(folder).filter((name) => /^\w+\.js$/.test(name));
  assert.deepEqual(files, readdirSync(new URL("..", folder)).filter((name) => /^\w\w\.js$/.test(name)), "the languages of the page");
  const names = (/** @type {string} */ sentence) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  for (const file of files) {
    const { words: others } = await import(new URL(file, folder).href);
    assert.deepEqual(Object.keys(others), Object.keys(words), file);
    for (const [key, sentence] of Object.entries(words)) assert.deepEqual(names(others[key]), names(sentence), `${file}: ${key}`);
    assert.deepEqual(Object.keys(others).filter((key) => key in page), []);
  }
});

test("a word is put right wherever it stands alone", () => {
  for (const [text, found, guess, want] of [
    ["1. dgo head, Dgo tail; dogs", "dgo", "dog", "1. dog head, dog tail; dogs"],
    ["dgo/dgo (dgo)", "dgo", "dog", "dog/dog (dog)"],
    ["a.b, axb", "a.b", "a b", "a b, axb"],
    ["Öhi, Köhi", "öhi", "Uhu", "Uhu, Köhi"],
    ["cost: $& of it", "of", "$&", "cost: $& $& it"],
    ["owl", "cat", "dog", "owl"],
  ]) {
    assert.equal(correctedText(text, { code: "look-slip", args: { found, guess } }), want);
  }
  assert.equal(correctedText("as it is", { code: "look-numbers" }), "as it is");
});

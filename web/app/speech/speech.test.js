// Text from outside becomes visible and isolated.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { words as english } from "../../words/en.js";
import { resultLine } from "../play/finish.js";
import { motifName } from "./edges.js";
import { isolateText, Speech } from "./speech.js";
import { nameOf, titleOf } from "./titles.js";

const speech = new Speech("en", english);
const isolated = (/** @type {string} */ text) => `\u2068${text}\u2069`;

/** The cases that the command's tests read, too. @type {{ is: string, text: string, shown: string }[]} */
const table = JSON.parse(readFileSync(new URL("../../../solver/notation/testdata/shown.json", import.meta.url), "utf8"));

/** Names and how they are shown. @type {[is: string, name: string, shown: string][]} */
const names = [
  ...table.map(({ is, text, shown }) => /** @type {[string, string, string]} */ ([is, text, /[\u0590-\u08FF]/u.test(shown) ? isolated(shown) : shown])),
  ["isolates that are not closed", "a\u2068b\u2068c\u2069\u2069", `a\uFFFDb${isolated("c")}\uFFFD`],
  ["an isolate with an override in it", "\u2068\u202E\u2069", isolated("\uFFFD")],
  ["Hebrew with an isolate", "א\u2068b\u2069", isolated("אb")],
  ["half a sign", "a\uD800b\uDC00", "a\uFFFDb\uFFFD"],
];

test("controls are made visible, and what is read from the right stands apart", () => {
  for (const [is, name, wanted] of names) {
    assert.equal(isolateText(name), wanted, is);
    assert.equal(isolateText(isolateText(name)), wanted, `${is}, twice`);
  }
});

test("no name is shown otherwise anywhere", () => {
  const puzzle = (/** @type {string} */ name) => /** @type {any} */ ({ name, art: "", motifs: [{ name, head: "A", tail: "a" }] });
  const game = /** @type {any} */ ({ places: [], past: [], future: [], hints: 0, time: 0, rounds: [], given: [], turned: [] });
  for (const [is, name, wanted] of names) {
    assert.equal(titleOf(name, speech), wanted, `${is}, a title`);
    assert.equal(nameOf({ name }, speech), wanted, `${is}, of my puzzles`);
    assert.equal(nameOf({ name: "x", called: name }, speech), wanted, `${is}, given by the person`);
    assert.equal(motifName(puzzle(name), 0, speech), wanted, `${is}, a motif`);
    assert.equal(speech.say("forget", { name }), speech.say("forget", { name: "NAME" }).replace("NAME", wanted), `${is}, in a sentence`);
    assert.equal(speech.say("forget", { name: nameOf({ name }, speech) }), speech.say("forget", { name }), `${is}, in a sentence by that name`);
    assert.ok(resultLine(nameOf({ name }, speech), { game }, speech).startsWith(`Edgewise · ${wanted} · 0 moves`), `${is}, in a line to be shared`);
  }
});

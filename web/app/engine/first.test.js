// Holds the answers in Go's place to Go's own, by the golden files of tools/days/first_test.go.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { marksOf } from "../game/fits.js";
import { KITS, makeFirst } from "./first.js";

/** @param {string} name */
const golden = (name) => JSON.parse(readFileSync(new URL(`../../tools/days/testdata/${name}.json`, import.meta.url), "utf8"));

const first = makeFirst(async (set) => golden(`first-${set}`));

/** Sorts the keys of every object, as Go does in the golden files. @param {any} value @returns {any} */
function ordered(value) {
  if (Array.isArray(value)) return value.map(ordered);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.keys(value).sort().map((name) => [name, ordered(value[name])]));
}

/** @param {unknown[]} answers */
const digest = (...answers) => createHash("sha256").update(JSON.stringify(ordered(answers))).digest("hex").slice(0, 16);

test("what is answered is what Go answers", async () => {
  const cases = golden("first");
  assert.ok(cases.length > 200);
  for (const { link, art, open, board, drawn, all } of cases) {
    const answer = await first("open", { text: link, art: art ?? "" });
    assert.ok(answer, link);
    const { drawing, ...opened } = answer;
    const marks = opened.board ? marksOf(opened.puzzle, drawing, opened.board) : null;
    if (open) {
      assert.deepEqual(opened, open);
      assert.deepEqual(marks, board ?? null);
      assert.equal(digest(drawing), drawn, link);
    } else {
      assert.equal(digest(opened, drawing, marks), all, link);
    }
  }
});

test("what is odd is left to Go", async () => {
  const left = golden("first-left");
  assert.ok(left.length > 50);
  for (const text of left) assert.equal(await first("open", { text, art: "" }), null, text);
});

test("so is what was asked in another way, and every other method", async () => {
  const [{ link }] = golden("first");
  assert.equal(await first("open", { text: link }), null, "without a drawing");
  assert.equal(await first("open", { text: link, order: "trbl", art: "" }), null);
  assert.equal(await first("open", { text: link, art: "zebras" }), null);
  assert.equal(await first("draw", { puzzle: link, art: "" }), null);
  assert.equal(await first("hint", { puzzle: link, board: Array(9).fill(null), budget: 10 }), null);
});

test("only kits that there are are asked for, here and by the first script", async () => {
  const [{ link }] = golden("first");
  const none = makeFirst(() => assert.fail("nothing is asked for"));
  for (const art of ["constructor", "__proto__", "signs", "../x"]) assert.equal(await none("open", { text: link, art }), null);
  const kits = readdirSync(new URL("../../tools/days/testdata/", import.meta.url)).flatMap((file) => /^first-(?!left)(\w+)\.json$/.exec(file)?.[1] ?? []);
  assert.deepEqual(KITS.toSorted(), kits);
  const text = readFileSync(new URL("../module.js", import.meta.url), "utf8");
  assert.deepEqual(/\^\((plain[^)]*)\)/.exec(text)?.[1].split("|"), KITS);
});

test("a kit that does not come leaves it to Go", async () => {
  const [{ link }] = golden("first");
  let asked = 0;
  const none = makeFirst(() => Promise.reject(new Error(String(++asked))));
  assert.equal(await none("open", { text: link, art: "" }), null);
  assert.equal(await none("open", { text: link, art: "" }), null);
  assert.equal(asked, 1);
});

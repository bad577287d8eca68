// Names and pictures of what was entered: in the notation and back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyEntry, fill } from "./entry.js";
import { fromText, toLink, toText, writeName } from "./text.js";
import { canBeDrawn, isNamed, namesOf, rename } from "./names.js";

/** @import {Entry} from "./entry.js" */
/** @import {Names} from "./names.js" */

const USUAL = /** @type {[string, string]} */ (["head", "tail"]);
const entered = [..."ABcd".repeat(9)].reduce(fill, emptyEntry());
/** @param {Partial<Names>} names */
const called = (names) => rename(entered, { ...namesOf(entered), ...names }, USUAL);
const extra = (/** @type {Entry} */ entry) => Object.fromEntries(entry.extra);

test("what has no name changes nothing", () => {
  assert.ok(!isNamed(entered));
  assert.equal(called({}), entered);
  assert.deepEqual(namesOf(entered), { name: "", art: "plain", halves: ["", ""], motifs: ["", "", "", ""] });
});

test("names stand in the notation, signs that part words escaped", () => {
  const entry = called({ name: "Größe & Co. 50%_#1", art: "dogs", halves: ["", "behind"], motifs: ["brown dog", "", "a.b:c", ""] });
  assert.deepEqual(extra(entry), {
    name: "Gr%C3%B6%C3%9Fe_%26_Co%2E_50%25%5F%231",
    art: "dogs",
    halves: "head.behind",
    motifs: "A:brown_dog.C:a%2Eb%3Ac",
  });
  assert.deepEqual(namesOf(entry), {
    ...{ name: "Größe & Co. 50%_#1", art: "dogs", halves: ["head", "behind"], motifs: ["brown dog", "", "a.b:c", ""] },
  });
  assert.ok(isNamed(entry));
  const back = rename(entry, namesOf(entered), USUAL);
  assert.deepEqual(back.extra, [], "what is emptied is gone");
});

test("text and link carry the names, and read back as the same", () => {
  for (const name of ["Nine dogs", "Größe", "a_b", "#1", "50%", "& = .", "<b>", "אבג", "🐕", " ", "A  B", "a\u2028b"]) {
    const entry = called({ name, motifs: [name, "", "", ""] });
    for (const text of [toText(entry), toLink(entry)]) {
      const read = fromText(text, entry);
      assert.ok("entry" in read, text);
      assert.equal(namesOf(read.entry).name, name.trim(), text);
      assert.equal(namesOf(read.entry).motifs[0], name.trim(), text);
    }
  }
  assert.match(toText(called({ name: "Größe & Co." })), /^name: Größe & Co\.$/m, "people read it");
});

test("a name typed into the text is escaped in the link", () => {
  const read = fromText("grid: 1x1\nname: Cats & Dogs\ntiles: ABcd", emptyEntry());
  assert.ok("entry" in read);
  assert.equal(toLink(read.entry), "grid=1x1&name=Cats_%26_Dogs&tiles=ABcd&end=1");
});

test("what is no letter of any language does no harm", () => {
  assert.equal(writeName(" \ud800a\u0000b\n "), "ab");
});

test("the drawn sets serve four motifs cut in half", () => {
  assert.ok(canBeDrawn(entered));
  assert.ok(!canBeDrawn({ ...entered, motifs: ["Aa", "Bb", "Cc", "Dd", "Ee"] }));
  assert.ok(!canBeDrawn({ ...entered, motifs: ["Aa", "1"] }));
});

// The entry as a value: the cursor, the tools, undo, what is stored, names and art.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { DraftStore, changed, draftOf, newDraft, redone, undone } from "./drafts.js";
import { artOf, clear, cleared, copy, emptyEntry, enteredOf, entryOf, erase, fill, goTo, isFinished, namesHelp, sameButNames, setOf, step, swap, turn } from "./entry.js";

/** @import {Entered, EntryFacts, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Entry} from "./entry.js" */

const type = (/** @type {string} */ signs, /** @type {Entry} */ entry = emptyEntry()) => [...signs].reduce(fill, entry);
const words = (/** @type {Entry} */ entry) => enteredOf(entry).tiles;
const at = (/** @type {Entry} */ { tile, side }) => [tile, side];
/** Entries from a golden file of Go. @returns {Entered} */
const golden = (/** @type {string} */ name) => JSON.parse(readFileSync(new URL(`../../../wasm/testdata/${name}.json`, import.meta.url), "utf8")).result.entered;

test("an entry begins with nine squares and four pictures cut in half", () => {
  assert.deepEqual(enteredOf(emptyEntry()), golden("enter"), "as Go begins, too");
});

test("what is filled moves the cursor to the next empty side, then to the next tile", () => {
  assert.deepEqual(at(type("ABc")), [0, 3]);
  assert.deepEqual(at(type("ABcd")), [1, 0]);
  const hole = fill(goTo(type("ABcd"), 1, 2), "a");
  assert.deepEqual(at(hole), [1, 3]);
  assert.deepEqual(at(fill(hole, "b")), [1, 0], "clockwise, over the top");
  assert.deepEqual(at(fill(goTo(type("ABcdA"), 0, 1), "D")), [1, 1], "a tile that is corrected leads back to the one that waits");
  const full = type("ABcd".repeat(9));
  assert.ok(isFinished(full));
  assert.deepEqual(at(full), [8, 3]);
});

test("erasing goes back where the side is empty already", () => {
  const entry = erase(type("ABcdA"));
  assert.deepEqual([words(entry)[1], at(entry)], ["????", [1, 0]]);
  const further = erase(entry);
  assert.deepEqual([words(further)[0], at(further)], ["ABc?", [0, 3]]);
  assert.deepEqual(at(erase(emptyEntry())), [0, 0]);
  assert.deepEqual(at(step(type("ABcd"), -1)), [0, 3]);
});

test("tiles are turned, copied, exchanged and emptied", () => {
  const entry = goTo(type("ABcd"), 0, 1);
  assert.deepEqual([words(turn(entry))[0], at(turn(entry))], ["dABc", [0, 2]]);
  assert.deepEqual([...Array(4)].reduce(turn, entry), entry, "four turns are none");
  const twice = copy(entry);
  assert.deepEqual([words(twice).slice(0, 3), twice.tile], [["ABcd", "ABcd", "????"], 2], "who types on changes nothing of it");
  const begun = copy(goTo(type("ABcdAB"), 1));
  assert.deepEqual([words(begun).slice(1, 4), at(begun)], [["AB??", "AB??", "????"], [2, 2]]);
  assert.deepEqual(words(swap(entry, 4))[4], "ABcd");
  assert.deepEqual(swap(swap(entry, 4), 0), entry);
  assert.deepEqual(words(clear(entry)), words(emptyEntry()));
  /** @type {[string, string][]} */
  const extra = [["name", "Attic"], ["motifs", "A:Frog"], ["clues", "0.0.0"]];
  assert.deepEqual(cleared({ ...entry, extra }), { ...emptyEntry(), extra: extra.slice(0, 2) }, "names stay");
});

test("what Go gives is taken over, the cursor where it was as far as it can", () => {
  const entered = golden("enter-text");
  assert.deepEqual(enteredOf(entryOf(entered)), entered);
  assert.deepEqual(at(entryOf(entered, { tile: 8, side: 3 })), [3, 3]);
  assert.deepEqual(at(entryOf({ ...entered, tiles: ["???"] }, { tile: 8, side: 3 })), [0, 2]);
});

test("every value can be gone back to and on from, and outlives a reload", () => {
  let draft = newDraft();
  const values = [draft.now];
  for (const edge of "ABcdABcd") {
    draft = changed(draft, fill(draft.now, edge));
    values.push(draft.now);
  }
  assert.equal(changed(draft, goTo(draft.now, 0)).past.length, 8, "moving the cursor is no step");
  const draftStore = new DraftStore(null, shelf(), "tab");
  assert.ok(draftStore.keep(draft));
  let again = draftStore.recall();
  assert.deepEqual(again, draft);
  for (const value of values.slice(0, -1).reverse()) assert.deepEqual((again = undone(again)).now, value);
  assert.equal(undone(again), again);
  for (const value of values.slice(1)) assert.deepEqual((again = redone(again)).now, value);
});

/** A storage with room for that many characters. */
function shelf(room = Infinity) {
  /** @type {string | null} */
  let text = null;
  return {
    getItem: () => text,
    setItem: (/** @type {string} */ _, /** @type {string} */ now) => {
      if (now.length > room) throw new Error("full");
      text = now;
    },
  };
}

test("a draft that is none is not taken for one", () => {
  for (const text of ["", "{", "[]", '{"now":{"grid":"9x"}}', JSON.stringify({ now: { ...emptyEntry(), tile: 9 } }), JSON.stringify({ now: { ...emptyEntry(), tiles: [] } })]) {
    const storage = shelf();
    storage.setItem("", text);
    assert.deepEqual(new DraftStore(storage, storage, "tab").recall(), newDraft());
  }
});

test("of a draft with a damaged entry only that one is missing, though it be the latest", () => {
  const storage = shelf();
  const first = fill(emptyEntry(), "A");
  storage.setItem("", JSON.stringify({ past: [emptyEntry(), { grid: "9x" }, first], now: { ...first, tiles: 7 }, future: [null], text: 3 }));
  assert.deepEqual(new DraftStore(storage, storage, "tab").recall(), { past: [emptyEntry()], now: first, future: [], text: null, open: null, of: null, aside: null });
});

test("tabs enter side by side, and what each has entered is found again", () => {
  const shared = shelf();
  const own = [shelf(), shelf(), shelf()];
  const [one, two, three] = own.map((storage, i) => new DraftStore(storage, shared, `tab ${i}`));
  const typed = (/** @type {string} */ text) => [...text].reduce((draft, edge) => changed(draft, fill(draft.now, edge)), newDraft());
  one.keep(typed("A"));
  two.keep(typed("B"));
  one.keep(typed("AA"));
  two.keep(typed("BB"));
  three.keep(newDraft());
  for (const [i, text] of [[0, "AA"], [1, "BB"]]) {
    const reloaded = new DraftStore(own[Number(i)], shared, "reloaded");
    assert.deepEqual(reloaded.recall(), typed(String(text)), "a tab that is loaded again goes on with its own");
  }
  two.keep(typed("BBB"));
  const next = new DraftStore(shelf(), shared, "next").recall();
  assert.deepEqual(next.now, typed("BBB").now, "the next tab takes the latest");
  assert.deepEqual(undone(next).now, typed("AA").now, "and the other is one Undo away");
  assert.equal(next.past.length, 4, "steps that are there already come but once");
});

/** Tiles and the link that says them. */
const OPEN = { ...emptyEntry(), grid: "1x1", tiles: [[..."ABab"]], extra: /** @type {[string, string][]} */ ([["name", "Own"]]) };
const OPEN_LINK = "grid=1x1&tiles=ABab&name=Own&end=1";

test("what waits aside in one tab outlives what another enters, and what only was looked at does not", () => {
  const shared = shelf();
  const [one, two] = ["one", "two"].map((tab) => new DraftStore(shelf(), shared, tab));
  const begun = changed(newDraft(), fill(emptyEntry(), "A"));
  one.keep(draftOf(begun, OPEN, OPEN_LINK));
  two.keep(newDraft());
  two.keep(changed(newDraft(), fill(emptyEntry(), "B")));
  const next = new DraftStore(shelf(), shared, "next").recall();
  assert.deepEqual(next.past.map(({ tiles }) => tiles[0]), [emptyEntry().tiles[0], begun.now.tiles[0]]);
});

test("what an opened puzzle's link does not say waits aside, and what it says does not", () => {
  const opened = draftOf(newDraft(), OPEN, OPEN_LINK);
  const asideOf = (/** @type {Partial<Entry>} */ change, link = OPEN_LINK) => draftOf(changed({ ...opened, of: link }, { ...OPEN, ...change }), emptyEntry(), "").aside?.now;
  for (const change of /** @type {Partial<Entry>[]} */ ([{ mayTurn: false }, { mates: "same" }, { frame: "A" }, { extra: [] }, { extra: [["name", "Other"]] }, { tiles: [[..."ABaa"]] }])) {
    assert.deepEqual(asideOf(change), { ...OPEN, ...change }, JSON.stringify(change));
  }
  const both = changed(changed(opened, { ...OPEN, tiles: [[..."ABaa"]] }), OPEN);
  assert.equal(draftOf(both, emptyEntry(), "").aside, null, "back to what the link says");
  assert.equal(asideOf({ mayTurn: false, mates: "same", frame: "A" }, "grid=1x1&mates=same&frame=A&turn=no&tiles=ABab&name=Own&end=1"), undefined);
});

test("where there is no room for all steps, fewer are kept", () => {
  let draft = newDraft();
  for (const edge of "ABcdABcdABcdABcdABcdABcdABcd") draft = changed(draft, fill(draft.now, edge));
  const draftStore = new DraftStore(null, shelf(JSON.stringify(draft).length - 1), "tab");
  assert.ok(draftStore.keep(draft));
  assert.deepEqual(draftStore.recall(), { ...draft, past: draft.past.slice(-20) });
  assert.ok(!new DraftStore(null, shelf(10), "tab").keep(draft));
  assert.ok(!new DraftStore(null, null, "tab").keep(draft));
});

/** @param {object} names @returns {EntryFacts} */
const factsWith = (names) => /** @type {EntryFacts} */ (/** @type {unknown} */ ({ name: "", art: "", halves: ["", ""], motifs: [{ head: "A", tail: "a", name: "" }], ...names }));

test("a set that is none of ours is drawn in plain shapes", () => {
  assert.deepEqual(["", "dogs", "plain", "shoes"].map((art) => setOf(factsWith({ art }))), ["plain", "dogs", "plain", "plain"]);
  assert.deepEqual(["plain", "dogs"].map(artOf), ["", "dogs"], "plain shapes need not be named");
});

test("names make no other puzzle", () => {
  const one = /** @type {Puzzle} */ (/** @type {unknown} */ ({ grid: { name: "1x1" }, tiles: ["AAaa"], edges: {}, motifs: [{ head: "A", tail: "a", name: "" }], frame: "", mayTurn: true, clues: [], name: "x" }));
  assert.ok(sameButNames(one, { ...one, name: "y", art: "dogs", motifs: [{ head: "A", tail: "a", name: "ant" }] }));
  assert.ok(!sameButNames(one, { ...one, tiles: ["AAAa"] }));
});

test("what is said of names is that they are shared, or have no room, however they were typed", () => {
  const speech = /** @type {Speech} */ (/** @type {unknown} */ ({ say: (/** @type {string} */ key, /** @type {any} */ { names, text } = {}) => names ?? text ?? key, list: (/** @type {string[]} */ items) => items.join(), knows: () => false }));
  const help = (/** @type {string[]} */ ...names) =>
    namesHelp({ art: "", motifs: names.map((name, at) => ({ head: "ABC"[at], tail: "", emoji: name.startsWith("🐸") ? "🐸" : "", name: name.replace(/^🐸 ?/u, "") })) }, speech);
  assert.equal(help("Frog", "Toad", ""), "names.emoji.help");
  assert.equal(help("Frog", "frog ", "Toad"), "Frog A,frog  B");
  assert.equal(help("Zoë", "zoe", "Zoe2"), "Zoë A,zoe B");
  assert.equal(help("🐸", "🐸", "Toad"), "🐸 A,🐸 B");
  assert.equal(help("🐸 Frog", "Frog", ""), "Frog A,Frog B", "an emoji is not said before a name");
  assert.equal(help("b", "", "Toad"), "b A", "the letter of another picture is on its key");
  assert.equal(help("B", "A", ""), "names.emoji.help", "two that have changed their letters");
  assert.equal(help("Frog", "x".repeat(40)), "names.long", "there is no room for more");
});

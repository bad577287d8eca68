// Entering tiles as a value: the cursor, the tools, the rules, the text, undo.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DraftKeeper, changed, newDraft, redone, undone } from "./drafts.js";
import { matesWord } from "./edges.js";
import { changeFrame, changeGrid, changeMates, changeMotifs, clear, copy, emptyEntry, erase, fill, goTo } from "./entry.js";
import { isFinished, palette, step, swap, turn } from "./entry.js";
import { fromText, sampler, toLink, toText } from "./text.js";
import { leastGrid, rimOf, shapeOf } from "./grids.js";
import { balance, duplicates, lonely } from "./balance.js";

/** @import {Entry} from "./entry.js" */

const type = (/** @type {string} */ signs, /** @type {Entry} */ entry = emptyEntry()) => [...signs].reduce(fill, entry);
const words = (/** @type {Entry} */ { tiles }) => tiles.map((tile) => tile.map((edge) => edge ?? "?").join(""));
const at = (/** @type {Entry} */ { tile, side }) => [tile, side];
const read = (/** @type {string} */ text, before = emptyEntry()) => {
  const found = fromText(text, before);
  if ("fault" in found) throw new Error(found.fault.code);
  return found.entry;
};

test("an entry begins with nine squares and four pictures cut in half", () => {
  const entry = emptyEntry();
  assert.deepEqual(words(entry), Array.from({ length: 9 }, () => "????"));
  assert.deepEqual(palette(entry), [..."AaBbCcDd"]);
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
  assert.deepEqual([words(twice).slice(0, 3), twice.tile], [["ABcd", "ABcd", "????"], 1]);
  assert.deepEqual(words(swap(entry, 4))[4], "ABcd");
  assert.deepEqual(swap(swap(entry, 4), 0), entry);
  assert.deepEqual(words(clear(entry)), words(emptyEntry()));
});

test("a letter of one's own takes the place of a motif that no tile has", () => {
  const entry = type("BGus");
  assert.deepEqual(entry.motifs, ["Bb", "Gg", "Ss", "Uu"]);
  assert.equal(fill(entry, "1"), entry, "among halves a digit means nothing");
  assert.equal(fill(entry, "!"), entry);
  const whole = type("ab", changeMates(emptyEntry(), "same"));
  assert.equal(words(whole)[0], "AB??", "the other case is meant");
});

test("grids and rules change without losing more than they must", () => {
  const entry = type("ABcdab");
  assert.deepEqual(words(changeGrid(entry, "2x1")), ["ABcd", "ab??"]);
  assert.equal(changeGrid(entry, "0x3"), entry);
  assert.equal(changeGrid(entry, "40x40"), entry);
  assert.deepEqual(words(changeGrid(entry, "tri1")), ["ABc"]);
  const same = changeMates(entry, "same");
  assert.deepEqual([words(same).slice(0, 2), palette(same)], [["ABCD", "AB??"], [..."ABCD"]]);
  assert.deepEqual(words(changeMates(same, "halves"))[0], "ABCD");
  const mixed = changeMates(entry, "mixed");
  assert.deepEqual([words(mixed), palette(mixed)], [words(entry), [..."AaBbCcDd12"]]);
  assert.deepEqual(changeMotifs(entry, 1, true).motifs.at(-1), "Ee");
  assert.equal(changeMotifs(entry, -1, true), entry, "all four are on tiles");
  const framed = fill(changeFrame(entry, true), "0");
  assert.deepEqual([words(framed)[1], words(changeFrame(framed, false))[1]], ["ab0?", "ab??"]);
});

test("text and entry say the same", () => {
  for (const entry of [
    emptyEntry(),
    type("ABcdab"),
    goTo(fill(goTo(type("ABcd"), 2, 2), "d"), 1),
    type("ABBA", changeMates(emptyEntry(), "same")),
    type("Aa12", changeMates(changeGrid(emptyEntry(), "hex2"), "mixed")),
    type("0A0b", changeFrame(emptyEntry(), true)),
    { ...type("AB"), mayTurn: false, extra: /** @type {[string, string][]} */ ([["name", "Two_dogs"], ["colour", "red"]]) },
  ]) {
    const again = read(toText(entry), entry);
    assert.equal(toText(again), toText(entry));
    assert.deepEqual([words(again), again.motifs, again.mates, again.frame], [words(entry), entry.motifs, entry.mates, entry.frame]);
  }
  assert.equal(toText(type("A?B".replace("?", ""))), "grid: 3x3\ntiles:\n  AB\n");
});

test("links are read and written", () => {
  const link = "grid=2x1&mates=Ab.cc.d-&turn=no&tiles=Abcd.bAcc&end=1";
  const entry = read(`https://example.org/#${link}`);
  assert.deepEqual(entry.motifs.filter((motif) => /[Abcd]/.test(motif)).slice(0, 3), ["Ab", "c", "d-"]);
  assert.equal(matesWord(["Ab", "c", "d-"]), "Ab.cc.d-");
  assert.match(toLink(entry), /^grid=2x1&mates=.*&turn=no&tiles=Abcd\.bAcc&end=1$/);
});

test("what is wrong with a text is told with its place", () => {
  for (const [text, code, place] of /** @type {const} */ ([
    ["grid: 3", "grid-unknown", { line: 0 }],
    ["grid: 1x1\ntiles:\n ABCDE", "tile-sides", { line: 2, tile: 0 }],
    ["grid: 1x1\ntiles: AB!C", "edge-unknown", { line: 1, tile: 0, side: 2, sides: 4 }],
    ["grid: 1x1\ntiles: AB AB", "tile-count", {}],
    ["grid: 1x1\ngrid: 1x1", "key-twice", { line: 1 }],
    ["ABCD", "key-missing", { line: 0 }],
    ["mates: ABC", "mates-unclear", { line: 0 }],
    ["turn: maybe", "turn-unclear", { line: 0 }],
  ])) {
    const found = fromText(text, emptyEntry());
    assert.deepEqual("fault" in found && [found.fault.code, found.fault.at], [code, place], text);
  }
});

test("a fault repeats little of what was found, and no half signs", () => {
  const found = (/** @type {string} */ text) => {
    const read = fromText(text, emptyEntry());
    return "fault" in read ? read.fault.args : {};
  };
  assert.deepEqual(found("tiles: AB🧩C"), { found: "🧩" });
  assert.deepEqual(found(`tiles: ${"A".repeat(60_000)}`), { word: "A".repeat(40), found: 60_000, expected: 4 });
  assert.deepEqual(found(`a${"🧩".repeat(20_000)}`), { found: `a${"🧩".repeat(39)}` });
});

test("the sampler shows every edge", () => {
  for (const grid of ["3x3", "1x1", "hex1", "tri2"]) {
    const entry = changeFrame(changeGrid(emptyEntry(), grid), true);
    const shown = /tiles=([^&]*)/.exec(sampler(entry))?.[1] ?? "";
    for (const edge of palette(entry)) assert.ok(shown.includes(edge), `${grid} ${edge}`);
  }
  assert.deepEqual([leastGrid(4, 3), leastGrid(6, 2), leastGrid(3, 5)], ["3x1", "hex2", "tri3"]);
});

test("the rim of a grid is counted", () => {
  for (const [name, cells, rim] of /** @type {const} */ ([["1x1", 1, 4], ["3x3", 9, 12], ["4x1", 4, 10], ["hex1", 1, 6], ["hex2", 7, 18], ["hex3", 19, 30], ["tri1", 1, 3], ["tri3", 9, 9]])) {
    const shape = shapeOf(name);
    assert.ok(shape);
    assert.deepEqual([shape.cells, rimOf(shape), shape.rim.reduce((sum, n) => sum + n, 0)], [cells, rim, cells], name);
  }
});

test("heads are weighed against tails", () => {
  const half = balance(type("ABcdA"));
  assert.deepEqual(half.motifs[0], { motif: "Aa", heads: 2, tails: 0, spare: 2 });
  assert.deepEqual([half.empty, half.least, half.rim], [31, 0, 12]);
  assert.equal(balance(type("A".repeat(36))).least, 36, "more than the rim takes");
  assert.equal(balance(type("Aa".repeat(18))).least, 0);
  const framed = balance(type("00Aa0Aab", changeFrame(emptyEntry(), true)));
  assert.deepEqual(framed.frame, [{ sides: 2, needed: 4, found: 1 }, { sides: 1, needed: 4, found: 1 }, { sides: 0, needed: 1, found: 0 }]);
  assert.equal(framed.rim, 0);
});

test("tiles that look alike are told, turned or not", () => {
  const entry = type("ABcddABcaaaa");
  assert.deepEqual(duplicates(entry), [[0, 1]]);
  assert.deepEqual(duplicates({ ...entry, mayTurn: false }), []);
});

test("a motif on one side of all is told, unless it needs no mate", () => {
  assert.deepEqual(lonely(type("ABabe")), ["e"]);
  assert.deepEqual(lonely(type("ABab")), []);
  assert.deepEqual(lonely(read("grid: 2x1\nframe: F\ntiles: FAab BbaA")), []);
});

test("every value can be gone back to and on from, and outlives a reload", () => {
  let draft = newDraft();
  const values = [draft.now];
  for (const edge of "ABcdABcd") {
    draft = changed(draft, fill(draft.now, edge));
    values.push(draft.now);
  }
  assert.equal(changed(draft, goTo(draft.now, 0)).past.length, 8, "moving the cursor is no step");
  const keeper = new DraftKeeper(null, shelf(), "tab");
  assert.ok(keeper.keep(draft));
  let again = keeper.recall();
  assert.deepEqual(again, draft);
  for (const value of values.slice(0, -1).reverse()) assert.deepEqual((again = undone(again)).now, value);
  assert.equal(undone(again), again);
  for (const value of values.slice(1)) assert.deepEqual((again = redone(again)).now, value);
});

/** A place where things are kept, with room for so many letters. */
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
  for (const text of ["", "{", "[]", '{"now":{"grid":"9x"}}', JSON.stringify({ now: { ...emptyEntry(), tile: 9 } })]) {
    const storage = shelf();
    storage.setItem("", text);
    assert.deepEqual(new DraftKeeper(storage, storage, "tab").recall(), newDraft());
  }
});

test("of a draft with a damaged entry only that one is missing, though it be the latest", () => {
  const storage = shelf();
  const first = fill(emptyEntry(), "A");
  storage.setItem("", JSON.stringify({ past: [emptyEntry(), { grid: "9x" }, first], now: { ...first, tiles: 7 }, future: [null], text: 3 }));
  assert.deepEqual(new DraftKeeper(storage, storage, "tab").recall(), { past: [emptyEntry()], now: first, future: [], text: null, open: null });
});

test("tabs enter side by side, and what each has entered is found again", () => {
  const shared = shelf();
  const own = [shelf(), shelf(), shelf()];
  const [one, two, three] = own.map((storage, i) => new DraftKeeper(storage, shared, `tab ${i}`));
  const typed = (/** @type {string} */ text) => [...text].reduce((draft, edge) => changed(draft, fill(draft.now, edge)), newDraft());
  one.keep(typed("A"));
  two.keep(typed("B"));
  one.keep(typed("AA"));
  two.keep(typed("BB"));
  three.keep(newDraft());
  for (const [i, text] of [[0, "AA"], [1, "BB"]]) {
    const reloaded = new DraftKeeper(own[Number(i)], shared, "reloaded");
    assert.deepEqual(reloaded.recall(), typed(String(text)), "a tab that is loaded again goes on with its own");
  }
  two.keep(typed("BBB"));
  const next = new DraftKeeper(shelf(), shared, "next").recall();
  assert.deepEqual(next.now, typed("BBB").now, "the next tab takes the latest");
  assert.deepEqual(undone(next).now, typed("AA").now, "and the other is one Undo away");
  assert.equal(next.past.length, 4, "steps that are there already come but once");
});

test("where there is no room for all steps, fewer are kept", () => {
  let draft = newDraft();
  for (const edge of "ABcdABcdABcdABcdABcdABcdABcd") draft = changed(draft, fill(draft.now, edge));
  const keeper = new DraftKeeper(null, shelf(JSON.stringify(draft).length - 1), "tab");
  assert.ok(keeper.keep(draft));
  assert.deepEqual(keeper.recall(), { ...draft, past: draft.past.slice(-20) });
  assert.ok(!new DraftKeeper(null, shelf(10), "tab").keep(draft));
  assert.ok(!new DraftKeeper(null, null, "tab").keep(draft));
});

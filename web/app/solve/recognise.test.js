// The names under which a puzzle was published, and its drawings.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { words as german } from "../../words/de.js";
import { words as english } from "../../words/en.js";
import { Store } from "../base/store.js";
import { initialState } from "../rooms.js";
import { Speech } from "../speech/speech.js";
import { byOwnName, dressedLink, findRepairs, publishedWords, recognise } from "./recognise.js";

/** @import {Known, Puzzle} from "../../types.d.ts" */
/** @import {App} from "../shell/state.d.ts" */
/** @import {App} from "./state.d.ts" */

const [en, de] = [new Speech("en", english), new Speech("de", german)];
/** @param {...[name: string, year: number]} list */
const known = (...list) =>
  /** @type {Known[]} */ (/** @type {unknown} */ (list.map(([name, year]) => ({ entry: { name, year } }))));
/** @param {string} name */
const called = (name) => /** @type {Puzzle} */ (/** @type {unknown} */ ({ name }));

test("a puzzle is told by the names that it was published under", () => {
  const turtle = known(["Crazy Turtle", 1979], ["Tom & Jerry", 0], ["Three", 0], ["Four", 0], ["Five", 0]);
  assert.equal(publishedWords(called(""), [], en), "");
  assert.equal(publishedWords(called(""), turtle.slice(0, 1), en), "This is the puzzle published as Crazy Turtle (1979).");
  assert.equal(publishedWords(called(""), turtle, en), "This is the puzzle published as Crazy Turtle (1979), Tom & Jerry, Three, and 2 more.");
  assert.equal(publishedWords(called("crazy turtle"), turtle.slice(0, 2), en), "Also published as Tom & Jerry.");
  assert.equal(publishedWords(called("Crazy Turtle"), turtle.slice(0, 1), en), "", "that is what it is called already");
  assert.equal(publishedWords(called(""), turtle.slice(0, 4), de), "Dieses Spiel ist erschienen als Crazy Turtle (1979), Tom & Jerry, Three und 1 weiteres.");
});

test("a name that came with a drawing is not one's own, as long as that can be undone", () => {
  const seen = (/** @type {string} */ name, /** @type {object | null} */ dressed) =>
    byOwnName(stateWith({ puzzle: { ...called(name), id: "drawn" }, dressed }))?.name;
  assert.equal(seen("Insects", { from: "grid=3x3&tiles=a&end=1", to: "drawn" }), "");
  assert.equal(seen("Attic", { from: "grid=3x3&tiles=a&name=Attic&end=1", to: "drawn" }), "Attic");
  assert.equal(seen("Insects", { from: "grid=3x3&tiles=a&end=1", to: "other" }), "Insects", "something else was drawn");
  assert.equal(seen("Insects", null), "Insects");
  assert.equal(byOwnName(stateWith({ puzzle: null })), null);
});

test("that a puzzle was copied is not forgotten when the answer comes a second time", async () => {
  const store = new Store(initialState());
  const solver = { call: async () => ({ matches: [], entry: "grid: 1x1" }) };
  const app = /** @type {App} */ (/** @type {unknown} */ ({ store, solver }));
  store.change((state) => void (state.table.puzzle = called("")));
  await recognise(app);
  store.change((state) => void (state.solve.published = state.solve.published && { ...state.solve.published, copied: true }));
  await recognise(app);
  assert.equal(store.state.solve.published?.copied, true);
});

const link = "grid=3x3&tiles=HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSsc&name=One_Tough_Puzzle&art=suits&halves=tab.blank&motifs=C:club.H:heart&end=1";
const match = /** @type {Known} */ (/** @type {unknown} */ ({ entry: { link }, edges: { H: "a", h: "A", D: "B", d: "b", C: "c", c: "C", S: "D", s: "d" } }));

/** @param {string} id @param {Partial<Puzzle>} [more] */
const own = (id, more) => /** @type {Puzzle} */ (/** @type {unknown} */ ({ id, tiles: /tiles=([^&]*)/.exec(id)?.[1].split("."), motifs: [], art: "", ...more }));

test("one's own tiles keep their order and turns and go by the letters of the pictures", () => {
  const mine = own("grid=3x3&clues=4.0.1&tiles=dCaD.BbAa&by=me&motifs=A:Herz.B:Karo&end=1");
  assert.equal(dressedLink(mine, match), "grid=3x3&clues=4.0.1&by=me&tiles=scHS.DdhH&name=One_Tough_Puzzle&art=suits&halves=tab.blank&motifs=C:club.H:heart&end=1");
  assert.match(dressedLink(own("grid=3x3&tiles=dCaD&name=Attic&end=1"), match), /&name=Attic&/, "they are called as somebody has called them");
});

test("what somebody has called the pictures and their halves they are still called", () => {
  const motif = (/** @type {string} */ head, name = "") => ({ head, tail: head.toLowerCase(), name });
  const mine = own("grid=3x3&tiles=dCaD&halves=front.back&motifs=C:Treff%2C_schwarz&end=1", { motifs: [motif("A"), motif("B"), motif("C", "Treff, schwarz"), motif("D")] });
  assert.match(dressedLink(mine, match), /&halves=tab.blank&motifs=C:Treff%2C_schwarz.H:heart&/, "a club’s tab is no front here");
  const straight = { ...match, edges: { ...match.edges, H: "A", h: "a", C: "C", c: "c" } };
  for (const said of [/&halves=front.back&/, /&motifs=C:Treff%2C_schwarz.H:heart&/]) assert.match(dressedLink(mine, straight), said);
});

test("signs of one's own stay before its names", () => {
  const motif = (/** @type {string} */ head, /** @type {object} */ more) => ({ head, tail: head.toLowerCase(), name: "", ...more });
  const mine = own("grid=3x3&tiles=dCaD&motifs=A:~AB.C:☺_Treff_7&end=1", { motifs: [motif("A", { sketch: "~AB" }), motif("B", {}), motif("C", { emoji: "☺", name: "Treff 7" })] });
  assert.match(dressedLink(mine, match), /&motifs=C:☺_Treff_7.H:~AB_heart&/);
});

test("what has pictures stays as it is, and what was published without any", () => {
  const id = "grid=3x3&tiles=dCaD&end=1";
  const motif = { head: "A", tail: "a", name: "" };
  assert.equal(dressedLink(own(id, { art: "dogs" }), match), "");
  assert.equal(dressedLink(own(id), { ...match, entry: { ...match.entry, link: link.replace("&art=suits", "") } }), "");
  assert.notEqual(dressedLink(own(id, { motifs: [motif] }), match), "");
});

test("what still goes by other letters is not drawn by them", () => {
  assert.equal(dressedLink(own("grid=3x3&tiles=dCxD&end=1"), match), "");
});

/** A page whose puzzle has no solution, with Go's answers to the search for slips. @param {object[]} answers */
function page(answers) {
  const store = new Store(stateWith({ phase: "ready" }));
  let told = {};
  /** @type {{ method: string, tell: boolean }[]} */
  const asked = [];
  const call = async (/** @type {string} */ method, /** @type {any} */ { tell }) => {
    asked.push({ method, tell });
    return answers[asked.length - 1] ?? {};
  };
  const app = /** @type {App} */ (/** @type {unknown} */ ({ store, solver: { tied: () => ({ call }) } }));
  const find = (signal = new AbortController().signal, awaited = true) =>
    findRepairs(app, "p", { solutions: 0 }, signal, (facts) => {
      told = facts;
      return awaited;
    });
  return { find, asked, told: () => told };
}

/** @param {object} facts */
const slice = (facts) => ({ handle: 1, done: false, repairs: [], found: 0, complete: false, ...facts });

test("the repairs of a puzzle without a solution come once all are found", async () => {
  const { find, asked, told } = page([slice({ found: 1 }), slice({ done: true, repairs: ["one", "two"], found: 2, complete: true })]);
  await find();
  assert.deepEqual(asked, [{ method: "mend", tell: false }, { method: "mend", tell: false }]);
  assert.deepEqual(told(), { repairs: ["one", "two"], mended: true, found: 2, complete: true });
});

test("where nobody waits any longer those found until then are asked for, and that they are not all is known", async () => {
  const { find, asked, told } = page([slice({ found: 1 }), slice({ repairs: ["one"], found: 1 })]);
  await find(AbortSignal.abort());
  assert.deepEqual(asked.slice(0, 2), [{ method: "mend", tell: false }, { method: "mend", tell: true }]);
  assert.equal(asked[2].method, "drop");
  assert.deepEqual(told(), { repairs: ["one"], mended: true, found: 1, complete: false });
});

test("they are not looked for any longer once the search is not on show", async () => {
  const { find, asked } = page([slice({ found: 1 }), slice({ found: 1 })]);
  await find(undefined, false);
  assert.deepEqual(asked.map(({ method }) => method), ["mend", "drop"]);
});

// Applying published drawings to the person's own puzzle.

import assert from "node:assert/strict";
import { test } from "node:test";
import { dressedLink } from "./recognise.js";

/** @import {Known, Puzzle} from "../../types.d.ts" */

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

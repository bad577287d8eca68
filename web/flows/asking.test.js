// Asking the owner which repair is the true one.

import assert from "node:assert/strict";
import { test } from "node:test";
import { dice } from "../tools/random.js";
import { sharedGo } from "../tools/flows/go.js";
import { ELSE, byTile, left, next, tilesOf } from "../app/mend/asking.js";

/** @import {Repair} from "../types.d.ts" */
/** @import {Answer} from "../app/keep/answered.js" */

/** A set with two sides of tile 8 exchanged, and what that tile really shows. */
const TYPED = "BcdC.DBcd.baAC.cBbD.DAbd.ACbd.daAC.CadA.DcAc".split(".");
const TILE_8 = "aCdA";
/** The owner gets no more questions than this. */
const MOST = 20;
/** This many slips are found by the owner's answers. */
const PUZZLES = 25;

/** All repairs of a set of nine unpublished tiles. @param {string[]} tiles @returns {Repair[]} */
function repairsOf(tiles) {
  const told = JSON.parse(sharedGo().mend(JSON.stringify({ puzzle: `grid=3x3&tiles=${tiles.join(".")}`, budget: 100_000_000 }))).result;
  assert.ok(told.done);
  return told.repairs;
}

/**
 * The answer of an owner who looks at the real tiles.
 * @param {import("../app/mend/asking.js").Next} asked
 * @param {string[]} typed
 * @param {string[]} real
 * @param {boolean} compares whether they find the tile that differs
 * @returns {Answer}
 */
function honest(asked, typed, real, compares) {
  if (asked.step === "compare") {
    const tile = real.findIndex((word, at) => word !== typed[at]);
    return compares ? { says: "differs", tile } : { says: "unseen" };
  }
  if (asked.step === "mend") return { says: "not", tiles: tilesOf(asked.repair) };
  if (!("tile" in asked)) return assert.fail("there is nothing left to ask");
  const { tile, side } = asked;
  const edge = real[tile][side];
  if (asked.step === "picture") return { says: "shows", tile, side, edge: asked.edges.includes(edge) ? edge : ELSE };
  return edge === typed[tile][side] ? { says: "shows", tile, side, edge } : { says: "other", tile, side };
}

/**
 * How many answers it takes until the true repair is shown.
 * @param {string[]} typed
 * @param {string[]} real
 * @param {Repair[]} repairs
 * @param {boolean} compares
 */
function answersUntilMended(typed, real, repairs, compares) {
  /** @type {Answer[]} */
  const answers = [];
  while (answers.length <= MOST) {
    const asked = next(repairs, answers, typed);
    if (asked.step === "mend" && asked.repair.link.includes(`tiles=${real.join(".")}&`)) return answers.length;
    answers.push(honest(asked, typed, real, compares));
  }
  return assert.fail(`${MOST} answers do not lead to the true repair`);
}

/** A full board of four cut motifs, cut into nine tiles. @param {(below: number) => number} roll */
function planted(roll) {
  const signs = "AaBbCcDd";
  const other = (/** @type {string} */ sign) => (sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase());
  const tiles = Array.from({ length: 9 }, () => Array.from({ length: 4 }, () => signs[roll(8)]));
  for (let cell = 0; cell < 9; cell++) {
    if (cell % 3 < 2) tiles[cell + 1][3] = other(tiles[cell][1]);
    if (cell < 6) tiles[cell + 3][0] = other(tiles[cell][2]);
  }
  return tiles.map((tile) => tile.join(""));
}

/** A tile with a slip: neighbouring sides exchanged, the other half, another motif, or listed counter-clockwise. @param {string} tile @param {(below: number) => number} roll */
function slipped(tile, roll) {
  const sides = [...tile];
  const side = roll(4);
  const beside = (side + 1) % 4;
  const flip = (/** @type {string} */ sign) => (sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase());
  switch (roll(5)) {
    case 0: case 1: [sides[side], sides[beside]] = [sides[beside], sides[side]]; break;
    case 2: sides[side] = flip(sides[side]); break;
    case 3: sides[side] = "AaBbCcDd"[roll(8)]; break;
    default: [sides[1], sides[3]] = [sides[3], sides[1]];
  }
  return sides.join("");
}

test("two sides exchanged: of a hundred repairs three answers leave the true one", () => {
  const repairs = repairsOf(TYPED);
  const real = TYPED.with(7, TILE_8);
  assert.ok(repairs.length > 90);
  assert.ok(answersUntilMended(TYPED, real, repairs, true) <= 3);
  const ofTile = byTile(repairs).find(({ tile }) => tile === 7)?.repairs ?? [];
  assert.ok(ofTile.slice(0, 3).some(({ link }) => link.includes(`${TILE_8}.DcAc`)), "and it is among the first of its tile");
});

test("an owner's honest answers lead to the true repair", (t) => {
  const roll = dice(44);
  const took = { compared: /** @type {number[]} */ ([]), asked: /** @type {number[]} */ ([]) };
  let among = 0;
  while (took.compared.length < PUZZLES) {
    const real = planted(roll);
    const at = roll(9);
    const typed = real.with(at, slipped(real[at], roll));
    const turns = [0, 1, 2, 3].map((turn) => real[at].slice(turn) + real[at].slice(0, turn));
    // If the set still has a solution, there is nothing to mend.
    if (turns.includes(typed[at]) || JSON.parse(sharedGo().solve(`grid=3x3&tiles=${typed.join(".")}`)).result.solutions !== 0) continue;
    const repairs = repairsOf(typed);
    among += repairs.length;
    took.compared.push(answersUntilMended(typed, real, repairs, true));
    took.asked.push(answersUntilMended(typed, real, repairs, false));
  }
  const mean = (/** @type {number[]} */ list) => list.reduce((sum, n) => sum + n, 0) / list.length;
  t.diagnostic(`of ${(among / PUZZLES).toFixed(0)} repairs on average, ${mean(took.compared).toFixed(1)} answers (at most ${Math.max(...took.compared)}) of who finds the tile, ${mean(took.asked).toFixed(1)} (at most ${Math.max(...took.asked)}) of who is asked about all`);
  assert.ok(mean(took.compared) <= 4 && Math.max(...took.compared) <= 7);
});

test("of repairs that no side distinguishes one is shown, and no question comes twice", () => {
  const [repair] = repairsOf(TYPED);
  const [{ tile, side, edge }] = repair.changes;
  const twice = [repair, { ...repair, code: "slip-copy" }];
  assert.deepEqual(next(twice, [{ says: "differs", tile }], TYPED), { step: "mend", repair });
  assert.deepEqual(next(twice, [{ says: "other", tile, side }, { says: "shows", tile, side, edge }], TYPED), { step: "mend", repair });
  assert.equal(next(twice, [{ says: "not", tiles: tilesOf(repair) }], TYPED).step, "none");
});

test("an exchange of sides is refuted once one of them is as entered", () => {
  const repairs = repairsOf(TYPED);
  const touches = (/** @type {Repair} */ { changes }) => changes.some(({ tile, side }) => tile === 7 && side === 0);
  const still = left(repairs, [{ says: "shows", tile: 7, side: 0, edge: "C" }], TYPED);
  assert.deepEqual(still, repairs.filter((repair) => !touches(repair)));
});

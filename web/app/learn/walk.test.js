// Playing a search ever faster, with a worker that only counts.

import assert from "node:assert/strict";
import { test } from "node:test";
import { FaultError } from "../engine/solver.js";
import { FURTHEST, Walk, paceAfter } from "./walk.js";

/** @import {App} from "./state.d.ts" */

/** A walk through a search of this many steps. @param {number} length @param {() => void} [meanwhile] runs before each answer */
function walkOf(length, meanwhile = () => {}) {
  const counts = { hired: 0, dismissed: 0, told: 0 };
  const hireOne = () => {
    counts.hired++;
    let known = false;
    const call = async (/** @type {string} */ method, /** @type {any} */ params) => {
      meanwhile();
      if (method === "watch") return { handle: 1, order: [0, 1, 2] };
      const ahead = params.count === Number.MAX_SAFE_INTEGER;
      const number = Math.min(params.count, ahead ? Math.min(length, 400_000) : length);
      known ||= number === length;
      return { there: true, target: params.count, number, end: known ? length : null };
    };
    return /** @type {any} */ ({ tied: () => ({ call }), dismiss: () => void counts.dismissed++ });
  };
  const app = /** @type {App} */ (/** @type {unknown} */ ({ hireOne, solver: { ready: async () => {} } }));
  const walk = new Walk(app, "p", () => void counts.told++);
  const rest = () => new Promise((done) => setTimeout(done, 5));
  const frames = async (/** @type {number} */ n, milliseconds = 20) => {
    for (let i = 0; i < n; i++) {
      walk.frame(milliseconds);
      await rest();
    }
  };
  return { walk, counts, frames, rest };
}

test("it begins slowly and gets ever faster, up to a pace at which frames keep up", () => {
  const paces = [0, 2.5, 10, 20, 60].map((seconds) => Math.round(paceAfter(seconds)));
  assert.deepEqual(paces, [2, 5, 109, 5962, 300_000]);
});

test("nobody is hired before it is played, one at most, and none stays", async () => {
  const { walk, counts, frames } = walkOf(58_443);
  assert.equal(counts.hired, 0);
  walk.playOn();
  await frames(3);
  assert.deepEqual([counts.hired, walk.number, walk.last, walk.playing], [1, 1, 58_443, true]);
  walk.pause();
  await frames(3, 1000);
  assert.equal(walk.number, 1);
  walk.end();
  assert.deepEqual([counts.dismissed, walk.playing], [1, false]);
});

test("its steps can be taken one by one, and back, but not beyond its ends", async () => {
  const { walk, rest } = walkOf(3);
  await walk.step(1);
  await walk.step(1);
  await walk.step(-1);
  assert.equal(Number(walk.at?.number), 1);
  for (let i = 0; i < 4; i++) await walk.step(-1);
  assert.equal(walk.number, 0);
  await walk.toEnd();
  assert.deepEqual([walk.number, walk.over], [3, true]);
  await walk.step(1);
  await rest();
  assert.equal(walk.number, 3);
});

test("it comes to its end, and begins anew from there", async () => {
  const { walk, frames } = walkOf(20);
  walk.playOn();
  await frames(60, 100);
  assert.deepEqual([walk.number, walk.playing, walk.over], [20, false, true]);
  walk.playOn();
  await frames(2);
  assert.deepEqual([walk.number, walk.playing], [1, true]);
});

test("a search without an end is left where nothing new comes", async () => {
  const { walk, frames } = walkOf(Infinity);
  await walk.wind(FURTHEST - 5);
  assert.deepEqual([walk.last, walk.over], [null, false]);
  walk.playOn();
  walk.seconds = 100;
  await frames(2, 100);
  assert.deepEqual([walk.number, walk.over, walk.playing], [FURTHEST, true, false]);
});

test("what goes wrong is said, its worker let go, and it can be played again", async () => {
  let broken = true;
  const { walk, counts, frames } = walkOf(50, () => {
    if (broken) throw new FaultError({ code: "order-cell", args: {}, at: {} });
  });
  walk.playOn();
  await frames(3);
  assert.deepEqual([walk.fault?.code, walk.playing, counts.hired - counts.dismissed], ["order-cell", false, 0]);
  broken = false;
  walk.playOn();
  await frames(3);
  assert.deepEqual([walk.fault, walk.playing, walk.number > 0], [null, true, true]);
  walk.end();
});

// Listing arrangements in portions, row by row.

import assert from "node:assert/strict";
import test from "node:test";
import { foldArrangements, listedNow, moreArrangements, newArrangements, showArrangement } from "./arrangements.js";

/** @import {Board} from "../../types.d.ts" */

/**
 * An app whose search has found boards of one cell, each with this many pictures and swaps.
 * @param {number} solutions
 * @param {number} pictures
 * @param {number} swaps
 * @param {number} [kept]
 */
function appWith(solutions, pictures, swaps, kept = solutions) {
  const boards = Array.from({ length: kept }, (_, of) => /** @type {Board} */ ([[of, 0]]));
  const state = {
    page: { tab: "solve" },
    table: { layer: "tiles", solutionView: { index: 0, arrangement: null, cells: [0] }, puzzle: null },
    solve: { search: { id: "searched", verdict: { boards, report: { arrangements: solutions * pictures * swaps } } } },
    arrangements: newArrangements(),
  };
  /** @type {any[]} */
  const asked = [];
  const solver = {
    call: async (/** @type {string} */ method, /** @type {any} */ params) => {
      asked.push(params);
      const list = [];
      for (let n = params.from; n < Math.min(params.from + params.count, pictures * swaps); n++) {
        list.push({ board: params.board, turned: n % pictures, swapped: n < pictures ? [] : [[1, 2]] });
      }
      return { pictures, arrangements: list };
    },
  };
  const store = { state, change: (/** @type {(state: any) => void} */ how) => how(state), emit: () => {} };
  return { app: /** @type {any} */ ({ store, solver }), state: /** @type {any} */ (state), asked };
}

const sizes = (/** @type {any} */ listed) => listed.rows.map((/** @type {any} */ { of, arrangements }) => `${of}:${arrangements.length}`);

test("a solution has a row for each way to lay its copies", async () => {
  const { app, state, asked } = appWith(2, 4, 2);
  assert.equal(listedNow(state), null);
  await foldArrangements(app);
  assert.deepEqual(sizes(listedNow(state)), ["0:4", "0:4", "1:4", "1:4"]);
  assert.equal(listedNow(state)?.next, null);
  assert.ok(asked.every(({ puzzle }) => puzzle === "searched"));
  await foldArrangements(app);
  assert.equal(listedNow(state), null);
});

test("some dozens come at a time, whole rows of them, to the last", async () => {
  for (const [solutions, pictures, swaps, kept] of [[1, 4, 120, 1], [3, 3, 24, 3], [1, 4, 6, 1], [40, 4, 1, 40], [40, 1, 1, 30], [1, 6, 720, 1]]) {
    const { app, state } = appWith(solutions, pictures, swaps, kept);
    await foldArrangements(app);
    let before = 0;
    for (;;) {
      const listed = /** @type {any} */ (listedNow(state));
      const now = listed.rows.length * pictures;
      assert.ok(listed.rows.every((/** @type {any} */ row) => row.arrangements.length === pictures), "whole rows");
      assert.ok(now > before && now - before <= 30, `${now - before} at once`);
      before = now;
      if (!listed.next) break;
      await moreArrangements(app);
    }
    assert.equal(before, kept * pictures * swaps, `${solutions} ${pictures} ${swaps}`);
  }
});

test("those of a search that is gone are not listed any more", async () => {
  const { app, state } = appWith(1, 4, 2);
  await foldArrangements(app);
  state.solve.search = { id: "other", verdict: { boards: [], report: { arrangements: 0 } } };
  assert.equal(listedNow(state), null);
});

test("what is tapped is the solution on the table, and the board as it was found is that itself", async () => {
  const { app, state } = appWith(2, 4, 2);
  await foldArrangements(app);
  await showArrangement(app, 3, 1);
  assert.equal(state.table.layer, "solution");
  assert.equal(state.table.solutionView.index, 1);
  assert.deepEqual(state.table.solutionView.arrangement, { board: [[1, 0]], turned: 1, swapped: [[1, 2]] });
  await showArrangement(app, 2, 0);
  assert.equal(state.table.solutionView.arrangement, null);
  assert.equal(state.table.solutionView.index, 1);
  await showArrangement(app, 9, 0);
  assert.equal(state.table.solutionView.index, 1, "where there is none nothing changes");
});

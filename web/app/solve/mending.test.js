// Mended puzzles: what their records keep, and how mistyped ones come back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { memoryDatabase, settled, silence } from "../../tools/memory.js";
import { stateWith } from "../../tools/state.js";
import { Store } from "../base/store.js";
import { PuzzleStore } from "../keep/puzzle-store.js";
import { twinOf } from "../keep/twin.js";
import { freshSlices } from "../rooms.js";
import { ownBoard } from "../table/layers.js";
import { openText } from "../table/open.js";
import { Stopwatch } from "../table/time.js";
import { exchangeAddressed, mend, mendedLink, unmend } from "./mending.js";

/** @import {App} from "../shell/state.d.ts" */
/** @import {Patch} from "../keep/record.js" */

test("a repair keeps the names given meanwhile", () => {
  const link = "grid=2x1&tiles=BbBb.BBbb&name=Dogs&end=1";
  assert.equal(mendedLink(link, "grid=2x1&tiles=BbBb.BBbB&end=1"), "grid=2x1&tiles=BbBb.BBbB&name=Dogs&end=1");
});

/** The mistyped puzzle, its repair, and another one. */
const [SLIP, MENDED, OTHER] = ["ABCa", "ABCb", "ABCc"].map((tile) => `grid=1x1&tiles=${tile}`);

/**
 * A page with the mistyped puzzle.
 * @param {Patch[]} [patches] other records
 * @param {(params: { text?: string }) => unknown} [meanwhile] awaited before each answer
 * @param {Patch} [made] the mistyped puzzle's record before it is opened
 */
async function page(patches = [], meanwhile = () => {}, made) {
  const store = new Store(stateWith({ phase: "ready" }));
  const puzzleStore = new PuzzleStore(store, memoryDatabase(), silence());
  for (const patch of patches) puzzleStore.change(patch);
  if (made) puzzleStore.change({ link: made.id, ...made });
  let searches = 0;
  /** @type {Record<string, (params: any) => any>} */
  const go = {
    open: ({ text }) => ({ puzzle: { id: text, name: "", grid: { cells: [{}], sides: 4 }, tiles: ["ABCD"], clues: [], mayTurn: true, why: [] }, drawing: {}, notes: [] }),
    board: () => ({}),
  };
  const solver = {
    call: async (/** @type {string} */ method, /** @type {any} */ params) => {
      await meanwhile(params);
      return go[method](params);
    },
    hasAnswered: true,
    run: () => new Promise(() => void searches++),
  };
  const address = { hash: () => "", page: () => "", add: () => {}, replace: () => {} };
  const app = /** @type {App} */ (/** @type {unknown} */ ({ store, solver, puzzleStore, address, fresh: freshSlices, watch: new Stopwatch(() => 0), running: null, storage: null }));
  await openText(app, SLIP);
  const kept = () => store.state.keep.mine.map(({ id }) => id).toSorted();
  return { app, kept, searches: () => searches };
}

/** Nothing else follows in these tests. */
const follow = async () => {};

test("the mended puzzle takes the place of the one with the slip, with its board and its name, unless that was solved or built", async () => {
  const guide = { board: /** @type {[number, number][]} */ ([[0, 0]]), index: 0, order: [0], step: 1 };
  for (const [made, stays] of /** @type {[Partial<Patch>, boolean][]} */ ([
    [{}, false],
    [{ found: 0 }, false],
    [{ called: "Ours" }, false],
    [{ solved: 7 }, true],
    [{ guide }, true],
  ])) {
    const { app, kept, searches } = await page();
    app.puzzleStore.change({ id: SLIP, ...made });
    void mend(app, MENDED, follow);
    await settled();
    assert.deepEqual(kept(), stays ? [SLIP, MENDED] : [MENDED], JSON.stringify(made));
    const { called, found, twin } = app.puzzleStore.find(MENDED) ?? assert.fail("it is kept");
    assert.deepEqual([called, found, twin], [made.called ?? "", undefined, { of: SLIP, is: "mended", stood: false }]);
    assert.equal(searches(), 1);
  }
});

/** Two boards of the one tile, and a hunt for the best one. */
const [LAID, TURNED] = /** @type {[number, number][][]} */ ([[[0, 1]], [[0, 2]]]);
const HUNT = { id: SLIP, board: LAID, seams: 1, climb: /** @type {[number, number][]} */ ([[0, 0]]), elapsed: 1, seed: 1, saved: [] };

test("the puzzle with the slip stays where something of a person's own does not go over", async () => {
  const search = { id: SLIP, saved: "s", elapsed: 1, progress: 0.5 };
  for (const [made, stood, [board, called], stays] of /** @type {[Partial<Patch>, Partial<Patch> | null, [unknown, string], boolean][]} */ ([
    [{ hunt: HUNT }, null, [null, ""], true],
    [{ given: [HUNT] }, null, [null, ""], true],
    [{ searches: { [SLIP]: search } }, null, [null, ""], true],
    [{ board: LAID, laid: 5 }, null, [LAID, ""], false],
    [{ board: LAID, laid: 5 }, {}, [LAID, ""], false],
    [{ board: LAID, laid: 5 }, { board: null, laid: 7 }, [LAID, ""], false],
    [{ board: LAID, laid: 5 }, { board: TURNED, laid: 3 }, [TURNED, ""], true],
    [{}, { board: TURNED, laid: 3 }, [TURNED, ""], false],
    [{ called: "Ours" }, {}, [null, "Ours"], false],
    [{ called: "Ours" }, { called: "Hers" }, [null, "Hers"], true],
    [{}, { called: "Hers" }, [null, "Hers"], false],
  ])) {
    const { app, kept } = await page(stood ? [{ id: MENDED, link: MENDED, ...stood }] : [], undefined, { id: SLIP, ...made });
    const before = app.puzzleStore.find(SLIP);
    void mend(app, MENDED, follow);
    await settled();
    const row = JSON.stringify([made, stood]);
    const mended = app.puzzleStore.find(MENDED);
    assert.deepEqual([mended?.board, mended?.called], [board, called], row);
    assert.deepEqual(ownBoard(app.store.state.table), board, row);
    assert.deepEqual(kept(), stays ? [SLIP, MENDED] : [MENDED], row);
    if (stays) assert.deepEqual(app.puzzleStore.find(SLIP), before, row);
  }
});

test("what is laid on the mended puzzle stays with it where the other has a board of its own", async () => {
  for (const moved of [false, true]) {
    const { app, kept } = await page([], undefined, { id: SLIP, board: LAID, laid: 5, solved: 7 });
    void mend(app, MENDED, follow);
    await settled();
    if (moved) app.puzzleStore.lay({ id: MENDED, name: "" }, TURNED, null);
    void unmend(app, follow);
    await settled();
    assert.deepEqual(kept(), moved ? [SLIP, MENDED] : [SLIP]);
    assert.deepEqual(app.puzzleStore.find(SLIP)?.board, LAID);
    assert.deepEqual(app.puzzleStore.find(MENDED)?.board, moved ? TURNED : undefined);
  }
});

test("going back to the puzzle as it was leaves what was kept before it was mended", async () => {
  for (const patches of [[], [{ id: MENDED, link: MENDED, found: 1 }]]) {
    const { app, kept } = await page(patches);
    void mend(app, MENDED, follow);
    await settled();
    assert.deepEqual(kept(), [MENDED]);
    void unmend(app, follow);
    await settled();
    assert.deepEqual(kept(), [SLIP, ...patches.map(({ id }) => id)]);
    assert.equal(twinOf(app.store.state.keep.mine, SLIP, "mended"), null);
  }
});

test("what was mended twice goes back twice", async () => {
  const { app, kept } = await page();
  for (const link of [MENDED, OTHER]) {
    void mend(app, link, follow);
    await settled();
  }
  assert.deepEqual(kept(), [MENDED, OTHER], "the one between knows the way back");
  for (const left of [MENDED, SLIP]) {
    void unmend(app, follow);
    await settled();
    assert.deepEqual(kept(), [left]);
  }
});

test("what begins under the name of a puzzle that has come back is its own, though it was renamed meanwhile", async () => {
  const { app } = await page([{ id: MENDED, link: MENDED }]);
  app.puzzleStore.rename(MENDED, { id: OTHER, name: "" });
  app.puzzleStore.exchange(SLIP, { id: MENDED, name: "" }, "mended");
  app.puzzleStore.keepFound(MENDED, 3);
  assert.deepEqual([app.puzzleStore.find(MENDED)?.found, app.puzzleStore.find(OTHER)?.found], [3, undefined]);
});

test("Back and Forward lead to the other one, and to nothing else", async () => {
  const { app, kept } = await page();
  assert.equal(await exchangeAddressed(app, MENDED, "play", follow), false, "nothing was mended");
  void mend(app, MENDED, follow);
  await settled();
  for (const [hash, leads] of /** @type {[string, boolean][]} */ ([[OTHER, false], [SLIP, true], [MENDED, true]])) {
    assert.equal(await exchangeAddressed(app, hash, "play", follow), leads, hash);
    assert.deepEqual(kept(), [leads ? hash : MENDED]);
  }
  app.store.change(({ page }) => void (page.home = true));
  assert.equal(await exchangeAddressed(app, SLIP, "play", follow), false, "from home it is opened as any puzzle");
});

test("of a repair and another puzzle the one chosen last comes, whichever is read first", async () => {
  const choices = /** @type {Record<string, (app: App) => Promise<unknown>>} */ ({ [MENDED]: (app) => mend(app, MENDED, follow), [OTHER]: (app) => openText(app, OTHER) });
  for (const order of [[MENDED, OTHER], [OTHER, MENDED]]) {
    for (const late of order) {
      const { app, kept, searches } = await page([], ({ text }) => text === late && settled());
      for (const link of order) void choices[link](app);
      await settled();
      await settled();
      const [, last] = order;
      const row = `${last} last, ${late} late`;
      assert.equal(app.store.state.table.puzzle?.id, last, row);
      assert.deepEqual([kept(), searches()], last === OTHER ? [[SLIP, OTHER], 0] : [[MENDED], 1], row);
    }
  }
});

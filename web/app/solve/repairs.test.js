// A sentence for every slip, in both languages.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { words as danish } from "../../words/da.js";
import { words as german } from "../../words/de.js";
import { words as english } from "../../words/en.js";
import { words as french } from "../../words/fr.js";
import { memoryDatabase, settled, silence } from "../../tools/memory.js";
import { stateWith } from "../../tools/state.js";
import { Store } from "../base/store.js";
import { Keeper } from "../keep/keeper.js";
import { Speech } from "../speech/speech.js";
import { freshSlices } from "../state.js";
import { openText } from "../table/open.js";
import { Stopwatch } from "../table/stopwatch.js";
import { changeOf, mend, mendedLink, nearSentence, repairSentence, unmend } from "./repairs.js";

/** @import {Puzzle, Repair} from "../../types.d.ts" */
/** @import {App} from "../app.d.ts" */
/** @import {Patch} from "../keep/record.js" */

const puzzle = /** @type {Puzzle} */ (
  /** @type {unknown} */ ({
    grid: { sides: 4 },
    edges: { B: { motif: 0, half: "head" }, b: { motif: 0, half: "tail" } },
    motifs: [{ head: "B", tail: "b", name: "brown" }],
    halves: ["", ""],
    frame: "",
  })
);
/** Something for every argument that a slip may bring. */
const ARGS = { tile: 6, side: 3, other: 1, of: 4, from: "B", to: "b", turn: 1, order: [0, 3, 1, 2], word: "BbBb" };

/** The slips that Go knows, and the names of what they bring. */
function slips() {
  const source = readFileSync(new URL("../../../solver/explain/mend/slips.go", import.meta.url), "utf8");
  return [...source.matchAll(/\{Name: "(slip-[^"]+)", Args: \[\]string\{([^}]*)\}/g)];
}

test("every slip has a sentence in both languages, made of what it brings", () => {
  assert.ok(slips().length > 5, "the list of slips was found");
  for (const [, code, list] of slips()) {
    const names = [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name);
    const args = Object.fromEntries(Object.entries(ARGS).filter(([name]) => names.includes(name)));
    for (const speech of [new Speech("en", english), new Speech("de", german)]) {
      const sentence = repairSentence(/** @type {Repair} */ (/** @type {unknown} */ ({ code, args })), puzzle, speech);
      assert.doesNotMatch(sentence, /[{}]|undefined|NaN|repair\./, code);
    }
  }
});

test("a slip names tiles from 1 and motifs by name", () => {
  const repair = /** @type {Repair} */ (/** @type {unknown} */ ({ code: "slip-side", args: ARGS }));
  assert.equal(repairSentence(repair, puzzle, new Speech("en", english)), "Tile 7, left: perhaps brown · tail instead of brown · head.");
});

test("where the puzzle has a solution, a published one differs, and nothing is called a slip", () => {
  const repair = (/** @type {string} */ code) => /** @type {Repair} */ (/** @type {unknown} */ ({ code, args: ARGS, known: "One Tough Puzzle" }));
  const told = (/** @type {string} */ code, /** @type {Speech} */ speech) => nearSentence(repair(code), puzzle, speech);
  const en = new Speech("en", english);
  assert.deepEqual(["side", "mirrored", "turned", "swapped", "order", "copy"].map((code) => told(`slip-${code}`, en)), [
    "Tile 7, left: One Tough Puzzle has brown · tail here.",
    "Tile 7: One Tough Puzzle has its mirror image.",
    "Tile 7: One Tough Puzzle has it turned 1 step clockwise.",
    "Tile 7: One Tough Puzzle has left and right the other way round.",
    "All tiles: read with their sides in this order, they are those of One Tough Puzzle: top, left, right, bottom.",
    "Tile 7: One Tough Puzzle has “brown · head, brown · tail, brown · head, brown · tail” in place of a second tile 2.",
  ]);
  for (const speech of [en, new Speech("de", german), new Speech("fr", french), new Speech("da", danish)]) {
    for (const [, code] of slips()) assert.match(told(code, speech), /One Tough Puzzle/, `${speech.language} ${code}`);
    const asks = `${speech.say("repairs.near")} ${speech.say("near.asks")}`;
    assert.doesNotMatch(asks, /mean|gemeint|voulais|mente|slip|Versehen|étourderie|smutter/, speech.language);
  }
});

test("a repair is shown on the tile that it changes, or on the first of them", () => {
  const two = /** @type {Puzzle} */ (/** @type {unknown} */ ({ tiles: ["BbBb", "BBbb"] }));
  const repair = (/** @type {object} */ args, /** @type {string} */ tiles) =>
    /** @type {Repair} */ (/** @type {unknown} */ ({ args, link: `grid=2x1&tiles=${tiles}&end=1` }));
  assert.deepEqual(changeOf(repair({ tile: 1 }, "BbBb.BBbB"), two), { before: [..."BBbb"], after: [..."BBbB"], sides: [3] });
  assert.deepEqual(changeOf(repair({ order: [0, 3, 2, 1] }, "BbBb.BbbB"), two), { before: [..."BBbb"], after: [..."BbbB"], sides: [1, 3] });
});

test("a repair keeps the names given meanwhile", () => {
  const link = "grid=2x1&tiles=BbBb.BBbb&name=Dogs&end=1";
  assert.equal(mendedLink(link, "grid=2x1&tiles=BbBb.BBbB&end=1"), "grid=2x1&tiles=BbBb.BBbB&name=Dogs&end=1");
});

/** The puzzle with a slip, its repair, and another one. */
const [SLIP, MENDED, OTHER] = ["ABCa", "ABCb", "ABCc"].map((tile) => `grid=1x1&tiles=${tile}`);

/**
 * A page on which the puzzle with the slip lies.
 * @param {Patch[]} [patches] what is kept besides
 * @param {(params: { text?: string }) => unknown} [meanwhile] what is waited for before an answer
 */
async function page(patches = [], meanwhile = () => {}) {
  const store = new Store(stateWith({ phase: "ready" }));
  const keeper = new Keeper(store, memoryDatabase(), silence());
  for (const patch of patches) keeper.change(patch);
  let searches = 0;
  /** @type {Record<string, (params: any) => any>} */
  const go = {
    open: ({ text }) => ({ puzzle: { id: text, name: "", grid: { cells: [{}], sides: 4 }, tiles: ["ABCD"], clues: [], mayTurn: true, why: [] }, notes: [] }),
    draw: () => ({}),
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
  const app = /** @type {App} */ (/** @type {unknown} */ ({ store, solver, keeper, address, fresh: freshSlices, watch: new Stopwatch(() => 0), running: null, storage: null }));
  await openText(app, SLIP);
  const kept = () => store.state.keep.mine.map(({ id }) => id).toSorted();
  return { app, kept, searches: () => searches };
}

test("the mended puzzle takes the place of the one with the slip, unless somebody has made something of that", async () => {
  const guide = { board: /** @type {[number, number][]} */ ([[0, 0]]), index: 0, order: [0], step: 1 };
  for (const [made, stays] of /** @type {[Partial<Patch>, boolean][]} */ ([
    [{}, false],
    [{ found: 0 }, false],
    [{ solved: 7 }, true],
    [{ guide }, true],
    [{ revealed: true }, true],
    [{ called: "Ours" }, true],
  ])) {
    const { app, kept, searches } = await page();
    app.keeper.change({ id: SLIP, ...made });
    void mend(app, MENDED);
    await settled();
    assert.deepEqual(kept(), stays ? [SLIP, MENDED] : [MENDED], JSON.stringify(made));
    assert.equal(searches(), 1);
  }
});

test("going back to the puzzle as it was leaves what was kept before it was mended", async () => {
  for (const patches of [[], [{ id: MENDED, link: MENDED, found: 1 }]]) {
    const { app, kept } = await page(patches);
    void mend(app, MENDED);
    await settled();
    void unmend(app);
    await settled();
    assert.deepEqual(kept(), [SLIP, ...patches.map(({ id }) => id)]);
    assert.equal(app.store.state.solve.unmended, null);
  }
});

test("nothing gives way where something else was opened meanwhile", async () => {
  const { app, kept, searches } = await page([], ({ text }) => text === MENDED && settled());
  const mending = mend(app, MENDED);
  await openText(app, OTHER);
  await mending;
  assert.deepEqual([kept(), app.store.state.solve.unmended, searches()], [[SLIP, OTHER], null, 0]);
});

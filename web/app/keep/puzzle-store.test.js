// My puzzles in this browser: kept at once, shared by all tabs, not lost to another tab or a failing store.

import assert from "node:assert/strict";
import { test } from "node:test";
import { channels, memoryDatabase, settled } from "../../tools/memory.js";
import { Store } from "../base/store.js";
import { initialState } from "../rooms.js";
import { answersOn } from "./answered.js";
import { PuzzleStore } from "./puzzle-store.js";
import { MOST, both, isAmong, patched, readMine, whole } from "./record.js";

/** @import {Board} from "../../types.d.ts" */
/** @import {Answer} from "./answered.js" */
/** @import {Mine, Patch} from "./record.js" */

const puzzle = (/** @type {string} */ id) => ({ id, name: id.toUpperCase() });
const tileAt = (/** @type {number} */ turn) => /** @type {Board} */ ([[0, turn]]);
const search = (/** @type {string} */ id, progress = 0.5) => ({ id, saved: `s-${id}`, elapsed: 1000 * progress, progress });
/** @type {Mine} */
const plain = { id: "a", name: "A", called: "", link: "a", board: null, game: null, opened: 1, laid: 0, solved: 0, searches: [] };

/** A browser in which several tabs can be open. */
function browser(records = /** @type {unknown[]} */ ([])) {
  const database = memoryDatabase(records);
  const { open } = channels();
  let worthwhile = 0;
  const tab = async () => {
    const store = new Store(initialState());
    const puzzleStore = new PuzzleStore(store, database, open(), () => void worthwhile++);
    await puzzleStore.begin();
    return { puzzleStore, state: store.state };
  };
  return { database, tab, worthwhile: () => worthwhile };
}

test("a published puzzle is one's own once something came of it", () => {
  const opened = { id: "p", name: "", called: "", link: "p", board: null, game: null, opened: 1, laid: 0, solved: 0, searches: [] };
  const published = new Set(["p"]);
  const rows = /** @type {[Partial<Mine>, boolean][]} */ ([
    [{}, false],
    [{ link: "other" }, true],
    [{ solved: 2 }, true],
    [{ found: 0 }, true],
    [{ board: [[0, 0]] }, true],
    [{ called: "Ours" }, true],
    [{ guide: { board: [[0, 0]], index: 0, order: [0], step: 0 } }, true],
  ]);
  for (const [facts, among] of rows) assert.equal(isAmong({ ...opened, ...facts }, published), among, JSON.stringify(facts));
});

test("only what is well formed is taken, and what is missing is filled in", () => {
  const good = { id: "a", name: "A", link: "a", board: [[0, 3], null] };
  assert.deepEqual(readMine(good), { ...plain, board: good.board, opened: 0 });
  const left = [search("a"), { id: "a" }, null];
  assert.deepEqual(readMine({ ...good, searches: left })?.searches, [search("a")]);
  for (const wrong of [{ saved: "" }, { saved: "x\ny z" }, { id: "a b" }, { elapsed: -5 }, { elapsed: "1" }, { progress: 1e300 }, { progress: -0.1 }, { progress: NaN }, { progress: "1" }]) {
    assert.deepEqual(readMine({ ...good, searches: [{ ...search("a"), ...wrong }] })?.searches, [], JSON.stringify(wrong));
  }
  for (const wrong of [null, 7, "x", {}, { ...good, board: "x" }, { ...good, board: [[0]] }, { ...good, board: [[0, -1]] }, { ...good, opened: "now" }, { ...good, searches: 3 }]) {
    assert.equal(readMine(wrong), null, JSON.stringify(wrong));
  }
});

test("a number of solutions is read as far as it is one, and outlasts what comes later", () => {
  for (const [found, kept] of /** @type {[unknown, boolean][]} */ ([
    [6, true],
    [0, true],
    ["12345678901234567890", true],
    [undefined, false],
    [null, false],
    [-1, false],
    [1.5, false],
    ["many", false],
    ["01", false],
    ["9".repeat(1001), false],
  ])) {
    assert.deepEqual(readMine({ ...plain, found }), { ...plain, ...(kept && { found }) }, String(found));
  }
  const known = patched(plain, { id: "a", found: 6 });
  assert.deepEqual(patched(known, { id: "a", called: "Mine" }), { ...plain, called: "Mine", found: 6 });
});

test("how many solutions a puzzle has is kept with it, also after a reload and under another name", async () => {
  const { tab } = browser();
  const first = await tab();
  first.puzzleStore.keepFound("a", 6);
  assert.deepEqual(first.state.keep.mine, [], "what is not kept does not begin");
  first.puzzleStore.open(puzzle("a"));
  first.puzzleStore.keepFound("a", 6);
  await settled();
  assert.equal((await tab()).state.keep.mine[0].found, 6);
  first.puzzleStore.rename("a", puzzle("b"));
  first.puzzleStore.keepFound("a", 7);
  assert.deepEqual(first.state.keep.mine.map(({ id, found }) => [id, found]), [["b", 7]]);
});

test("a puzzle that is opened again under a name it had before is one of its own", async () => {
  for (const begin of /** @type {((puzzleStore: PuzzleStore) => void)[]} */ ([(puzzleStore) => puzzleStore.open(puzzle("a")), (puzzleStore) => puzzleStore.lay(puzzle("a"), tileAt(1), null)])) {
    const { puzzleStore, state } = await browser().tab();
    puzzleStore.open(puzzle("a"));
    puzzleStore.rename("a", puzzle("b"));
    begin(puzzleStore);
    puzzleStore.keepFound("a", 6);
    assert.deepEqual(state.keep.mine.map(({ id, found }) => [id, found]), [["a", 6], ["b", undefined]]);
  }
});

test("how far a solution was built is kept only where it can be gone on with", () => {
  const guide = { board: /** @type {Board} */ ([[1, 0], [0, 3]]), order: [1, 0], step: 1, index: 4 };
  assert.deepEqual(readMine({ ...plain, guide }), { ...plain, guide });
  assert.deepEqual(patched(plain, { id: "a", guide }), { ...plain, guide });
  const none = { ...guide, index: -1 };
  assert.deepEqual(patched(plain, { id: "a", guide: none }), { ...plain, guide: none }, "what was found since then may be others");
  const wrongs = [{ board: [[1, 0], null] }, { board: [[1, 0], [1, 0]] }, { order: [0, 0] }, { order: [0] }, { order: [0, 2] }, { step: 3 }, { step: 0.5 }, { index: -2 }, { index: 0.5 }, { index: "1" }];
  for (const wrong of wrongs) assert.deepEqual(readMine({ ...plain, guide: { ...guide, ...wrong } }), plain, JSON.stringify(wrong));
  const looked = { index: 1, cells: 9, layer: "solution" };
  assert.deepEqual(readMine({ ...plain, looked }), { ...plain, looked });
  for (const wrong of [null, 7, { ...looked, index: "1" }, { ...looked, cells: -1 }, { ...looked, layer: 3 }]) assert.deepEqual(readMine({ ...plain, looked: wrong }), plain);
});

test("what the owner has said of the real tiles is kept as long as it is about tiles and sides that there are", () => {
  /** @type {Answer[]} */
  const answers = [{ says: "differs", tile: 1 }, { says: "same", tile: 0 }, { says: "unseen" }, { says: "shows", tile: 1, side: 3, edge: "" }, { says: "other", tile: 0, side: 2 }, { says: "not", tiles: "ABcd.BCad" }];
  const answered = { tiles: "ABcd.BCda", answers };
  assert.deepEqual(readMine({ ...plain, answered }), { ...plain, answered });
  assert.deepEqual(patched({ ...plain, answered }, { id: "a", answered: { ...answered, answers: [] } }), { ...plain, answered: { ...answered, answers: [] } });
  assert.deepEqual([["ABcd", "BCda"], ["ABcd", "BCad"]].map((tiles) => answersOn([{ id: "a", answered }], { id: "a", tiles })), [answers, []]);
  const wrongs = [null, 7, {}, { says: "toString" }, { says: "differs", tile: 2 }, { says: "same", tile: -1 }, { says: "other", tile: 0, side: 4 }, { says: "shows", tile: 0, side: 0 }, { says: "shows", tile: 0, side: 0.5, edge: "A" }, { says: "not" }];
  for (const wrong of wrongs) assert.deepEqual(readMine({ ...plain, answered: { ...answered, answers: [wrong] } }), plain, JSON.stringify(wrong));
  for (const wrong of [null, [], { ...answered, tiles: 3 }, { ...answered, answers: {} }, { ...answered, answers: Array(101).fill({ says: "unseen" }) }]) assert.deepEqual(readMine({ ...plain, answered: wrong }), plain);
});

test("a look for the best board is kept in its form, and ended", () => {
  const hunt = { id: "a", board: /** @type {Board} */ ([[1, 0], [0, 3]]), seams: 12, climb: /** @type {[number, number][]} */ ([[0, 7], [900, 11]]), elapsed: 4000, seed: 5, saved: ["edgewise-best_1", ""] };
  assert.deepEqual(readMine({ ...plain, hunt }), { ...plain, hunt });
  assert.deepEqual(patched(plain, { id: "a", hunt }), { ...plain, hunt });
  assert.deepEqual(patched({ ...plain, hunt }, { id: "a", opened: plain.opened }), { ...plain, hunt });
  assert.deepEqual(patched({ ...plain, hunt }, { id: "a", hunt: null }), plain);
  const wrongs = [{ climb: Array(14).fill([0, 7]) }, { seams: 1e9 }, { id: 3 }, { board: null }, { board: [[1]] }, { seams: -1 }, { climb: [] }, { climb: [[0, 13]] }, { climb: [[-1, 3]] }, { climb: [7] }, { elapsed: "4" }, { seed: 1.5 }, { saved: "s" }, { saved: ["a b"] }, { saved: Array(65).fill("") }];
  for (const wrong of wrongs) assert.deepEqual(readMine({ ...plain, hunt: { ...hunt, ...wrong } }), plain, JSON.stringify(wrong));
  const better = { ...hunt, seed: 6, climb: /** @type {[number, number][]} */ ([[0, 12]]) };
  assert.deepEqual(patched({ ...plain, hunt: better }, { id: "a", hunt }), { ...plain, hunt: better, given: [hunt] }, "another tab has found more");
  assert.deepEqual(patched({ ...plain, hunt, given: [better] }, { id: "a", hunt: { ...better, elapsed: 5000 } }), { ...plain, hunt: { ...better, elapsed: 5000 }, given: [hunt] });
  assert.deepEqual(patched({ ...plain, hunt }, { id: "a", hunt: { ...hunt, climb: [[0, 7]] } }), { ...plain, hunt }, "nor for one of its own from before");
  const aside = { ...plain, hunt, given: [hunt, { ...hunt, seed: 6 }] };
  assert.deepEqual(readMine(aside), aside);
  assert.deepEqual(patched({ ...plain, hunt }, { id: "a", given: aside.given }), aside);
  assert.deepEqual(patched(aside, { id: "a", opened: plain.opened }), aside);
  assert.deepEqual(patched(aside, { id: "a", given: [] }), { ...plain, hunt });
  for (const given of [[], [hunt, hunt, hunt, hunt, hunt], [null], [{ ...hunt, seams: -1 }], hunt, "given"]) assert.deepEqual(readMine({ ...plain, given }), plain, JSON.stringify(given));
});

test("that the answer may be seen is kept with the puzzle, whatever comes later; records without it are read as before", async () => {
  for (const [revealed, kept] of /** @type {[unknown, boolean][]} */ ([[true, true], [undefined, false], [false, false], [1, false], ["yes", false]])) {
    assert.deepEqual(readMine({ ...plain, revealed }), { ...plain, ...(kept && { revealed }) }, String(revealed));
  }
  const { tab } = browser();
  const first = await tab();
  first.puzzleStore.open(puzzle("a"));
  first.puzzleStore.change({ id: "a", revealed: true });
  first.puzzleStore.lay(puzzle("a"), tileAt(1), null);
  await settled();
  assert.equal((await tab()).state.keep.mine[0].revealed, true);
  first.puzzleStore.rename("a", puzzle("b"));
  assert.deepEqual(first.state.keep.mine.map(({ id, revealed }) => [id, revealed]), [["b", true]]);
  first.puzzleStore.change({ id: "b", gone: true });
  first.puzzleStore.open(puzzle("b"));
  assert.equal(first.state.keep.mine[0].revealed, undefined, "what is forgotten is asked again");
});

test("a patch changes what it names", () => {
  /** @type {[string, Patch, Partial<Mine> | null][]} */
  const rows = [
    ["a name", { id: "a", called: "Mine" }, { called: "Mine" }],
    ["a board", { id: "a", board: tileAt(1), laid: 5 }, { board: tileAt(1), laid: 5 }],
    ["a board that is older", { id: "a", called: "x", board: tileAt(1), laid: -1 }, { called: "x" }],
    ["a search", { id: "a", searches: { a: search("a") } }, { searches: [search("a")] }],
    ["no search", { id: "a", searches: { a: null } }, {}],
    ["forgetting", { id: "a", gone: true }, null],
    ["forgetting and beginning anew", { id: "a", gone: true, link: "b" }, { link: "b", name: "", opened: 0 }],
  ];
  for (const [what, patch, expected] of rows) {
    assert.deepEqual(patched(plain, patch), expected && { ...plain, ...expected }, what);
  }
  assert.equal(patched(null, { id: "a", called: "x" }), null, "what was forgotten stays forgotten");
  assert.deepEqual(patched(null, whole({ ...plain, searches: [search("a")] })), { ...plain, searches: [search("a")] });
});

test("two patches at once are the same as one after the other", () => {
  /** @type {Patch[]} */
  const patches = [
    { id: "a", called: "x" },
    { id: "a", board: tileAt(1), laid: 2 },
    { id: "a", board: null, laid: 3 },
    { id: "a", searches: { a: search("a"), b: search("b") } },
    { id: "a", searches: { a: null } },
    { id: "a", gone: true },
    whole({ ...plain, laid: 1, board: tileAt(3) }),
  ];
  for (const first of patches) {
    for (const then of patches) {
      for (const before of [null, plain, { ...plain, searches: [search("a", 0.1)] }]) {
        const [one, other] = [patched(patched(before, first), then), patched(before, both(first, then))];
        // A patch without a link creates no puzzle, so nothing is compared.
        if (!before && first.link === undefined) continue;
        assert.deepEqual(other, one, JSON.stringify([first, then]));
      }
    }
  }
});

test("what is kept comes back, the one opened last first", async () => {
  const { tab } = browser();
  const one = await tab();
  one.puzzleStore.open(puzzle("a"));
  one.puzzleStore.lay(puzzle("b"), tileAt(1), null);
  one.puzzleStore.open(puzzle("c"));
  one.puzzleStore.change({ id: "a", called: "First" });
  one.puzzleStore.keepSearch("b", search("b"));
  one.puzzleStore.keepSearch("nobody", search("nobody"));
  await settled();
  const again = await tab();
  assert.deepEqual(again.state.keep.mine, one.state.keep.mine);
  assert.deepEqual(again.state.keep.mine.map(({ id, called, board, searches }) => [id, called, board, searches.length]), [
    ["c", "", null, 0], ["b", "", tileAt(1), 1], ["a", "First", null, 0],
  ]);
});

test("when a puzzle came stays as it was, however often it is opened or renamed", async () => {
  const { puzzleStore, state } = await browser().tab();
  puzzleStore.open(puzzle("a"));
  const { came, opened } = state.keep.mine[0];
  assert.ok(came && came <= opened);
  puzzleStore.open(puzzle("a"));
  puzzleStore.lay(puzzle("a"), tileAt(1), null);
  puzzleStore.rename("a", puzzle("b"));
  puzzleStore.exchange("b", puzzle("c"), "mended");
  assert.deepEqual([state.keep.mine[0].id, state.keep.mine[0].came], ["c", came]);
  assert.ok(state.keep.mine[0].opened > opened);
  assert.deepEqual(patched({ ...plain, came: 5 }, { id: "a", came: 7 })?.came, 5, "of two tabs the first one counts");
  assert.deepEqual(patched({ ...plain, came: 5 }, { id: "a", came: 3 })?.came, 3);
  assert.equal(patched(plain, { id: "a", opened: 9 })?.came, undefined, "of an earlier version nobody knows");
  for (const wrong of [-1, "now", 1e300]) assert.deepEqual(readMine({ ...plain, came: wrong }), plain);
});

test("tabs never undo each other's work", async () => {
  const { database, tab } = browser();
  const [here, there] = [await tab(), await tab()];
  here.puzzleStore.lay(puzzle("a"), tileAt(1), null);
  there.puzzleStore.lay(puzzle("b"), tileAt(2), null);
  await settled();
  assert.deepEqual(here.state.keep.mine, there.state.keep.mine);
  assert.deepEqual(here.state.keep.mine.map(({ id }) => id).sort(), ["a", "b"]);

  // Neither tab has heard of the other's change yet.
  here.puzzleStore.keepSearch("a", search("a"));
  there.puzzleStore.change({ id: "a", called: "Ours" });
  here.puzzleStore.lay(puzzle("b"), tileAt(3), null);
  await settled();
  for (const { state } of [here, there]) assert.deepEqual(state.keep.mine, database.list());
  const [b, a] = here.state.keep.mine;
  assert.deepEqual([a.called, a.board, a.searches], ["Ours", tileAt(1), [search("a")]]);
  assert.deepEqual(b.board, tileAt(3));

  there.puzzleStore.change({ id: "a", gone: true });
  here.puzzleStore.keepSearch("a", search("a", 0.7));
  await settled();
  assert.deepEqual(database.list().map(({ id }) => id), ["b"], "what was forgotten stays forgotten");
});

test("a puzzle of another name takes everything with it, and a search that goes on meanwhile", async () => {
  const { database, tab } = browser([{ ...plain, called: "Ours", board: tileAt(1), laid: 4, searches: [search("a"), search("a&fixed")] }]);
  const { puzzleStore } = await tab();
  puzzleStore.rename("a", puzzle("b"));
  puzzleStore.keepSearch("a", search("a", 0.9));
  puzzleStore.endSearch("a", "a&fixed");
  await settled();
  const [now, ...others] = database.list();
  assert.deepEqual(others, []);
  assert.deepEqual({ ...now, opened: 0 }, {
    ...{ id: "b", name: "B", called: "Ours", link: "b", board: tileAt(1), game: null, opened: 0, laid: 4, solved: 0 },
    searches: [{ ...search("a", 0.9), id: "b" }],
  });
});

test("a search goes on through several names, and back to the first", async () => {
  const { database, tab } = browser([{ ...plain, searches: [search("a")] }]);
  const { puzzleStore } = await tab();
  for (const [from, to] of [["a", "b"], ["b", "c"]]) puzzleStore.rename(from, puzzle(to));
  puzzleStore.keepSearch("a", search("a", 0.5));
  puzzleStore.rename("c", puzzle("a"));
  puzzleStore.keepSearch("a", search("a", 0.9));
  await settled();
  const kept = database.list().map(({ id, searches }) => [id, searches]);
  assert.deepEqual(kept, [["a", [search("a", 0.9)]]]);
});

test("the look for the best board goes with the name of its puzzle", async () => {
  const hunt = { id: "a", board: tileAt(1), seams: 1, climb: /** @type {[number, number][]} */ ([[1, 1]]), elapsed: 1, seed: 1, saved: [""] };
  const { database, tab } = browser([{ ...plain, hunt, given: [hunt] }]);
  const { puzzleStore } = await tab();
  puzzleStore.rename("a", puzzle("b"));
  await settled();
  assert.deepEqual(database.list().map(({ hunt: kept, given }) => [kept?.id, given?.map(({ id }) => id)]), [["b", ["b"]]]);
});

test("what a puzzle was before it was drawn as published is kept until it is called otherwise", async () => {
  const { tab } = browser([plain]);
  const { puzzleStore, state } = await tab();
  const undressed = () => state.keep.mine.map(({ id, undressed: link }) => [id, link]);
  puzzleStore.rename("a", puzzle("b"), "a");
  assert.deepEqual(undressed(), [["b", "a"]]);
  await settled();
  assert.equal((await tab()).state.keep.mine[0].undressed, "a", "after a reload");
  puzzleStore.rename("b", puzzle("c"));
  assert.deepEqual(undressed(), [["c", undefined]]);
  puzzleStore.rename("c", puzzle("d"), "c");
  puzzleStore.rename("d", puzzle("c"));
  assert.deepEqual(undressed(), [["c", undefined]], "taken back");
});

test("a tab is told what another one has made of a puzzle", async () => {
  const { tab } = browser([plain]);
  const [here, there] = [await tab(), await tab()];
  /** @type {unknown[]} */
  const heard = [];
  there.puzzleStore.elsewhere = (before, now) => heard.push([before?.board, now?.board]);
  here.puzzleStore.lay(puzzle("a"), tileAt(1), null);
  await settled();
  here.puzzleStore.change({ id: "a", gone: true });
  await settled();
  assert.deepEqual(heard, [[null, tileAt(1)], [tileAt(1), undefined]]);
});

test("a table is told of the board of its puzzle that is read later than the puzzle was opened", async () => {
  const { database } = browser([{ ...plain, board: tileAt(1), laid: 5 }]);
  const puzzleStore = new PuzzleStore(new Store(initialState()), database, channels().open());
  /** @type {unknown[]} */
  const heard = [];
  puzzleStore.elsewhere = (before, now) => heard.push([before?.board, now?.board]);
  const asked = puzzleStore.begin();
  puzzleStore.open(puzzle("a"));
  await asked;
  await settled();
  assert.deepEqual(heard, [[null, tileAt(1)]]);
});

test("a browser that keeps nothing is told, and no reason to forget", async () => {
  for (const [name, keeping] of [["SecurityError", "denied"], ["QuotaExceededError", "full"]]) {
    const { database, tab } = browser();
    database.fails = Object.assign(new Error(name), { name });
    const { state, puzzleStore: mine } = await tab();
    mine.lay(puzzle("a"), tileAt(1), null);
    mine.open(puzzle("b"));
    mine.keepSearch("a", search("a"));
    await settled();
    assert.equal(state.keep.keeping, keeping);
    assert.deepEqual(state.keep.mine.map(({ id }) => id), ["b", "a"]);
    await mine.catchUp();
    assert.equal(state.keep.mine.length, 2);

    database.fails = null;
    await mine.catchUp();
    assert.equal(state.keep.mine.length, 2, "what could not be written yet is not lost to what is stored");
    mine.change({ id: "b", called: "Later" });
    await settled();
    assert.equal(state.keep.keeping, "kept");
    assert.deepEqual(database.list(), state.keep.mine, "and is written as soon as it can be");
  }
});

test("idle puzzles make room before those that somebody works on", async () => {
  const full = Array.from({ length: MOST }, (_, i) => ({ ...plain, id: `p${i}`, opened: i, board: i < 3 ? tileAt(0) : null }));
  const { database, tab } = browser(full);
  const { puzzleStore, state } = await tab();
  puzzleStore.open(puzzle("new"));
  await settled();
  assert.equal(state.keep.mine.length, MOST);
  assert.equal(puzzleStore.find("p3"), null);
  assert.ok(puzzleStore.find("p0") && puzzleStore.find("new"));
  assert.deepEqual(database.list(), state.keep.mine);
});

test("the browser is asked to keep what nobody would like to lose, not what was only opened", async () => {
  const { tab, worthwhile } = browser([{ ...plain, board: tileAt(0) }]);
  const { puzzleStore } = await tab();
  puzzleStore.open(puzzle("b"));
  assert.equal(worthwhile(), 0);
  puzzleStore.lay(puzzle("b"), tileAt(0), null);
  assert.equal(worthwhile(), 1);
});

test("what an earlier version kept is taken over once", async () => {
  const { database } = browser([{ ...plain, board: tileAt(3), laid: 7, called: "Kept" }]);
  let cleared = 0;
  const former = { patches: [{ ...plain, board: tileAt(1), laid: 1 }, { ...plain, id: "old" }].map(whole), aside: [], clear: () => void cleared++ };
  database.fails = new Error("no");
  const denied = new PuzzleStore(new Store(initialState()), database, channels().open());
  await denied.begin(former);
  assert.equal(cleared, 0, "only when it has arrived");
  assert.equal(denied.store.state.keep.mine.length, 2);
  database.fails = null;
  await new PuzzleStore(new Store(initialState()), database, channels().open()).begin(former);
  assert.equal(cleared, 1);
  assert.deepEqual(database.list().map(({ id, board }) => [id, board]).sort(), [["a", tileAt(3)], ["old", null]]);
});

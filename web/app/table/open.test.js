// Opening puzzles: no board in progress is ever lost, no stored record stops the page, and the last
// request wins.

import assert from "node:assert/strict";
import { test } from "node:test";
import { memoryDatabase, settled, silence } from "../../tools/memory.js";
import { stateWith } from "../../tools/state.js";
import { Store } from "../base/store.js";
import { FaultError } from "../engine/solver.js";
import { boardOf, turn, undo } from "../game/game.js";
import { PuzzleStore } from "../keep/puzzle-store.js";
import { bringBack, forget } from "../library/mine.js";
import { freshSlices } from "../rooms.js";
import { ownBoard } from "./layers.js";
import { goHome, leaveHome, showAsAddressed } from "./tab.js";
import { openFirst, openLink, openMine, openText, openWaiting, readText, stayHere } from "./open.js";
import { Stopwatch } from "./time.js";
import { ask } from "./turns.js";

/** @import {Board} from "../../types.d.ts" */
/** @import {App} from "../shell/state.d.ts" */
/** @import {Mine} from "../keep/record.js" */

const fault = (/** @type {string} */ code) => ({ code, args: {}, at: {} });
const tileAt = (/** @type {number} */ turn) => /** @type {Board} */ ([[0, turn]]);

/**
 * Answers in Go's place about puzzles of one tile. A text is its puzzle's id, with "+" and a turn for a
 * board. A text that begins with "?" cannot be read.
 * @type {Record<string, (params: any) => any>}
 */
const go = {
  open({ text, on, art }) {
    if (text.startsWith("=")) return on ? { ...go.open({ text: on + text.replace("=", "+"), art }), foreign: { format: "answer" } } : { notes: [], problem: fault("tiles-unsaid") };
    if (text.startsWith("list")) return { notes: [], look: { question: text.split(" ")[1] ?? "", readings: [{}, {}] } };
    if (text.startsWith("?")) return { notes: [], problem: fault("link-version") };
    const [id, turn] = text.split("+");
    const puzzle = { id, name: id, grid: { cells: [{}], sides: 4 }, tiles: ["ABCD"], clues: [], mayTurn: true };
    return { puzzle, drawing: { art: art || id }, notes: [], ...(turn && { board: tileAt(Number(turn)) }) };
  },
  read: (params) => ({ handle: 0, done: true, opened: go.open(params) }),
  draw: ({ puzzle, art }) => ({ art: art || puzzle }),
  gallery: () => ({ entries: [{ link: "first" }] }),
  identify: () => ({ matches: [], entry: "" }),
  rate: () => ({ handle: 1, done: true, effort: null, effortAbove: null, error: null, difficulty: "" }),
};

/**
 * A page without DOM.
 * @param {object} [facts]
 * @param {Mine[]} [facts.mine]
 * @param {(method: string, params: any) => unknown} [facts.meanwhile] runs, or is awaited, before each answer
 */
function page({ mine = [], meanwhile = () => {} } = {}) {
  const database = memoryDatabase(mine.map((entry, at) => ({ ...entry, opened: mine.length - at })));
  const store = new Store(stateWith({ mine: database.list() }));
  const puzzleStore = new PuzzleStore(store, database, silence());
  const solver = {
    call: async (/** @type {string} */ method, /** @type {any} */ params) => {
      await meanwhile(method, params);
      return go[method](params);
    },
    hasAnswered: true,
    tied: () => solver,
  };
  const address = {
    now: "",
    before: /** @type {string[]} */ ([]),
    page: () => "",
    hash: () => address.now,
    add: (/** @type {string} */ hash) => {
      address.before.push(address.now);
      address.now = hash;
    },
    replace: (/** @type {string} */ hash) => void (address.now = hash),
  };
  const app = /** @type {App} */ (/** @type {unknown} */ ({ store, solver, storage: null, puzzleStore, address, fresh: freshSlices, watch: new Stopwatch(() => 0) }));
  const stored = () => database.list().map(({ id, board }) => [id, board]);
  return { app, state: store.state, address, stored, database };
}

/** @type {(id: string, board?: Board | null, link?: string) => Mine} */
const entry = (id, board = null, link = id) => ({ id, name: id, called: "", link, board, game: null, opened: 0, laid: 0, solved: 0, searches: [] });

test("the page starts with its address, and without one opens nothing", async () => {
  for (const { hash, mine, puzzle, board } of [
    { hash: "", mine: [], puzzle: undefined, board: null },
    { hash: "", mine: [entry("p", tileAt(1)), entry("q")], puzzle: undefined, board: null },
    { hash: "q", mine: [entry("p")], puzzle: "q", board: null },
    { hash: "q", mine: [entry("p", tileAt(1))], puzzle: "q", board: null },
    { hash: "q+2", mine: [], puzzle: "q", board: tileAt(2) },
    { hash: "q", mine: [entry("p"), entry("q", tileAt(1))], puzzle: "q", board: tileAt(1) },
  ]) {
    const { app, state, address } = page({ mine });
    await openFirst(app, hash);
    assert.deepEqual([state.page.phase, state.table.puzzle?.id, ownBoard(state.table), state.page.waiting], ["ready", puzzle, board, null]);
    assert.equal(address.now, puzzle ? `#${puzzle}` : "");
  }
});

test("nothing that is stored stops the page, and what Go refuses is dropped", async () => {
  for (const [mine, puzzle, board] of /** @type {[Mine[], string, Board | null][]} */ ([
    [[entry("p", [[99, 0]])], "p", null],
    [[entry("p", [null])], "p", null],
    [[entry("p", [])], "p", null],
    [[entry("p", [null, null, [0, 0]])], "p", null],
    [[entry("x", tileAt(1), "p")], "p", tileAt(1)],
  ])) {
    for (const hash of ["", "other", "p", "p+3"]) {
      const { app, state } = page({ mine });
      await openFirst(app, hash);
      assert.equal(state.page.phase, "ready");
      if (hash) assert.ok(state.table.puzzle && state.table.drawing, "something lies on the table");
      if (hash) continue;
      await openMine(app, mine[0].id);
      assert.deepEqual([state.table.puzzle?.id, ownBoard(state.table), state.page.broken], [puzzle, board, null]);
      assert.deepEqual(state.keep.mine.find(({ id }) => id === puzzle)?.board, board);
    }
  }
});

test("a puzzle that cannot be read is set aside, though nothing can be stored", async () => {
  const { app, state, database } = page();
  database.fails = new Error("no");
  app.puzzleStore.change({ id: "p", name: "P", link: "?", opened: 1 });
  await settled();
  await openMine(app, "p");
  assert.deepEqual([state.table.puzzle, state.keep.aside.map(({ key }) => key)], [null, ["p"]]);
});

test("a kept link that is none of its puzzle is not written over unseen", async () => {
  for (const [link, board] of /** @type {[string, Board | null][]} */ ([["?", null], ["?", tileAt(1)], ["other", tileAt(1)]])) {
    const { app, state } = page({ mine: [entry("p", board, link)] });
    await openLink(app, "p");
    await settled();
    assert.deepEqual(state.keep.aside.map(({ record }) => /** @type {any} */ (record).link), [link]);
    assert.deepEqual([state.table.puzzle?.id, state.keep.mine.find(({ id }) => id === "p")?.link, ownBoard(state.table)], ["p", "p", board]);
  }
});

test("without a solver the page says so; a link that it trips over is told", async () => {
  const dead = page({
    meanwhile: () => {
      throw new FaultError(fault("wasm-load"));
    },
  });
  await openFirst(dead.app, "");
  assert.equal(dead.state.page.phase, "failed");
  const bug = page({
    meanwhile: (_, { text }) => {
      if (text === "p") throw new FaultError(fault("bug"));
    },
  });
  await openFirst(bug.app, "p");
  assert.deepEqual([bug.state.page.phase, bug.state.page.broken?.problem.code], ["ready", "bug"]);
});

test("a puzzle that was read before Go is there can be played, and stays in hand when Go tells more of it", async () => {
  const { app, state } = page();
  /** @type {((answer: any) => void)[]} */
  const answers = [];
  const asked = /** @type {string[]} */ ([]);
  const callGo = (/** @type {string} */ _, /** @type {any} */ { text }) => (asked.push(text), new Promise((resolve) => void answers.push(resolve)));
  Object.assign(app.solver, { hasAnswered: false, callGo });
  let opened = "";
  const opening = openFirst(app, "p+1", null, () => void (opened = `${state.table.puzzle?.id} ${state.page.phase}`));
  await settled();
  const { puzzle, game } = state.table;
  assert.deepEqual([opened, ownBoard(state.table), asked], ["p starting", tileAt(1), ["p"]]);
  await openLink(app, "q");
  const other = state.table.puzzle;
  answers[0]({ puzzle: { ...puzzle, why: ["late"] } });
  await settled();
  assert.deepEqual([state.page.phase, asked, puzzle?.why], ["starting", ["p", "q"], ["late"]]);
  answers[1]({ puzzle: { ...other, why: ["also"] } });
  await opening;
  assert.deepEqual([state.page.phase, state.page.broken, state.table.puzzle === other, other?.why], ["ready", null, true, ["also"]]);
  assert.ok(game);
});

test("where Go never comes what lies on the table stays, and what is missing is told", async () => {
  for (const [hash, broken] of [["p", "wasm-load"], ["", undefined]]) {
    const { app, state } = page();
    const none = () => Promise.reject(new FaultError(fault("wasm-load")));
    Object.assign(app.solver, { hasAnswered: false, callGo: none, ready: none });
    await openFirst(app, String(hash));
    assert.deepEqual([state.page.phase, state.page.broken?.problem.code, state.table.puzzle?.id], ["failed", broken, hash || undefined]);
  }
});

test("a link asks before it puts a board out of sight, a choice does not", async () => {
  const { app, state, address, stored } = page({ mine: [entry("p", tileAt(1))] });
  await openFirst(app, "p");
  await openLink(app, "q");
  assert.deepEqual([state.page.waiting?.reading.puzzle.id, state.page.waiting?.replaces], ["q", false]);
  assert.deepEqual([state.table.puzzle?.id, ownBoard(state.table)], ["p", tileAt(1)], "the board lies there meanwhile");
  stayHere(app);
  assert.deepEqual([state.page.waiting, state.table.puzzle?.id, address.now], [null, "p", "#p"]);
  await openLink(app, "q");
  await openWaiting(app);
  assert.deepEqual([state.page.waiting, state.table.puzzle?.id, ownBoard(state.table)], [null, "q", null]);
  assert.deepEqual(stored(), [["q", null], ["p", tileAt(1)]]);
  await openMine(app, "p");
  await openText(app, "q");
  assert.deepEqual([state.page.waiting, state.table.puzzle?.id], [null, "q"]);
});

test("a board that is solved is in nobody's way, until a tile is moved again", async () => {
  const solved = { ...entry("p", tileAt(1)), laid: 5, solved: 6 };
  const { app, state } = page({ mine: [solved] });
  await openFirst(app, "p");
  await openLink(app, "q");
  assert.deepEqual([state.page.waiting, state.table.puzzle?.id], [null, "q"]);
  await openMine(app, "p");
  app.puzzleStore.change({ id: "p", laid: 7, board: tileAt(2) });
  await openLink(app, "q");
  assert.equal(state.page.waiting?.reading.puzzle.id, "q");
});

test("a whole board that was laid at once is in nobody's way, until a tile is moved", async () => {
  const { app, state } = page();
  await openText(app, "p+1");
  await openLink(app, "q");
  assert.deepEqual([state.page.waiting, state.table.puzzle?.id], [null, "q"]);
  await openText(app, "p+2");
  assert.deepEqual([state.page.waiting, ownBoard(state.table)], [null, tileAt(2)]);
  const { game, puzzle } = state.table;
  assert.ok(game && puzzle);
  state.table.game = turn(game, puzzle, 0, 1);
  app.puzzleStore.lay(puzzle, ownBoard(state.table), state.table.game);
  await openLink(app, "q");
  assert.equal(state.page.waiting?.reading.puzzle.id, "q");
});

test("another board of the same puzzle always asks, wherever in the list that is", async () => {
  for (const open of [openLink, openText]) {
    const { app, state, stored } = page({ mine: [entry("q"), entry("p", tileAt(1))] });
    await openFirst(app, "q");
    await open(app, "p+2");
    assert.equal(state.page.waiting?.replaces, true);
    assert.deepEqual([state.table.puzzle?.id, stored()[1]], ["q", ["p", tileAt(1)]]);
    await openWaiting(app);
    assert.deepEqual([state.table.puzzle?.id, ownBoard(state.table)], ["p", tileAt(2)]);
    assert.deepEqual(state.table.game && boardOf(undo(state.table.game)), tileAt(1), "what lay there is one Undo away");
    await open(app, "p+2");
    assert.equal(state.page.waiting, null, "the same board asks nothing");
    await open(app, "p+3");
    assert.ok(state.page.waiting, "nor is the board on the table taken unasked");
  }
  const { app, state } = page({ mine: [entry("q"), entry("p", tileAt(1))] });
  await openFirst(app, "p+2");
  assert.deepEqual([state.page.waiting?.replaces, state.table.puzzle?.id, ownBoard(state.table)], [true, "p", tileAt(1)]);
});

test("an answer is one step on the puzzle in sight, and none without it", async () => {
  const { app, state } = page();
  assert.equal((await openText(app, "=1"))?.code, "tiles-unsaid");
  await openText(app, "p");
  await openText(app, "=1");
  assert.deepEqual([state.table.puzzle?.id, ownBoard(state.table)], ["p", tileAt(1)]);
  assert.deepEqual(state.table.game && boardOf(undo(state.table.game)), [null]);
  goHome(app);
  assert.equal((await openText(app, "=1"))?.code, "tiles-unsaid");
  assert.equal((await openLink(app, "=1"))?.code, "tiles-unsaid");
});

test("home is one step in the history, away from the table and back to it", async () => {
  const { app, state, address } = page({ mine: [entry("p", tileAt(1))] });
  state.page.home = true;
  await openFirst(app, "");
  assert.deepEqual([state.page.home, address.now, address.before], [true, "", []]);
  await openText(app, "p");
  assert.deepEqual([state.page.home, address.now, address.before], [false, "#p", [""]]);
  goHome(app);
  goHome(app);
  assert.deepEqual([state.page.home, address.now, address.before], [true, "", ["", "#p"]]);
  assert.equal(state.table.puzzle?.id, "p", "which stays on the table");
  address.now = "#q"; // as when one follows a link
  await openLink(app, "q");
  assert.deepEqual([state.page.home, state.page.waiting, address.now, address.before.length], [false, null, "#q", 2]);
});

test("what is opened at home before the page is ready is opened", async () => {
  const { app, state } = page();
  state.page.home = true;
  const opening = openText(app, "p");
  await Promise.all([openFirst(app, ""), opening]);
  assert.deepEqual([state.page.phase, state.page.home, state.table.puzzle?.id], ["ready", false, "p"]);
});

test("what was on its way to the table does not come once one is at home, or enters tiles", async () => {
  for (const go of [goHome, leaveHome, (/** @type {App} */ app) => showAsAddressed(app, false)]) {
    const { app, state } = page();
    await openFirst(app, "p");
    state.page.home = go === leaveHome;
    const opening = openText(app, "q");
    if (go !== goHome && go !== leaveHome) app.address.replace("");
    go(app);
    await opening;
    assert.deepEqual([state.page.home, state.table.puzzle?.id], [go !== leaveHome, "p"], go.name);
  }
});

test("Back leads to the tiles that were entered, and the address says what lies on the table", async () => {
  const { app, state, address } = page();
  await openFirst(app, "p");
  address.now = "";
  showAsAddressed(app, true);
  assert.deepEqual([state.page.home, state.page.tab, address.now], [false, "tiles", "#p"]);
});

test("who stays where nothing lies on the table is at home", async () => {
  const { app, state, address } = page({ mine: [entry("p", tileAt(1))] });
  await openFirst(app, "p+2");
  assert.deepEqual([state.page.waiting?.replaces, state.table.puzzle?.id], [true, "p"]);
  state.table.puzzle = null;
  stayHere(app);
  assert.deepEqual([state.page.home, address.now], [true, ""]);
});

test("a puzzle that cannot be read today is set aside, and stays as it is stored", async () => {
  const { app, state, stored } = page({ mine: [entry("q"), entry("p", tileAt(1), "?p")] });
  await openFirst(app, "q");
  const told = await openMine(app, "p");
  assert.deepEqual([told?.code, state.page.broken?.problem.code, state.table.puzzle?.id], ["link-version", "link-version", "q"]);
  assert.deepEqual(stored(), [["q", null], ["p", tileAt(1)]]);
  assert.deepEqual([state.keep.mine.map(({ id }) => id), state.keep.aside.map(({ name }) => name)], [["q"], ["p"]]);
});

test("a board or a game that is none of its puzzle is set aside before anything is laid", async () => {
  /** @type {[string, Partial<Mine>, Board | null][]} */
  const rows = [
    ["a board of another puzzle", { board: [[9, 0]] }, null],
    ["a game that is none", { board: tileAt(1), game: /** @type {any} */ ({ places: 7 }) }, tileAt(1)],
    ["a game of no clone", { board: tileAt(1), game: /** @type {any} */ (new Map([[1n, NaN]])) }, tileAt(1)],
  ];
  for (const [what, damage, board] of rows) {
    const damaged = { ...entry("p"), ...damage, opened: 1 };
    const { app, state, stored } = page({ mine: [damaged] });
    await openMine(app, "p");
    await settled();
    assert.deepEqual([state.table.puzzle?.id, ownBoard(state.table), stored()], ["p", board, [["p", board]]], what);
    assert.deepEqual(state.keep.aside.map(({ record }) => record), [damaged], what);
  }
  const sound = page({ mine: [entry("p", tileAt(1))] });
  await openMine(sound.app, "p");
  assert.deepEqual(sound.state.keep.aside, [], "a board without a game is nothing wrong");
});

test("what was forgotten can be brought back to its place", async () => {
  const { app, state, stored } = page({ mine: [entry("p"), entry("q", tileAt(1)), entry("r")] });
  const before = stored();
  forget(app, "q");
  assert.deepEqual(stored(), [["p", null], ["r", null]]);
  await bringBack(app);
  assert.deepEqual([stored(), state.library.forgotten], [before, null]);
  await bringBack(app);
  assert.deepEqual(stored(), before, "but not twice");
});

test("the last thing asked for lies on the table, however slow the first is", async () => {
  let release = () => {};
  const gate = new Promise((resolve) => (release = () => resolve(undefined)));
  const { app, state, stored } = page({ meanwhile: (_, { text }) => (text?.startsWith("slow") ? gate : null) });
  await openFirst(app, "q");
  const first = openText(app, "slow+1");
  await openText(app, "fast");
  release();
  assert.equal(await first, null);
  assert.deepEqual([state.table.puzzle?.id, state.table.drawing?.art, state.page.waiting], ["fast", "fast", null]);
  assert.ok(!stored().some(([id]) => id === "slow"), "what nobody waited for leaves no trace");
});

test("a fault that comes late is not told, and the start does not take the table from a choice", async () => {
  let release = () => {};
  const gate = new Promise((resolve) => (release = () => resolve(undefined)));
  const slow = page({ meanwhile: (_, { text }) => (text?.startsWith("?") ? gate : null) });
  const broken = openText(slow.app, "?");
  await openText(slow.app, "fast");
  release();
  await broken;
  assert.deepEqual([slow.state.table.puzzle?.id, slow.state.page.broken], ["fast", null]);

  const start = page({ mine: [entry("?")] });
  const first = openFirst(start.app, "");
  await openText(start.app, "chosen");
  await first;
  assert.deepEqual([start.state.table.puzzle?.id, start.state.page.phase], ["chosen", "ready"]);
});

test("a setting that changes while a puzzle is opened counts", async () => {
  const { app, state } = page({
    meanwhile: (method) => {
      if (method === "open") state.page.settings.plain = true;
    },
  });
  await openText(app, "p+1");
  assert.equal(state.table.drawing?.art, "plain");
});

test("a puzzle chosen here comes after the one it leaves; a followed link does not come twice", async () => {
  const { app, address } = page({});
  await openText(app, "p");
  assert.deepEqual([address.before, address.now], [[], "#p"]);
  await openText(app, "q");
  assert.deepEqual([address.before, address.now], [["#p"], "#q"]);
  address.now = "#p"; // as when one goes back
  await openLink(app, "p");
  assert.deepEqual([address.before, address.now], [["#p"], "#p"]);
});

test("what was asked for first takes its turn then, though its text comes late", async () => {
  const { app, state } = page();
  /** @type {(text: string) => void} */
  let come = () => {};
  const late = openText(app, new Promise((done) => (come = done)));
  await openText(app, "b");
  come("a");
  await late;
  assert.equal(state.table.puzzle?.id, "b");
});

test("of the puzzle before nothing is left once another lies on the table", async () => {
  const { app, state } = page();
  await openText(app, "p+1");
  const slices = () => Object.keys(freshSlices(null)).map((name) => /** @type {any} */ (state)[name]);
  const before = slices();
  for (const slice of before) for (const field of Object.keys(slice)) slice[field] = { id: "the former" };
  await openText(app, "q");
  assert.equal(state.table.puzzle?.id, "q");
  for (const [at, slice] of slices().entries()) assert.notEqual(slice, before[at]);
  assert.doesNotMatch(JSON.stringify(slices()), /the former/);
});

test("a list of tiles is looked at, and what lies on the table stays until one of its readings is opened", async () => {
  const { app, state, address } = page();
  await openText(app, "p+1");
  for (const [list, choice, at, differently] of /** @type {const} */ ([
    ["list", undefined, 0, false],
    ["list doubts", undefined, 0, false],
    ["list rivals", undefined, null, false],
    ["list rivals", { order: "tlbr" }, 0, true],
  ])) {
    assert.equal(await readText(app, list, choice), null);
    const { look } = state.page;
    assert.deepEqual([look?.text, look?.at, look?.differently, look?.open, look?.choice], [list, at, differently, true, choice ?? {}]);
    assert.deepEqual([state.table.puzzle?.id, address.now], ["p", "#p"]);
  }
  assert.equal((await readText(app, "?"))?.code, "link-version");
  assert.ok(state.page.look, "what cannot be read takes nothing away");
  await openText(app, "q");
  assert.equal(state.page.look, null);
});

test("a text that is given up does not come, nor does what is wrong with it", async () => {
  for (const text of ["list", "list doubts", "q", "?"]) {
    let release = () => {};
    const gate = new Promise((resolve) => (release = () => resolve(undefined)));
    const { app, state } = page({ meanwhile: (method, params) => (/open|read/.test(method) && params.text === text ? gate : null) });
    await openText(app, "p");
    const reading = readText(app, text);
    ask(app);
    release();
    assert.equal(await reading, null);
    assert.deepEqual([state.table.puzzle?.id, state.page.look, state.page.broken, state.page.reading], ["p", null, null, false], text);
  }
});

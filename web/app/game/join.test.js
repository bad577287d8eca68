// Tabs that move at the same time: whatever message arrives when, in the end all tabs and the database
// have the same game, and no move is lost.

import assert from "node:assert/strict";
import { test } from "node:test";
import { memoryDatabase, settled, silence } from "../../tools/memory.js";
import { campaign, dice } from "../../tools/random.js";
import { stateWith } from "../../tools/state.js";
import { Store } from "../base/store.js";
import { PuzzleStore } from "../keep/puzzle-store.js";
import { isPatch } from "../keep/record.js";
import { initialState } from "../rooms.js";
import { takeGameFromTab, keptGame, play } from "../table/move.js";
import { ownBoard } from "../table/layers.js";
import { Stopwatch } from "../table/time.js";
import { clear, newGame, put, readGame, redo, tally, turn, undo, withHint } from "./game.js";
import { joined } from "./join.js";

/** @import {Puzzle} from "../../types.d.ts" */
/** @import {App} from "../shell/state.d.ts" */
/** @import {Mine} from "../keep/record.js" */
/** @import {Game} from "./game.js" */

const cells = Array.from({ length: 6 }, () => ({}));
const puzzle = /** @type {Puzzle} */ (/** @type {unknown} */ ({ id: "six", name: "Six", grid: { sides: 4, cells }, clues: [], tiles: cells.map(() => "ABab"), mayTurn: true }));

const lies = (/** @type {Game} */ { places }) => JSON.stringify(places);

/** The board, and all boards that Undo reaches. @param {Game} game */
function reached(game) {
  const found = [lies(game)];
  for (let now = game; now.past.length > 0; found.push(lies(now))) now = undo(now);
  return found;
}

test("two games that went apart become one, in which Undo reaches what each of them has laid", () => {
  const begun = put(newGame(puzzle, null), 0, 0);
  const one = withHint(put(put(begun, 1, 1), 2, 2));
  const other = { ...put(begun, 3, 3, 1), time: 9 };
  const both = /** @type {Game} */ (joined(one, other));
  assert.deepEqual(readGame(both, puzzle), both);
  assert.equal(lies(both), lies(other));
  assert.deepEqual(reached(both), [lies(other), lies(one), lies(put(begun, 1, 1)), lies(begun), lies(newGame(puzzle, null))]);
  assert.deepEqual([both.hints, both.time, tally(both).moves], [1, 9, 4], "nothing is counted twice");
  for (const again of [one, other, both, begun]) assert.equal(joined(again, both), both, "to join again changes nothing");
});

test("what one tab does alone is left as it is, undone or not", () => {
  let game = newGame(puzzle, null);
  for (const how of [(/** @type {Game} */ g) => put(g, 0, 0), (/** @type {Game} */ g) => turn(g, puzzle, 0, 1), undo, redo, undo, undo, (/** @type {Game} */ g) => put(g, 1, 1), clear, undo]) {
    const next = how(game);
    assert.equal(joined(game, next), next);
    game = next;
  }
});

test("who has gone back meanwhile has what the other has laid one Undo away, and keeps what can be done again", () => {
  const begun = put(put(newGame(puzzle, null), 0, 0), 1, 1);
  const back = undo(begun);
  const on = put(begun, 2, 2);
  const both = /** @type {Game} */ (joined(on, back));
  assert.deepEqual([lies(both), lies(undo(both))], [lies(back), lies(on)]);
  assert.equal(lies(redo(both)), lies(begun));
  assert.deepEqual(readGame(both, puzzle), both);
});

test("what was begun anew stays so", () => {
  const begun = put(put(newGame(puzzle, null), 0, 0), 1, 1);
  const anew = put(clear({ ...begun, time: 100, hints: 3 }), 4, 4);
  const both = /** @type {Game} */ (joined(put(begun, 2, 2), anew));
  assert.deepEqual(tally(both), tally(anew));
  assert.ok(reached(both).includes(lies(put(begun, 2, 2))));
});

test("what is no game is not joined, on either side, and nothing throws", () => {
  const game = put(put(newGame(puzzle, null), 0, 0), 1, 1);
  const apart = put(put(newGame(puzzle, null), 0, 0), 2, 2);
  const step = game.past[0];
  const each = Object.keys(game).flatMap((key) => [null, undefined, -1, NaN, "x", {}, [null], [[null]], [7n], [[7n]], [[[0, 1, 2]]]].map((value) => ({ ...game, [key]: value })));
  const steps = [[...step, 9], [[99, [0, 0, 0], [0, 0, 0]]], [[-1, [0, 0, 0], [0, 0, 0]]], [[2 ** 27, [0, 0, 0], [0, 0, 0]]], [["length", [0, 0, 0], [0, 0, 0]]]];
  for (const wrong of /** @type {any[]} */ ([
    ...[null, undefined, 7, "x", [], {}, new Map(), { ...game, places: game.places.slice(1) }],
    ...[...each, ...steps.flatMap((changes) => [{ ...game, past: [changes] }, { ...game, future: [changes] }])],
  ])) {
    assert.equal(joined(wrong, apart), apart, JSON.stringify(String(wrong)));
    assert.equal(joined(apart, wrong), wrong);
  }
  assert.equal(joined({ ...game, past: [step, step, step] }, apart), apart, "steps that do not follow from each other");
});

test("what one tab takes back stays so, however late the database takes it", async () => {
  for (const refused of [true, false]) {
    const { kept, tabs: [tab], goOn } = await openTabs(1, dice(1));
    while (await goOn());
    tab.puzzleStore.elsewhere = () => assert.fail("there is no other tab");
    for (const at of [0, 1, 2]) void play(tab, put(gameIn(tab), at, at));
    if (refused) while (await goOn());
    if (refused) kept.fails = Object.assign(new Error("full"), { name: "QuotaExceededError" });
    void play(tab, undo(gameIn(tab)));
    void play(tab, undo(gameIn(tab)));
    if (refused) while (await goOn());
    kept.fails = null;
    void play(tab, put(gameIn(tab), 3, 3));
    while (await goOn());
    assert.equal(gameIn(tab).past.length, 2, `refused: ${refused}`);
    assert.deepEqual(kept.list()[0].game, gameIn(tab), `refused: ${refused}`);
  }
});

test("a puzzle whose game is none is saved like any other", async () => {
  const kept = memoryDatabase([{ id: "six", name: "Six", link: "six", board: null, game: newGame(puzzle, null), laid: 1 }]);
  const puzzleStore = new PuzzleStore(new Store(initialState()), kept, silence());
  const left = /** @type {import("../keep/record.js").Patch} */ (/** @type {unknown} */ ({ id: "six", board: null, game: {}, laid: 2 }));
  assert.ok(isPatch(left));
  await puzzleStore.begin({ patches: [left, { id: "six", called: "Ours" }], aside: [], clear: () => {} });
  assert.deepEqual([puzzleStore.store.state.keep.keeping, kept.list()[0].called], ["kept", "Ours"]);
  puzzleStore.lay(puzzle, null, newGame(puzzle, null));
  await settled();
  assert.deepEqual([puzzleStore.store.state.keep.keeping, kept.list()[0].called, kept.list()[0].game], ["kept", "Ours", newGame(puzzle, null)]);
});

/**
 * Tabs with one puzzle open. The database and the channels between the tabs handle one request at a time,
 * in random order, when `goOn` is called.
 * @param {number} count
 * @param {(below: number) => number} roll
 */
async function openTabs(count, roll) {
  const kept = memoryDatabase();
  /** Requests to the database. @type {(() => void)[]} */
  const asked = [];
  const queued = (/** @type {() => Promise<any>} */ act) => new Promise((done, fail) => asked.push(() => void act().then(done, fail)));
  const database = /** @type {import("../keep/database.js").Database} */ ({
    all: kept.all,
    one: (key) => queued(() => kept.one(key)),
    change: (key, how) => queued(() => kept.change(key, how)),
    remove: (key) => queued(() => kept.remove(key)),
  });
  /** Messages on their way. @type {(() => void)[]} */
  const said = [];
  /** @type {any[]} */
  const channels = [];
  const tabs = [];
  for (let n = 0; n < count; n++) {
    const channel = {
      onmessage: null,
      postMessage: (/** @type {unknown} */ data) => {
        for (const other of channels) if (other !== channel) said.push(() => other.onmessage({ data }));
      },
    };
    channels.push(channel);
    const store = new Store(stateWith({ puzzle, game: newGame(puzzle, null) }));
    const puzzleStore = new PuzzleStore(store, database, channel);
    const solver = { call: async () => ({ matched: [], conflicts: [], misframed: [], solved: false }) };
    const app = /** @type {App} */ (/** @type {unknown} */ ({ store, puzzleStore, solver, watch: new Stopwatch(() => 0) }));
    puzzleStore.elsewhere = (_, now) => void takeGameFromTab(app, now);
    puzzleStore.open(puzzle);
    tabs.push(app);
  }
  const breathe = async () => {
    for (let n = 0; n < 8; n++) await null;
  };
  /** Handles one request or message. @returns {Promise<boolean>} whether there was one */
  const goOn = async () => {
    const one = said.length === 0 || (asked.length > 0 && roll(2) === 0) ? asked.shift() : said.splice(roll(said.length), 1)[0];
    one?.();
    await breathe();
    return one !== undefined;
  };
  return { kept, tabs, goOn };
}

/**
 * A clock that, by the seed, stands still, runs, or is now and then set back.
 * @param {import("node:test").TestContext} t
 * @param {number} seed
 * @param {(below: number) => number} roll
 */
function setClock(t, seed, roll) {
  let time = 1e12;
  t.mock.restoreAll();
  t.mock.method(Date, "now", () => (time += [0, roll(5), roll(5) - 2][seed % 3]));
}

/** @param {App} tab */
const gameIn = ({ store: { state } }) => /** @type {Game} */ (state.table.game);

test("two tabs move at the same instant: both moves are in the history of both, and the later one shows", async () => {
  const { kept, tabs, goOn } = await openTabs(2, dice(1));
  while (await goOn());
  const [one, other] = tabs;
  void play(one, put(gameIn(one), 0, 0));
  void play(other, put(gameIn(other), 1, 1));
  const laid = tabs.map((tab) => lies(gameIn(tab)));
  const { places } = gameIn(other);
  while (await goOn());
  const [mine] = kept.list();
  for (const tab of tabs) {
    assert.equal(lies(gameIn(tab)), laid[1]);
    assert.deepEqual(tab.store.state.keep.mine, [mine]);
    for (const at of laid) assert.ok(reached(gameIn(tab)).includes(at));
    assert.equal(lies(undo(gameIn(tab))), laid[0]);
  }
  assert.deepEqual(keptGame(puzzle, mine), mine.game);
  assert.equal(gameIn(other).places, places, "where nothing has moved, nothing is told");
});

test("whatever tabs do and whenever they hear of each other, they end with one game, and no move is lost", async (t) => {
  for (let seed = 1; seed <= campaign(12); seed++) {
    const roll = dice(seed);
    setClock(t, seed, roll);
    const { kept, tabs, goOn } = await openTabs(2 + (seed % 3), roll);
    while (await goOn());
    /** @type {Set<string>} */
    const laid = new Set();
    let moves = 0;
    for (let turns = 0; turns < 60; turns++) {
      const tab = tabs[roll(tabs.length)];
      const before = gameIn(tab);
      // No undo and no new beginning here, which lose moves on purpose: see the other tests.
      const next = roll(3) > 0 ? put(before, roll(6), roll(6)) : turn(before, puzzle, roll(6), 1 + roll(3));
      if (roll(3) === 0 && next !== before) {
        void play(tab, next);
        laid.add(lies(next));
        moves++;
      }
      if (roll(2) === 0) await goOn();
    }
    while (await goOn());
    const [mine, ...more] = kept.list();
    assert.deepEqual(more, []);
    const game = keptGame(puzzle, mine);
    assert.ok(game, `seed ${seed}: what is kept is a game of the puzzle`);
    const found = new Set(reached(game));
    for (const at of laid) assert.ok(found.has(at), `seed ${seed}: a move was lost`);
    assert.ok(game.past.length <= 2 * moves, `seed ${seed}: ${game.past.length} steps of ${moves} moves`);
    for (const { store: { state } } of tabs) {
      assert.deepEqual(state.table.game, game, `seed ${seed}`);
      assert.deepEqual(state.keep.mine, [mine], `seed ${seed}`);
      assert.deepEqual(mine.board, ownBoard({ puzzle, game }));
    }
  }
});

test("tabs that go back, go on and begin anew at the same time end with one game, too", async (t) => {
  for (let seed = 1; seed <= campaign(10); seed++) {
    const roll = dice(seed);
    setClock(t, seed, roll);
    const { kept, tabs, goOn } = await openTabs(3, roll);
    for (let turns = 0; turns < 60; turns++) {
      const tab = tabs[roll(3)];
      const game = gameIn(tab);
      const how = [() => put(game, roll(6), roll(6)), () => turn(game, puzzle, roll(6), 1), () => undo(game), () => redo(game), () => clear(game), () => undo(game)][roll(6)];
      void play(tab, how());
      if (roll(2) === 0) await goOn();
    }
    while (await goOn());
    const [mine] = kept.list();
    if (!mine) continue;
    const { past, future } = mine.game ?? newGame(puzzle, null);
    assert.ok(past.length + future.length <= 120, `seed ${seed}: ${past.length} steps and ${future.length} taken back, of 60 moves`);
    for (const { store: { state } } of tabs) {
      assert.deepEqual(state.table.game, mine.game ?? newGame(puzzle, null), `seed ${seed}`);
      assert.deepEqual(readGame(state.table.game, puzzle), state.table.game, `seed ${seed}`);
    }
  }
});

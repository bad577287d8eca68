// The replay: what the board shows meanwhile, and that the game itself does not change.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { Store } from "../base/store.js";
import { boardOf, newGame, put, tally, turn, undo } from "../game/game.js";
import { endReplay, moveOf, pace, replayOf, seenState, watchReplay } from "./celebration.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {App} from "./state.d.ts" */

const beside = { A: { mate: "a", rim: true, inside: true }, a: { mate: "A", rim: true, inside: true } };
const puzzle = /** @type {Puzzle} */ (/** @type {unknown} */ ({ grid: { sides: 4, cells: [{ beyond: [null, [1, 3], null, null] }, { beyond: [null, null, null, [0, 1]] }] }, tiles: ["AAAA", "aaaa"], clues: [], mayTurn: true, beside }));
const drawing = /** @type {Drawing} */ (/** @type {unknown} */ ({ seams: [{ a: [0, 1], b: [1, 3] }] }));
const empty = newGame(puzzle, null);
const whole = put(put(put(empty, 0, 1), 0, 0), 1, 1);
const marks = { board: boardOf(whole), matched: [0], conflicts: [], misframed: [], score: 1, seams: 1, filled: 2, solved: true };

test("a replay takes 0.4 seconds a step, and never more than 20 seconds", () => {
  for (const steps of [1, 2, 9, 49, 50, 51, 499, 500, 501, 1000, 4_321, 100_000]) {
    const { atOnce, pause } = pace(steps);
    const lasts = Math.ceil(steps / atOnce) * pause;
    assert.ok(lasts <= 20_000.001 && pause >= 40 && pause <= 400, `${steps} steps: ${atOnce} at once, every ${pause} ms`);
    if (steps <= 50) assert.deepEqual([atOnce, pause], [1, 400]);
    if (steps <= 500) assert.equal(atOnce, 1);
  }
});

/** A page with a finished board. */
function page() {
  const store = new Store(stateWith({ tab: "play", puzzle, drawing, game: whole, marks, hand: 1 }));
  const app = /** @type {App} */ (/** @type {unknown} */ ({ store }));
  const seen = () => {
    const { table, play } = seenState(store.state);
    return [table.game && boardOf(table.game).map((laid) => laid?.[0] ?? "."), table.marks?.matched, table.marks?.solved, play.hand];
  };
  return { app, store, seen };
}

test("the board shows step after step, while the game lies as it did", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { app, store, seen } = page();
  assert.deepEqual(seen(), [[0, 1], [0], true, 1]);
  assert.equal(seenState(store.state), store.state);
  const steps = [[[".", "."], [], false, -1], [[".", 0], [], false, -1], [[0, "."], [], false, -1]];
  watchReplay(app);
  for (const [at, want] of steps.entries()) {
    const replay = replayOf(store.state);
    assert.deepEqual([seen(), replay && moveOf(replay)], [want, { at, moves: 3 }]);
    assert.equal(store.state.table.game, whole);
    t.mock.timers.tick(400);
  }
  assert.equal(store.state.play.replay, null);
  assert.equal(seenState(store.state), store.state);
  assert.equal(store.state.play.completedBoard, whole.places, "the pictures wake once more");
});

test("a replay ends when that is wished for, and with whatever moves a tile or shows something else", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const ends = /** @type {[string, (app: App) => void][]} */ ([
    ["its button", watchReplay],
    ["Escape", endReplay],
    ["a move", ({ store }) => store.change(({ table }) => void (table.game = undo(whole)))],
    ["another puzzle", ({ store }) => store.change((state) => void Object.assign(state, stateWith({ tab: "play", puzzle, drawing, game: empty })))],
    ["another tab", ({ store }) => store.change(({ page }) => void (page.tab = "solve"))],
  ]);
  for (const [how, end] of ends) {
    const { app, store } = page();
    watchReplay(app);
    t.mock.timers.tick(400);
    end(app);
    assert.equal(seenState(store.state), store.state, how);
    t.mock.timers.tick(400);
    assert.deepEqual([store.state.play.replay, store.state.play.completedBoard], [null, null], how);
  }
});

test("the time that is noted meanwhile does not end it, nor does one begun anew go twice as fast", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { app, store } = page();
  const at = () => {
    const replay = replayOf(store.state);
    return replay && moveOf(replay).at;
  };
  watchReplay(app);
  store.change(({ table }) => void (table.game = { ...whole, time: 1000 }));
  t.mock.timers.tick(400);
  assert.equal(at(), 1);
  watchReplay(app);
  watchReplay(app);
  assert.equal(at(), 0);
  t.mock.timers.tick(400);
  assert.equal(at(), 1);
});

test("moves are counted as at the finish, those of tiles that wait among them", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { app, store } = page();
  const turned = put(turn(turn(put(put(empty, 0, 1), 0, 0), puzzle, 1, 1), puzzle, 1, 1), 1, 1);
  store.change(({ table }) => void (table.game = turned));
  watchReplay(app);
  const at = [];
  for (let n = 0; n < 3; n++, t.mock.timers.tick(400)) at.push(moveOf(/** @type {any} */ (replayOf(store.state))));
  assert.deepEqual(at, [0, 1, 2].map((at) => ({ at, moves: tally(turned).moves })));
  assert.equal(tally(turned).moves, 5);
  t.mock.timers.tick(400);
  assert.equal(store.state.play.replay, null);
});

test("of a game without a step there is nothing to watch", () => {
  const { app, store } = page();
  store.change(({ table }) => void (table.game = empty));
  watchReplay(app);
  assert.equal(store.state.play.replay, null);
});

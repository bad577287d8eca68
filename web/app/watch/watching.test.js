// Watching a search with a worker that only counts: winding, playing, losses.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { FaultError } from "../engine/solver.js";
import { Store } from "../base/store.js";
import { watchActions } from "./index.js";
import { beginWatching, endWatching, lengthOf, numberOf, playFrame, playOn, rest, toEvent, watchOther, wind } from "./watching.js";

/** @import {Puzzle} from "../../types.d.ts" */
/** @import {App} from "./state.d.ts" */

/** The length of the search. */
const END = 100;

/**
 * A page whose searches are END events long; every tenth event is a dead end.
 * @param {(call: string, params: any, nth: number) => void} [meanwhile] runs before an answer
 */
function page(meanwhile = () => {}) {
  const puzzle = /** @type {Puzzle} */ (/** @type {unknown} */ ({ id: "p" }));
  const store = new Store(stateWith({ puzzle, tab: "watch" }));
  const counts = { hired: 0, dismissed: 0, called: 0 };
  const hireOne = () => {
    counts.hired++;
    let [number, end] = /** @type {[number, number | null]} */ ([0, null]);
    const call = async (/** @type {string} */ method, /** @type {any} */ params) => {
      meanwhile(method, params, ++counts.called);
      if (method === "watch") return { handle: 1, order: [0, 1, 2] };
      if (method === "expect") return { placements: 12 };
      const { of, way, count, budget } = params;
      const ten = { "dead-ends": 10, events: 1 }[/** @type {string} */ (of)] ?? 50;
      const target = way === "to" ? count : Math.floor(number / ten) + (way === "next" ? 1 : number % ten === 0 ? -1 : 0);
      const to = Math.min(END, target * ten);
      number = to > number ? Math.min(to, number + budget) : to;
      if (number === END) end = END;
      return { there: number === to, target, number, end, event: null, board: [] };
    };
    const solver = { tied: () => ({ call }), dismiss: () => void counts.dismissed++ };
    return /** @type {any} */ (solver);
  };
  const app = /** @type {App} */ (/** @type {unknown} */ ({ store, hireOne, tape: null, solver: { ready: async () => {} } }));
  return { app, state: store.state, counts };
}

test("it begins at the start, and knows where its end is", async () => {
  const { app, state, counts } = page();
  await beginWatching(app);
  await beginWatching(app);
  assert.deepEqual([numberOf(state), lengthOf(state), state.watch.order, counts.hired], [0, END, [0, 1, 2], 1]);
});

test("keys that come before it has begun count from where it begins", async () => {
  for (const [wanted, want] of /** @type {[any, number][]} */ ([[null, 2], [{ number: 40, mode: "plain", switches: { order: "row", once: false, fixed: false, turns: false } }, 42]])) {
    const { app, state } = page();
    state.watch.wanted = wanted;
    const actions = watchActions(app);
    const button = /** @type {any} */ ({ dataset: {} });
    const begun = beginWatching(app);
    await Promise.all([begun, actions["watch-on"](button), actions["watch-on"](button)]);
    assert.deepEqual([numberOf(state), state.watch.winding], [want, null]);
  }
});

test("of one whose end is far it is told how large it is", async () => {
  for (const [lost, expected] of /** @type {[string, number | null][]} */ ([["", 12], ["expect", null]])) {
    const { app, state } = page((method, params) => {
      if (params.count > END) params.count = 50; // The look ahead comes this far.
      if (method === lost) throw new FaultError({ code: "worker-lost", args: {}, at: {} });
    });
    await beginWatching(app);
    assert.deepEqual([state.watch.expected, state.watch.fault, state.watch.furthest], [expected, null, 50]);
  }
});

test("a key more than it can follow is not lost", async () => {
  const { app, state } = page();
  await beginWatching(app);
  const actions = watchActions(app);
  const button = /** @type {any} */ ({ dataset: {} });
  await Promise.all([1, 2, 3].map(() => actions["watch-on"](button)));
  assert.equal(numberOf(state), 3);
  await actions["watch-dead-end"](button);
  assert.equal(numberOf(state), 10);
  await actions["watch-back"](button);
  await actions["watch-dead-end-back"](button);
  assert.equal(numberOf(state), 0);
  await actions["watch-end"](button);
  assert.equal(numberOf(state), END);
});

test("what is played goes as fast as its pace, and rests at the end", async () => {
  const { app, state } = page();
  await beginWatching(app);
  Object.assign(state.watch, { playing: true, pace: 3 });
  const owed = { due: 0 };
  const frame = async (/** @type {number} */ milliseconds) => {
    playFrame(app, milliseconds, owed);
    await new Promise((done) => setTimeout(done));
  };
  await frame(50);
  assert.equal(numberOf(state), 0, "half a step");
  await frame(50);
  assert.equal(numberOf(state), 1);
  state.watch.pace = 9;
  await frame(1000);
  assert.deepEqual([numberOf(state), state.watch.playing], [END, false]);
});

test("a worker that is lost is replaced, and goes on from there", async () => {
  let lose = false;
  const { app, state, counts } = page((method) => {
    if (!lose || method === "watch") return;
    lose = false;
    throw new FaultError({ code: "worker-lost", args: {}, at: {} });
  });
  await beginWatching(app);
  await wind(app, toEvent(40));
  lose = true;
  await wind(app, toEvent(70));
  assert.deepEqual([numberOf(state), counts.hired, counts.dismissed, state.watch.fault], [70, 2, 1, null]);
});

test("a worker that is lost again and again is given up, and Play begins once more", async () => {
  let lose = false;
  const { app, state, counts } = page((method) => {
    if (lose && method === "wind") throw new FaultError({ code: "worker-lost", args: {}, at: {} });
  });
  await beginWatching(app);
  await wind(app, toEvent(30));
  lose = true;
  await wind(app, toEvent(40));
  assert.deepEqual([state.watch.fault?.code, counts.hired, counts.dismissed, app.tape], ["worker-lost", 3, 3, null]);
  lose = false;
  await playOn(app);
  assert.deepEqual([state.watch.fault, state.watch.playing, counts.hired, numberOf(state)], [null, true, 4, 30]);
});

test("a worker that is lost far on leaves the next one where it was, however long that takes", async () => {
  let lose = false;
  const { app, state } = page((method, params) => {
    if (method === "wind") params.budget = 7; // a long search, in small
    if (!lose || method === "watch") return;
    lose = false;
    throw new FaultError({ code: "worker-lost", args: {}, at: {} });
  });
  await beginWatching(app);
  await wind(app, toEvent(41));
  lose = true;
  await watchActions(app)["watch-dead-end"](/** @type {any} */ ({ dataset: {} }));
  assert.equal(numberOf(state), 50);
});

test("a step ends a long way, and so does another tab", async () => {
  const { app, state } = page((method, params) => {
    if (method === "wind") params.budget = Math.min(params.budget, 3);
  });
  await beginWatching(app);
  await wind(app, toEvent(0));
  const button = /** @type {any} */ ({ dataset: {} });
  const halfway = async () => {
    const ends = watchActions(app)["watch-end"](button);
    state.watch.at = /** @type {any} */ ({ ...state.watch.at, there: false, number: 20, end: null }); // As reported on the way.
    return ends;
  };
  const far = halfway();
  await Promise.all([watchActions(app)["watch-back"](button), far]);
  assert.equal(numberOf(state), 19);
  const on = halfway();
  rest(app);
  await on;
  assert.ok(numberOf(state) < END);
});

test("what is halted stays where it has come to meanwhile", async () => {
  /** @type {(() => void) | null} */
  let meanwhile = null;
  const { app, state } = page((method) => method === "wind" && meanwhile?.());
  await beginWatching(app);
  await wind(app, toEvent(0));
  state.watch.playing = true;
  meanwhile = () => {
    meanwhile = null;
    // As reported on the way, before the present answer arrives.
    state.watch.at = /** @type {any} */ ({ ...state.watch.at, there: false, number: 0, end: null });
    rest(app);
  };
  await wind(app, toEvent(30));
  assert.equal(numberOf(state), 30);
});

test("where there is no next one, it is said", async () => {
  const { app, state } = page();
  await beginWatching(app);
  const button = /** @type {any} */ ({ dataset: {} });
  await wind(app, toEvent(END));
  assert.equal(state.watch.none, false);
  await watchActions(app)["watch-solution"](button);
  assert.equal(state.watch.none, true);
  await watchActions(app)["watch-back"](button);
  assert.equal(state.watch.none, false);
});

test("what is left while it begins has no worker in the end", async () => {
  const { app, counts } = page();
  const beginnings = [beginWatching(app), beginWatching(app)];
  endWatching(app);
  beginnings.push(beginWatching(app));
  await Promise.all(beginnings);
  assert.deepEqual([counts.hired - counts.dismissed, app.tape?.ended], [1, false]);
});

test("steps are counted beyond what was seen, as long as the end is not known", async () => {
  const { app, state } = page((method, params) => {
    if (method === "wind" && params.count > END) params.count = END - 10;
  });
  await beginWatching(app);
  const actions = watchActions(app);
  const button = /** @type {any} */ ({ dataset: {} });
  assert.equal(lengthOf(state), END - 10, "the end is not known");
  await wind(app, toEvent(END - 10));
  await Promise.all([1, 2, 3, 4].map(() => actions["watch-on"](button)));
  assert.equal(numberOf(state), END - 6);
});

test("a page that was hidden does not catch up, and behind home nothing is played", async () => {
  const { app, state } = page();
  await beginWatching(app);
  Object.assign(state.watch, { playing: true, pace: 5 });
  playFrame(app, 600_000, { due: 0 });
  await new Promise((done) => setTimeout(done));
  assert.equal(numberOf(state), 6);
  state.page.home = true;
  playFrame(app, 100, { due: 1 });
  assert.equal(state.watch.playing, false);
});

test("another search takes its place, whatever is still to be answered", async () => {
  const { app, state, counts } = page();
  await beginWatching(app);
  const late = wind(app, toEvent(50));
  await watchOther(app, { mode: "fast", order: "auto", once: false, fixed: false, turns: false });
  await late;
  assert.deepEqual([numberOf(state), state.watch.setting.mode, counts.hired, counts.dismissed], [0, "fast", 2, 1]);
  endWatching(app);
  assert.deepEqual([app.tape, counts.dismissed], [null, 2]);
});

test("what cannot be watched is told", async () => {
  const { app, state } = page((method) => {
    if (method === "watch") throw new FaultError({ code: "order-cell", args: {}, at: {} });
  });
  await beginWatching(app);
  assert.deepEqual([state.watch.fault?.code, app.tape], ["order-cell", null]);
});

// A hunt from its button on: what it shows, stores and announces, and how it yields to others that
// want the workers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { Store } from "../base/store.js";
import { FaultError } from "../engine/solver.js";
import { newGame, put, lock } from "../game/game.js";
import { patched } from "../keep/record.js";
import { stop } from "../solve/search.js";
import { bringBack, close, look, lookFromMine, lookOn, pause, showLeft } from "./hunting.js";
import { givenHunts, keptHunt } from "./standing.js";

/** @import {Board, HuntState, Puzzle, Reason} from "../../types.d.ts" */
/** @import {App} from "../shell/state.d.ts" */
/** @import {Mine} from "../keep/record.js" */

const cells = [0, 1].map((column) => ({ row: 0, column, beyond: [] }));
const puzzle = /** @type {Puzzle} */ (/** @type {unknown} */ ({ id: "p", tiles: ["ABab", "aBAb"], clues: [], mayTurn: true, edges: {}, grid: { name: "2x1", sides: 4, cells } }));
const boards = /** @type {Board[]} */ ([[[0, 0], [1, 0]], [[0, 1], [1, 0]], [[0, 2], [1, 0]], [[0, 3], [1, 0]]]);
const turn = () => new Promise(setImmediate);

/**
 * A page with two cores; each hunt finds its next board when the test says so.
 * @param {{ refuses?: string, missing?: number, fails?: number, why?: Reason[] }} [how] `refuses`: the fault code with which Go refuses each hunt; `missing`: the index of a hired worker that never starts; `fails`: of one that cannot be hired (the first is the page's own); `why`: why a fixed board cannot be completed
 */
function page({ refuses = "", missing = 0, fails = 0, why = [] } = {}) {
  const mine = { id: "p", name: "", called: "", link: "p", board: null, game: null, opened: 0, laid: 0, solved: 0, searches: [] };
  const store = new Store(stateWith({ phase: "ready", puzzle, game: newGame(puzzle, null), mine: [mine] }));
  /** The questions to workers hired for the hunt. @type {any[]} */
  const asked = [];
  let [hired, dismissed] = [0, 0];
  let broken = false;
  /** The waiting hunts. @type {(() => void)[]} */
  let waiting = [];
  const state = (/** @type {number} */ score) =>
    /** @type {HuntState} */ ({ over: score === 3, score, seams: 3, board: boards[score], conflicts: [], stage: "racing", placements: score, reached: [1], fewest: [0] });
  const hireOne = () => {
    const which = ++hired;
    if (which === fails) throw new Error("there is no worker");
    let score = 0;
    const call = async (/** @type {string} */ method, /** @type {any} */ params) => {
      if (method === "save") return { saved: `s${score}` };
      if (method === "drop") return {};
      if (which > 1) asked.push(params);
      if (refuses) throw new FaultError({ code: refuses, args: {}, at: {} });
      score = Number(params.saved.slice(1) || 0);
      return { handle: 1, state: state(score) };
    };
    const seek = async (/** @type {unknown} */ _, /** @type {AbortSignal} */ signal) => {
      await new Promise((go) => {
        waiting.push(() => go(null));
        signal.addEventListener("abort", () => go(null));
      });
      if (broken) throw new FaultError({ code: "bug", args: {}, at: {} });
      return state(signal.aborted ? score : ++score);
    };
    const comes = which !== missing;
    return { ready: () => (comes ? Promise.resolve() : new Promise(() => {})), tied: () => ({ call, seek }), dismiss: () => dismissed++ };
  };
  const puzzleStore = {
    keepHunt: (/** @type {string} */ id, /** @type {any} */ hunt, /** @type {any} */ given) => store.change(({ keep }) => void (keep.mine = [/** @type {Mine} */ (patched(keep.mine[0], { id, hunt, ...(given && { given }) }))])),
  };
  const solver = { call: async (/** @type {string} */ method, /** @type {any} */ params) => (method === "fixed" ? { link: `${params.puzzle} ${JSON.stringify(params.board)}`, why } : { matched: [], conflicts: [], misframed: [] }) };
  const app = /** @type {App} */ (/** @type {unknown} */ ({ store, solver: { ...solver, tied: hireOne().tied }, puzzleStore, hireOne, cores: 2, running: null }));
  /** Lets all hunts, or some, find one more board. */
  const find = async (some = 2) => {
    for (const go of waiting.splice(0, some)) go();
    for (let i = 0; i < 20; i++) await turn();
  };
  const begin = async (/** @type {Promise<unknown>} */ looking) => {
    for (let i = 0; i < 20; i++) await turn();
    return { looking, hunt: () => store.state.best.hunt };
  };
  /** Runs a hunt in which, in turn, this many workers find one more board; then ends it. */
  const looked = async (/** @type {(app: App) => void} */ end, /** @type {number[]} */ ...some) => {
    const { looking, hunt } = await begin(look(app));
    for (const one of some) await find(one);
    end(app);
    await looking;
    return hunt;
  };
  return { app, state: store.state, asked, find, begin, looked, dismissed: () => dismissed, forget: () => (waiting = []), breakDown: () => (broken = true) };
}

test("it shows what the hunts have come to, keeps it, and ends where all seams match", async () => {
  const { app, state, asked, find, begin, dismissed } = page();
  const { looking, hunt } = await begin(look(app));
  assert.deepEqual([hunt()?.phase, hunt()?.at?.score, hunt()?.announced, state.table.layer], ["running", 0, 0, "best"]);
  assert.equal(Number(asked[1].seed), Number(asked[0].seed) + 1);
  await find(1);
  assert.deepEqual(keptHunt(state)?.board, boards[1], "a better board is kept at once");
  assert.deepEqual(keptHunt(state)?.saved, ["s1", "s0"]);
  await find();
  await find();
  await find();
  await looking;
  assert.deepEqual([hunt()?.phase, hunt()?.at?.score, hunt()?.announced], ["over", 3, 3]);
  assert.deepEqual(hunt()?.climb.map(([, score]) => score), [0, 1, 2, 3]);
  assert.deepEqual([dismissed(), app.running], [2, null]);
});

test("it pauses, is closed, and goes on with what was kept", async () => {
  const { app, state, asked, begin, forget, looked } = page();
  const hunt = await looked(pause, 2);
  assert.deepEqual([hunt()?.phase, hunt()?.at?.score], ["paused", 1]);
  close(app);
  assert.deepEqual([hunt(), state.table.layer], [null, "tiles"]);
  forget();
  const { looking: again } = await begin(lookOn(app));
  assert.deepEqual(asked.slice(2).map(({ saved }) => saved), ["s1", "s1"]);
  assert.deepEqual([hunt()?.phase, hunt()?.at?.score], ["running", 1]);
  pause(app);
  await again;
});

test("what it has found stays in sight while it goes on, and where it pauses before it has begun", async () => {
  const { app, state, looked } = page();
  const hunt = await looked(pause, 2);
  const again = lookOn(app);
  await turn();
  assert.deepEqual([hunt()?.phase, hunt()?.at?.score, state.table.layer], ["running", 1, "best"]);
  pause(app);
  await again;
  assert.deepEqual([hunt()?.phase, hunt()?.at?.score, state.table.layer], ["paused", 1, "best"]);
});

test("a board stays in sight whose hunt had not begun again when it paused", async () => {
  const { app, state, begin, looked } = page({ missing: 4 });
  const hunt = await looked(pause, 1);
  const again = await begin(lookOn(app));
  pause(app);
  await again.looking;
  assert.deepEqual([hunt()?.phase, hunt()?.at?.score, hunt()?.at?.board], ["paused", 1, boards[1]]);
  assert.deepEqual(keptHunt(state)?.saved, ["s1", "s0"]);
});

test("a board stays in sight whose hunt never begins again, and what others do meanwhile is kept", async (t) => {
  const { app, state, find, begin, forget, looked } = page({ missing: 4 });
  const hunt = await looked(pause, 1, 2);
  assert.deepEqual(keptHunt(state)?.saved, ["s2", "s1"]);
  forget();
  let minutes = performance.now();
  t.mock.method(performance, "now", () => (minutes += 60_000));
  const again = await begin(lookOn(app));
  assert.deepEqual([hunt()?.phase, hunt()?.at?.score, hunt()?.at?.board], ["running", 2, boards[2]]);
  await find();
  assert.deepEqual([keptHunt(state)?.saved, keptHunt(state)?.board], [["s2", "s2"], boards[2]]);
  pause(app);
  await again.looking;
});

test("a hunt that is behind is kept, though the best one never begins again and is not in sight", async () => {
  const { app, state, find, begin, forget, looked } = page({ missing: 4 });
  const hunt = await looked(close, 1, 2);
  forget();
  const again = await begin(lookOn(app));
  await find();
  assert.equal(hunt()?.phase, "running");
  pause(app);
  await again.looking;
  assert.deepEqual([hunt()?.at?.board, keptHunt(state)?.board, keptHunt(state)?.saved], [boards[2], boards[2], ["s2", "s2"]]);
});

test("it ends where all seams match, though another worker never comes", async () => {
  const { app, find, begin } = page({ missing: 3 });
  const { looking, hunt } = await begin(look(app));
  for (let i = 0; i < 3; i++) await find(1);
  await looking;
  assert.deepEqual([hunt()?.phase, hunt()?.at?.score], ["over", 3]);
});

test("what was found before a worker broke down stays kept, with all hunts", async () => {
  const { app, state, find, begin, forget, breakDown, looked } = page();
  await looked(pause, 2);
  forget();
  const again = await begin(lookOn(app));
  await find();
  breakDown();
  await find(1);
  await again.looking;
  assert.deepEqual([state.best.hunt?.phase, state.best.hunt?.fault?.code, state.best.hunt?.at?.score], ["refused", "bug", 2]);
  assert.deepEqual([keptHunt(state)?.board, keptHunt(state)?.saved], [boards[2], ["s2", "s2"]]);
});

test("a look that fails is heard of once, and the next one begins", async () => {
  const { app, state, find, begin } = page({ fails: 2 });
  await assert.rejects(look(app), /no worker/);
  assert.equal(state.best.hunt?.phase, "paused");
  const { looking } = await begin(look(app));
  await find();
  assert.deepEqual(keptHunt(state)?.board, boards[1]);
  pause(app);
  await looking;
});

test("another puzzle that was opened meanwhile is not looked at unasked", async () => {
  const { app, state, asked, find, begin } = page();
  const { looking } = await begin(look(app));
  await find();
  close(app);
  const on = lookOn(app);
  state.table.puzzle = { ...puzzle };
  await Promise.all([on, looking]);
  assert.deepEqual([asked.length, app.running], [2, null]);
});

test("whoever wants to search ends it, and what it has found stays kept", async () => {
  const { app, state, find, begin } = page();
  const { looking, hunt } = await begin(look(app));
  await find();
  stop(app);
  assert.deepEqual([hunt(), app.running], [null, null]);
  await looking;
  assert.equal(hunt(), null);
  assert.equal(keptHunt(state)?.climb.at(-1)?.[1], 1);
});

test("what cannot be is told; of what was saved and cannot be read the board is left", async () => {
  const bare = page({ refuses: "best-frame" });
  await look(bare.app);
  assert.deepEqual([bare.state.best.hunt?.phase, bare.state.best.hunt?.fault?.code, keptHunt(bare.state)], ["refused", "best-frame", null]);

  const { app, state, asked, begin, looked } = page();
  await looked(pause, 2);
  const { mine } = state.keep;
  const damaged = page({ refuses: "resume-broken" });
  damaged.state.keep.mine = mine;
  await lookOn(damaged.app);
  assert.equal(damaged.state.best.hunt?.fault?.code, "resume-broken");
  assert.deepEqual([keptHunt(damaged.state)?.saved, keptHunt(damaged.state)?.board], [[], boards[1]]);
  state.keep.mine = damaged.state.keep.mine;
  const again = await begin(lookOn(app));
  assert.deepEqual(asked.at(-1).board, boards[1], "a new one begins with it");
  pause(app);
  await again.looking;
  await lookOn(damaged.app);
  assert.equal(keptHunt(damaged.state), null, "where that is refused, too, nothing is left");
});

test("what was left is shown as it rests, and gone on with; what cannot be read is not", async () => {
  const { app, state, asked, begin, looked } = page();
  await looked(close, 2);
  state.page.tab = "solve";
  await showLeft(app);
  const hunt = () => state.best.hunt;
  assert.deepEqual([hunt()?.phase, hunt()?.at?.score, hunt()?.workers, state.table.layer, app.running], ["paused", 1, 2, "best", null]);
  const { looking } = await begin(lookOn(app));
  assert.deepEqual(asked.slice(-2).map(({ saved }) => saved), ["s1", "s1"]);
  assert.deepEqual([hunt()?.phase, hunt()?.at?.score], ["running", 1]);
  await showLeft(app);
  assert.equal(hunt()?.phase, "running", "what is under way stays");
  pause(app);
  await looking;

  const damaged = page({ refuses: "resume-broken" });
  damaged.state.keep.mine = state.keep.mine;
  await showLeft(damaged.app);
  assert.equal(damaged.state.best.hunt, null);
});

test("from a person's board, of which the locked tiles become clues", async () => {
  const { app, state, asked, begin } = page();
  const laid = put(newGame(puzzle, null), 1, 0, 2);
  state.table.game = laid;
  const first = await begin(look(app, { fromBoard: true }));
  assert.deepEqual([asked[0].puzzle, asked[0].board], ["p", [[1, 2], null]]);
  stop(app);
  await first.looking;
  state.table.game = lock(laid, puzzle, 1);
  const { looking } = await begin(look(app, { fromBoard: true }));
  assert.deepEqual([asked[2].puzzle, asked[2].board], ["p [[1,2],null]", [[1, 2], null]]);
  stop(app);
  await looking;
});

test("a look from a person's own board puts an older one aside, which can be brought back", async () => {
  const { app, state, asked, begin, looked } = page();
  await looked(close, 2, 2);
  const older = keptHunt(state);
  state.table.game = put(newGame(puzzle, null), 1, 0, 2);
  const { looking, hunt } = await begin(lookFromMine(app));
  assert.deepEqual([asked.at(-1).saved, asked.at(-1).board], ["", [[1, 2], null]], "a new one begins");
  assert.deepEqual([hunt()?.phase, hunt()?.at?.score, givenHunts(state)], ["running", 0, [older]]);
  pause(app);
  await looking;
  assert.deepEqual(keptHunt(state)?.board, boards[0]);

  // However often one starts anew, the last hunt and the best one stay.
  for (let i = 0; i < 5; i++) {
    const again = await begin(lookFromMine(app));
    pause(app);
    await again.looking;
  }
  assert.deepEqual(givenHunts(state).map(({ climb }) => climb.at(-1)?.[1]), [0, 2, 0, 0]);
  state.page.tab = "solve";
  // A second press before the first hunt has come back means the same one.
  await Promise.all([bringBack(app, 1), bringBack(app, 1)]);
  assert.deepEqual([keptHunt(state)?.board, hunt()?.phase, hunt()?.at?.score], [boards[2], "paused", 2]);
  assert.deepEqual(givenHunts(state).map(({ climb }) => climb.at(-1)?.[1]), [0, 0, 0, 0]);
});

test("a look that cannot be takes no older one's place", async () => {
  const { state, looked } = page();
  await looked(close, 2);
  const refused = page({ refuses: "best-frame" });
  refused.state.keep.mine = state.keep.mine;
  await lookFromMine(refused.app);
  assert.equal(refused.state.best.hunt?.fault?.code, "best-frame");
  assert.deepEqual([keptHunt(refused.state)?.board, givenHunts(refused.state)], [boards[1], []]);
});

test("a locked tile that goes against the frame is named", async () => {
  const rim = (/** @type {string} */ code) => ({ code, args: { tile: 1, edge: "a" }, at: { cell: 0, side: 0 } });
  const { app, state } = page({ refuses: "best-frame", why: [rim("clue-rim"), rim("clue-inside"), rim("clue-seam")] });
  state.table.game = lock(put(newGame(puzzle, null), 1, 0, 2), puzzle, 1);
  await lookFromMine(app);
  const { hunt } = state.best;
  assert.deepEqual([hunt?.phase, hunt?.fault?.code, hunt?.against], ["refused", "best-staying", [rim("staying-rim"), rim("staying-inside")]]);
});

test("hunts of a device with more cores are kept as they were, beside those that go on", async () => {
  const { state, asked, looked } = page();
  await looked(pause, 2);
  const { mine } = state.keep;
  const here = page();
  here.state.keep.mine = mine.map((one) => ({ ...one, hunt: one.hunt && { ...one.hunt, saved: ["s1", "s1", "s0", "s0"] } }));
  const on = await here.begin(lookOn(here.app));
  await here.find();
  pause(here.app);
  await on.looking;
  assert.deepEqual([asked.length, here.asked.length, keptHunt(here.state)?.saved], [2, 2, ["s2", "s2", "s0", "s0"]]);
});

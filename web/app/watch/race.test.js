// A race without its dialog, with workers that only count: arrivals, paces and results.

import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "../../words/en.js";
import { FaultError } from "../engine/solver.js";
import { Speech } from "../speech/speech.js";
import { PACES } from "./watching.js";
import { Race, newRaces, stepsOf, withArrival } from "./race.js";
import { arrivalWords, fewerWords, searchName, stepsWords } from "./words.js";

/** @import {App, Arrival, Lane, Setting} from "./state.d.ts" */

const speech = new Speech("en", words);
const [ROWS, SPIRAL] = newRaces().entered;
/** The lengths of the searches; the end of a far one is not known at first. */
const LENGTHS = /** @type {Record<string, { end: number, far?: boolean }>} */ ({ row: { end: 100 }, spiral: { end: 70 }, column: { end: 100 }, diagonal: { end: 1000, far: true } });

/**
 * A race whose workers answer late, each at its own speed.
 * @param {Setting[]} entered
 * @param {(call: string, order: string) => void} [meanwhile] runs before an answer
 */
async function raceOf(entered, meanwhile = () => {}) {
  const counts = { hired: 0, dismissed: 0 };
  const hireOne = () => {
    counts.hired++;
    let [number, order, known] = [0, "", false];
    const call = async (/** @type {string} */ method, /** @type {any} */ params) => {
      if (method === "watch") ({ order } = params.switches);
      meanwhile(method, order);
      if (method === "watch") return { handle: 1, order: [0, 1, 2], choice: { order } };
      if (order === "row") await new Promise((done) => setTimeout(done)); // the slower worker
      const { end, far } = LENGTHS[order];
      const ahead = params.count === Number.MAX_SAFE_INTEGER;
      number = Math.min(params.count, far && ahead ? 50 : end);
      known ||= number === end;
      return { there: !(far && ahead), target: params.count, number, end: known ? end : null, tries: [number, 1], placements: [number / 2], deadEnds: [3], full: 0, board: [] };
    };
    return /** @type {any} */ ({ tied: () => ({ call }), dismiss: () => void counts.dismissed++ });
  };
  const app = /** @type {App} */ (/** @type {unknown} */ ({ hireOne, solver: { ready: async () => {} } }));
  /** @type {string[]} */
  const arrived = [];
  /** @type {Arrival[]} */
  let results = [];
  const race = new Race(app, "p", (lanes) => {
    arrived.push(...lanes.map(({ setting, place }) => `${setting.order} ${place}`));
    results = lanes.reduce(withArrival, results);
  });
  await Promise.all(entered.map((setting, i) => race.enter(i, setting)));
  const frames = async (/** @type {number} */ n, milliseconds = 10) => {
    for (let i = 0; i < n; i++) {
      race.frame(milliseconds);
      do await new Promise((done) => setTimeout(done));
      while (race.waiting);
    }
  };
  return { race, counts, arrived, frames, results: () => results };
}

test("both know their finish line before they start, and wait at the start", async () => {
  const { race, counts } = await raceOf([ROWS, SPIRAL]);
  assert.deepEqual(race.lanes.map((lane) => [stepsOf(lane), lane.end, lane.order, lane.place]), [[0, 100, "row", 0], [0, 70, "spiral", 0]]);
  assert.deepEqual([race.length, race.playing, race.over, counts.hired], [100, false, false, 2]);
});

test("both go on by the same number of steps, whoever is slower", async () => {
  const { race, frames } = await raceOf([ROWS, SPIRAL]);
  race.pace = PACES.indexOf(300);
  race.start();
  for (let i = 0; i < 8; i++) {
    await frames(1, 50);
    const [one, other] = race.lanes.map(stepsOf);
    assert.equal(Math.min(one, 70), other);
  }
  assert.equal(stepsOf(race.lanes[0]), 100);
});

test("a pace is so many steps a second, and a late frame is not made up for", async () => {
  const { race, frames } = await raceOf([ROWS, SPIRAL]);
  race.pace = PACES.indexOf(10);
  race.start();
  await frames(1, 50);
  assert.equal(race.number, 0, "half a step");
  await frames(1, 50);
  assert.equal(race.number, 1);
  race.frame(100);
  race.frame(5000);
  assert.equal(race.number, 2, "one lane is still on its way");
  assert.ok(race.due <= 1);
  race.pause();
  await frames(2, 1000);
  assert.equal(race.number, 2);
});

test("the one with fewer steps is the first, and what has arrived stays", async () => {
  const { race, arrived, frames, results } = await raceOf([ROWS, SPIRAL]);
  race.pace = PACES.length - 1;
  race.start();
  await frames(3);
  assert.deepEqual(arrived, ["spiral 1", "row 2"], "though both were sent past their ends at once");
  assert.deepEqual([race.over, race.playing], [true, false]);
  assert.deepEqual([1, 2].map((place) => arrivalWords(race.lanes, place, speech)), ["First: Textbook, from the centre outwards, at step 70.", "Second: Textbook, row by row, at step 100."]);
  race.start();
  assert.deepEqual([race.number, race.lanes.map(({ place }) => place)], [0, [0, 0]], "from the finish it starts anew");
  await frames(4);
  await race.enter(0, { ...ROWS, order: "column" });
  assert.deepEqual([race.number, race.playing], [0, false]);
  race.again();
  await frames(4);
  assert.deepEqual(results().map(({ setting, steps, tries, placements, deadEnds }) => [setting.order, steps, tries, placements, deadEnds]), [
    ["spiral", 70, 71, 35, 3],
    ["row", 100, 101, 50, 3],
    ["column", 100, 101, 50, 3],
  ]);
  assert.deepEqual(results().map((each) => fewerWords(each, results(), speech)), ["1.4 ×", "–", "–"]);
});

test("only steps of the same kind are compared: some are tries, some are not", () => {
  const ran = (/** @type {number} */ steps, /** @type {number | null} */ tries) => /** @type {Arrival} */ ({ setting: ROWS, order: "row", steps, tries, placements: 10, deadEnds: 0 });
  const rows = /** @type {[arrived: Arrival[], want: string[]][]} */ ([
    [[ran(50, 40), ran(100, 80)], ["2 ×", "–"]],
    [[ran(10, null), ran(50, 40), ran(100, 80)], ["–", "2 ×", "–"]],
    [[ran(10, null), ran(40, null), ran(100, 80)], ["4 ×", "–", "–"]],
    [[ran(0, 0), ran(100, 80)], ["–", "–"]],
    [[ran(96, 80), ran(100, 80)], ["< 1.1 ×", "–"]],
  ]);
  for (const [arrived, want] of rows) assert.deepEqual(arrived.map((each) => fewerWords(each, arrived, speech)), want);
});

test("equals are both first", async () => {
  const { race, arrived, frames } = await raceOf([ROWS, { ...ROWS, order: "column" }]);
  race.pace = PACES.length - 1;
  race.start();
  await frames(3);
  assert.deepEqual(arrived, ["row 1", "column 1"]);
});

test("one whose end nobody knows runs all the same", async () => {
  const { race, arrived, frames } = await raceOf([{ ...ROWS, order: "diagonal" }, SPIRAL]);
  assert.equal(race.lanes[0].end, null);
  assert.equal(stepsWords(race.lanes[0], speech), "Step 0, end not known yet");
  race.pace = PACES.indexOf(30_000);
  race.start();
  await frames(1);
  assert.deepEqual([arrived, race.length, race.over], [["spiral 1"], 1024, false], "it has room to go on");
  await frames(5);
  assert.deepEqual(arrived, ["spiral 1", "diagonal 2"]);
  assert.equal(stepsWords(race.lanes[0], speech), "Step 1,000 of 1,000");
});

test("what cannot run says so, and the other one can", async () => {
  const { race, arrived, frames } = await raceOf([ROWS, SPIRAL], (method, order) => {
    if (method === "watch" && order === "row") throw new FaultError({ code: "order-cell", args: {}, at: {} });
  });
  assert.deepEqual([race.lanes[0].fault?.code, race.running.length], ["order-cell", 1]);
  race.pace = PACES.length - 1;
  race.start();
  await frames(3);
  assert.deepEqual(arrived, ["spiral 1"]);
});

test("workers that are lost are replaced, at once or when they run again", async () => {
  let lose = 0;
  const { race, counts, arrived, frames } = await raceOf([ROWS, SPIRAL], () => {
    if (lose === 0) return;
    lose--;
    throw new FaultError({ code: "worker-lost", args: {}, at: {} });
  });
  race.pace = PACES.length - 1;
  lose = 1;
  race.start();
  await frames(4);
  assert.deepEqual([arrived, counts.hired], [["spiral 1", "row 2"], 3]);
  lose = 8;
  race.start();
  await frames(4);
  assert.ok(race.lanes.some(({ fault }) => fault));
  assert.equal(race.playing, false);
  lose = 0;
  race.again();
  await frames(6);
  assert.deepEqual([arrived.slice(-2), race.over], [["spiral 1", "row 2"], true]);
});

test("another search takes a lane, and at the end every worker is let go", async () => {
  const { race, counts } = await raceOf([ROWS, SPIRAL]);
  const late = race.enter(1, { ...SPIRAL, order: "column" });
  const last = race.enter(1, { ...SPIRAL, order: "diagonal" });
  await Promise.all([late, last]);
  assert.deepEqual([race.lanes.map(({ order }) => order), counts.hired - counts.dismissed], [["row", "diagonal"], 2]);
  const never = race.enter(0, ROWS);
  race.end();
  await never;
  assert.equal(counts.hired, counts.dismissed);
});

test("a search is named by its order and its tricks", () => {
  const name = (/** @type {Partial<Setting>} */ by, /** @type {string} */ order) => searchName({ ...ROWS, ...by }, order, speech);
  assert.equal(name({}, ""), "Textbook");
  assert.equal(name({ once: true, fixed: true }, "row"), "Textbook · row by row · Identical tiles count as one · One tile’s turn is fixed");
  assert.equal(name({ order: "2,0,1" }, "custom"), "Textbook · My own order 2, 0, 1");
  assert.equal(name({ order: [...Array(36).keys()].join() }, "custom"), "Textbook · My own order");
  assert.equal(name({ mode: "fast", order: "auto" }, "spiral"), "Fast · from the centre outwards");
});

// Parallel hunts in workers that come and go: no reported board is ever lost.

import assert from "node:assert/strict";
import { test } from "node:test";
import { huntTogether } from "./hunts.js";
import { FaultError } from "./solver.js";

/** @import {HuntState} from "../../types.d.ts" */
/** @import {Quarry, Stand} from "./hunts.js" */

const lost = () => new FaultError({ code: "worker-lost", args: {}, at: {} });
/** @type {Quarry} */
const quarry = { puzzle: "p", board: null, seed: 7, saved: [] };

/**
 * A helper whose hunts gain one seam per seek, and are over at a score of `most`. Its save is its score.
 * @param {{ most?: number, dies?: (looks: number) => boolean, refuses?: string }} [how] after how many seeks its worker is lost
 */
function helper({ most = Infinity, dies = () => false, refuses = "" } = {}) {
  /** The parameters of each hunt. @type {any[]} */
  const asked = [];
  let looks = 0;
  const state = (/** @type {number} */ score) => /** @type {HuntState} */ ({ score, over: score >= most });
  const tied = () => {
    let score = 0;
    const call = async (/** @type {string} */ method, /** @type {any} */ params) => {
      if (method === "hunt") {
        asked.push(params);
        if (refuses) throw new FaultError({ code: refuses, args: {}, at: {} });
        score = Number(params.saved || 0);
        return { handle: 1, state: state(score) };
      }
      return { saved: String(score) };
    };
    const seek = async (/** @type {unknown} */ _, /** @type {AbortSignal} */ signal) => {
      await new Promise(setImmediate);
      if (dies(++looks)) throw lost();
      return state(signal.aborted ? score : ++score);
    };
    return /** @type {any} */ ({ call, seek });
  };
  return { ready: async () => {}, tied, asked };
}

/**
 * @param {ReturnType<typeof helper>[]} helpers
 * @param {{ stopAt?: number, saved?: string[] }} [how] the score at which somebody presses Pause
 */
async function hunted(helpers, { stopAt = Infinity, saved = [] } = {}) {
  const control = new AbortController();
  /** @type {Stand[]} */
  const last = [];
  /** @type {number[][]} */
  const scores = helpers.map(() => []);
  await huntTogether(helpers, { ...quarry, saved }, control.signal, (which, stand) => {
    assert.equal(stand.saved, String(stand.state.score), "what is told of a better board is saved");
    last[which] = stand;
    scores[which].push(stand.state.score);
    if (stand.state.score >= stopAt) control.abort();
  });
  return { last, scores };
}

test("each hunts with a seed of its own until one is over", async () => {
  const helpers = [helper(), helper({ most: 9 }), helper()];
  const { last } = await hunted(helpers);
  assert.deepEqual(helpers.map(({ asked }) => asked.map(({ seed }) => seed)), [["7"], ["8"], ["9"]]);
  assert.equal(last[1].state.over, true);
});

test("who pauses has all of it saved, and it goes on from there", async () => {
  const { last } = await hunted([helper(), helper()], { stopAt: 5 });
  const saved = last.map(({ saved }) => saved);
  const helpers = [helper(), helper()];
  await hunted(helpers, { saved, stopAt: 8 });
  assert.deepEqual(helpers.map(({ asked }) => asked[0].saved), saved);
});

test("of a hunt whose workers are lost again and again no board is", async () => {
  const { scores: [scores] } = await hunted([helper({ most: 60, dies: (looks) => looks % 7 < 2 })]);
  assert.deepEqual(scores, [...scores].sort((one, other) => one - other));
  assert.equal(scores.at(-1), 60);
});

test("one whose worker never comes back leaves it to the others", async () => {
  const helpers = [helper({ dies: () => true }), helper({ most: 20 })];
  await hunted(helpers);
  assert.equal(helpers[0].asked.length, 3);
});

test("where nobody is left, and where Go refuses, it ends", async () => {
  const nobody = () => helper({ dies: () => true });
  await assert.rejects(hunted([nobody(), nobody()]), (/** @type {any} */ error) => error.lost);
  await assert.rejects(hunted([helper(), helper({ refuses: "best-frame" })]), /best-frame/);
});

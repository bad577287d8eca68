// New puzzles: two taps from home, the same as the command makes, and those that take long to find.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { sharedGo } from "../tools/flows/go.js";
import { all, isSeen, untilSeen } from "./entering.js";
import { DOGS } from "./puzzles.js";

/** @import {TestContext} from "node:test" */
/** @import {Tab} from "../tools/flows/tab.js" */

const making = '[data-dialog="making"]';
/** The puzzle that a test of solver/generate expects for a moderate 3x3 with the seed 1. */
const MODERATE = "dcAB.DaBd.aCBd.dBDb.BdCa.CBAb.DbBc.DCda.CaAd";

/** Replaces the page's random seed. @param {TestContext} t @param {number} seed */
const seeded = (t, seed) => t.mock.method(crypto, "getRandomValues", (/** @type {Uint32Array} */ numbers) => numbers.fill(seed));

/** Waits until the dialog is ready. @param {Tab} tab */
const atHand = (tab) => untilSeen(tab, () => all(tab, making).some((dialog) => dialog.open && dialog.ariaBusy === "false"), "the dialog");
/** Waits until it is closed. @param {Tab} tab */
const gone = (tab) => tab.until(() => all(tab, making).length === 0, "no dialog");
/** The chosen board, difficulty and pictures. @param {Tab} tab @returns {string[]} */
const chosen = (tab) => all(tab, `${making} :checked`).map(({ value }) => value);
/** @param {Tab} tab @param {string[]} values */
async function choose(tab, ...values) {
  for (const value of values) {
    await tab.click(`${making} [value="${value}"]`);
    assert.ok(tab.find(`${making} [value="${value}"]`).checked);
  }
}
const make = (/** @type {Tab} */ tab) => tab.click('[data-part="making-make"]');
/** Goes from the shelves to a new puzzle. @param {Tab} tab */
async function fromShelves(tab) {
  await tab.press("puzzles");
  await tab.click('[data-dialog="puzzles"] [data-action="new-puzzle"]');
  await atHand(tab);
}

test("a new puzzle is two taps from home, and the next one follows the finish", async (t) => {
  const chance = seeded(t, 1);
  const tab = await new Browser({ finger: true }).visit();
  await tab.click('.way[data-action="new-puzzle"]');
  await atHand(tab);
  assert.deepEqual(chosen(tab), ["3x3", "moderate", "dogs"]);
  await make(tab);
  await gone(tab);
  await tab.until(({ page }) => !page.home, "the table");
  assert.equal(tab.hash, `#grid=3x3&tiles=${MODERATE}&name=3x3-moderate-1&art=dogs&end=1`, "as the command makes it");
  assert.equal(tab.window.document.title, "3 × 3 · moderate · No.\u00a01 · Edgewise");

  const [board] = JSON.parse(sharedGo().solve(tab.hash.slice(1))).result.boards;
  await tab.moves(...board.map((/** @type {[number, number]} */ [tile, turn], /** @type {number} */ cell) => `${tile + 1} ${"abc"[cell % 3]}${Math.floor(cell / 3) + 1} ${turn}`));
  await untilSeen(tab, () => isSeen(tab, '[data-part="finish"]') && tab.text("finish-next") === "New puzzle", "the finish");
  chance.mock.restore();
  seeded(t, 7);
  await tab.click('[data-part="finish-next"]');
  await atHand(tab);
  await choose(tab, "hex2", "easy", "suits");
  await make(tab);
  await gone(tab);
  // The command's own test expects the same tiles.
  const [, tiles] = readFileSync(new URL("../../solver/cmd/edgewise/testdata/generate-wish.txt", import.meta.url), "utf8").split(/tiles:\s*|\s*name:/);
  await tab.until(() => tab.hash.startsWith(`#grid=hex2&tiles=${tiles.split(/\s+/).join(".")}&name=hex2-easy-7&art=suits`), "as the command makes it");

  await fromShelves(tab);
  assert.deepEqual(chosen(tab), ["hex2", "easy", "suits"], "remembered");
  await choose(tab, "4x4");
  assert.deepEqual(chosen(tab), ["4x4", "easy", "suits"]);
  await choose(tab, "fiendish");
  assert.ok(tab.find(`${making} [value="hard"]`).disabled, "what there is not keeps its place, greyed");
  assert.equal(tab.text("making-note"), "Levels in grey aren’t available on this board.");
  assert.equal(tab.text("making-gets"), "You get 4 pictures and no frame.");
  await choose(tab, "moderate");
  assert.equal(tab.text("making-gets"), "You get 2 pictures and a frame.");
  await choose(tab, "fiendish", "tri3");
  assert.equal(tab.text("making-note"), "“Fiendish” isn’t available on this board, so it’s now “Hard”.");
  assert.deepEqual(chosen(tab), ["tri3", "hard", "suits"], "the nearest that there is");
  await tab.click(`${making} [data-action="close"]`);
  await gone(tab);
  assert.match(tab.hash, /hex2/, "closing it loses nothing");
});

test("a search for a new puzzle continues if it takes long, and offers the nearest so far", async (t) => {
  seeded(t, 3); // with this seed, 4x4 and tricky are not found in time
  // The usual effort takes minutes here: use a fraction of it.
  const go = sharedGo();
  let usual = 1;
  const { make: made } = go;
  t.mock.method(go, "make", (/** @type {string} */ params) => {
    const answer = JSON.parse(made(params));
    if (answer.result) answer.result.share *= usual;
    return JSON.stringify(answer);
  });
  const tab = await new Browser().visit(DOGS);
  const before = tab.hash;
  await fromShelves(tab);
  await choose(tab, "4x4", "tricky");
  await make(tab);
  await tab.untilText("making-count", "boards tried");
  await tab.click('[data-part="making-cancel"]');
  await tab.untilText("making-told", "Stopped. Nothing tricky was found.");
  assert.ok(isSeen(tab, '[data-part="making-make"]'));
  assert.equal(tab.hash, before, "cancelling loses nothing");

  usual = 1000;
  await make(tab);
  await tab.untilText("making-told", "Nothing tricky found yet. The search goes on");
  await tab.untilText("making-take", "Play the closest one so far: ");
  const count = tab.text("making-count");
  await untilSeen(tab, () => tab.text("making-count") !== count, "it goes on");
  const [, near] = tab.text("making-take").split(": ");
  await tab.click('[data-part="making-take"]');
  await gone(tab);
  await tab.until(() => tab.hash.includes("grid=4x4"), "the nearest one");
  assert.equal(tab.state.table.puzzle?.name, "", "it does not call itself what it is not");
  await tab.until(({ solve }) => solve.rated, "how hard it is");
  assert.ok(near.includes(String(tab.state.solve.rated?.difficulty)), "it is as hard as was said");
  await tab.show("solve");
  await tab.press("solve");
  await tab.untilText("verdict", "One solution.");
});

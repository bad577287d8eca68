// Long searches whose workers are attacked, or whose page is reloaded, at random: they still end with the right
// counts, and the best board never gets worse.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isSearching } from "../app/solve/stages.js";
import { Browser } from "../tools/flows/browser.js";
import { campaign, seeded } from "../tools/random.js";
import { FOR_EVER, FRAMED } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** At this pace the search takes half a minute of the clock. */
const PACE = 50;

/** Whether the search is complete. @param {Tab} tab */
const isOver = ({ state: { solve: { search } } }) => Boolean(search?.verdict && !search.verdict.cancelled);

/** Starts the search anew, or continues it. @param {Tab} tab @param {string} action */
async function begin(tab, action) {
  await tab.press(action);
  await tab.until(({ solve: { search } }) => isSearching(search) || isOver(tab), "it searches");
}

/** Lets some time pass, but not more than the search takes. @param {Tab} tab @param {number} milliseconds */
async function pass(tab, milliseconds) {
  const { clock } = tab.browser;
  const end = clock.passed + milliseconds;
  await tab.until(() => clock.passed >= end || isOver(tab), "a moment passes");
}

/** @param {Tab} tab */
async function checkCounts(tab) {
  await tab.until(() => isOver(tab), "the search ends", { within: 1_000_000 });
  assert.match(tab.text("verdict"), /^One solution\./);
  assert.equal(tab.text("derivation"), "8 arrangements = 1 solution × 4 turns of the board × 2 ways to swap tiles 19 and 29.");
  assert.match(tab.find('[data-part="effort"]').textContent, /The fast search made 166,518 placements/, "nothing was counted twice, nothing left out");
  assert.deepEqual(tab.notices(), [], "nobody is troubled");
}

/** @param {Browser} browser */
async function come(browser) {
  const tab = await browser.visit(FRAMED);
  browser.clock.pace = PACE;
  await tab.show("solve");
  return tab;
}

test("a search whose workers are attacked at random loses nothing", async (t) => {
  const random = seeded(t);
  const browser = new Browser();
  const tab = await come(browser);
  await begin(tab, "solve");
  const attacks = campaign(4);
  let [ends, stops] = [0, 0];
  for (let attack = 0; attack < attacks; attack++) {
    await pass(tab, random(3000));
    if (isOver(tab)) {
      ends++;
      await checkCounts(tab);
      await tab.reload();
      await tab.show("solve");
      await begin(tab, "solve");
    }
    const how = /** @type {const} */ (["die", "close", "loop", "end"])[random(4)];
    const [main, helpers] = [[true, false], [false, true], [true, true]][random(3)];
    const some = 1 + random(2);
    const stands = (/** @type {boolean} */ helper) => tab.workers.some((one) => one.helper === helper && !one.dismissed);
    if (main && stands(false)) tab.attack(how, { some });
    if (helpers && stands(true)) tab.attack(how, { helpers, some });
    if (random(3) === 0 && !isOver(tab)) {
      stops++;
      await tab.press("stop");
      await tab.until(({ solve: { search } }) => search?.stage === "stopped" || isOver(tab), "who stops is answered");
      if (!isOver(tab)) await begin(tab, tab.state.solve.search?.verdict?.saved ? "go-on" : "solve");
    }
  }
  await checkCounts(tab);
  t.diagnostic(`${attacks} attacks, ${stops} stops, ${ends} searches over before`);
});

test("a search whose page is reloaded at random continues, and ends with the right counts", async (t) => {
  const random = seeded(t);
  const browser = new Browser();
  const tab = await come(browser);
  await begin(tab, "solve");
  let ends = 0;
  for (let load = campaign(2); load > 0; load--) {
    await pass(tab, random(3000));
    const over = isOver(tab);
    if (over) {
      ends++;
      await checkCounts(tab);
    }
    await tab.reload();
    await tab.show("solve");
    const { unfinished } = tab.state.solve;
    assert.ok(over || unfinished || browser.kept.every(({ searches }) => searches.length === 0), "nothing is lost");
    assert.equal(Boolean(unfinished), tab.text("unfinished-words").startsWith("Unfinished search of this puzzle: "));
    await begin(tab, unfinished ? "take-up" : "solve");
  }
  await checkCounts(tab);
  t.diagnostic(`${ends} searches over before`);
});

test("a hunt whose workers are lost at random continues, and its score never falls", async (t) => {
  const random = seeded(t);
  const browser = new Browser();
  const tab = await browser.visit(FOR_EVER);
  browser.clock.pace = 20;
  await tab.show("solve");
  let highest = 0;
  const see = () => {
    const now = Number.parseInt(tab.text("hunt-score"));
    assert.ok(!(now < highest), `the score fell from ${highest} to ${now}`);
    if (now > highest) highest = now;
    return highest;
  };
  /** Waits until both hunts have progressed. */
  const sought = () => tab.until(({ best: { hunt } }) => (see(), hunt?.at && tab.workers.filter(({ helper, dismissed, lost, asked }) => helper && !dismissed && !lost && asked.includes("save")).length === 2), "both have gone on", { within: 200_000 });
  await tab.press("best");
  for (let kill = campaign(3); kill > 0; kill--) {
    await sought();
    const before = tab.workers.length;
    tab.attack(/** @type {const} */ (["die", "close", "loop", "end"])[random(4)], { helpers: true, some: 1 + random(2) });
    await tab.until(() => (see(), tab.workers.length > before), "others are hired");
    if (random(3) > 0) continue;
    await sought();
    const found = see();
    await tab.until(() => browser.kept.some(({ hunt }) => (hunt?.climb.at(-1)?.[1] ?? 0) >= found), "it is kept");
    await tab.reload();
    await tab.show("solve");
    await tab.until(() => see() >= found && tab.text("hunt-score") !== "", "it comes back");
    await tab.press("best-on");
  }
  await sought();
  await tab.press("best-pause");
  await tab.until(({ best: { hunt } }) => hunt?.phase === "paused", "the hunts rest");
  see();
  for (const saved of browser.kept[0].hunt?.saved ?? []) assert.match(saved, /^edgewise-best1_/);
});

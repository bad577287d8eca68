// Days: kept when they are finished, whenever that was and in whichever tab.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { dayMoves } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** The days that are kept, such as "2026-11-21 9 moves, counts". @param {Browser} browser */
const kept = (browser) => browser.keptDays.map(({ day, moves, counts }) => `${day} ${moves} moves, ${counts ? "counts" : "late"}`);

/**
 * Lays the tiles of a day but for those that are left.
 * @param {Tab} tab
 * @param {string} day
 * @param {number} left
 */
async function lay(tab, day, left) {
  const moves = dayMoves(day);
  await tab.moves(...moves.slice(0, moves.length - left));
  await tab.untilText("caption", `${moves.length - left} of 9`);
}

test("a day counts until noon of the next, however late the tab was opened", async () => {
  const browser = new Browser({ now: "2026-11-21T23:50" });
  const tab = await browser.visit("#day=2026-11-21");
  await lay(tab, "2026-11-21", 1);
  browser.clock.set("2026-11-22T00:10");
  await lay(tab, "2026-11-21", 0);
  await tab.until(() => browser.keptDays.length === 1, "the day is kept");
  assert.deepEqual(kept(browser), ["2026-11-21 9 moves, counts"]);
  await tab.drop("#day=2026-11-22");
  await tab.untilText("name", "November 22");
  await lay(tab, "2026-11-22", 1);
  browser.clock.set("2026-11-23T12:00");
  await lay(tab, "2026-11-22", 0);
  await tab.until(() => browser.keptDays.length === 2, "the other day is kept");
  assert.deepEqual(kept(browser), ["2026-11-21 9 moves, counts", "2026-11-22 9 moves, late"]);
});

test("of two tabs each finishes a day, and both end with both; a file brings them back", async () => {
  const browser = new Browser();
  const one = await browser.visit("#day=2026-11-21");
  const other = await browser.visit("#day=2026-11-22");
  await lay(one, "2026-11-21", 1);
  await lay(other, "2026-11-22", 1);
  await lay(one, "2026-11-21", 0);
  await lay(other, "2026-11-22", 0);
  for (const tab of [one, other]) await tab.until(({ days }) => days.results.length === 2, "both days are known");
  assert.deepEqual(browser.keptDays.map(({ day }) => day), ["2026-11-21", "2026-11-22"]);
  await one.press("puzzles");
  await one.press("save-file");
  const { text } = await one.file();
  assert.equal(text.match(/\n {2}day: 2/g)?.length, 2, "this tab knows of the other's");

  const fresh = new Browser();
  const tab = await fresh.visit();
  await tab.drop(text);
  await tab.untilText("filed", "2 solved days added.");
  assert.deepEqual(fresh.keptDays.map(({ day, moves }) => `${day} ${moves}`), ["2026-11-21 9", "2026-11-22 9"]);
  await tab.press("save-file");
  assert.equal((await tab.file()).text, text, "nothing was lost on the way");
});

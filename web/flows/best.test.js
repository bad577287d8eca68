// The look for the best board, as it is left and come back to.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { FOR_EVER } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** How many seams match, as the panel says. @param {Tab} tab */
const score = (tab) => Number.parseInt(tab.text("hunt-score"));

/** Comes to the puzzle, and looks for its best board until there is a second one. @param {Browser} browser */
async function climb(browser) {
  const tab = await browser.visit(FOR_EVER);
  browser.clock.pace = 20;
  await tab.show("solve");
  await tab.untilText("hunt-offer", "look for the best board that can be found");
  await tab.press("best");
  await tab.until(({ best: { hunt } }) => (hunt?.climb.length ?? 0) > 1, "a better board");
  return tab;
}

/** Has the hunts rest, and all of them come back. @param {Tab} tab */
async function pause(tab) {
  await tab.press("best-pause");
  await tab.until(({ best: { hunt } }) => hunt?.phase === "paused", "the hunts rest");
  return score(tab);
}

test("a best board that was left is told where one comes back to, which leads to it; and goes to a file and comes back", async () => {
  const browser = new Browser();
  const tab = await climb(browser);
  const found = await pause(tab);
  const told = `best board: ${found} of 180`;
  const isLeft = async () => {
    await tab.until(({ page, best: { hunt } }) => page.tab === "solve" && hunt?.at?.score === found, "the look that was left");
    assert.equal(score(tab), found);
    assert.match(tab.text("hunt-worth"), /Paused/);
    assert.match(tab.text("caption"), new RegExp(`^Best board · ${180 - found} broken`));
  };
  await tab.until(() => browser.kept.some(({ hunt }) => hunt?.climb.at(-1)?.[1] === found), "it is kept");

  const later = await browser.visit();
  console.error(later.find("#none"));
});

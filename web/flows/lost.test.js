// Workers that die, fall silent, or never answer: the work continues, or ends with a message.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { DOGS, FRAMED, NINE } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** Starts a long search, and waits until it reports progress. @param {Tab} tab */
async function searching(tab) {
  await tab.press("solve");
  await tab.untilText("share-words", "left on");
}

test("a search continues by itself when the main worker is lost, says from where, and counts nothing twice", async () => {
  for (const how of /** @type {const} */ (["die", "loop"])) {
    const browser = new Browser();
    const tab = await browser.visit(FRAMED);
    browser.clock.pace = 50;
    await searching(tab);
    tab.attack(how);
    await tab.untilText("interrupted", "The search was interrupted; continuing from");
    await tab.untilText("verdict", "One solution.");
    assert.equal(tab.text("derivation"), "8 arrangements = 1 solution × 4 turns of the board × 2 ways to swap tiles 19 and 29.");
    assert.match(tab.find('[data-part="effort"]').textContent, /166,518 placements/, "nothing was counted twice, nothing left out");
    assert.deepEqual(tab.notices(), [], "nobody is troubled");
    assert.ok(tab.said.some((words) => words.includes("The search was interrupted; continuing from")), how);
  }
});

test("Stop works even if the main worker is silent, with the last kept counts", async () => {
  const browser = new Browser();
  const tab = await browser.visit(NINE);
  browser.clock.pace = 200;
  await searching(tab);
  const [main] = tab.workers;
  tab.attack("loop");
  await tab.press("stop");
  await tab.untilText("verdict", "Stopped.");
  assert.equal(main.dismissed, false, "before the silent one was replaced");
  // It continues from there, and from the same state again if it has reported nothing since.
  await tab.press("go-on");
  await tab.until(({ solve: { search } }) => search?.stage === "many", "it goes on");
  await tab.press("stop");
  await tab.untilText("verdict", "Stopped.");
  await tab.press("go-on");
  await tab.untilText("share-words", "left on");
  await tab.reload();
  await tab.show("solve");
  await tab.untilText("unfinished-words", "Unfinished search of this puzzle:");
});

test("work that kills its workers ends with a sentence and a button, and does not restart for ever", async () => {
  const browser = new Browser();
  const tab = await browser.visit(NINE);
  browser.clock.pace = 200;
  browser.fate.deadly = "job";
  await tab.press("solve");
  await tab.until(({ page: { broken } }) => broken, "the search has failed");
  assert.deepEqual(tab.notices(), ["The solver has stopped several times. Everything you’ve done is saved. You can try again."]);
  assert.doesNotMatch(tab.find("main").textContent, /can’t be read/);
  assert.ok(tab.workers.filter(({ dismissed }) => !dismissed).length <= 1, "nobody is hired any more");
  browser.fate.deadly = "";
  await tab.press("retry");
  await tab.until(({ page: { broken, phase } }) => !broken && phase === "ready", "another is there");
  await searching(tab);
});

test("if the main worker is lost, its replacement gives the hint", async () => {
  for (const how of /** @type {const} */ (["die", "close", "loop", "end"])) {
    const tab = await new Browser().visit(DOGS);
    tab.attack(how);
    await tab.press("hint");
    await tab.untilText("told", "row ");
    assert.deepEqual(tab.notices(), [], how);
  }
});

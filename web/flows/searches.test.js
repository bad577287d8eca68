// Long searches: they report progress, pause, continue, are kept, and say in advance if they have no end; and
// searches from a person's own board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { DOGS, FOR_EVER, FRAMED, NINE } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** Two neighbouring tiles that do not match. */
const DEAD = `${DOGS}&board=0.0_1.0_-_-_-_-_-_-_-`;
const PROOF = "Your board can’t be completed.";

/**
 * Opens a puzzle on the Solve tab, at a pace at which its search outlasts any test.
 * @param {Browser} browser
 */
async function come(browser, hash = NINE) {
  const tab = await browser.visit(hash);
  browser.clock.pace = 500;
  await tab.show("solve");
  return tab;
}

/** Starts or continues the search until it reports progress. @param {Tab} tab */
async function searching(tab, action = "solve") {
  await tab.press(action);
  assert.ok(!tab.part("solve").checkVisibility(), "Solve, which would begin anew, is not there for who presses twice");
  await tab.untilText("share-words", "left on");
}

/** @param {Tab} tab */
async function stop(tab) {
  await tab.press("stop");
  await tab.untilText("verdict", "Stopped.");
}

test("a long search pauses and continues", async () => {
  const browser = new Browser();
  const tab = await come(browser, FRAMED);
  await searching(tab);
  assert.equal(tab.text("searching-title"), "Searching…");
  await tab.press("pause");
  await tab.untilText("searching-title", "Paused");
  const before = tab.text("progress");
  await browser.clock.turn(10_000);
  tab.see();
  assert.equal(tab.text("progress"), before, "nothing goes on");
  browser.clock.pace = 50;
  await searching(tab, "resume");
  assert.equal(tab.text("searching-title"), "Searching…");
  await tab.untilText("verdict", "One solution.");
  assert.equal(tab.text("derivation"), "8 arrangements = 1 solution × 4 turns of the board × 2 ways to swap tiles 19 and 29.");
  assert.match(tab.part("effort").textContent, /The fast search made 166,518 placements/, "nothing was counted twice, nothing left out");
});

test("a long search survives a reload: it continues, or is discarded", async () => {
  const browser = new Browser();
  const tab = await come(browser);
  await searching(tab);
  await tab.until(() => browser.kept.some(({ searches }) => searches.length === 1), "it is kept");
  await tab.reload();
  await tab.show("solve");
  await tab.untilText("unfinished-words", "Unfinished search of this puzzle: ");
  await searching(tab, "take-up");
  await stop(tab);
  await searching(tab, "go-on");
  await stop(tab);
  await tab.reload();
  await tab.show("solve");
  await tab.untilText("unfinished-words", "Unfinished search of this puzzle: ");
  await tab.press("forget-search");
  assert.equal(tab.part("unfinished").hidden, true);
  await tab.reload();
  await tab.show("solve");
  assert.equal(tab.part("unfinished").hidden, true);
});

test("a search left by another version is reported, and can be started anew", async () => {
  const browser = new Browser();
  const tab = await come(browser);
  await searching(tab);
  await stop(tab);
  await tab.until(() => browser.kept.some(({ searches }) => searches.length === 1), "it is kept");
  for (const { searches } of browser.databases.edgewise.records.values()) for (const search of searches) search.saved = search.saved.replace("edgewise2", "edgewise3");
  await tab.reload();
  await tab.show("solve");
  await tab.press("take-up");
  await tab.untilText("notices", "a different version");
  assert.equal(tab.part("unfinished").hidden, true);
  await searching(tab);
});

test("the page says in advance that a search has no end, and offers a minute of it", async () => {
  const tab = await come(new Browser(), FOR_EVER);
  await tab.untilText("solve", "Search for 1 minute and show how far it gets");
  assert.match(tab.text("foreseen"), /This search counts every solution, so it goes back at the first mismatch\./);
  await tab.press("solve-anyway");
  await tab.untilText("progress", "of 100 tiles");
  await tab.press("stop");
  await tab.untilText("best", "The best board so far:");
  await tab.untilText("caption", "Best so far · ");
  const lying = () => tab.find('[data-part="board"]').querySelectorAll("[data-cell]").filter((one) => /: tile /.test(one.ariaLabel ?? one.getAttribute("aria-label") ?? "")).length;
  assert.ok(lying() > 50, `${lying()} tiles lie`);
  await tab.press("put");
  await tab.untilText("caption", "Your board · ");
  await tab.press("share");
  await tab.fill('[data-part="with-board"]', true);
  await tab.until(() => tab.part("share-text").value.includes("&board="), "the best board can be passed on");
});

test("a search for a minute says when it ends, not how little it has searched", async () => {
  const browser = new Browser();
  const tab = await come(browser, FOR_EVER);
  await tab.untilText("solve", "Search for 1 minute");
  await tab.press("solve-minute");
  await tab.untilText("share-words", "It will stop in 0:");
  await tab.until(({ solve: { search } }) => search?.stage === "stopped", "it stops by itself", { within: 90_000 });
  await tab.untilText("verdict", "Stopped.");
});

test("a hunt ends the search that goes on, which can be gone on with once the hunt is closed", async () => {
  const tab = await come(new Browser(), FOR_EVER);
  await tab.untilText("solve", "Search for 1 minute");
  await tab.press("solve-anyway");
  await tab.untilText("progress", "of 100 tiles");
  await tab.press("best");
  await tab.until(({ best: { hunt } }) => hunt?.at, "the hunt has a board");
  assert.equal(tab.state.table.layer, "best");
  await tab.press("best-close");
  await tab.untilText("verdict", "Stopped.");
  await tab.press("go-on");
  await tab.until(({ solve: { search } }) => search?.stage === "many", "it goes on");
});

test("a search from the board of a link keeps its tiles in place", async () => {
  const tab = await new Browser().visit(DOGS);
  await tab.show("solve");
  await tab.press("solve");
  await tab.untilText("verdict", "Two solutions.");
  await tab.press("show-one");
  await tab.untilText("caption", "1 of 9 tiles shown");
  await tab.press("show-one");
  await tab.untilText("caption", "2 of 9 tiles shown");
  await tab.press("put");
  await tab.untilText("caption", "Your board · 2 of 9 · 1 of 12 seams match");
  await tab.press("share");
  await tab.fill('[data-part="with-board"]', true);
  await tab.until(() => tab.part("share-text").value.includes("&board="), "the link has the board");
  const friend = await new Browser().visit(new URL(tab.part("share-text").value).hash);
  await friend.show("solve");
  await friend.untilText("caption", "Your board · 2 of 9 · 1 of 12 seams match");
  await friend.press("solve-mine");
  await friend.untilText("verdict", "from your board.");
  await friend.press("show-all");
  assert.equal(friend.part("guide").hidden, false);
});

test("a board that leads nowhere is reported as such, and the tiles are not blamed", async () => {
  const tab = await new Browser().visit(DEAD);
  await tab.show("solve");
  await tab.press("solve-mine");
  await tab.untilText("verdict", PROOF);
  assert.equal(tab.text("derivation"), "Every possibility has been checked: at least one of your tiles has to move.");
  assert.match(tab.text("why"), /Fixed tiles 1 and 2 are next to each other and don’t match/);
  await tab.press("solve-again");
  await tab.untilText("verdict", "Two solutions.");
});

test("what is said about a board is not said about another one", async () => {
  const tab = await new Browser().visit(DEAD);
  await tab.show("solve");
  const offered = () => tab.find('[data-action="solve-mine"]').checkVisibility();
  await tab.press("solve-mine");
  await tab.untilText("verdict", PROOF);
  assert.ok(!offered());
  await tab.reload();
  await tab.untilText("verdict", PROOF);
  assert.ok(!offered(), "it is the board that it was said of");
  await tab.show("play");
  await tab.moves("2 c3");
  await tab.show("solve");
  await tab.until(offered, "another board is there");
  assert.equal(tab.text("verdict"), "");
  await tab.show("play");
  await tab.press("undo");
  await tab.show("solve");
  await tab.untilText("verdict", PROOF);
});

test("if it is proved that there is no solution, the page says why", async () => {
  const tab = await new Browser().visit("#grid=2x2&frame=a&tiles=aBca.aabB.Cxaa.aabX");
  await tab.show("solve");
  await tab.press("solve");
  await tab.untilText("verdict", "These tiles have no solution.");
  await tab.untilText("why", "Along the frame, 1 × blue circle, solid would have to match 0 × blue circle, hollow.");
});

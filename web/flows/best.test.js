// Leaving the hunt for the best board, and coming back to it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { FOR_EVER } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** How many seams match, as the panel says. @param {Tab} tab */
const score = (tab) => Number.parseInt(tab.text("hunt-score"));

/** Opens the puzzle, and hunts for its best board until there is one. @param {Browser} browser */
async function climb(browser) {
  const tab = await browser.visit(FOR_EVER);
  browser.clock.pace = 20;
  await tab.show("solve");
  await tab.untilText("hunt-offer", "look for the best board that can be found");
  await tab.press("best");
  await tab.until(({ best: { hunt } }) => (hunt?.at?.score ?? 0) > 0, "a board");
  return tab;
}

/** Pauses the hunts, and waits until all of them have stopped. @param {Tab} tab */
async function pause(tab) {
  await tab.press("best-pause");
  await tab.until(({ best: { hunt } }) => hunt?.phase === "paused", "the hunts rest");
  return score(tab);
}

test("a hunt left behind is offered wherever one comes back, and survives a file", async () => {
  const browser = new Browser();
  const tab = await climb(browser);
  const found = await pause(tab);
  const told = `best board: ${found} of 180`;
  const isLeft = async (/** @type {Tab} */ tab) => {
    await tab.until(({ page, best: { hunt } }) => page.tab === "solve" && hunt?.at?.score === found, "the look that was left");
    assert.equal(score(tab), found);
    assert.match(tab.text("hunt-worth"), /Paused/);
    assert.match(tab.text("caption"), new RegExp(`^Best board · ${180 - found} mismatches`));
  };
  await tab.until(() => browser.kept.some(({ hunt }) => hunt?.climb.at(-1)?.[1] === found), "it is kept");

  await tab.close();

  const later = await browser.visit();
  await later.untilText("home-go-on", `Planted 10x10 · ${told}`);
  await later.press("continue", { id: browser.kept[0].id });
  await isLeft(later);
  await later.show("play");
  await later.untilText("caption", "0 of 100");
  await later.press("puzzles");
  await later.untilText("mine", told);
  await later.press("open-mine", { id: browser.kept[0].id });
  await isLeft(later);
  await later.press("puzzles");
  await later.press("save-file");
  const { text: file } = await later.file();
  assert.match(file, /\n {2}best: 180 /);

  const fresh = new Browser();
  const other = await fresh.visit();
  fresh.clock.pace = 20;
  await other.drop(file.replace(new RegExp(`(^  best: .*):${found} `, "m"), `$1:${found + 1} `));
  await other.untilText("filed", "in the file can’t be read and");
  await other.untilText("mine", "Planted 10x10");
  assert.doesNotMatch(other.text("mine"), /best board/, "a score that is not true");
  await other.drop(file);
  await other.untilText("mine", told);
  await other.press("save-file");
  assert.equal((await other.file()).text, file, "nothing was lost on the way");
  await other.press("go-on-mine", { id: fresh.kept[0].id });
  await other.until(({ best: { hunt } }) => (hunt?.at?.score ?? 0) >= found, "it goes on from there");
  assert.ok((await pause(other)) >= found);
});

test("a best board is put aside when its hunt is discarded or another one starts", async () => {
  const browser = new Browser();
  const tab = await climb(browser);
  const found = await pause(tab);
  const aside = `Put aside: ${found} of 180`;
  const given = (/** @type {string} */ where) => () => tab.find(`[data-part="${where}"] [data-part="hunt-given"]`).textContent;

  await tab.show("play");
  await tab.press("wait", { tile: 0 });
  await tab.tap(0);
  await tab.untilText("caption", "1 of 100");
  await tab.press("lock");
  await tab.until(() => browser.kept.some(({ game }) => game?.places[0][2] === 1), "the tile is locked");
  await tab.press("best-mine");
  assert.equal(tab.find('[data-dialog="give-away"]').open, false, "nobody knows how it is solved: nothing is given away");
  await tab.until(() => given("hunt")().includes(aside), "it is put aside");
  await tab.until(() => browser.kept.some(({ hunt }) => hunt?.board[0]?.[0] === 0), "the other is kept");
  await pause(tab);
  assert.deepEqual(tab.board?.[0]?.[0], 0, "the locked tile stays");
  await tab.click('[data-part="hunt"] [data-action="best-back"]');
  await tab.until(({ best: { hunt } }) => hunt?.at?.score === found, "the first one comes back");
  await tab.until(() => browser.kept.some(({ hunt }) => hunt?.climb.at(-1)?.[1] === found), "and is kept");

  await tab.press("best-close");
  await tab.press("best-aside");
  await tab.until(() => given("hunt-offer")().includes(aside), "it is put aside again");
  await tab.until(() => browser.kept.every(({ hunt }) => !hunt), "none is left in the place of it");
  tab.close();

  const later = await browser.visit(FOR_EVER);
  await later.show("solve");
  const seen = (/** @type {string} */ where) => later.find(`[data-part="${where}"] [data-part="hunt-given"]`).textContent;
  await later.until(() => seen("hunt-offer").includes(aside), "it is there on the next day, too");
  await later.click(`[data-part="hunt-offer"] [data-action="best-back"][aria-label*="${found} of 180"]`);
  await later.until(({ best: { hunt } }) => hunt?.at?.score === found, "it comes back");
  const other = seen("hunt");
  await later.click('[data-part="hunt"] [data-action="best-drop"]');
  const dropped = () => browser.kept.every(({ hunt, given }) => !given?.length && hunt?.climb.at(-1)?.[1] === found);
  await later.until(dropped, "the other is discarded");
  assert.match(seen("hunt"), /Discarded: /);
  await later.click('[data-part="hunt"] [data-action="best-undrop"]');
  await later.until(() => seen("hunt") === other, "and taken back");
  await later.click('[data-part="hunt"] [data-action="best-drop"]');
  await later.until(dropped, "and discarded again");
});

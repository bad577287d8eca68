// All boards that a verdict counts: small ones in rows, each of which can be shown.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { DOGS, TOUGH } from "./puzzles.js";
import { cells, count, seen, solve, solveAll, texts } from "./reading.js";

/** @import {Tab} from "../tools/flows/tab.js" */

const STRIP = "details.strip";
const BOARD = ".turns > button";
const COPIES = `#grid=5x4&mates=same&tiles=${Array(20).fill("aaaa").join(".")}`;

/** Unfolds the list of arrangements. @param {Tab} tab */
async function unfold(tab) {
  await tab.press("arrangements");
  await tab.until(() => count(tab, BOARD) > 0, "they are listed");
}

test("all arrangements are listed, named, and shown", async () => {
  const tab = await new Browser().visit(`${DOGS}&name=Hunde-Spiel`);
  await solve(tab, "Two solutions");
  assert.deepEqual(seen(tab, STRIP), [], "nothing is given away before the solution is shown");
  await tab.press("show-all");
  assert.deepEqual(seen(tab, `${STRIP} summary`).map(({ textContent }) => textContent), ["All 16 arrangements"]);
  await unfold(tab);
  assert.equal(count(tab, `${STRIP} section`), 2, "a group for each solution");
  assert.deepEqual(seen(tab, `${STRIP} .turns`).map(({ children }) => children.length), [4, 4, 4, 4]);
  const names = seen(tab, BOARD).map(({ ariaLabel }) => ariaLabel);
  assert.deepEqual(names.slice(0, 5), ["Solution 1", "Solution 1, turned right", "Solution 1, turned upside down", "Solution 1, turned left", "Solution 1, tiles 3 and 4 swapped"]);
  assert.equal(names[15], "Solution 2, turned left, tiles 3 and 4 swapped");
  assert.equal(count(tab, `${BOARD} .copy`), 16 * 2, "the copies are pointed out on each");
  assert.equal(count(tab, `${STRIP} [role="toolbar"][aria-label="Arrangements"]`), 1, "who hears it knows that arrow keys go along it");
  assert.equal(count(tab, `${BOARD} .swapped`), 8);

  await tab.press("show-arrangement", { row: 1, at: 2 });
  assert.match(tab.text("caption"), /^Solution 1, turned upside down, tiles 3 and 4 swapped/);
  assert.deepEqual(seen(tab, `${BOARD}[aria-pressed="true"]`).map(({ dataset }) => [dataset.row, dataset.at]), [["1", "2"]]);
  assert.match(cells(tab)[0], /tile 3, turned right/);
  assert.equal(tab.state.table.marks?.matched.length, 12, "all its seams match");

  // Starts at the third of the second row. Each is pressed by its key, which clicks it.
  tab.run(() => tab.find(`${BOARD}[data-row="1"][data-at="2"]`).focus());
  const enter = () => tab.does(() => tab.window.document.activeElement.click());
  await tab.key("ArrowRight");
  await tab.key("ArrowUp");
  await enter();
  assert.match(tab.text("caption"), /^Solution 1, turned left/);
  await tab.key("Home");
  await enter();
  assert.match(tab.text("caption"), /^Solution 1 of 2/);
  assert.equal(count(tab, `${BOARD}[tabindex="0"]`), 1, "one tab stop");

  await tab.press("show-arrangement", { row: 3, at: 0 });
  assert.match(tab.text("caption"), /^Solution 2, tiles 3 and 4 swapped/);
  await tab.press("put");
  assert.equal(tab.text("caption"), "Your board · 9 of 9 · 12 of 12 seams match");
  await tab.press("arrangements");
  assert.equal(count(tab, BOARD), 0);

  await tab.set({ language: "de" });
  await tab.until(() => tab.app.speech.language === "de", "it speaks German");
  await tab.press("show-all");
  await unfold(tab);
  await tab.press("show-arrangement", { row: 3, at: 3 });
  assert.match(tab.text("caption"), /^Lösung 2, nach links gedreht, Karten 3 und 4 getauscht/);
});

test("arrangements of other boards are listed, 24 at a time", async () => {
  /** @type {[hash: string, summary: string, boards: number, more: boolean][]} */
  const rows = [
    [TOUGH, "All 4 arrangements", 4, false],
    ["#grid=hex1&mates=same&tiles=abcdef", "All 6 arrangements", 6, false],
    [COPIES, "Arrangements, one by one", 24, true],
  ];
  for (const [hash, summary, boards, more] of rows) {
    const tab = await new Browser().visit(hash);
    await solveAll(tab, "One solution");
    await unfold(tab);
    assert.equal(count(tab, BOARD), boards, summary);
    assert.deepEqual(texts(tab, `${STRIP} summary`), [summary]);
    assert.equal(seen(tab, `${STRIP} [data-action="more-arrangements"]`).length > 0, more);
    if (!more) continue;
    await tab.press("more-arrangements");
    assert.equal(count(tab, BOARD), 2 * boards);
  }
});

test("one arrangement is not listed", async () => {
  const tab = await new Browser().visit("#grid=2x1&turn=no&mates=same&tiles=cade.fgha");
  await solveAll(tab, "One solution");
  assert.deepEqual(seen(tab, STRIP), []);
});

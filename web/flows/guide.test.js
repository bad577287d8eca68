// The printed guide: which solution it is for, and what the page searches for it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isSearching } from "../app/solve/stages.js";
import { Browser } from "../tools/flows/browser.js";
import { FIRST, FOR_EVER } from "./puzzles.js";
import { seen, solve, solveAll } from "./reading.js";

/** @import {Tab} from "../tools/flows/tab.js" */

const UNSOLVABLE = "#grid=3x3&mates=same&frame=a&tiles=aabb.aabc.aacb.aacc.aadc.abeb.acdb.acec.ddee";

/** Prints the guide from Share, on the Play tab. @param {Tab} tab @param {string} solution that it is to */
async function printFromShare(tab, solution) {
  await tab.show("play");
  await tab.press("share");
  await tab.click('[data-part="print-section"] [data-action="print"]');
  await untilPrinted(tab, solution);
}

/** @param {Tab} tab @param {string} solution */
const untilPrinted = (tab, solution) => tab.until(() => tab.printed.at(-1)?.includes(solution), `the guide to ${solution} is printed`);

/** Opens the guide to build with, for the other solution. @param {Tab} tab */
async function buildOther(tab) {
  await tab.click('[data-part="result"] [data-action="build"]');
  await tab.until(() => tab.window.document.activeElement.id === "companion-title", "the guide");
  await tab.click('[data-dialog="companion"] .stepper button:last-child');
}

test("printing the guide first searches for a solution", async () => {
  const tab = await new Browser().visit(FIRST);
  await printFromShare(tab, "Solution 1 of 2");
  await tab.untilText("verdict", "Two solutions.");
  assert.equal(tab.text("caption"), "The tiles, not yet placed");
});

test("the printed guide is for the solution being built, even while the board is shown", async () => {
  const tab = await new Browser().visit(FIRST);
  await solve(tab, "Two solutions");
  await buildOther(tab);
  await tab.key("ArrowRight");
  await tab.key("Escape");
  await tab.press("close");
  await printFromShare(tab, "Solution 2 of 2");
  assert.equal(tab.state.page.tab, "play");
  await tab.show("solve");
  assert.equal(tab.text("caption"), "The tiles, not yet placed", "nothing was shown");
});

test("if none is being built, the printed guide is for the solution nearest to the board", async () => {
  const tab = await new Browser().visit(FIRST);
  await solveAll(tab, "Two solutions");
  await tab.press("next");
  assert.match(tab.text("caption"), /^Solution 2 of 2/);
  await tab.press("put");
  assert.match(tab.text("caption"), /^Your board · 9 of 9/);
  await tab.press("layer-solution");
  await tab.press("previous");
  assert.match(tab.text("caption"), /^Solution 1 of 2/);
  await tab.click('.result [data-action="print"]');
  await untilPrinted(tab, "Solution 1 of 2");
  await printFromShare(tab, "Solution 2 of 2");
});

test("the solution being built is printed from the result, and from Share after finding it again", async () => {
  const browser = new Browser();
  const tab = await browser.visit(FIRST);
  await solve(tab, "Two solutions");
  await buildOther(tab);
  await tab.until(() => seen(tab, ".told-tile .stepper")[0].textContent.includes("Solution 2 of 2"), "the other one");
  for (let step = 0; step < 10; step++) await tab.click('[data-part="build-next"]');
  await tab.untilText("caption", "Solution 2 of 2");
  await tab.untilText("newest", "You’ve built this solution.");
  await tab.click('.result [data-action="print"]');
  await untilPrinted(tab, "Solution 2 of 2");
  await tab.until(() => browser.kept.some(({ found, guide }) => String(found) === "2" && guide?.step === 9), "it is kept");
  await tab.show("play");
  await tab.reload();
  assert.equal(tab.state.page.tab, "play");
  await printFromShare(tab, "Solution 2 of 2");
});

test("a longer search for the guide is visible, and printing waits for it", async () => {
  const browser = new Browser();
  const tab = await browser.visit(FIRST);
  await solve(tab, "Two solutions.");
  await tab.until(() => browser.kept.some(({ found }) => String(found) === "2"), "it is kept");
  await tab.show("play");
  await tab.reload();
  assert.equal(tab.state.page.tab, "play");
  await tab.press("share");
  // The first worker is slow, so that the page calls helpers, which are fast.
  browser.clock.pace = 1000;
  /** What was printed when the search first became visible. @type {string[] | null} */
  let early = null;
  tab.app.store.addEventListener("change", () => {
    if (early || !isSearching(tab.state.solve.search)) return;
    tab.see();
    if (seen(tab, '[data-part="searching"]').length === 0) return;
    early = [...tab.printed];
    browser.clock.pace = 1;
  });
  await tab.press("print");
  await tab.until(() => tab.printed.length > 0, "the guide is printed");
  assert.deepEqual(early, [], "the search is seen before it has come to its end");
  assert.equal(tab.printed[0].match(/Tile \d+; top:/g)?.length, 9);
  assert.equal(tab.text("caption"), "The tiles, not yet placed");
});

test("no guide is offered without a solution, or if the search for it has no end", async () => {
  for (const [hash, known] of [[FOR_EVER, "hunt-offer"], [UNSOLVABLE, "solve"]]) {
    const tab = await new Browser().visit(hash);
    await tab.show("solve");
    await tab.until(() => seen(tab, `[data-part="${known}"]`).length > 0, "it is known");
    await tab.press("share");
    await tab.until(() => seen(tab, '[data-part="print-section"]').length > 0, "what can be printed");
    assert.deepEqual(seen(tab, '[data-part="print-guide"]'), []);
  }
});

// Solving: what the page says before, the verdict and its reasons, and what it took.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { DOGS, FIRST, TOUGH } from "./puzzles.js";
import { cells, checkSolution, count, laid, seen, solve, solveAll, texts } from "./reading.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** The numbers of the chart. @param {Tab} tab */
const depths = (tab) => texts(tab, "table.depths tbody td.count").map((figure) => Number(figure.replaceAll(",", "")));

test("a first visit shows nine tiles", async () => {
  const tab = await new Browser().visit(FIRST);
  await tab.show("solve");
  assert.equal(tab.text("name"), "Das verflixte Hunde-Spiel");
  assert.equal(tab.text("caption"), "The tiles, not yet placed");
  assert.equal(tab.text("invitation"), "Nine tiles. How do they fit?");
  assert.deepEqual(laid(tab).map(({ tile, turn }) => [tile, turn]), Array.from({ length: 9 }, (_, tile) => [tile, 0]));
  assert.equal(count(tab, "svg.picture g.tiles > .tile.loose"), 9, "tiles lie loosely");
});

test("Solve says how many solutions there are and why, and shows none of them", async () => {
  const tab = await new Browser().visit(FIRST);
  await tab.show("solve");
  const before = cells(tab);
  await solve(tab, "Two solutions.");
  assert.equal(tab.text("derivation"), "16 arrangements = 2 solutions × 4 turns of the board × 2 ways to swap tiles 3 and 4.");
  assert.deepEqual(cells(tab), before, "nothing is shown unasked");
  assert.equal(tab.text("caption"), "The tiles, not yet placed");
  assert.equal(tab.text("guide"), "");
  assert.deepEqual(seen(tab, '[data-part="stepper"]'), []);
  await tab.click(".result .effort > summary");
  await tab.untilText("effort", "The textbook search made 73,508 tries in");
  assert.match(tab.text("effort"), /The fast search made [\d,]+ placements? in (less than a millisecond|[\d.]+ m?s)\./);
  assert.deepEqual(depths(tab), [36, 148, 518, 1596, 879, 392, 565, 134, 16]);
});

test("published puzzles are solved as their authors did", async () => {
  const tab = await new Browser().visit(FIRST);
  /** @type {[name: string, hash: string, tries: string, depths: number[]][]} */
  const published = [
    ["Insects", "#grid=3x3&tiles=BdDM.bMaD.ABbm.dAMa.AdMb.BaDm.aBmd.bMdA.MdAB&name=Insects&by=b%2Edazzle&art=insects&motifs=A:ant.B:beetle.D:dragonfly.M:mantis", "66,384", [36, 146, 528, 1629, 631, 228, 355, 46, 4]],
    ["Big cats", "#grid=3x3&tiles=ctLT.lLtC.tLPt.pCpl.TTCl.pPcT.PcCl.pLPc.CTPl&name=Big_cats&art=cats&motifs=C:cheetah.L:lion.P:panther.T:tiger", "65,504", [36, 150, 550, 1747, 553, 122, 193, 30, 4]],
    ["One Tough Puzzle", `${TOUGH}&art=suits&halves=tab.blank&motifs=C:club.D:diamond.H:heart.S:spade`, "54,156", [36, 138, 470, 1350, 474, 144, 175, 28, 4]],
  ];
  for (const [name, hash, tries, numbers] of published) {
    await tab.press("puzzles");
    await tab.press("open", { link: `${hash.slice(1)}&end=1` });
    await tab.untilText("name", name);
    assert.equal(tab.hash, `${hash}&end=1`);
    await solveAll(tab, "One solution.");
    assert.equal(tab.text("derivation"), "4 arrangements = 1 solution × 4 turns of the board.");
    await tab.until(() => texts(tab, '[data-part="effort"]')[0].includes(tries), `${tries} tries`);
    assert.deepEqual(depths(tab), numbers, name);
    checkSolution(tab.hash, laid(tab));
    assert.deepEqual(seen(tab, '[data-part="stepper"]'), [], "one solution is nothing to leaf through");
  }
});

test("screen readers find the board as a grid, and its tile in each cell", async () => {
  const tab = await new Browser().visit(FIRST);
  await tab.show("solve");
  assert.deepEqual(seen(tab, 'svg[role="grid"]').map(({ ariaLabel }) => ariaLabel), ["Das verflixte Hunde-Spiel"]);
  assert.deepEqual(seen(tab, 'svg[role="grid"] [role="row"]').map((row) => row.querySelectorAll('[role="gridcell"]').length), [3, 3, 3]);
  assert.deepEqual(cells(tab).slice(0, 2), [
    "Row 1, column 1: tile 1; top: brown head, right: grey head, bottom: dark tail, left: patched tail",
    "Row 1, column 2: tile 2; top: brown head, right: patched head, bottom: brown tail, left: dark tail",
  ]);
  const headings = seen(tab, "h1, h2, h3").map((one) => one.textContent.trim());
  for (const heading of ["Das verflixte Hunde-Spiel", "Nine tiles. How do they fit?"]) assert.ok(headings.includes(heading), headings.join(" | "));
  assert.deepEqual(seen(tab, "section[aria-label]").map(({ ariaLabel }) => ariaLabel), ["Board"]);
  assert.deepEqual(seen(tab, '[role="tab"]').map((one) => one.textContent.trim()), ["Play", "Solve", "Watch", "Tiles"]);
  assert.deepEqual(seen(tab, '[role="tabpanel"]').map((panel) => tab.find(`#${panel.getAttribute("aria-labelledby")}`).textContent.trim()), ["Solve"]);

  await solve(tab, "Two solutions.");
  await tab.press("show-one");
  assert.equal(cells(tab)[0], "Row 1, column 1: not shown yet");
  assert.match(cells(tab)[4], /^Row 2, column 2: tile \d(, turned (right|left|upside down))?; top: /);
});

test("both cells name what does not match", async () => {
  const tab = await new Browser().visit(`${DOGS}&board=0.0_1.0_-_-_-_-_-_-_-`);
  await tab.show("solve");
  await tab.untilText("caption", "Your board · 2 of 9");
  assert.equal(count(tab, "g.tears > g"), 1);
  assert.match(cells(tab)[0], /^Row 1, column 1: tile 1; .*; mismatch on the right$/);
  assert.match(cells(tab)[1], /^Row 1, column 2: tile 2; .*; mismatch on the left$/);
  assert.equal(cells(tab)[2], "Row 1, column 3: empty");
  await tab.set({ conflicts: false });
  assert.equal(count(tab, "g.tears > g"), 0);
});

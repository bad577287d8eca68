// Puzzles of every shape, solved and shown: rectangles, frames, clues, hexagons, triangles, some without a
// solution, and one without an end.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isSearching } from "../app/solve/stages.js";
import { Browser } from "../tools/flows/browser.js";
import { assertSolution, cellNames } from "./boards.js";
import { DOGS, NINE, jigsaw } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** Seven hexagons. */
const NUTS = "#grid=hex2&mates=same&tiles=123456.143652.146235.162453.164253.165324.165432&name=Drive_Ya_Nuts&by=Milton_Bradley";
/** Nine triangles cut from one. */
const SHARDS = "#grid=tri3&tiles=caD.cBa.ABC.ccA.CBd.CAc.CCA.bDa.cCC&name=Shards";

/** One Tough Puzzle, which has one solution. */
const TOUGH = "#grid=3x3&tiles=HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSsc";

/** The sentence for a solution that looks the same after several turns of the board. */
const TURNS = (/** @type {number} */ turns) => `${turns} arrangements = 1 solution × ${turns} turns of the board.`;

/** Solves the puzzle on the table. @param {Tab} tab @param {string} verdict */
async function solve(tab, verdict) {
  await tab.show("solve");
  await tab.press("solve");
  await tab.untilText("verdict", verdict);
}

test("puzzles of every shape are solved", async () => {
  const tab = await new Browser().visit(DOGS);
  for (const { name, link, derivation, task = "" } of [
    { name: "one tile", link: jigsaw(1, 1), derivation: TURNS(4) },
    { name: "two rows of three", link: jigsaw(3, 2), derivation: TURNS(2) },
    { name: "three rows of two", link: jigsaw(2, 3), derivation: TURNS(2) },
    { name: "one row of eight", link: jigsaw(8, 1), derivation: TURNS(2) },
    { name: "one column of eight", link: jigsaw(1, 8), derivation: TURNS(2) },
    { name: "framed", link: jigsaw(3, 3, "frame=a", { frame: "a" }), derivation: TURNS(4), task: "Frame edges go around the outside and nowhere else." },
    { name: "tiles that may not turn", link: jigsaw(3, 3, "turn=no", { mayTurn: false }), derivation: "There is exactly one arrangement.", task: "You can’t turn them." },
    { name: "a clue", link: jigsaw(3, 2, "clues=0.5.0"), derivation: "There is exactly one arrangement.", task: "One tile is already in place." },
  ]) {
    await tab.follow(`${link}&name=${name.replaceAll(" ", "_")}`);
    await tab.untilText("name", name);
    await tab.show("solve");
    assert.ok(tab.text("task").includes(task), `${name}: ${tab.text("task")}`);
    await solve(tab, "One solution.");
    await tab.press("show-all");
    assert.equal(tab.text("derivation"), derivation, name);
    assertSolution(tab, link, name);
  }
});

test("a puzzle may have no solution", async () => {
  const tab = await new Browser().visit(DOGS);
  for (const [name, link] of [
    ["two tiles that never meet", "#grid=2x1&tiles=ABCD.EFGH"],
    ["a clue that no tile goes by", jigsaw(3, 3, "turn=no&clues=0.0.0", { mayTurn: false })],
  ]) {
    await tab.follow(`${link}&name=${name.replaceAll(" ", "_")}`);
    await tab.untilText("name", name);
    await solve(tab, "These tiles have no solution.");
    assert.match(tab.text("derivation"), /Every possibility has been checked\./);
    for (const action of ["show-one", "show-all", "put", "next"]) {
      assert.ok(!tab.find(`[data-action="${action}"]`).checkVisibility(), `${name}: ${action}`);
    }
  }
});

test("hexagons and triangles are solved and shown", async () => {
  for (const { link, verdict, derivation, cells, seams } of [
    { link: NUTS, verdict: "One solution.", derivation: "6 arrangements = 1 solution × 6 turns of the board.", cells: 7, seams: 12 },
    { link: SHARDS, verdict: "147 solutions.", derivation: "441 arrangements = 147 solutions × 3 turns of the board.", cells: 9, seams: 9 },
  ]) {
    const tab = await new Browser().visit(link);
    await tab.show("solve");
    assert.equal(tab.text("caption"), "The tiles, not yet placed");
    await solve(tab, verdict);
    assert.equal(tab.text("derivation"), derivation);
    await tab.press("show-one");
    await tab.untilText("newest", "row ");
    await tab.press("show-all");
    await tab.until(({ table: { marks } }) => marks?.matched.length === seams, "every seam matches");
    assert.deepEqual(tab.state.table.marks?.conflicts, []);
    assert.equal(tab.window.document.querySelectorAll("svg.picture g.tiles > .tile:not(.loose)").length, cells, "every tile lies on a cell");
  }
});

test("keys move through grids row by row", async () => {
  /**
   * Presses keys on the board from its first cell on, and returns the row and column with the focus after each.
   * @param {Tab} tab
   * @param {string[]} keys
   */
  const wander = async (tab, ...keys) => {
    await tab.show("solve");
    tab.find('[data-part="board"] [data-cell="0"]').focus();
    const went = [];
    for (const key of keys) {
      await tab.key(key);
      went.push(/^Row (\d+), column (\d+)/.exec(focused(tab))?.slice(1).join() ?? focused(tab));
    }
    return went;
  };
  const focused = (/** @type {Tab} */ tab) => tab.window.document.activeElement.getAttribute("aria-label") ?? "";

  const nuts = await new Browser().visit(NUTS);
  assert.deepEqual(await wander(nuts, "ArrowDown", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"), ["2,1", "2,2", "3,1", "4,1", "5,1", "5,1", "4,1"]);
  assert.deepEqual(nuts.window.document.querySelectorAll('svg.picture [role="row"]').map((row) => row.children.length), [1, 2, 1, 2, 1]);
  assert.match(focused(nuts), /upper left: /);

  const loose = await new Browser().visit(SHARDS);
  assert.deepEqual(await wander(loose, "ArrowDown", "ArrowRight", "ArrowDown", "End"), ["2,1", "2,2", "3,2", "3,3"], "three rows of three that point up");
  assert.match(focused(loose), /tile 9; right: red square, hollow, bottom: red square, solid, left: red square, solid/, "as a loose tile lies");

  const laid = await new Browser().visit(`${SHARDS}&board=0.0_1.0_2.0_3.0_4.0_5.0_6.0_7.0_8.0`);
  assert.deepEqual(await wander(laid, "ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp", "Home"), ["2,2", "3,3", "3,4", "2,3", "2,1"]);
  assert.match(cellNames(laid)[2], /tile 3, turned left by a sixth; top: blue circle, solid, right: ochre diamond, solid, left: red square, solid/, "it points down");
});

test("too large grids and impossible tiles are refused", async () => {
  const large = await new Browser().visit("#grid=hex19&tiles=ABCabc&end=1");
  assert.match(large.text("notices"), /“hex19” isn’t a possible grid size\. Sizes go from hex1 to hex18\./);
  const bad = await new Browser().visit("#grid=hex2&tiles=123456.1*3652&mates=same&end=1");
  assert.match(bad.text("notices"), /Tile 2, upper right:/);
});

test("a long search shows where it is, stops, and ends with its puzzle", async () => {
  const browser = new Browser();
  const tab = await browser.visit(NINE);
  browser.clock.pace = 200;
  await tab.show("solve");
  await tab.press("solve");
  const tried = () => tab.part("progress").children[2]?.querySelector("dd").textContent ?? "";
  await tab.until(() => tried() !== "", "it tells how far it is");
  const before = tried();
  await tab.until(() => tried() !== before, "and again");
  assert.equal(tab.text("intro"), "");
  await tab.press("stop");
  await tab.untilText("verdict", "Stopped.");
  assert.match(tab.text("derivation"), /^So far: (no solution\. There may still be one|[\d,]+ solutions?\. There may be more)\.$/);
  assert.match(tab.part("effort").textContent, /So far the fast search has made/);

  await tab.press("solve-again");
  await tab.until(({ solve: { search } }) => isSearching(search), "it begins again");
  await tab.drop(`${TOUGH}&name=One_Tough_Puzzle`);
  await tab.untilText("name", "One Tough Puzzle");
  await tab.show("solve");
  assert.ok(!tab.part("searching").checkVisibility(), "another puzzle ends the search");
  await solve(tab, "One solution.");
  await tab.press("show-all");
  assertSolution(tab, TOUGH);
});

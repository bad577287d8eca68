// What is shown of the solutions found: tile by tile, one after the other, on the person's own board, in
// layers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { FIRST } from "./puzzles.js";
import { GUIDE_TURNS, cells, checkSolution, count, laid, seen, solve, solveAll } from "./reading.js";

/** @import {Tab} from "../tools/flows/tab.js" */
/** @import {Laid} from "./reading.js" */

/** Opens the first puzzle on the Solve tab. */
async function atSolve() {
  const tab = await new Browser().visit(FIRST);
  await tab.show("solve");
  return tab;
}

/** Whether the guide to print is there. @param {Tab} tab */
const hasGuide = (tab) => seen(tab, '[data-part="guide"]').length > 0;
/** @param {Tab} tab @param {string} action */
const offers = (tab, action) => seen(tab, `[data-action="${action}"]`).length > 0;
/** The lines of the guide: "5, quarter turn left" for each cell. @param {Tab} tab @returns {string[]} */
const guide = (tab) => seen(tab, "table.laying td").map((cell) => `${cell.querySelector("b").lastChild.textContent}, ${cell.querySelector(".how").textContent}`);

test("Show one tile starts in the centre and continues beside it", async () => {
  const tab = await atSolve();
  await solve(tab, "Two solutions");
  /** @type {Set<number>} */
  const shown = new Set();
  for (let n = 1; n <= 9; n++) {
    await tab.press("show-one");
    assert.ok(tab.text("caption").includes(n < 9 ? `${n} of 9 tiles shown` : "Solution 1 of 2"), tab.text("caption"));
    for (const [cell, name] of cells(tab).entries()) {
      if (name.includes("not shown yet") || shown.has(cell)) continue;
      const beside = (cell % 3 > 0 && shown.has(cell - 1)) || (cell % 3 < 2 && shown.has(cell + 1)) || shown.has(cell - 3) || shown.has(cell + 3);
      if (n === 1) assert.equal(cell, 4, "the centre comes first");
      else assert.ok(beside, `cell ${cell} lies beside one that was shown`);
      shown.add(cell);
    }
    assert.equal(shown.size, n, "one at a time");
    assert.equal(hasGuide(tab), n === 9, "the laying guide waits for the last tile");
  }
  assert.equal(offers(tab, "show-one"), false);
  checkSolution(FIRST, laid(tab));
});

test("buttons and arrow keys leaf through the solutions, all of whose seams match", async () => {
  const tab = await atSolve();
  await solveAll(tab, "Two solutions");
  /** @type {Map<string, Laid[]>} */
  const boards = new Map();
  const look = (/** @type {string} */ caption) => {
    assert.ok(tab.text("caption").startsWith(caption), tab.text("caption"));
    assert.equal(tab.state.table.marks?.matched.length, 12, "all seams are whole");
    const board = laid(tab);
    checkSolution(FIRST, board);
    for (const edge of board.flatMap(({ edges }) => edges)) assert.match(edge, /^(brown|grey|patched|dark) (head|tail)$/);
    assert.deepEqual(board, boards.get(caption) ?? board, "each solution stays what it was");
    boards.set(caption, board);
    assert.deepEqual(guide(tab), board.map(({ tile, turn }) => `${tile + 1}, ${GUIDE_TURNS[turn]}`), "the laying guide says what the board shows");
  };
  look("Solution 1 of 2");
  await tab.press("next");
  look("Solution 2 of 2");
  await tab.press("next");
  look("Solution 1 of 2");
  await tab.press("previous");
  look("Solution 2 of 2");
  await tab.key("ArrowLeft");
  look("Solution 1 of 2");
  await tab.key("ArrowRight");
  look("Solution 2 of 2");
  assert.notDeepEqual(boards.get("Solution 1 of 2"), boards.get("Solution 2 of 2"));
});

test("the own board is shown before any result, as soon as it has a tile", async () => {
  const tab = await atSolve();
  assert.equal(tab.text("caption"), "The tiles, not yet placed");
  await tab.show("play");
  await tab.moves("1 b2");
  assert.match(tab.text("caption"), /^Your board · 1 of 9/);
  await tab.show("solve");
  assert.match(tab.text("caption"), /^Your board · 1 of 9/);
  await tab.press("layer-tiles");
  assert.equal(tab.text("caption"), "The tiles, not yet placed");
  await tab.press("layer-board");
  await tab.show("play");
  await tab.press("undo");
  assert.match(tab.text("caption"), /^Your board · 0 of 9/);
  await tab.show("solve");
  assert.equal(tab.text("caption"), "The tiles, not yet placed");
});

test("a solution goes onto the own board and back", async () => {
  const tab = await atSolve();
  await solve(tab, "Two solutions");
  assert.equal(offers(tab, "put"), false, "what is not shown cannot be put anywhere");
  await tab.press("show-one");
  assert.match(tab.text("caption"), /1 of 9/);
  assert.match(tab.text("newest"), /^Tile \d: row 2, column 2, .*\.$/);
  assert.equal(count(tab, "g.rings > .newest"), 1, "the newest tile is ringed");
  await tab.press("put");
  assert.match(tab.text("caption"), /^Your board · 1 of 9/);
  assert.equal(tab.text("newest"), "");
  assert.equal(count(tab, "g.rings > *"), 0);
  assert.ok(offers(tab, "show-one"), "the solution goes on from here");
  assert.equal(cells(tab).filter((name) => name.includes("empty")).length, 8);

  await tab.press("layer-solution");
  assert.match(tab.text("caption"), /^Solution 1 of 2/);
  await tab.press("show-all");
  assert.ok(hasGuide(tab));
  const solution = laid(tab);
  await tab.press("put");
  assert.match(tab.text("caption"), /^Your board · 9 of 9/);
  assert.deepEqual(laid(tab), solution);
  assert.ok(hasGuide(tab), "the laying guide stays");
  assert.equal(seen(tab, '[data-action="show-all"]')[0].textContent, "Back to the solution");

  await tab.press("undo");
  assert.match(tab.text("caption"), /^Your board · 1 of 9/);
  await tab.press("undo");
  assert.equal(tab.text("caption"), "The tiles, not yet placed");
  assert.equal(tab.find('[data-action="undo"]').checkVisibility(), false);
  assert.equal(offers(tab, "layer-board"), false);
  assert.ok(hasGuide(tab));
  await tab.press("show-all");
  assert.match(tab.text("caption"), /^Solution 1 of 2/);
  assert.deepEqual(laid(tab), solution);
});

test("showing a layer does not change the others", async () => {
  const tab = await atSolve();
  await solveAll(tab, "Two solutions");
  await tab.press("put");
  assert.match(tab.text("caption"), /^Your board · 9 of 9/);
  const board = laid(tab);
  await tab.press("layer-solution");
  assert.match(tab.text("caption"), /^Solution 1 of 2/);
  await tab.press("next");
  assert.match(tab.text("caption"), /^Solution 2 of 2/);
  await tab.press("layer-tiles");
  assert.equal(tab.text("caption"), "The tiles, not yet placed");
  await tab.press("layer-board");
  assert.match(tab.text("caption"), /^Your board · 9 of 9/);
  assert.deepEqual(laid(tab), board);
  await tab.press("layer-solution");
  assert.match(tab.text("caption"), /^Solution 2 of 2/);
});

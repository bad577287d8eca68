// Finding one of many tiles.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { FIRST } from "./puzzles.js";
import { count, seen, texts } from "./reading.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** A framed puzzle of six by six. Its inner edges are single letters, so that many cells have several tiles that fit. */
const RIMMED = `#grid=6x6&mates=same&frame=a&tiles=${Array.from({ length: 36 }, (_, cell) => {
  const [row, column] = [Math.floor(cell / 6), cell % 6];
  const [across, down] = ["bcd"[row % 3], "efg"[column % 3]];
  return [row === 0 ? "a" : down, column === 5 ? "a" : across, row === 5 ? "a" : down, column === 0 ? "a" : across].join("");
}).join(".")}&end=1`;

/** Tiles in the tray that pass all filters. */
const WAITING = '[data-part="tray"] .waiting:not(.away, .passed)';
const NONE = '[data-part="board"] [data-cell][aria-selected]';

/** How many tiles are visible in the tray. @param {Tab} tab */
const inTray = (tab) => seen(tab, WAITING).length;
/** The cells for which tiles are filtered. @param {Tab} tab */
const sought = (tab) => tab.window.document.querySelectorAll('[data-part="board"] [data-cell][aria-selected="true"]').map((/** @type {any} */ cell) => Number(cell.dataset.cell));
/** @param {Tab} tab @param {string} by */
const sift = (tab, by) => tab.press("sift", { by });
/** Clicks a cell. @param {Tab} tab @param {number} cell */
const choose = (tab, cell) => tab.click(`[data-part="board"] [data-cell="${cell}"]`);
/** Clicks a tile in the tray. @param {Tab} tab @param {number} tile */
const tap = (tab, tile) => tab.click(`[data-part="tray"] [data-tile="${tile}"]`);

test("many tiles can be filtered", async () => {
  const tab = await new Browser().visit(RIMMED);
  assert.equal(inTray(tab), 36);
  await sift(tab, "corners");
  assert.equal(inTray(tab), 4);
  assert.deepEqual(texts(tab, '[data-by="corners"]'), ["Corners 4"]);
  await sift(tab, "rim");
  assert.equal(inTray(tab), 16);
  await sift(tab, "pictures");
  assert.equal(seen(tab, '[data-action="sift-picture"]').length, 6);
  assert.equal(inTray(tab), 36);
  for (const motif of [0, 3]) await tab.press("sift-picture", { motif });
  assert.equal(count(tab, '[data-action="sift-picture"][aria-pressed="true"]'), 2);
  assert.equal(inTray(tab), 4, "rows 1 and 4, columns 1 and 4");

  // A chosen cell gets the tapped tile, turned to fit.
  await sift(tab, "here");
  assert.equal(tab.text("sift-told"), "Tap an empty cell to see what fits there.");
  assert.equal(inTray(tab), 0);
  await choose(tab, 0);
  assert.deepEqual(sought(tab), [0]);
  assert.equal(inTray(tab), 4);
  assert.equal(tab.find(`[data-part="tray"] [data-tile="35"] .turned`).style.getPropertyValue("transform"), "rotate(180deg)");
  await tap(tab, 35);
  assert.match(tab.text("caption"), /1 of 36/);
  assert.deepEqual(tab.board?.[0], [35, 2]);
  assert.equal(count(tab, NONE), 0);
  await choose(tab, 1);
  assert.deepEqual(sought(tab), [1]);
  await tab.key("Escape");
  assert.equal(count(tab, NONE), 0);
  await tab.press("undo");
  assert.match(tab.text("caption"), /0 of 36/);

  // The same by keyboard alone.
  tab.run(() => tab.find('[data-part="board"] [data-cell="7"]').focus());
  await tab.key("Enter");
  assert.deepEqual(sought(tab), [7]);
  assert.equal(inTray(tab), 16);
  await sift(tab, "all");
  assert.equal(inTray(tab), 36);

  await tab.follow(FIRST);
  await tab.untilText("name", "Das verflixte");
  assert.deepEqual(seen(tab, '[data-part="sieve"]'), []);
});

test("the tray is complete after a step that places many, such as Undo of a new start", async () => {
  const tab = await new Browser({ finger: true }).visit(RIMMED);
  await tab.moves(...Array.from({ length: 30 }, (_, tile) => `${tile + 1} ${"abcdef"[tile % 6]}${Math.floor(tile / 6) + 1}`));
  assert.match(tab.text("caption"), /30 of 36/);
  assert.equal(inTray(tab), 6);
  await tab.press("restart");
  assert.match(tab.text("caption"), /0 of 36/);
  await tab.press("undo");
  assert.match(tab.text("caption"), /30 of 36/);
  assert.equal(inTray(tab), 6);
  assert.deepEqual(seen(tab, '[data-part="tray"] .gap'), []);
});

test("a cell gets one tile that fits, whichever way one taps", async () => {
  /** @type {Record<string, (tab: Tab) => Promise<void>>} */
  const ways = {
    "the cell, then a tile": async (tab) => {
      await choose(tab, 0);
      assert.deepEqual(sought(tab), [0]);
      await tap(tab, 0);
    },
    "a tile, then the cell": async (tab) => {
      await sift(tab, "all");
      await tap(tab, 0);
      assert.equal(tab.find('[data-part="tray"] [data-tile="0"]').ariaPressed, "true");
      await sift(tab, "here");
      assert.equal(inTray(tab), 1);
      assert.equal(tab.text("sift-told"), "", "a tile in hand goes where one taps");
      await choose(tab, 0);
    },
  };
  for (const [name, lay] of Object.entries(ways)) {
    const tab = await new Browser({ finger: true }).visit(RIMMED);
    await sift(tab, "here");
    assert.equal(tab.text("sift-told"), "Tap an empty cell to see what fits there.");
    await lay(tab);
    assert.deepEqual(tab.board?.[0], [0, 0], name);
    assert.match(tab.text("caption"), /1 of 36/);
    assert.deepEqual(sought(tab), [], name);
    // The next chosen cell does not take it away.
    await choose(tab, 1);
    assert.deepEqual(sought(tab), [1]);
    assert.deepEqual(tab.board?.[0], [0, 0], name);
    await tap(tab, 1);
    assert.deepEqual(tab.board?.[1], [1, 0], name);
    assert.match(tab.text("caption"), /2 of 36/);
    assert.deepEqual(sought(tab), [], name);
  }
});

test("a hint moves the filter to its own cell, if there is one", async () => {
  const tab = await new Browser().visit(RIMMED);
  const hinted = async () => {
    await tab.press("hint");
    await tab.untilText("told", /row \d, column \d/);
    const [, row, column] = /row (\d), column (\d)/.exec(tab.text("told"))?.map(Number) ?? assert.fail();
    return 6 * (row - 1) + column - 1;
  };
  const first = await hinted();
  assert.deepEqual(sought(tab), []);
  await tab.reload();
  await sift(tab, "here");
  const other = 14; // in the middle, where 4 tiles fit
  assert.notEqual(first, other);
  await choose(tab, other);
  assert.deepEqual(sought(tab), [other]);
  assert.equal(await hinted(), first);
  assert.deepEqual(sought(tab), [first]);
  // Placing the hint's tile leaves no cell chosen.
  const next = () => seen(tab, '[data-action="hint"]')[0].textContent.trim();
  for (let presses = 0; presses < 6 && !next().startsWith("Place"); presses++) await tab.press("hint");
  await tab.press("hint");
  assert.match(tab.text("caption"), /1 of 36/);
  assert.deepEqual(sought(tab), []);
});

test("while one asks what fits, a tap on an empty cell moves no tile, even if one on the board is selected", async () => {
  const tab = await new Browser({ finger: true }).visit(RIMMED);
  await sift(tab, "here");
  await choose(tab, 0);
  assert.deepEqual(sought(tab), [0]);
  await tap(tab, 0);
  assert.deepEqual(tab.board?.[0], [0, 0]);
  await choose(tab, 0);
  assert.equal(count(tab, ".frames .selected"), 1);
  assert.equal(tab.text("sift-told"), "Tap an empty cell to see what fits there.");
  const before = tab.board;
  await choose(tab, 1);
  assert.deepEqual(sought(tab), [1]);
  assert.deepEqual(tab.board, before);
  assert.equal(count(tab, ".frames .selected"), 0);
  assert.deepEqual(seen(tab, '[data-part="tray"] .gap'), [], "of what was laid before no place stays open among other tiles");
});

// Building with the guide: one tile at a time, starting with the board as it is, and later where it was left.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { all, isSeen, textOf, untilSeen } from "./entering.js";
import { DOGS } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

const companion = 'dialog[data-dialog="companion"]';
const status = "#companion-status";
const TURNS = ["not turned", "quarter turn right", "half turn", "quarter turn left"];
const TURNED = [undefined, "right", "upside down", "left"];

/** A tile and its turn, counted from 0. @typedef {[tile: number, turn: number]} Laid */

/** The tiles on the board, from the names of its cells. @param {Tab} tab @returns {Laid[]} */
const board = (tab) => all(tab, '[data-part="board"] [role="gridcell"]').map((cell) => {
  const [, tile, turned] = /: tile (\d+)(?:, turned (right|upside down|left))?;/.exec(cell.getAttribute("aria-label")) ?? assert.fail("a tile lies there");
  return [Number(tile) - 1, TURNED.indexOf(turned)];
});

/** @param {Tab} tab @param {string} selector @param {string} words */
const says = (tab, selector, words) => untilSeen(tab, () => textOf(tab, selector).includes(words), `${selector} says ${words}`);
/** Waits for the count above the tile. @param {Tab} tab @param {string} words */
const counts = (tab, words) => says(tab, ".told-tile .count", words);
const next = (/** @type {Tab} */ tab) => tab.click('[data-part="build-next"]');
/** Which solution is built. @param {Tab} tab @param {string} words */
const builds = (tab, words) => says(tab, ".told-tile .stepper", words);
const isOpen = (/** @type {Tab} */ tab) => all(tab, companion).length > 0;

/** Solves the puzzle. @param {Tab} tab */
async function solve(tab) {
  await tab.show("solve");
  if (!isSeen(tab, '[data-part="result"]')) await tab.press("solve");
  await tab.untilText("verdict", "Two solutions");
}

/** Opens the puzzle and solves it. @param {Browser} [browser] */
async function solved(browser = new Browser()) {
  const tab = await browser.visit(DOGS);
  await solve(tab);
  return tab;
}

/** Opens the guide to build with. @param {Tab} tab */
async function build(tab) {
  await tab.show("solve");
  await tab.click('.panel > div:not([hidden]) [data-action="build"]:not([hidden])');
  await tab.until(() => tab.window.document.activeElement.id === "companion-title", "the guide");
}

/** Closes the guide by Escape. @param {Tab} tab */
async function escape(tab) {
  await tab.key("Escape");
  await tab.until(() => !isOpen(tab), "no guide");
}

/** Reads which tile is to be placed now, and where. @param {Tab} tab @returns {{ cell: number, laid: Laid }} */
function told(tab) {
  const [, tile, row, column, turn] = /^Tile (\d): row (\d), column (\d), (.*)\.$/.exec(textOf(tab, status)) ?? assert.fail(textOf(tab, status));
  return { cell: 3 * (Number(row) - 1) + Number(column) - 1, laid: [Number(tile) - 1, TURNS.indexOf(turn)] };
}

/** Shows all of the second solution, and reads it. @param {Tab} tab */
async function second(tab) {
  await tab.press("show-all");
  await tab.press("next");
  await tab.untilText("caption", "Solution 2 of 2");
  return board(tab);
}

test("a board is built tile by tile by keyboard alone, each tile beside another", async () => {
  const tab = await solved();
  await tab.press("show-all");
  const solution = board(tab);
  const button = tab.find('.result [data-action="build"]');
  assert.equal(button.text, "Build it with me");
  button.focus();
  await tab.key("Enter");
  await tab.until(() => tab.window.document.activeElement.id === "companion-title", "the guide");
  assert.ok(tab.part("build-back").disabled, "there is no tile before the first");
  /** @type {Set<number>} */
  const lies = new Set();
  for (let n = 0; n < 9; n++) {
    await counts(tab, `${n + 1} of 9`);
    const { cell, laid } = told(tab);
    assert.deepEqual(laid, solution[cell]);
    assert.equal(textOf(tab, ".told-tile h3"), `Tile ${laid[0] + 1}`);
    const beside = [...(cell % 3 > 0 ? [cell - 1] : []), ...(cell % 3 < 2 ? [cell + 1] : []), cell - 3, cell + 3];
    assert.ok(n === 0 || beside.some((other) => lies.has(other)), `cell ${cell} touches a tile that lies`);
    assert.equal(all(tab, ".site .mini .art").length, n + 1, "the board grows");
    lies.add(cell);
    tab.part("build-next").focus();
    await tab.key(n % 2 === 0 ? "ArrowRight" : "Enter");
  }
  await says(tab, status, "Every tile is in place.");
  assert.equal(tab.window.document.activeElement.text, "Done");
  await tab.key("ArrowLeft");
  await counts(tab, "9 of 9");
  await tab.key("ArrowRight");
  await says(tab, status, "Every tile is in place.");
  await tab.key("Enter");
  await tab.until(() => !isOpen(tab), "no guide");
  assert.equal(tab.window.document.activeElement, button);
});

test("building continues where it was, after a reload and from home", async () => {
  const browser = new Browser();
  const tab = await solved(browser);
  await build(tab);
  await tab.click(".told-tile .stepper button:last-child");
  await builds(tab, "Solution 2 of 2");
  await next(tab);
  await next(tab);
  await counts(tab, "3 of 9");
  const words = textOf(tab, status);
  await tab.until(() => browser.kept.some(({ guide }) => guide?.step === 2), "it is kept");
  await tab.reload();
  await counts(tab, "3 of 9");
  assert.equal(textOf(tab, status), words, "who was building goes on");
  await escape(tab);
  await tab.untilText("verdict", "Two solutions");
  assert.equal(textOf(tab, '.result [data-action="build"]'), "Continue building · 2 of 9");
  await tab.reload();
  await tab.untilText("verdict", "Two solutions");
  assert.ok(!isOpen(tab), "what was closed stays closed");
  await build(tab);
  assert.equal(textOf(tab, status), words);
  await builds(tab, "Solution 2 of 2");
  await escape(tab);
  tab.close();

  // It also continues there when opened from home.
  const later = await browser.visit();
  await later.click('[data-action="continue"]');
  await says(later, '[data-action="build"]:not([hidden])', "Continue building · 2 of 9");
  assert.equal(later.state.page.tab, "solve");
  await later.press("puzzles");
  await says(later, '[data-part="mine"] small', "building: 2 of 9 · 2 solutions");
});

test("the solution nearest to the board is built, starting with its tiles and in its turn", async () => {
  const tab = await solved();
  const whole = await second(tab);
  await tab.show("play");
  // Two tiles of the second solution, with the board turned by a quarter.
  for (const cell of [0, 1]) {
    const [tile, turn] = whole[cell];
    await tab.moves(`${tile + 1} c${cell + 1} ${(turn + 1) % 4}`);
  }
  await build(tab);
  await counts(tab, "3 of 9");
  await says(tab, ".told-tile .again", "2 tiles on your board are already in the right place.");
  await builds(tab, "Solution 2 of 2");
  assert.equal(isSeen(tab, ".told-tile .again button"), false, "this is where it begins");
  await next(tab);
  await counts(tab, "4 of 9");
  await escape(tab);
  await build(tab);
  await counts(tab, "4 of 9");
  await tab.click(".told-tile .again button");
  await counts(tab, "3 of 9");
  await builds(tab, "Solution 2 of 2");

  // Turn one of the tiles meanwhile.
  await next(tab);
  await escape(tab);
  await tab.show("play");
  const [tile, turn] = whole[0];
  await tab.moves(`${tile + 1} c1 ${turn}`);
  await build(tab);
  await counts(tab, "Before you begin");
  await says(tab, ".told-tile h3", "All your tiles can stay.");
  await says(tab, ".told-tile .find", `Turn tile ${tile + 1} where it lies: quarter turn right.`);
  assert.equal(all(tab, ".site .next").length, 1);
  for (let steps = 0; steps < 8; steps++) await next(tab);
  await tab.untilText("caption", "Solution 2, turned right");
  assert.deepEqual(board(tab)[2], [tile, (turn + 1) % 4], "it is seen as it lies on the table");
});

test("tiles in other places come off first, and another solution asks for other tiles", async () => {
  const tab = await solved();
  await tab.press("show-all");
  const first = board(tab);
  await tab.show("play");
  for (const cell of [0, 1]) await tab.moves(`${first[cell][0] + 1} ${"ab"[cell]}1 ${first[cell][1]}`);
  await tab.show("solve");
  await tab.press("layer-solution");
  await tab.press("next");
  await build(tab);
  await builds(tab, "Solution 2 of 2");
  await counts(tab, "Before you begin");
  await escape(tab);
  await tab.press("previous");
  await tab.show("play");
  const stray = first[2][0] + 1;
  await tab.moves(`${stray} b3`);
  await build(tab);
  await counts(tab, "Closest to your board");
  await says(tab, ".told-tile h3", "2 of your 3 tiles can stay.");
  await says(tab, ".told-tile .find", `Take off tile ${stray}; it comes later.`);
  await builds(tab, "Solution 1 of 2");
  assert.equal(all(tab, ".site path.off").length, 1);
  await tab.click('.told-tile [data-label="next"]');
  await builds(tab, "Solution 2 of 2");
  await counts(tab, "Before you begin");
  await says(tab, ".told-tile .find", "Take off tile");
  await tab.click('.told-tile [data-label="previous"]');
  await says(tab, ".told-tile h3", "2 of your 3 tiles can stay.");
  await next(tab);
  await counts(tab, "3 of 9");
  assert.equal(all(tab, ".site .off").length, 0);
  await tab.click('[data-part="build-back"]');
  await says(tab, ".told-tile .find", `Take off tile ${stray}; it comes later.`);
  for (let steps = 0; steps < 8; steps++) await next(tab);
  await says(tab, ".told-tile h3", "That’s the last one.");
  await next(tab);
  await tab.untilText("caption", "Solution 1 of 2");
  assert.equal(all(tab, '[data-part="board"] .tile').filter((tile) => !tile.matches(".loose")).length, 9, "it is seen");
  await tab.press("puzzles");
  await says(tab, '[data-part="mine"] small', "built");
});

test("the result comes back, with the solution last shown", async () => {
  const browser = new Browser();
  const tab = await solved(browser);
  const seen = await second(tab);
  await tab.until(() => browser.kept.some(({ looked }) => looked?.index === 1), "it is kept");
  await tab.reload();
  await tab.untilText("verdict", "Two solutions");
  await tab.untilText("caption", "Solution 2 of 2");
  assert.deepEqual(board(tab), seen);
  assert.equal(isSeen(tab, '[data-part="guide"]'), true, "it is there to be printed");
  assert.equal(isSeen(tab, ".result .effort figure"), false, "what it took is folded");
});

test("one lock keeps the screen awake during building; a refusal is reported, at once or later", async () => {
  const sentence = "The screen may go dark. If it does, the guide waits right here.";
  const isTold = (/** @type {Tab} */ tab) => all(tab, ".told-tile .help").some((told) => told.checkVisibility() && !told.matches(".said") && told.text === sentence);
  const tab = await solved();
  const { window: { globals: { navigator }, document } } = tab;
  let [locks, refuses] = [0, true];
  navigator.wakeLock = {
    request: async () => {
      if (refuses) throw new DOMException("", "NotAllowedError");
      locks++;
      return { release: async () => void locks-- };
    },
  };
  const leave = async () => {
    await tab.click(`${companion} [data-action="close"]`);
    await tab.until(() => locks === 0 && !isOpen(tab), "no guide, and no lock");
  };
  await build(tab);
  await untilSeen(tab, () => isTold(tab), "it is told");
  await next(tab);
  await counts(tab, "2 of 9");
  assert.ok(!isTold(tab), "once is enough");
  await leave();

  refuses = false;
  const button = tab.find('.result [data-action="build"]');
  await tab.does(() => [0, 1].forEach(() => button.click())); // two presses make one request
  await tab.until(() => locks === 1, "a lock");
  assert.ok(!isTold(tab));
  await next(tab);
  await counts(tab, "3 of 9");
  refuses = true;
  await tab.does(() => document.dispatchEvent(new Event("visibilitychange")));
  await untilSeen(tab, () => isTold(tab), "it is told once the page comes back into sight");
  await leave();
});

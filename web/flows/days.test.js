// Results of days: the page keeps them when a day is finished, whenever and in whichever tab that is.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { DOGS_WHOLE, FIRST, isSeen, movesTo } from "./laid.js";
import { DOGS, dayMoves } from "./puzzles.js";
import { writtenDays } from "./written-days.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** The results that the browser keeps, such as "2026-11-21 9 moves, counts". @param {Browser} browser */
const kept = (browser) => browser.keptDays.map(({ day, moves, counts }) => `${day} ${moves} moves, ${counts ? "counts" : "late"}`);

/** Places the tiles of a day, except the last few. @param {Tab} tab @param {string} day @param {number} left */
async function lay(tab, day, left) {
  const moves = dayMoves(day);
  await tab.moves(...moves.slice(0, moves.length - left));
  await tab.untilText("caption", `${moves.length - left} of 9`);
}

test("a day counts until noon of the next, however late the tab was opened", async () => {
  const browser = new Browser({ now: "2026-11-21T23:50" });
  const tab = await browser.visit("#day=2026-11-21");
  await lay(tab, "2026-11-21", 1);
  browser.clock.set("2026-11-22T00:10");
  await lay(tab, "2026-11-21", 0);
  await tab.until(() => browser.keptDays.length === 1, "the day is kept");
  assert.deepEqual(kept(browser), ["2026-11-21 9 moves, counts"]);
  await tab.drop("#day=2026-11-22");
  await tab.untilText("name", "November 22");
  await lay(tab, "2026-11-22", 1);
  browser.clock.set("2026-11-23T12:00");
  await lay(tab, "2026-11-22", 0);
  await tab.until(() => browser.keptDays.length === 2, "the other day is kept");
  assert.deepEqual(kept(browser), ["2026-11-21 9 moves, counts", "2026-11-22 9 moves, late"]);
});

test("two tabs finish a day each, and both end up with both results; a file restores them", async () => {
  const browser = new Browser();
  const one = await browser.visit("#day=2026-11-21");
  const other = await browser.visit("#day=2026-11-22");
  await lay(one, "2026-11-21", 1);
  await lay(other, "2026-11-22", 1);
  await lay(one, "2026-11-21", 0);
  await lay(other, "2026-11-22", 0);
  for (const tab of [one, other]) await tab.until(({ days }) => days.results.length === 2, "both days are known");
  assert.deepEqual(browser.keptDays.map(({ day }) => day), ["2026-11-21", "2026-11-22"]);
  await one.press("puzzles");
  await one.press("save-file");
  const { text } = await one.file();
  assert.equal(text.match(/\n {2}day: 2/g)?.length, 2, "this tab knows of the other's");

  const fresh = new Browser();
  const tab = await fresh.visit();
  await tab.drop(text);
  await tab.untilText("filed", "2 solved days added.");
  assert.deepEqual(fresh.keptDays.map(({ day, moves }) => `${day} ${moves}`), ["2026-11-21 9", "2026-11-22 9"]);
  await tab.press("save-file");
  assert.equal((await tab.file()).text, text, "nothing was lost on the way");
});

test("a day keeps its first result", async () => {
  const browser = new Browser({ now: "2026-11-21T23:50" });
  const tab = await browser.visit("#day=2026-11-21");
  await tab.untilText("name", "November 21");
  assert.match(tab.hash, /&name=2026-11-21&/, "the address bar holds the puzzle");
  await lay(tab, "2026-11-21", 1);
  await lay(tab, "2026-11-21", 0);
  await tab.until(() => browser.keptDays.length === 1, "the day is kept");
  assert.deepEqual(kept(browser), ["2026-11-21 9 moves, counts"]);
  await tab.reload();
  await tab.untilText("caption", "9 of 9");
  browser.clock.set("2026-11-21T23:55");
  await tab.moves("1 -");
  await tab.untilText("caption", "8 of 9");
  await lay(tab, "2026-11-21", 0);
  await tab.until(() => (tab.see(), isSeen(tab, '[data-part="finish"]')), "it is finished again");
  await tab.drop("#day=2026-11-22");
  await tab.untilText("name", "November 22");
  await lay(tab, "2026-11-22", 0);
  await tab.until(() => browser.keptDays.length === 2, "the other day is kept");
  assert.deepEqual(kept(browser), ["2026-11-21 9 moves, counts", "2026-11-22 9 moves, counts"]);
});

test("days solved in My puzzles are taken over, puzzles that only have a day's name are not", async () => {
  const browser = new Browser({ now: "2026-11-21T23:50" });
  const tab = await browser.visit("#day=2026-11-21");
  await lay(tab, "2026-11-21", 1);
  await lay(tab, "2026-11-21", 0);
  await tab.until(() => browser.keptDays.length === 1, "the day is kept");
  await tab.drop(`${DOGS}&name=2026-11-20`);
  await tab.untilText("name", "November 20");
  await tab.moves(...movesTo(DOGS_WHOLE));
  await tab.until(() => browser.kept.filter(({ solved }) => solved > 0).length === 2, "both are solved");
  await tab.drop("#day=2026-11-22");
  await tab.untilText("name", "November 22");
  await lay(tab, "2026-11-22", 0);
  await tab.until(() => browser.keptDays.length === 2, "the other day is kept");
  assert.deepEqual(kept(browser), ["2026-11-21 9 moves, counts", "2026-11-22 9 moves, counts"]);
  tab.close();
  browser.databases["edgewise-days"].records.clear();
  const later = await browser.visit("#day=2026-11-22");
  await later.until(() => browser.keptDays.length === 2, "both are taken in");
  assert.deepEqual(browser.keptDays.map(({ day, moves }) => `${day} ${moves}`).sort(), ["2026-11-21 9", "2026-11-22 9"]);
});

test("an invalid day is reported", async () => {
  const tab = await new Browser().visit("#day=1999-12-31");
  await tab.untilText("notices", "“1999-12-31” isn’t a day; days are written like 2026-11-21, from 2000-01-01 to 2999-12-31.");
  for (const day of ["2000-01-01", "2999-12-31"]) {
    await tab.follow(`#day=${day}`);
    await tab.until(() => tab.hash.includes(`&name=${day}&`), `the puzzle of ${day} is there`);
  }
  await tab.follow("#day=3000-01-01");
  await tab.untilText("notices", "“3000-01-01” isn’t a day");
  await tab.follow("#day=2026-02-29");
  await tab.untilText("notices", "“2026-02-29” isn’t a day");
});

test("where storage is forbidden a finished day says so once, and can be saved to a file", async () => {
  for (const forbid of /** @type {((browser: Browser) => void)[]} */ ([
    ({ databases }) => Object.values(databases).forEach((database) => void (database.fails = new Error("forbidden"))),
    ({ databases }) => Object.values(databases).forEach((database) => void (database.late = new Promise(() => {}))),
  ])) {
    const browser = new Browser();
    forbid(browser);
    const tab = await browser.visit("#day=2026-11-21");
    await lay(tab, "2026-11-21", 1);
    await lay(tab, "2026-11-21", 0);
    await tab.until(() => (tab.see(), isSeen(tab, '[data-part="finish"]')), "it is finished");
    await tab.untilText("notice", "This browser won’t let Edgewise save anything");
    assert.equal(tab.notices().length, 1);
    await tab.click('[data-part="notice"] [data-action="save-file"]');
    assert.equal((await tab.file()).text.match(/\n {2}day: 2/g)?.length, 1);
  }
});

test("a day finished in another tab can be saved on shelves that were opened while empty", async () => {
  const browser = new Browser();
  const tab = await browser.visit(FIRST);
  const save = '[data-dialog="puzzles"] [data-action="save-file"]';
  await tab.press("puzzles");
  await tab.untilText("mine-told", "Puzzles you enter, play or solve");
  assert.equal(isSeen(tab, save), false);
  browser.tell("edgewise-days", [{
    ...{ day: "2026-11-21", solved: Date.UTC(2026, 10, 21, 7, 52), counts: true, time: 252400, moves: 31, hints: 1 },
    link: "grid=3x3&tiles=CdaD.CBbA.dbaA.AcbB.BaCd.AbDB.aDbA.acBD.Dacd&name=2026-11-21&art=cats&end=1",
    board: [[5, 2], [7, 2], [6, 0], [2, 0], [8, 3], [4, 3], [3, 0], [1, 0], [0, 2]],
  }]);
  await tab.until(() => (tab.see(), isSeen(tab, save)), "there is something to save");
  await tab.click(save);
  assert.equal((await tab.file()).text.match(/\n {2}day: /g)?.length, 1);
});

test("ten thousand days are read from a file, counted at home, and saved again", async () => {
  // They follow the days that the build has written, whose puzzles are known.
  const DAYS = 10_000;
  const from = Date.UTC(2028, 0, 1);
  const lines = Array.from({ length: DAYS }, (_, n) => {
    const day = new Date(from + n * 86_400_000).toISOString().slice(0, 10);
    return `grid=3x3&tiles=CdaD.CBbA.dbaA.AcbB.BaCd.AbDB.aDbA.acBD.Dacd&name=${day}&art=cats&board=6.2_8.2_7.0_3.0_0.3_5.3_4.0_2.0_1.2&end=1\n  day: 2026-11-21T07:52:00.000Z counts 252.4 31 1\n`;
  });
  const tab = await new Browser({ now: "2055-05-18T12:00", files: writtenDays() }).visit();
  await tab.drop(`# Edgewise puzzles 1\n${lines.join("")}`);
  await tab.untilText("filed", "10,000 solved days added.");
  await tab.reload();
  await tab.untilText("home-rated", "10,000 days in a row");
  await tab.until(() => (tab.see(), tab.window.document.querySelectorAll(".month .small-board").length === 18), "the days of this month show their boards");
  await tab.press("puzzles");
  await tab.click('[data-dialog="puzzles"] [data-action="save-file"]');
  assert.equal((await tab.file()).text.match(/\n {2}day: /g)?.length, DAYS);
});

// Records that are damaged or cannot be read; and moves made while the page is left, or in two tabs at once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { typeMoves } from "../app/play/tiles.js";
import { Browser } from "../tools/flows/browser.js";
import { campaign, dice, seeded } from "../tools/random.js";
import { cells, countOf, isSeen, putOne, reached } from "./laid.js";
import { DOGS, jigsaw } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */
/** @import {Told} from "../tools/random.js" */

const NAMED = `${DOGS}&name=Dogs`;

/** Ways to damage a record. It only contains JSON. @type {((record: any) => void)[]} */
const DAMAGES = [
  (record) => (record.opened = 1e300),
  (record) => (record.laid = 9e15),
  (record) => (record.solved = -5),
  (record) => delete record.name,
  (record) => delete record.link,
  (record) => (record.link = 7),
  (record) => (record.name = { en: "Frogs" }),
  (record) => (record.called = ["Frogs"]),
  (record) => (record.board = "x"),
  (record) => (record.board = [[0, 1.5]]),
  (record) => (record.board = { 0: null }),
  (record) => (record.opened = "now"),
  (record) => (record.searches = 7),
  (record) => (record.searches = null),
  (record) => (record.name = "x".repeat(2 ** 21)),
  (record) => (record.called = "Frogs\u202e".repeat(2 ** 18)),
  (record) => (record.link += "\n"),
  (record) => (record.link = "grid=3x3&tiles=AB"),
  (record) => (record.link = "not a puzzle at all"),
  (record) => Object.assign(record, { opened: null, laid: {}, searches: [7] }),
];

/** A move on a board of squares, as a person types it. @param {number} tile @param {number} cell @param {number} columns */
const move = (tile, cell, columns) => `${tile + 1} ${"abcdefgh"[cell % columns]}${Math.floor(cell / columns) + 1}`;
/** The tile on a cell by the cell's name, -1 if it is empty. @param {Tab} tab */
const tiles = (tab) => cells(tab).map((name) => Number(/: tile (\d+)/.exec(name)?.[1] ?? 0) - 1);
/** Draws `count` different numbers below `below`. @param {(below: number) => number} roll @param {number} count @param {number} below */
function drawn(roll, count, below) {
  const all = [...Array(below).keys()];
  return Array.from({ length: count }, () => all.splice(roll(all.length), 1)[0]);
}

test("damaged records disable nothing else; each is named, left unchanged, and can be saved unchanged", async () => {
  const good = jigsaw(2, 2, "name=Good");
  const browser = new Browser();
  const tab = await browser.visit(good);
  await putOne(tab);
  await tab.until(() => browser.kept.some(countOf), "the board is kept");
  const { records } = browser.databases.edgewise;
  const [[id, whole]] = records;
  const passes = Math.ceil(DAMAGES.length / 7);
  for (let seed = 0; seed < Math.max(campaign(0), passes); seed++) {
    const roll = dice(seed);
    const chosen = seed < passes ? DAMAGES.slice(7 * seed, 7 * seed + 7) : Array.from({ length: 1 + roll(5) }, () => DAMAGES[roll(DAMAGES.length)]);
    const what = chosen.map(String).join("; ");
    const from = roll(2) === 0 ? 1000 : -1000;
    tab.close();
    for (const key of [...records.keys()]) if (key !== id) records.delete(key);
    const damaged = chosen.map((damage, n) => {
      const record = { ...structuredClone(whole), id: `damaged ${n}`, name: `Damaged ${n}`, opened: whole.opened + from + n };
      damage(record);
      records.set(record.id, record);
      return structuredClone(record);
    });

    const next = await browser.visit(good);
    assert.ok(next.notices().some((told) => told.includes("can’t be read:")), what);
    await next.click('[data-action="dismiss-aside"]');
    assert.deepEqual(next.notices(), []);
    await next.press("puzzles");
    // Go checks a link only once its card is in sight.
    await next.scrollTo('[data-part="mine"] .card');
    await next.until(() => (next.see(), next.part("aside-list").querySelectorAll("li").length === chosen.length), `all are listed: ${what}`);
    assert.match(next.text("mine"), /Good/, what);
    assert.match(next.text("aside-told"), /can’t be read:/, what);
    const saved = [];
    for (const item of next.part("aside-list").querySelectorAll("li")) {
      await next.does(() => item.querySelector('[data-action="save-aside"]').click());
      saved.push(JSON.parse((await next.file()).text));
    }
    const inOrder = (/** @type {object[]} */ all) => all.map((record) => JSON.stringify(record)).sort();
    assert.deepEqual(inOrder(saved), inOrder(damaged), "saved as it was");
    await next.click('[data-dialog="puzzles"] [data-action="save-file"]');
    assert.match((await next.file()).text, /name=Good/, "the others are saved as ever");
    await next.press("close");

    assert.equal(next.text("name"), "Good", what);
    await next.moves(move(seed % 4, Math.floor(seed / 4) % 4, 2));
    await next.until(() => records.get(id).game?.places[seed % 4][0] === Math.floor(seed / 4) % 4, "the move is kept");
    const board = cells(next);
    await next.reload();
    assert.equal(next.text("name"), "Good", what);
    assert.deepEqual(cells(next), board, what);
    assert.deepEqual(inOrder(damaged.map((record) => records.get(record.id))), inOrder(damaged), "stored as it was");
    next.close();
  }
});

test("a record that the browser cannot read is not overwritten when its puzzle is played again", async () => {
  const browser = new Browser();
  const database = browser.databases.edgewise;
  const before = await browser.visit(NAMED);
  await before.moves(move(3, 4, 3));
  await before.until(() => browser.kept.some(countOf), "the move is kept");
  before.close();
  const [id] = database.records.keys();
  database.unreadable.add(id);
  const tab = await browser.visit(NAMED);
  await tab.moves(move(5, 6, 3));
  await tab.untilText("notices", "won’t let Edgewise save");
  assert.deepEqual(browser.kept[0].game?.places[5][0], -1, "nothing is written over");
  tab.close();
  database.unreadable.clear();
  const later = await browser.visit();
  await later.until(() => browser.kept[0].game?.places[5][0] === 6, "now that it can be read, the one move joins the other");
  assert.ok(browser.kept[0].game?.past.some((step) => step.some(([tile]) => tile === 3)));
});

test("two tabs that move at the same instant lose no move: both histories have both, and the later board shows in both", async (/** @type {Told} */ t) => {
  const roll = seeded(t);
  const browser = new Browser();
  const tabs = [await browser.visit(NAMED), await browser.visit(NAMED)];
  await tabs[0].until(() => browser.kept.length === 1, "the puzzle is kept");
  for (let round = 0; round < campaign(8); round++) {
    const [moved, to] = [drawn(roll, 2, 9), drawn(roll, 2, 9)];
    for (const [n, tab] of tabs.entries()) tab.run(() => void typeMoves(tab.app, move(moved[n], to[n], 3)));
    const isReached = (/** @type {number} */ n) => reached(browser.kept[0]).slice(0, 3).some((board) => board[to[n]]?.[0] === moved[n]);
    await tabs[0].until(() => isReached(0) && isReached(1), `both moves of round ${round} are in the history`);
    const kept = browser.kept[0].board?.map((laid) => laid?.[0] ?? -1) ?? [];
    const show = async (/** @type {boolean} */ same) => {
      for (const tab of tabs) await tab.until(() => (tab.see(), same === (String(tiles(tab)) === String(kept))), `round ${round}: both show ${same ? "" : "not "}what is kept`);
    };
    await show(true);
    if (round % 4 === 0) await tabs[(round / 4) % 2].reload();
    await show(true);
    await tabs[roll(2)].press("undo");
    await show(false);
    await tabs[roll(2)].press("redo");
    await show(true);
  }
});

test("no move is lost however soon the page is reloaded", async (/** @type {Told} */ t) => {
  const roll = seeded(t);
  const browser = new Browser();
  const tab = await browser.visit(NAMED);
  await tab.until(() => browser.kept.length === 1, "the puzzle is kept");
  for (let time = 0; time < campaign(8); time++) {
    const [tile, cell] = [roll(9), roll(9)];
    tab.run(() => void typeMoves(tab.app, move(tile, cell, 3)));
    if (time % 2 === 1) await browser.clock.turn(roll(120));
    await tab.reload();
    assert.equal(browser.kept[0].game?.places[tile][0], cell, `time ${time}`);
    assert.equal(tiles(tab)[cell], tile, `time ${time}`);
  }
  assert.equal(isSeen(tab, '[data-part="aside-list"] li'), false);
});

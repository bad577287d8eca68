// What this browser keeps: it comes back, goes to a file, and can be removed; and where the browser keeps
// nothing, nothing is lost.

import assert from "node:assert/strict";
import { test } from "node:test";
import { placed } from "../app/table/layers.js";
import { Browser } from "../tools/flows/browser.js";
import { FIRST, assertDogsSolved, cells, countOf, isOpen, isSeen, openFrom, putOne, searching, solve, solveAll, stop } from "./laid.js";
import { NINE, jigsaw } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

const FOUR = jigsaw(2, 2, "name=Four");
const SIX = jigsaw(3, 2, "name=Six");
const DENIED = "This browser won’t let Edgewise save anything";

/** @param {Tab} tab */
const rootOf = (tab) => tab.window.document.documentElement;
/** The names on the visible shelf of My puzzles. @param {Tab} tab @returns {string[]} */
const mine = (tab) => tab.part("mine").querySelectorAll(".card b").map((/** @type {any} */ name) => name.textContent);
/** The tiles in the field where they can be typed. @param {Tab} tab */
const typed = (tab) => tab.find("#entry-text").value.split("tiles:\n")[1].trim().replaceAll("\n", "");

/** Opens the plain address in a new tab, and continues the puzzle in progress. @param {Browser} browser */
async function comeBack(browser) {
  const tab = await browser.visit();
  await tab.click('[data-action="continue"]');
  await tab.show("solve");
  return tab;
}

test("puzzle, board and settings survive a reload, and come back at the plain address", async () => {
  const browser = new Browser();
  const tab = await browser.visit(FIRST);
  await openFrom(tab, "published", "Insects");
  await putOne(tab);
  const [board, hash] = [cells(tab), tab.hash];
  await tab.set({ theme: "dark", plain: true, letters: true, language: "de" });
  const assertSame = async (/** @type {Tab} */ tab) => {
    await tab.untilText("caption", "Dein Brett · 1 von 9");
    assert.equal(tab.text("name"), "Insects");
    assert.equal(tab.hash, hash);
    assert.equal(rootOf(tab).dataset.theme, "dark");
    for (const setting of ["plain", "letters", "conflicts"]) assert.ok(tab.find(`[data-setting="${setting}"]`).checked, setting);
  };
  await tab.press("more");
  await assertSame(tab);
  await tab.press("close");
  await tab.reload();
  await tab.press("more");
  await assertSame(tab);
  tab.close();
  const later = await comeBack(browser);
  await later.press("more");
  await assertSame(later);
  await later.press("close");
  await later.set({ language: "en" });
  await later.untilText("caption", "Your board · 1 of 9");
  assert.deepEqual(cells(later), board);
});

test("my puzzles can be removed one by one; a published puzzle without a board is not among them", async () => {
  const tab = await new Browser().visit(FOUR);
  await tab.follow(SIX);
  await tab.untilText("name", "Six");
  await openFrom(tab, "published", "Insects");
  await putOne(tab);
  await openFrom(tab, "published", "Big cats");
  await tab.press("puzzles");
  await tab.until(() => mine(tab).length === 3, "three are there");
  assert.ok(!mine(tab).includes("Big cats"), "published, and nothing lies on its board");
  await tab.click('[data-part="mine"] [aria-label="Remove Insects from My puzzles"]');
  await tab.until(() => mine(tab).length === 2, "two are left");
  await tab.reload();
  if (!isOpen(tab, "puzzles")) await tab.press("puzzles");
  await tab.until(() => mine(tab).length === 2, "two are left on the next visit");
  assert.ok(!mine(tab).includes("Insects"));
});

/** Opens the page again, and asserts that it is as on a first visit, apart from notices about damage. @param {Browser} browser @param {string} how */
async function assertAsAtFirst(browser, how) {
  const tab = await browser.visit(FIRST);
  await tab.show("solve");
  assert.equal(tab.text("name"), "Das verflixte Hunde-Spiel", how);
  assert.equal(tab.text("caption"), "The tiles, not yet placed", how);
  for (const told of tab.notices()) assert.match(told, /can’t be read:/, how);
  assert.equal(rootOf(tab).getAttribute("lang"), "en", how);
  return tab;
}

/** A browser that only keeps the first puzzle, once opened. */
async function visited() {
  const browser = new Browser();
  const tab = await browser.visit(FIRST);
  await tab.until(() => browser.kept.length === 1, "it is kept");
  tab.close();
  return browser;
}

test("the page tolerates nonsense in the storage", async () => {
  for (const [name, nonsense] of [
    ["no JSON", '{"settings":'],
    ["null", "null"],
    ["lists of nothing", '{"settings":[],"mine":[null,1,"x",{},[]]}'],
    ["settings unheard of", '{"settings":{"language":"xx","theme":7,"plain":"yes","letters":null},"mine":"none"}'],
    ["another form", '{"version":99,"mine":{"a":1},"settings":"dark"}'],
  ]) {
    const browser = await visited();
    browser.storage?.setItem("edgewise-1", nonsense);
    (await assertAsAtFirst(browser, name)).close();
  }
  for (const [name, change] of /** @type {[string, object][]} */ ([
    ["a broken link", { link: "grid=3x3&tiles=AB" }],
    ["a board that is none", { board: "x" }],
    ["an id of something", { id: "x" }],
    ["no words and no times", { name: 7, opened: "now" }],
  ])) {
    const browser = await visited();
    const { records } = browser.databases.edgewise;
    const [[key, record]] = records;
    records.delete(key);
    records.set("id" in change ? change.id : key, { ...record, ...change });
    (await assertAsAtFirst(browser, name)).close();
  }
  const browser = await visited();
  browser.databases.edgewise.records.set("y", { id: "y" }).set("z", { id: "z", searches: 7, link: {} });
  await solve(await assertAsAtFirst(browser, "records of nothing"), "Two solutions.");
});

test("a board that does not fit its puzzle is dropped", async () => {
  const none = Array(9).fill(null);
  for (const board of [[null], none, none.with(0, [99, 0]), none.with(0, [0, 9]), none.with(0, [0, 0]).with(1, [0, 0])]) {
    const browser = await visited();
    for (const record of browser.databases.edgewise.records.values()) record.board = board;
    await solve(await assertAsAtFirst(browser, JSON.stringify(board)), "Two solutions.");
  }
});

test("the page works without storage, and says so once something could be lost", async () => {
  const full = Object.assign(new Error("full"), { name: "QuotaExceededError" });
  for (const [name, forbid, told] of /** @type {[string, (browser: Browser) => void, string][]} */ ([
    ["no localStorage", () => {}, ""],
    ["no database", (browser) => void (browser.databases.edgewise.fails = new Error("forbidden")), DENIED],
    ["out of space", (browser) => void (browser.databases.edgewise.fails = full), "This browser is out of space"],
  ])) {
    const browser = new Browser({ keepsNothing: told === "" });
    forbid(browser);
    const tab = await browser.visit(FIRST);
    assert.deepEqual(tab.notices(), [], "nothing is at stake yet");
    await tab.set({ theme: "dark" });
    await solveAll(tab, "Two solutions.");
    assertDogsSolved(placed(tab.state));
    await tab.press("put");
    await tab.untilText("caption", "Your board · 9 of 9");
    if (!told) {
      assert.deepEqual(tab.notices(), [], "My puzzles are kept elsewhere");
      continue;
    }
    await tab.untilText("notice", told);
    await tab.click('[data-part="notice"] [data-action="save-file"]');
    const { text } = await tab.file();
    assert.match(text, /name=Das_verflixte_Hunde-Spiel.*&board=/s, name);
    await tab.until(() => (tab.see(), tab.notices().length === 0), "it is said no more");
    await tab.press("puzzles");
    await tab.untilText("mine-told", told);
    await tab.until(() => mine(tab).length === 1, "it is there while the page is");
  }
});

test("what an earlier version kept is taken over, and removed from its old place", async () => {
  const browser = new Browser({ settings: { theme: "dark" } });
  const before = await browser.visit(FIRST);
  await putOne(before);
  await before.until(() => browser.kept.some(countOf), "the board is kept");
  before.close();
  const [{ id, name, link, board }] = browser.kept;
  browser.databases.edgewise.records.clear();
  browser.storage?.setItem("edgewise-1", JSON.stringify({ settings: { theme: "dark" }, mine: [{ id, name, link, board }] }));
  for (const visit of ["first", "second"]) {
    const tab = await comeBack(browser);
    await tab.untilText("caption", "Your board · 1 of 9");
    assert.equal(rootOf(tab).dataset.theme, "dark", visit);
    await tab.until(() => !JSON.parse(browser.storage?.getItem("edgewise-1") ?? "").mine, "it is in one place");
    tab.close();
  }
});

test("tabs enter tiles side by side: each continues its own, and the next tab has both", async () => {
  const browser = new Browser();
  const [one, other] = [await browser.visit(FIRST), await browser.visit(FIRST)];
  const keys = async (/** @type {Tab} */ tab, /** @type {string} */ all) => {
    await tab.focus(".hand svg");
    for (const key of all) await tab.key(key);
  };
  for (const tab of [one, other]) {
    await tab.press("enter");
    await tab.until(() => isOpen(tab, "beginning"), "it is asked what is in the box");
    await tab.press("close");
  }
  await keys(one, "ABcd");
  await one.untilText("enter-at", "Tile 2");
  await keys(other, "DD");
  await other.untilText("enter-at", "Tile 1 of 9 · bottom");
  await one.reload();
  await one.until(() => one.find("#entry-text").value, "its text is there");
  assert.equal(typed(one), "ABcd", "a tab goes on with its own");
  const next = await browser.visit(FIRST);
  await next.show("tiles");
  const found = [typed(next)];
  await next.press("enter-undo");
  await next.until(() => (next.see(), typed(next) !== found[0]), "the other one is there");
  found.push(typed(next));
  assert.deepEqual(found.sort(), ["ABcd", "DD"], "the next one has both");
});

test("a file restores my puzzles, with boards, names and searches", async () => {
  const browser = new Browser();
  const tab = await browser.visit(FOUR);
  browser.clock.pace = 200;
  await putOne(tab);
  await tab.follow(NINE);
  await tab.until(() => isOpen(tab, "waiting"), "it asks");
  await tab.press("open-waiting");
  await searching(tab);
  await stop(tab);
  await tab.press("puzzles");
  await tab.until(() => mine(tab).length === 2, "both are there");
  await tab.click('[data-part="mine"] [aria-label="Rename Four"]');
  const field = tab.find('[data-part="mine"] input');
  field.value = "Aunt’s";
  field.focus();
  await tab.key("Enter");
  await tab.untilText("mine", "Aunt’s");
  const save = async (/** @type {Tab} */ tab) => {
    await tab.click('[data-dialog="puzzles"] [data-action="save-file"]');
    return (await tab.file()).text;
  };
  const file = await save(tab);
  assert.match(file, /called: Aunt’s/);
  assert.match(file, /search: /);

  const fresh = new Browser();
  const other = await fresh.visit(FIRST);
  fresh.clock.pace = 200;
  await other.press("puzzles");
  await other.untilText("mine-told", "Puzzles you enter, play or solve");
  assert.equal(isSeen(other, '[data-dialog="puzzles"] [data-action="save-file"]'), false);
  await other.drop(file.replace("\n\n", "\n\ngrid=3x3&tiles=AB\n  called: Broken\n\n"));
  await other.untilText("filed", "2 puzzles added.");
  await other.untilText("filed", "Puzzle 1 in the file can’t be read.");
  await other.untilText("mine", "1 of 4");
  await other.untilText("mine", "searched");
  assert.equal(await save(other), file, "nothing was lost on the way");
  await other.drop(file);
  await other.untilText("filed", "2 puzzles added.");
  assert.equal(mine(other).length, 2, "the same puzzle twice is one");

  const { id } = other.find('[data-action="go-on-mine"]').dataset;
  await searching(other, "go-on-mine", { id });
  await stop(other);
  await openFrom(other, "mine", "Aunt’s");
  await other.untilText("caption", "Your board · 1 of 4");
  await other.reload();
  await other.untilText("name", "Aunt’s");
  await other.untilText("caption", "Your board · 1 of 4");
});

test("leaving in the middle of a change loses nothing, even if the database never answers", async () => {
  const browser = new Browser();
  browser.databases.edgewise.late = new Promise(() => {});
  const tab = await browser.visit(FIRST);
  await putOne(tab);
  await tab.untilText("notice", DENIED);
  await tab.reload();
  await tab.untilText("caption", "Your board · 1 of 9");
});

test("what is read late still appears, on the table and on the shelves", async () => {
  const browser = new Browser();
  const before = await browser.visit(FIRST);
  await putOne(before);
  await before.until(() => browser.kept.some(countOf), "the board is kept");
  let answer = () => {};
  for (const database of Object.values(browser.databases)) database.late = new Promise((done) => void (answer = ((also) => () => (also(), done()))(answer)));
  await before.reload();
  const tab = before;
  await tab.show("solve");
  await tab.untilText("caption", "The tiles, not yet placed");
  await tab.press("puzzles");
  await tab.untilText("mine-told", DENIED);
  answer();
  await tab.until(() => mine(tab).length === 1, "it is on the shelf");
  await tab.until(() => (tab.see(), tab.text("mine-told") === ""), "nothing is said any more");
  await tab.press("close");
  await tab.untilText("caption", "Your board · 1 of 9");
});

test("the page asks the browser once for lasting storage, when there is something to keep", async () => {
  const browser = new Browser();
  const tab = await browser.visit(FIRST);
  let asked = 0;
  const listen = () => {
    Object.assign(tab.window.globals.navigator, { vendor: "Apple Computer, Inc.", storage: { persist: async () => void asked++, persisted: async () => false } });
  };
  listen();
  await openFrom(tab, "published", "Insects");
  assert.equal(asked, 0, "not before there is anything to keep");
  await putOne(tab);
  await tab.until(() => asked === 1, "it is asked");
  await tab.reload();
  listen();
  await solveAll(tab, "One solution.");
  await tab.press("put");
  await tab.untilText("caption", "Your board · 9 of 9");
  assert.equal(asked, 1, "not twice");
  await tab.press("puzzles");
  await tab.untilText("mine-told", "if you don’t visit for seven days");
});

test("a search from my board survives a reload", async () => {
  const browser = new Browser();
  const tab = await browser.visit(`${NINE}&board=8.3${"_-".repeat(35)}`);
  browser.clock.pace = 200;
  await tab.untilText("caption", "Your board · 1 of 36");
  await tab.show("solve");
  await tab.press("solve-mine");
  await tab.until(() => browser.kept.some(({ searches }) => searches.length === 1), "the search is kept");
  await tab.reload();
  await tab.untilText("unfinished-words", "Unfinished search from your board: ");
  await searching(tab, "take-up");
  await stop(tab);
});

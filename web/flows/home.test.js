// Home: today's puzzle, puzzles in progress, and the ways to the table and back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { published } from "../app/engine/solver.js";
import { solvedOn } from "../tools/solved-days.js";
import { Browser } from "../tools/flows/browser.js";
import { toBox } from "./entering.js";
import { DOGS } from "./puzzles.js";
import { dayLink, writtenDays } from "./written-days.js";

/** @import {Tab} from "../tools/flows/tab.js" */

const FROGS = `${DOGS}&name=Frogs_at_home`;
const FOUR = "#grid=2x2&tiles=KHDC.JIEH.DGCF.EFGB&name=Four";

/** The part of the page that is in sight. @param {Tab} tab */
const place = (tab) => tab.window.document.documentElement.dataset.place;

/** The text of an element. @param {Tab} tab @param {string} selector */
const words = (tab, selector) => tab.find(selector).textContent.replace(/\s+/g, " ").trim();

/** Closes the questions about the box. @param {Tab} tab */
async function skip(tab) {
  await tab.until(() => tab.window.document.querySelector('[data-dialog="beginning"]')?.open, "it is asked what is in the box");
  await tab.press("close");
}

/** Whether two of today's tiles have joined. @param {Tab} tab */
const isJoined = (tab) => tab.window.document.querySelector(".loose-tiles.joined .bridge") !== null;

/** Waits until the tiles have joined. @param {Tab} tab */
const joined = (tab) => tab.until(() => isJoined(tab), "two tiles have come together");

test("today's puzzle can be played before home has shown which it is", async () => {
  const browser = new Browser({ now: "2026-11-22T08:00", files: writtenDays() });
  const tab = await browser.visit("", { waits: false });
  assert.equal(tab.find('[data-part="home-play"]').dataset.day, undefined);
  await tab.press("play-day");
  await tab.untilText("name", "Today’s puzzle · November 22");
});

test("home comes first and leads to today's puzzle, which can be continued from there", async () => {
  const browser = new Browser({ now: "2026-11-22T08:00", files: writtenDays() });
  const tab = await browser.visit();
  assert.equal(place(tab), "home");
  assert.equal(tab.text("home-day"), "Sunday, November 22");
  assert.equal(tab.text("home-rated"), "No. 2 · tricky");
  assert.deepEqual(tab.window.document.querySelectorAll("a").filter((link) => link.checkVisibility()).map((link) => link.ariaLabel), ["Edgewise, home"]);
  await joined(tab);
  await tab.click('[data-part="home-play"]');
  await tab.untilText("name", "Today’s puzzle · November 22");
  assert.match(tab.hash, /name=2026-11-22/);
  await tab.moves("1 a1");
  await tab.click(".mark");
  assert.deepEqual([place(tab), tab.hash], ["home", ""]);
  assert.equal(tab.text("home-play"), "Continue today’s puzzle");
  assert.equal(tab.text("home-rated"), "No. 2 · tricky · 1 of 9");
  assert.ok(!tab.find('[data-action="continue"]').checkVisibility(), "it has a button of its own");
  await tab.reload();
  assert.equal(place(tab), "home");
  await tab.untilText("home-play", "Continue");
  await tab.click('[data-part="home-play"]');
  await tab.untilText("caption", "1 of 9");
  assert.equal(place(tab), "table");
});

test("Back and Forward lead home and to the table", async () => {
  const tab = await new Browser().visit();
  await tab.press("puzzles");
  await tab.press("open", { link: `${DOGS.slice(1)}&name=Insects` });
  await tab.until(({ table }) => table.puzzle?.name === "Insects", "it lies on the table");
  await tab.press("home");
  assert.equal(place(tab), "home");
  await tab.back();
  assert.deepEqual([place(tab), tab.text("name")], ["table", "Insects"]);
  await tab.back();
  assert.deepEqual([place(tab), tab.hash, tab.find('[data-dialog="puzzles"]').open], ["home", "", true]);
  await tab.forward();
  assert.deepEqual([place(tab), tab.text("name")], ["table", "Insects"]);
  await tab.forward();
  assert.deepEqual([place(tab), tab.hash], ["home", ""]);
});

test("Back leads from entering tiles to home, and Forward to the tiles again", async () => {
  const tab = await new Browser().visit();
  const before = words(tab, '[data-part="home"]');
  await toBox(tab);
  assert.deepEqual([place(tab), tab.state.page.tab], ["table", "tiles"]);
  await skip(tab);
  await tab.back();
  assert.equal(place(tab), "home");
  assert.equal(words(tab, '[data-part="home"]'), before, "nothing was begun");
  await tab.forward();
  assert.deepEqual([place(tab), tab.state.page.tab], ["table", "tiles"]);
});

test("a link opens without home, and says what to do", async () => {
  const tab = await new Browser().visit(FROGS);
  assert.equal(place(tab), "table");
  assert.equal(tab.text("told"), "Make every picture whole: click a tile, then a cell, or drag it there.");
  assert.ok(tab.find(".mark").checkVisibility());
});

test("a text pasted at home opens, or home says what is wrong with it", async () => {
  const tab = await new Browser().visit();
  await tab.paste("grid=3x3&tiles=AB");
  await tab.untilText("home-notices", "can’t be read");
  assert.equal(place(tab), "home");
  await tab.paste(FOUR);
  await tab.untilText("name", "Four");
  assert.equal(place(tab), "table");
});

test("home counts the published puzzles", async () => {
  const tab = await new Browser().visit();
  const all = await tab.run(() => published(tab.app.solver));
  assert.equal(words(tab, '.way[data-action="puzzles"] b'), `Browse ${all.length} puzzles`);
});

test("puzzles in progress continue from home, with their board on the card", async () => {
  const browser = new Browser();
  const first = await browser.visit(FROGS);
  await first.moves("1 a1", "2 b1");
  first.close();
  const tab = await browser.visit();
  await tab.until(() => tab.find('[data-action="continue"]').checkVisibility(), "there is something to go on with");
  assert.equal(words(tab, '[data-action="continue"] small'), "Frogs at home · 2 of 9");
  assert.equal(tab.text("home-rule"), "", "who comes back knows the rule");
  await tab.scrollTo('[data-action="continue"]');
  await tab.until(() => tab.window.document.querySelector('[data-action="continue"] img'), "its board is drawn");
  await tab.press("continue");
  await tab.untilText("name", "Frogs at home");
  assert.match(tab.text("caption"), /2 of 9/);
});

test("home offers the result of a puzzle that was only solved, and play for one that was begun by hand", async () => {
  const browser = new Browser();
  const tab = await browser.visit(FROGS);
  await tab.show("solve");
  await tab.press("solve");
  await tab.until(() => browser.kept.some(({ found }) => found !== undefined), "it is kept what was found");
  const verdict = tab.text("verdict");
  assert.match(verdict, /solution/);
  for (const way of ["continue", "open-mine"]) {
    await tab.press("home");
    assert.equal(place(tab), "home");
    if (way === "open-mine") await tab.press("puzzles");
    else await tab.until(() => words(tab, '[data-action="continue"] small') === "Frogs at home · 2 solutions", "it is told what was found");
    await tab.press(way);
    await tab.untilText("verdict", verdict);
    assert.deepEqual([place(tab), tab.state.page.tab], ["table", "solve"]);
  }
  await tab.show("play");
  await tab.moves("1 a1");
  await tab.press("home");
  await tab.press("continue");
  await tab.untilText("caption", "1 of ");
  assert.equal(tab.state.page.tab, "play");
});

test("tiles entered without a puzzle survive a reload, and are kept when others are entered", async () => {
  const browser = new Browser();
  const tab = await browser.visit();
  await toBox(tab);
  await skip(tab);
  for (const key of "ABcd") await tab.key(key);
  await tab.untilText("enter-at", "Tile 2");
  assert.equal(tab.hash, "");
  await tab.reload();
  await tab.until(({ page }) => page.tab === "tiles" && !page.home, "they are gone on with");
  await tab.untilText("enter-at", "Tile 2");
  tab.close();

  const anew = await browser.visit();
  assert.equal(place(anew), "home", "who comes anew is at home");
  assert.equal(words(anew, '.way[data-action="doors"] small'), "Your tiles · 1 of 9");
  anew.close();

  const other = await browser.visit(DOGS);
  await other.show("tiles");
  await other.untilText("aside-told", "You were entering another puzzle: 1 of 9 tiles.");
  await other.untilText("caption", "All 9 tiles");
  await other.press("enter-aside");
  await other.untilText("caption", "1 of 9");
  await other.press("enter-change");
  await other.untilText("enter-last", "The tiles you were entering aren’t lost");
  await other.press("enter-undo");
  await other.untilText("caption", "1 of 9");
  other.close();

  const naming = await browser.visit(FROGS);
  await naming.show("solve");
  await naming.press("solve");
  await naming.untilText("verdict", "Two solutions.");
  await naming.press("name-it");
  await naming.untilText("aside-told", "You were entering another puzzle: 1 of 9 tiles.");
  const hash = decodeURIComponent(naming.hash);
  await naming.until(({ entry: { draft } }) => hash.includes(draft.now.tiles.map((tile) => tile.join("")).join(".")), "the tiles of the puzzle that is named");
});

test("a puzzle opened after a day's has its own name, and no shorter one", async () => {
  const tab = await new Browser({ now: "2026-11-22T08:00", files: writtenDays() }).visit();
  await tab.click('[data-part="home-play"]');
  await tab.untilText("short-name", "Nov");
  await tab.follow(FROGS);
  await tab.untilText("name", "Frogs at home");
  assert.equal(tab.text("short-name"), "");
});

test("today's puzzle opens as soon as the solver has started, and home says so until then", async () => {
  const browser = new Browser({ now: "2026-11-22T08:00", files: writtenDays() });
  /** @type {(came: boolean) => void} */
  let arrive = () => {};
  browser.bringsModule = new Promise((done) => void (arrive = done));
  const tab = await browser.visit("", { waits: false });
  await joined(tab);
  assert.equal(tab.state.page.phase, "starting");
  await tab.click('[data-part="home-play"]');
  await tab.untilText("home-play", "Opening…");
  assert.equal(tab.find('[data-part="home-play"]').ariaBusy, "true");
  arrive(true);
  await tab.untilText("name", "Today’s puzzle");
  assert.equal(tab.hash, dayLink("2026-11-22"));
});

test("what failed to load at home is requested again once there is a network, and not for every frame", async () => {
  let [asked, reached] = [0, false];
  const { "days/insects-4.svg": drawn } = writtenDays();
  const lost = () => {
    asked++;
    if (!reached) throw new TypeError("no network");
    return /** @type {string} */ (drawn);
  };
  const browser = new Browser({ now: "2026-11-22T08:00", files: writtenDays({ "days/insects-4.svg": lost }) });
  const tab = await browser.visit();
  assert.match(tab.text("home-rated"), /tricky/);
  await tab.lookAgain();
  assert.equal(asked, 2);
  await browser.clock.turn(1000);
  assert.ok(!isJoined(tab));
  reached = true;
  await tab.does(() => void tab.window.dispatchEvent(new Event("online")));
  await joined(tab);
  assert.equal(asked, 3);
});

test("at midnight home shows the next day", async () => {
  const browser = new Browser({ now: "2026-11-21T23:50", languages: ["de"], files: writtenDays() });
  const tab = await browser.visit();
  assert.equal(tab.text("home-day"), "Samstag, 21. November");
  browser.clock.set("2026-11-22T00:05");
  await browser.clock.turn(20_000);
  tab.see();
  assert.equal(tab.text("home-day"), "Sonntag, 22. November");
  await tab.untilText("home-rated", "Nr. 2");
  await tab.click('[data-part="home-play"]');
  await tab.untilText("name", "Das Spiel des Tages · 22. November");
});

test("yesterday's picture is replaced by empty places until today's is loaded", async () => {
  /** @type {(text: string) => void} */
  let arrive = () => {};
  const late = new Promise((done) => void (arrive = done));
  const { "days/2026-12.json": december } = writtenDays();
  const browser = new Browser({ now: "2026-11-30T23:50", files: writtenDays({ "days/2026-12.json": () => late }) });
  const tab = await browser.visit();
  await joined(tab);
  browser.clock.set("2026-12-01T00:05");
  await tab.lookAgain();
  assert.equal(tab.text("home-day"), "Tuesday, December 1");
  const shown = () => [".blank-tiles", ".loose-tiles"].map((tiles) => tab.find('[data-part="home-picture"]').querySelectorAll(tiles).length);
  assert.deepEqual(shown(), [1, 0]);
  arrive(/** @type {string} */ (december));
  await joined(tab);
  assert.deepEqual(shown(), [0, 1]);
});

test("yesterday's puzzle can save a streak until noon; then home says, on that day only, that it has ended", async () => {
  const browser = new Browser({ now: "2026-11-25T11:59", files: writtenDays() });
  const tab = await browser.visit();
  browser.tell("edgewise-days", ["2026-11-22", "2026-11-23"].map((day) => solvedOn(day)));
  const yesterday = '[data-part="home-go-on"] [data-action="play-day"]';
  await tab.until(() => tab.window.document.querySelector(yesterday)?.checkVisibility(), "yesterday's is offered");
  assert.equal(words(tab, yesterday), "Tuesday, November 24Yesterday’s still counts until noon.");
  assert.equal(tab.text("home-rated"), "No. 5 · moderate");
  await tab.scrollTo(yesterday);
  await tab.until(() => tab.window.document.querySelector(`${yesterday} img`), "it is drawn");
  await tab.click(yesterday);
  await tab.untilText("name", "Tuesday, November 24");
  await tab.press("home");

  const comeTo = async (/** @type {string} */ now) => {
    browser.clock.set(now);
    await tab.lookAgain();
  };
  await comeTo("2026-11-25T12:00");
  assert.match(tab.text("home-rated"), /streak of 2 ended/);
  assert.ok(!tab.window.document.querySelector(yesterday)?.checkVisibility());
  await comeTo("2026-11-25T18:00");
  assert.match(tab.text("home-rated"), /streak of 2 ended/, "all day");
  await comeTo("2026-11-26T08:00");
  assert.doesNotMatch(tab.text("home-rated"), /ended/, "once");
});

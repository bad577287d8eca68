// My puzzles on the shelves: what their cards say, half entered tiles, and pasted puzzles.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { LIST } from "./lists.js";
import { DOGS } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** The text of the first element with this selector, "" if none is visible. @param {Tab} tab @param {string} selector */
function told(tab, selector) {
  const one = tab.window.document.querySelectorAll(selector).find((one) => one.checkVisibility());
  return one ? one.textContent.replace(/\s+/g, " ").trim() : "";
}

/** Solves the puzzle on the table. @param {Tab} tab */
async function solve(tab) {
  await tab.show("solve");
  await tab.press("solve");
  await tab.untilText("verdict", "Two solutions.");
}

/** Puts one tile of a solution on the board. @param {Tab} tab */
async function putOne(tab) {
  await tab.press("show-one");
  await tab.untilText("caption", "1 of");
  await tab.press("put");
  await tab.untilText("caption", "Your board · 1 of");
}

test("my cards say how many tiles are placed and how many solutions were found, and are found by name", async () => {
  const tab = await new Browser().visit(`${DOGS}&name=Aunt`);
  await solve(tab);
  await putOne(tab);
  await tab.press("puzzles");
  assert.equal(told(tab, '[data-part="mine"] small'), "1 of 9 · 2 solutions");
  await tab.fill('[data-part="published-words"]', "aunt");
  assert.notEqual(told(tab, '[data-part="mine"] .card'), "");
  assert.equal(tab.text("published-count"), "", "which does not say that there is nothing");
  await tab.fill('[data-part="published-words"]', "insects");
  assert.equal(told(tab, '[data-part="mine"] .card'), "");
});

test("a solved published puzzle is among mine, and its own card says how many tiles are placed", async () => {
  const tab = await new Browser().visit(`${DOGS}&name=Hunde-Spiel`);
  await tab.press("puzzles");
  const { link } = tab.find('[data-part="published"] .card[data-link]').dataset;
  await tab.press("open", { link });
  await tab.show("solve");
  await tab.press("solve");
  await tab.untilText("verdict", "solution");
  await tab.press("puzzles");
  assert.match(told(tab, `[data-part="mine"] .card[data-id="${link}"] small`), /^\d solutions?$/);
  await tab.press("close");
  await putOne(tab);
  await tab.press("puzzles");
  assert.equal(told(tab, `[data-part="published"] .card[data-link="${link}"] .solved`), "1 of 9");
});

test("pasted lists without names are distinguished by their pictures, on the table and among mine", async () => {
  const tab = await new Browser().visit(DOGS);
  const cats = LIST.replace(/fox|owl/g, (name) => ({ fox: "cat", owl: "yak" })[name] ?? "");
  for (const [list, name] of [[LIST, "Untitled · bee, elk, fox …"], [cats, "Untitled · bee, cat, elk …"]]) {
    await tab.paste(list);
    await tab.until(() => (tab.see(), told(tab, '[data-dialog="look"] h2') !== ""), "the look is in sight");
    await tab.click('[data-action="look-right"]');
    await tab.untilText("name", name);
  }
  await tab.press("puzzles");
  const names = tab.window.document.querySelectorAll('[data-part="mine"] .card b').map(({ textContent }) => textContent);
  assert.deepEqual(names.slice(0, 2), ["Untitled · bee, cat, elk …", "Untitled · bee, elk, fox …"]);
});

test("half entered tiles are among mine, and their card continues the entry", async () => {
  const browser = new Browser();
  const tab = await browser.visit(DOGS);
  await tab.press("enter");
  await tab.until(() => tab.window.document.querySelector('[data-dialog="beginning"]')?.open, "it is asked what is in the box");
  await tab.press("close");
  await tab.focus(".hand svg");
  for (const key of "ABcdEFghIJkl") await tab.key(key);
  await tab.untilText("caption", "3 of 9");
  await tab.press("puzzles");
  const card = '[data-part="mine"] .begun';
  assert.equal(told(tab, card), "Untitled puzzle3 × 3 · 3 of 9 entered");
  await tab.press("close");
  tab.part("names").open = true;
  await tab.fill('[data-part="names"] [data-name="name"]', "Frogs & Co");
  await tab.until(() => told(tab, "h1") === "Frogs & Co", "it is called so");
  tab.close();

  const later = await browser.visit();
  await later.press("puzzles");
  assert.equal(told(later, card), "Frogs & Co3 × 3 · 3 of 9 entered", "though nothing was told of the tiles at home yet");
  later.find(card).dataset.former = "";
  later.find(card).focus();
  await later.does(() => void later.window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
  assert.ok(later.window.document.activeElement.matches(".begun:not([data-former])"), "it keeps the focus when the cards are made anew for what another tab may have changed");
  await later.click(card);
  await later.untilText("caption", "3 of 9");
  assert.equal(later.state.page.tab, "tiles");

  await later.follow(DOGS);
  await later.show("tiles");
  await later.untilText("aside-told", "3 of 9 tiles");
  await later.press("puzzles");
  assert.equal(told(later, card), "Untitled puzzle3 × 3 · 3 of 9 entered", "while they wait aside, too");
});

test("a pasted board asks, even on shelves opened from home: they close, and the question stays", async () => {
  const tab = await new Browser().visit(DOGS);
  await tab.moves("1 a1");
  await tab.press("home");
  await tab.press("puzzles");
  await tab.click('[data-part="paste-section"] summary');
  await tab.fill("#paste", `${DOGS}&board=1.0_7.0_-_-_4.0_-_-_-_-`);
  await tab.click('[data-part="paste-form"] [type="submit"]');
  await tab.until(() => tab.find('[data-dialog="waiting"]').open, "it is asked");
  await tab.browser.clock.turn(1000);
  assert.deepEqual(["waiting", "puzzles"].map((name) => tab.find(`[data-dialog="${name}"]`).open), [true, false]);
});

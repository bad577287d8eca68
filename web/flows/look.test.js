// The dialog for lists of tiles as Go reads them: what it shows, and what becomes of the tiles.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { FIRST, isOpen, solve } from "./laid.js";
import { ANTICLOCKWISE, LINES, LIST, TWICE, WORDS, sideIn } from "./lists.js";
import { seen, texts } from "./reading.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** Waits until the dialog is visible. @param {Tab} tab */
const inSight = (tab) => tab.until(() => (tab.see(), seen(tab, '[data-dialog="look"] [data-part="look-told"]').length > 0), "the look is in sight");

/** Presses a button of the dialog, and waits until it is closed. @param {Tab} tab @param {string} selector */
async function leave(tab, selector) {
  await tab.click(selector);
  await tab.until(() => (tab.see(), tab.window.document.querySelectorAll('[data-dialog="look"]').length === 0), "the look is gone");
}

/** The tiles on the table, in the words of their owner. @param {Tab} tab */
function tilesOf(tab) {
  const { tiles, edges, motifs } = tab.state.table.puzzle ?? assert.fail("a puzzle lies on the table");
  return tiles.map((/** @type {string} */ tile) => [...tile].map((edge) => `${motifs[edges[edge].motif].name} ${edges[edge].half}`).join(", "));
}

/** How many sides show a half. @param {string} half */
const times = (half) => WORDS.join("").split("").filter((letter) => sideIn(letter) === half).length;

test("one press turns a list in words into its owner's puzzle", async () => {
  const tab = await new Browser().visit(FIRST);
  await tab.paste(LIST);
  await inSight(tab);
  assert.equal(tab.find("#look-title").textContent, "Are these your tiles?");
  assert.equal(tab.text("look-told"), "9 tiles and 4 pictures.");
  const counts = ["fox", "owl", "bee", "elk"].map((name) => `${name}: ${times(`${name} head`)} heads, ${times(`${name} tail`)} tails`);
  assert.deepEqual(texts(tab, '[data-part="look-seen"] .counts li').sort(), counts.sort());
  const shapes = seen(tab, '[data-part="look-seen"] .counts use').map((use) => use.getAttribute("href").slice(1));
  assert.equal(new Set(shapes).size, 4, "each is drawn beside its name");
  for (const id of shapes) assert.ok(tab.window.document.querySelector(`[id="${id}"]`), id);
  assert.match(tab.text("look-how"), /^The text doesn’t say in which order it lists the sides; they were taken as top, right, bottom, left\./);
  await leave(tab, '[data-action="look-right"]');
  assert.deepEqual(tilesOf(tab), LINES);
  await solve(tab, "One solution.");
});

test("the dialog quotes the text around the tiles, and says why a line is no tile", async () => {
  const tab = await new Browser().visit(FIRST);
  await tab.drop(`My foxes and owls:\n\n${LINES.slice(0, 8).join("\n")}\n${LINES[8].replace(/, [^,]*$/, "")}\n`);
  await inSight(tab);
  assert.ok(texts(tab, ".odd li").length > 0, "a side is missing");
  assert.match(tab.text("look-how"), /Not read as a tile: “My foxes and owls:”/);
});

test("a slip is named with its likely correction, which one press accepts", async () => {
  const tab = await new Browser().visit(FIRST);
  await tab.paste(LIST.replace("owl", "owll"));
  await inSight(tab);
  assert.match(texts(tab, ".odd li")[0], /“owll” hardly ever occurs\. Is it “owl”\?/);
  await tab.click('[data-action="look-meant"]');
  await tab.until(() => seen(tab, ".odd li").length === 0, "nothing is odd any more");
  assert.equal(tab.state.page.look?.text, LIST);
});

test("eight of nine tiles are no board: the ninth has to be entered", async () => {
  const tab = await new Browser().visit(FIRST);
  await tab.paste(LINES.slice(0, 8).join("\n"));
  await inSight(tab);
  assert.equal(tab.find("#look-title").textContent, "8 of 9 tiles read");
  assert.equal(seen(tab, '[data-action="look-right"]').length, 0);
  await leave(tab, '[data-action="look-edit"]');
  await tab.untilText("entry", "Tile 9 of 9");
});

test("editing starts at the first odd side, else at the first tile", async () => {
  const tab = await new Browser().visit(FIRST);
  const slip = LINES.map((line, at) => (at === 4 ? line.replace(/, (owl|fox|bee|elk)(?=[^,]*$)/, ", $1x") : line)).join("\n");
  for (const [list, at] of [[slip, "Tile 5 of 9 · left"], [LIST, "Tile 1 of 9 · top"]]) {
    await tab.paste(list);
    await inSight(tab);
    await leave(tab, '[data-action="look-edit"]');
    await tab.untilText("entry", at);
  }
});

test("edited tiles have no pictures of the previous entry", async () => {
  const tab = await new Browser().visit(FIRST);
  await tab.press("enter");
  await tab.focus(".hand svg");
  for (const key of "ABCDEABCD") await tab.key(key);
  await tab.paste(LIST);
  await inSight(tab);
  await leave(tab, '[data-action="look-edit"]');
  await tab.untilText("entry", "Tile 1 of 9");
  assert.deepEqual(texts(tab, '[data-part="balance"] tbody th').sort(), ["bee", "elk", "fox", "owl"]);
  assert.equal(tab.window.document.querySelectorAll('[data-part="keys-of-edges"] button').length, 8);
});

test("another order of the sides takes one choice, and shows at once", async () => {
  const tab = await new Browser().visit(FIRST);
  await tab.paste(ANTICLOCKWISE);
  await inSight(tab);
  await tab.click('[data-action="look-differently"]');
  await tab.fill("#look-order", "tlbr");
  await tab.untilText("look-how", /top, left, bottom, right/);
  await leave(tab, '[data-action="look-right"]');
  assert.deepEqual(tilesOf(tab), LINES);
});

test("of hexagons the way round can be chosen, and is told", async () => {
  const tab = await new Browser().visit(FIRST);
  await tab.paste(["My 7 hexagons", "white, black, green, blue, red, gold", "red, white, gold, green, blue, black", "green, black, gold, blue, white, red", "white, red, green, blue, gold, black", "green, gold, black, blue, red, white", "blue, green, gold, white, black, red", "green, blue, red, gold, black, white"].join("\n"));
  await inSight(tab);
  assert.match(tab.text("look-how"), /The sides were taken clockwise\./);
  await tab.click('[data-action="look-differently"]');
  assert.deepEqual([...tab.find("#look-order").children].map(({ textContent }) => textContent), ["Clockwise", "Anti-clockwise"]);
  await tab.fill("#look-order", "tlbr");
  await tab.untilText("look-how", /The sides go anti-clockwise\./);
  await tab.fill("#look-order", "trbl");
  await tab.until(() => !/clockwise/.test(tab.text("look-how")), "nothing is a guess any more");
});

test("tiles that may not turn are another puzzle", async () => {
  const tab = await new Browser().visit(FIRST);
  await tab.paste(LIST);
  await inSight(tab);
  await tab.click('[data-action="look-differently"]');
  await tab.fill('[data-part="look-turns"]', false);
  await tab.untilText("look-how", "The tiles can’t be turned.");
  await leave(tab, '[data-action="look-right"]');
  assert.match(tab.hash, /turn=no/);
});

test("two sources that disagree are shown side by side", async () => {
  const tab = await new Browser().visit(FIRST);
  await tab.paste(TWICE);
  await inSight(tab);
  assert.equal(tab.find("#look-title").textContent, "Which of these are your tiles?");
  assert.equal(seen(tab, '[data-part="look-pair"] button').length, 2);
  await leave(tab, '[data-part="look-pair"] [data-at="0"]');
  assert.equal(tab.state.table.puzzle?.tiles.length, 9);
});

test("links and our own notation open at once", async () => {
  const tab = await new Browser().visit(FIRST);
  for (const [text, name] of [
    ["grid: 2x1\ntiles:\nAbCd\nABcd\nname: Own\n", "Own"],
    ["https://e2.bucas.name/#puzzle=Sample_4x4&board_w=4&board_h=4&board_edges=ajjaajojaetjaaeejoeaootottooeajteojattoootttjajtjeaaoeaeteaejaae", "Sample 4x4"],
  ]) {
    await tab.paste(text);
    await tab.untilText("name", name);
    assert.equal(isOpen(tab, "look"), false, name);
  }
});

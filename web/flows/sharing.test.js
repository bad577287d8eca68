// The share dialog: a puzzle in every format, what each loses, and the name of its board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { ADDRESS } from "../tools/flows/windows.js";
import { FIRST, isSeen, putOne } from "./laid.js";
import { DOGS } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** The text in the dialog. @param {Tab} tab @returns {string} */
const shown = (tab) => tab.part("share-text").value;
/** What the dialog says is lost. @param {Tab} tab @returns {string} */
const lost = (tab) => tab.part("share-lost").textContent;
const COPY = '[data-dialog="share"] [data-action="copy"]';
const SAVE = '[data-dialog="share"] [data-action="save"]';

/** Chooses a format in the open dialog. @param {Tab} tab @param {string} format */
const as = (tab, format) => tab.fill('[data-part="share-format"]', format);

test("a puzzle is copied and saved in every format, and losses are reported", async () => {
  const tab = await new Browser().visit(FIRST);
  await tab.press("share");
  for (const [format, begins, told, ending] of [
    ["bucas", "https://e2.bucas.name/#puzzle=Das_verflixte_Hunde-Spiel&board_w=3", "“e2.bucas.name” doesn’t tell halves apart: a head matches a head.", ".txt"],
    ["json", '{\n  "grid": "3x3",\n  "tiles": [\n    "BGus",', "", ".json"],
    ["go", 'const name = "Das verflixte Hunde-Spiel"\nconst width, height = 3, 3\n', "“Go” doesn’t keep all the names.", ".go"],
    ["python", 'name = "Das verflixte Hunde-Spiel"\nwidth, height = 3, 3\n', "“Python” doesn’t keep all the names.", ".py"],
    ["javascript", 'const name = "Das verflixte Hunde-Spiel";\n', "“JavaScript” doesn’t keep all the names.", ".js"],
    ["edgewise", "grid: 3x3\n", "", ".txt"],
    ["board", "Das verflixte Hunde-Spiel\n\n+---------+---------+---------+\n|    B    |", "", ".txt"],
  ]) {
    await as(tab, format);
    await tab.until(() => shown(tab).startsWith(begins), `it is written as ${format}`);
    assert.ok(lost(tab).includes(told), lost(tab));
    assert.equal(lost(tab) === "", told === "", format);
    await tab.click(COPY);
    await tab.untilText("copied", "Copied.");
    assert.equal(tab.copied.at(-1), shown(tab));
    await tab.click(SAVE);
    assert.deepEqual(await tab.file(), { name: `Das-verflixte-Hunde-Spiel${ending}`, text: `${shown(tab)}\n` });
  }
  await as(tab, "tetravex");
  await tab.untilText("share-lost", "doesn’t tell halves apart");
  await as(tab, "pieces");
  await tab.until(() => /^(9\n)?\d+( \d+){3}\n/.test(shown(tab)), "it is written as numbers");
});

test("a format that cannot carry the puzzle says so, and offers nothing to copy", async () => {
  const tab = await new Browser().visit("#grid=tri2&tiles=ABa.bba.aaB.BAb");
  await tab.press("share");
  await as(tab, "bucas");
  await tab.untilText("share-lost", "“e2.bucas.name” has no grid of this kind.");
  assert.equal(isSeen(tab, '[data-part="share-text"]'), false);
  assert.ok(tab.find(COPY).disabled);
});

test("if copying is forbidden the dialog says how to copy by hand, and offers no share sheet", async () => {
  const tab = await new Browser().visit(FIRST);
  tab.window.globals.navigator.clipboard.writeText = async () => {
    throw new Error("forbidden");
  };
  await tab.press("share");
  await tab.until(() => shown(tab).includes("#grid="), "there is a link");
  assert.equal(isSeen(tab, '[data-dialog="share"] [data-action="send"]'), false);
  await tab.click(COPY);
  await tab.untilText("copied", "press Ctrl+C");
  assert.equal(shown(tab), ADDRESS + tab.hash);
});

test("a code with too many dots is said to be hard to read", async () => {
  const tab = await new Browser().visit(`${DOGS}&name=${"Dogs_".repeat(39)}&by=${"Me_".repeat(30)}`);
  await tab.press("share");
  await as(tab, "qr");
  await tab.untilText("share-lost", "a QR code of more than 300 is hard to read");
});

test("the picture shows the board, which is also in the link unless one chooses otherwise", async () => {
  const tab = await new Browser().visit(FIRST);
  await putOne(tab);
  await tab.press("share");
  await as(tab, "svg");
  assert.ok(tab.part("with-board").checked, "what lies there is meant");
  const count = (/** @type {string} */ words) => (tab.copied.at(-1) ?? "").split(words).length - 1;
  await tab.until(() => !tab.find(COPY).disabled, "the picture is there");
  await tab.click(COPY);
  assert.equal(count('href="#empty"'), 8, "one tile lies, eight cells are empty");
  assert.equal(count('href="#tile-'), 9, "the other eight wait below");
  assert.equal(count(">Das verflixte Hunde-Spiel</text>"), 1);
  await as(tab, "board");
  await tab.until(() => shown(tab).includes("|         |         |"), "it has empty cells");
});

test("the dialog names what it shares: on Play one's own board, whatever Solve shows", async () => {
  const tab = await new Browser().visit(FIRST);
  await putOne(tab);
  await tab.press("show-all");
  await tab.until(({ table: { layer } }) => layer === "solution", "the solution is in sight");
  for (const [name, words, included] of /** @type {["solve" | "play", string, boolean][]} */ ([
    ["solve", "Include the solution", false],
    ["play", "Include what’s on the board", true],
  ])) {
    await tab.show(name);
    await tab.press("share");
    await tab.untilText("share-board-what", words);
    assert.equal(tab.part("with-board").checked, included, name);
    await tab.press("close");
  }
});

test("tiles are printed to be cut out, on as many pages as they need", async () => {
  const tab = await new Browser().visit(FIRST);
  await tab.press("share");
  await tab.press("cut");
  const images = (/** @type {string} */ paper) => tab.part("cut-pages").querySelectorAll(`img.${paper}`).length;
  let printed = 0;
  for (const [paper, width, backs, pages] of /** @type {[string, string, boolean, number][]} */ ([
    ["a4", "50", false, 1],
    ["letter", "70", false, 2],
    ["a4", "70", true, 4],
    ["letter", "12", true, 2], // made 30
  ])) {
    await tab.fill('[data-part="cut-paper"]', paper);
    await tab.fill('[data-part="cut-width"]', width);
    await tab.fill('[data-part="cut-backs"]', backs);
    await tab.until(() => images(paper) === pages, `there are ${pages} pages`);
    await tab.press("print-cut");
    assert.equal(tab.printed.length, ++printed);
    assert.equal(tab.part("papers").querySelectorAll("img").length, 0, "the page is itself again");
  }
  assert.equal(tab.part("cut-width").value, "30");
});

test("a link is passed on without what was added to it on the way", async () => {
  const tab = await new Browser().visit(`?utm_source=news&fbclid=IwAR0${FIRST}&fbclid=IwAR0`);
  await tab.press("share");
  await tab.until(() => shown(tab).includes("#grid="), "there is a link");
  assert.equal(shown(tab), ADDRESS + FIRST);
  assert.deepEqual(tab.notices(), []);
  await tab.press("close");
  await tab.press("home");
  assert.equal(tab.run(() => location.href), ADDRESS);
});

const DISK = "file:///home/me/edgewise.html";

test("from a disk the text is shared, since a link opens only on this device", async () => {
  const tab = await new Browser({ address: DISK }).visit(FIRST);
  await tab.press("share");
  await tab.until(() => shown(tab).startsWith("name: ") || shown(tab).startsWith("grid: 3x3"), "there is a text");
  assert.match(tab.text("share-what"), /^This page is a file, so a link to it opens only on this device\. Send the text/);
  await as(tab, "link");
  await tab.until(() => shown(tab) === DISK + FIRST, "the link is there all the same");
  assert.match(tab.text("share-what"), /opens only on this device/);
  await as(tab, "json");
  await tab.until(() => shown(tab).startsWith("{"), "other formats are, too");
  assert.equal(isSeen(tab, '[data-part="share-what"]'), false);
});

test("from a disk the link leads to the address that was built in", async () => {
  const tab = await new Browser({ address: DISK, hosted: ADDRESS }).visit(FIRST);
  await tab.press("share");
  await tab.until(() => shown(tab) === ADDRESS + FIRST, "there is a link that others can open");
  assert.match(tab.text("share-what"), /^The link opens the page at https:\/\/host\.example\/edgewise\/: a link to this file/);
  await as(tab, "edgewise");
  await tab.until(() => shown(tab).includes("grid: 3x3"), "there is a text");
  assert.match(tab.text("share-what"), /pass on the text and this file/);
});

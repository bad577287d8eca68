// The essay: its figures use the current puzzle, and stop with it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { sharedGo } from "../tools/flows/go.js";
import { DOGS, FOR_EVER, TOUGH } from "./puzzles.js";
import { count, texts } from "./reading.js";

/** @import {Tab} from "../tools/flows/tab.js" */

const ESSAY = '[data-dialog="essay"]';
const HUNDE = `${DOGS}&name=Hunde-Spiel`;

/** The selector of a part of a figure. @param {string} name @param {string} part */
const figure = (name, part) => `[data-figure="${name}"] ${part}`;
/** The text of the essay. @param {Tab} tab */
const essay = (tab) => texts(tab, ESSAY).join(" ");
/** @param {Tab} tab */
const isOpen = (tab) => count(tab, ESSAY) > 0;
/** How many workers there are besides the page's own. @param {Tab} tab */
const helping = (tab) => tab.workers.filter(({ helper, dismissed }) => helper && !dismissed).length;

/** Opens the essay, and waits for it. @param {Tab} tab */
async function open(tab) {
  await tab.press("essay");
  await tab.until(() => isOpen(tab) && tab.find(ESSAY).ariaBusy === "false", "the essay");
}

/** Scrolls to a figure, as a reader does. @param {Tab} tab @param {string} name */
const read = (tab, name) => tab.scrollTo(`[data-figure="${name}"]`);

/** Presses a button of a figure. @param {Tab} tab @param {string} name @param {number} nth from 1 */
const press = (tab, name, nth) => tab.does(() => tab.window.document.querySelectorAll(figure(name, ".actions button"))[nth - 1].click());

/** Waits until a part of the essay says this. @param {Tab} tab @param {string} part @param {string | RegExp} words */
const says = (tab, part, words) => tab.untilText(`essay-${part}`, words);

test("the essay runs on the current puzzle", async () => {
  const tab = await new Browser().visit(TOUGH);
  await open(tab);
  assert.equal(tab.text("essay-layings"), "36 × 32 × 28 × 24 × 20 × 16 × 12 × 8 × 4 = 95,126,814,720");
  for (const said of ["your own puzzle, One Tough Puzzle,", "that takes 3,014 years", "it is about 16 minutes", "about 28 million years", "and 82,575,360 boards are done with", "Yours are all different"]) assert.ok(essay(tab).includes(said), said);

  await read(tab, "everything");
  await says(tab, "random", "1 board laid.");
  await press(tab, "everything", 1);
  await says(tab, "random", "2 boards laid.");
  await press(tab, "everything", 2);
  await tab.until(() => parseInt(tab.text("essay-random").replace(",", "")) > 100, "many are laid");
  await press(tab, "everything", 2);
  const laid = tab.text("essay-random");
  assert.match(laid, /^[\d,]+ boards laid\. The best one matches on \d+ of 12 seams\.$/);

  await read(tab, "backtracking");
  await says(tab, "tries", "54,156 tries, of which 2,819 fit");
  assert.match(tab.text("essay-tries"), /does the work of 1,756,533 boards above/);
  assert.equal(helping(tab), 0, "before it is played");
  await press(tab, "backtracking", 1);
  await tab.until(() => Number(texts(tab, figure("backtracking", "dd"))[0]) > 2, "it runs");
  await press(tab, "backtracking", 1);
  assert.equal(texts(tab, figure("backtracking", ".actions button"))[0], "Play");
  await press(tab, "backtracking", 2);
  assert.equal(helping(tab), 1);
  await press(tab, "backtracking", 4);
  await says(tab, "step", "That was all of it.");
  assert.deepEqual(texts(tab, figure("backtracking", "dd")), ["54,156", "2,819", "1,464", "4"]);
  assert.equal(tab.text("essay-random"), laid, "what is paused stays so");

  await read(tab, "orders");
  await says(tab, "order", "Best of these: from the centre outwards. Going from the outside inwards lays 13.4 times as many tiles.");
  assert.deepEqual(texts(tab, figure("orders", 'li:not([data-order="own"]) .count')), ["2,819", "2,876", "1,700", "22,744", "3,546"]);
  await read(tab, "tricks");
  await says(tab, "tricks", "426");
  assert.equal(tab.text("essay-tricks"), "Tiles laid, from the centre outwardsWithout tricks1,700One tile’s turn is fixed426");
  assert.equal(count(tab, figure("turns", "svg")), 4);

  await read(tab, "code");
  await says(tab, "code", "fill4(candidates, unused, base):");
  await says(tab, "step-written", "Cell 5 of 9: row");
  assert.match(tab.text("essay-code"), /if fill5\(/);
  await press(tab, "code", 2);
  await says(tab, "code", "fill5(candidates, unused, base):");
  assert.equal(count(tab, `${ESSAY} a[href="bench.html"]`), 1);

  await read(tab, "ladder");
  await says(tab, "fast", "426 tiles laid, in");
  assert.equal(tab.text("essay-ladder"), "Try everything95,126,814,720Stop at the first mistake2,819Choose a good order1,700Do nothing twice426Look it up426");

  await tab.press("close");
  await tab.until(() => !isOpen(tab), "it is closed");
  assert.equal(helping(tab), 0);
});

test("lamps show what fits: a tile that is lit in every row can be placed, cell after cell", async () => {
  const tab = await new Browser().visit(TOUGH);
  await open(tab);
  await read(tab, "lamps");
  await says(tab, "asked", "Row 2, column 2:");
  const rows = () => texts(tab, figure("lamps", ".lamps p"));
  const choice = figure("lamps", ".choice button");
  assert.equal(rows().length, 4);
  assert.equal(rows()[2], "Not used yet 20 of 36");
  for (let laid = 4; count(tab, choice) > 0; laid++) {
    assert.equal(rows().at(-1), `Lit in every row ${count(tab, choice)} of 36`);
    assert.ok(laid < 9);
    await tab.click(choice);
  }
  assert.match(tab.text("essay-asked"), /A dead end\.$|^The board is full/);
  await press(tab, "lamps", 2);
  await says(tab, "asked", "Row 2, column 2:");
  await press(tab, "lamps", 1);
  assert.match(tab.text("essay-asked"), /^Row (?!2, column 2:)/);
});

test("a custom order is counted as it is typed, or an error says why not", async () => {
  const tab = await new Browser().visit(TOUGH);
  await open(tab);
  await read(tab, "orders");
  const own = (/** @type {string} */ part) => figure("orders", `[data-order="own"] ${part}`);
  await tab.fill(own("input"), "0,1,2,3,4,5,6,7,8");
  await tab.until(() => texts(tab, own(".count"))[0] === "2,819", "it is counted");
  await tab.fill(own("input"), "4,4");
  await tab.until(() => texts(tab, own(".count"))[0].includes("“4” can’t come next in an order"), "it cannot be");
  await tab.click(own("button"));
  assert.match(texts(tab, own(".count"))[0], /0 of 9/);
});

test("the essay has other counts for another puzzle, and closes with it", async () => {
  const tab = await new Browser().visit(HUNDE);
  await tab.show("watch");
  await open(tab);
  await read(tab, "backtracking");
  await says(tab, "tries", "73,508 tries, of which 4,284 fit");
  assert.match(essay(tab), /Tiles 3 and 4 look alike\./);
  assert.equal(texts(tab, figure("copies", "div"))[0], "Tile 3Tile 4");
  await read(tab, "tricks");
  await says(tab, "tricks", "Both395");
  await read(tab, "backtracking");
  const before = helping(tab);
  await press(tab, "backtracking", 1);
  await tab.until(() => helping(tab) === before + 1, "a worker walks");
  await tab.follow(TOUGH);
  await tab.until(() => !isOpen(tab), "another puzzle closes it");
  assert.ok(helping(tab) <= 1);
  await tab.show("watch");
  await open(tab);
  await tab.click(`${ESSAY} [data-action="race"]`);
  await tab.until(() => tab.find('[data-dialog="race"]').open && !isOpen(tab), "it leads to the race");
});

test("the essay speaks the language", async () => {
  const tab = await new Browser({ settings: { language: "de" } }).visit(HUNDE);
  await open(tab);
  await read(tab, "ladder");
  await says(tab, "fast", "395 Karten gelegt");
  for (const said of ["deinem eigenen Spiel, Hunde-Spiel,", "dauert das 3.014 Jahre", "etwa 16 Minuten", "Die Karten 3 und 4 sehen gleich aus"]) assert.ok(essay(tab).includes(said), said);
  await read(tab, "backtracking");
  await says(tab, "tries", "73.508 Versuche");
});

test("without a puzzle the essay uses one of its own, and leads to it", async () => {
  const tab = await new Browser().visit();
  await open(tab);
  assert.match(essay(tab), /a real puzzle, Das verflixte Hunde-Spiel,/);
  await read(tab, "backtracking");
  await says(tab, "tries", "73,508 tries");
  await tab.click(`${ESSAY} [data-action="open"]`);
  await tab.untilText("name", "Das verflixte Hunde-Spiel");
  await tab.until(() => !isOpen(tab), "it is closed");
});

test("the essay is honest on large boards: what cannot be counted says so, and nothing stays behind", async (t) => {
  // Let each search report early that it has reached the limit of its tries.
  const go = sharedGo();
  const { textbook } = go;
  t.after(() => void (go.textbook = textbook));
  go.textbook = (params) => textbook(params).replace(/"tries":\d+/, '"tries":3000000');
  const tab = await new Browser().visit(FOR_EVER);
  await open(tab);
  assert.match(tab.text("essay-layings"), /^400 × 396 × 392 × … × 8 × 4 = about /);
  await read(tab, "backtracking");
  await press(tab, "backtracking", 1);
  await says(tab, "tries", "nowhere near its end");
  await read(tab, "orders");
  await says(tab, "order", "stopped all of them before the end");
  await read(tab, "code");
  await says(tab, "code", "fill49(");
  await read(tab, "ladder");
  await says(tab, "fast", "One second was not enough for the fast search.");
  await tab.press("close");
  await tab.until(() => !isOpen(tab), "it is closed");
  assert.equal(helping(tab), 0);
});

// Two searches of one puzzle race side by side. Results stay in a table, and closing the dialog releases the
// workers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { DOGS, NINE, TOUGH } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

const race = '[data-dialog="race"]';

/** Opens a race. @param {string} hash */
async function come(hash) {
  const tab = await new Browser().visit(hash);
  await tab.show("watch");
  await tab.untilText("caption", "Search · step 0");
  await tab.press("race");
  return tab;
}

/** @param {Tab} tab @param {number} n @param {string} selector */
const lane = (tab, n, selector) => tab.find(`[data-part="race-${n}"] ${selector}`);

/** Waits until a part of a lane says this. @param {Tab} tab @param {number} n @param {string} selector @param {string | RegExp} words */
async function untilLane(tab, n, selector, words) {
  const text = () => lane(tab, n, selector).textContent.replace(/\s+/g, " ");
  await tab.until(() => (tab.see(), typeof words === "string" ? text().includes(words) : words.test(text())), `lane ${n}: ${words}`);
}

/** Waits until both searches have been run to their ends and wait at the start. @param {Tab} tab @param {string[]} ends */
async function atStart(tab, ...ends) {
  for (const [i, end] of ends.entries()) await untilLane(tab, i + 1, '[data-part$="-steps"]', `Step 0 of ${end}`);
}

/** The rows of the table: a search, and what it took. @param {Tab} tab */
const arrived = (tab) => tab.part("race-arrived").querySelectorAll("tbody").map((/** @type {any} */ body) => body.querySelectorAll("th, td").map((/** @type {any} */ { textContent }) => textContent));

/** How many workers there are besides the page's own. @param {Tab} tab */
const helping = (tab) => tab.workers.filter(({ helper, dismissed }) => helper && !dismissed).length;

test("rows race against the spiral: the page says which arrived first, and results stay", async () => {
  const tab = await come(TOUGH);
  await atStart(tab, "58,443", "34,067");
  assert.ok(!tab.part("race-arrived").checkVisibility());
  await tab.fill("#race-pace", "2");
  await tab.click('[data-part="race-start"]');
  await tab.untilText("race-start", "Pause");
  await untilLane(tab, 1, "dl", "Tries3");
  await untilLane(tab, 2, "dl", "Tries3");
  await tab.click('[data-part="race-start"]');
  await tab.untilText("race-start", "Go on");
  assert.ok(lane(tab, 2, '[data-spot="4"]'));
  await tab.fill("#race-pace", "9");
  await tab.click('[data-part="race-start"]');
  await tab.untilText("race-told", "First: Textbook, from the centre outwards, at step 34,067. Second: Textbook, row by row, at step 58,443.");
  assert.deepEqual(tab.find('[data-part="race-1"]').querySelectorAll("dd").map(({ textContent }) => textContent), ["54,156", "2,819", "1,464", "4"]);
  assert.deepEqual(tab.find(race).querySelectorAll(".medal").map(({ textContent }) => textContent), ["2", "1"]);
  const both = [
    ["Textbook · from the centre outwards", "34,067", "31,508", "1,700", "855", "1.7 ×"],
    ["Textbook · row by row", "58,443", "54,156", "2,819", "1,464", "–"],
  ];
  assert.deepEqual(arrived(tab), both);

  // Choose another search; the results stay.
  await tab.click('[data-part="race-1"] summary');
  await tab.fill("#race-1-mode", "fast");
  await untilLane(tab, 1, "h3", /Fast.*from/);
  await untilLane(tab, 2, '[data-part$="-steps"]', "Step 0 of 34,067");
  await tab.click('[data-part="race-again"]');
  await tab.untilText("race-told", "Second: Textbook, from the centre outwards");
  assert.equal(arrived(tab).length, 3);
  assert.deepEqual(arrived(tab)[2], both[1]);

  assert.equal(helping(tab), 3, "the two of the race, and the one of the Watch tab");
  await tab.click(`${race} [data-action="close"]`);
  await tab.until(() => helping(tab) === 1, "those of the race are let go");
  await tab.press("race");
  await untilLane(tab, 1, "h3", "Fast");
  assert.equal(arrived(tab).length, 3, "of this puzzle it stays");
  await tab.follow(DOGS);
  await tab.until(() => !tab.find(race).open && helping(tab) <= 1, "it ends with its puzzle");
});

test("a custom order races, with the textbook’s switches", async () => {
  const tab = await come(DOGS);
  await atStart(tab, "79,817", "");
  await tab.click('[data-part="race-2"] summary');
  await tab.fill("#race-2-order", "custom");
  await untilLane(tab, 2, "h3", "My own order 4,");
  for (const [trick, words] of [["once", "Identical tiles count as one"], ["fixed", "One tile’s turn is fixed"]]) {
    await tab.click(`[data-part="race-2"] [data-switch="${trick}"]`);
    await untilLane(tab, 2, "h3", words);
  }
  await atStart(tab, "79,817", "6,425");
  await tab.fill("#race-2-cells", "4,1,2,5,8,7,6,3,0");
  await atStart(tab, "79,817", "8,022");
  await tab.fill("#race-pace", "9");
  await tab.click('[data-part="race-start"]');
  await tab.untilText("race-told", "Second: Textbook, row by row, at step 79,817.");
  assert.deepEqual(arrived(tab)[0], [
    "Textbook · My own order 4, 1, 2, 5, 8, 7, 6, 3, 0 · Identical tiles count as one · One tile’s turn is fixed",
    ...["8,022", "7,324", "472", "224", "9.9 ×"],
  ]);
  await tab.fill("#race-2-cells", "4,4");
  await untilLane(tab, 2, ".fault", "“4” can’t come next in an order");
});

test("a typed order races once it is complete: not every letter starts another search", async () => {
  const tab = await come(DOGS);
  await atStart(tab, "79,817", "");
  await tab.click('[data-part="race-2"] summary');
  await tab.fill("#race-2-order", "custom");
  await untilLane(tab, 2, "h3", "My own order 4,");
  const before = tab.workers.length;
  const field = tab.find("#race-2-cells");
  const type = (/** @type {string} */ text) => {
    field.value = text;
    return tab.does(() => field.dispatchEvent(new Event("input", { bubbles: true })));
  };
  const whole = "0,1,2,3,4,5,6,7,8";
  for (let at = 1; at <= whole.length; at++) await type(whole.slice(0, at));
  await untilLane(tab, 2, "h3", "My own order 0, 1, 2, 3, 4, 5, 6, 7, 8");
  await atStart(tab, "79,817", "79,817");
  assert.equal(tab.workers.length - before, 1, "one when the typing rested");
  await tab.does(() => field.dispatchEvent(new Event("change", { bubbles: true })));
  assert.equal(tab.workers.length - before, 1, "what was known already is not read again");
  await type("0,9");
  await untilLane(tab, 2, ".fault", "“9” can’t come next in an order");
  await type("0,1");
  await tab.click(`${race} [data-action="close"]`);
  await tab.until(() => helping(tab) === 1, "those of the race are let go");
});

test("a race without an end runs too", async () => {
  const tab = await come(NINE);
  for (const n of [1, 2]) await untilLane(tab, n, '[data-part$="-steps"]', "Step 0, end not known yet");
  await tab.fill("#race-pace", "9");
  await tab.click('[data-part="race-start"]');
  for (const n of [1, 2]) {
    await untilLane(tab, n, '[data-part$="-steps"]', /^Step \d\d+,\d+, end not known yet$/);
    assert.equal(tab.find(`[data-part="race-${n}"]`).querySelectorAll(".finish").filter(({ hidden }) => !hidden).length, 0);
  }
});

test("hexagons and triangles race", async () => {
  for (const hash of ["#grid=hex2&mates=same&tiles=123456.143652.146235.162453.164253.165324.165432", "#grid=tri3&tiles=caD.cBa.ABC.ccA.CBd.CAc.CCA.bDa.cCC"]) {
    const tab = await come(`${hash}&clues=0.0.0`);
    await tab.fill("#race-pace", "9");
    await tab.click('[data-part="race-start"]');
    await tab.untilText("race-told", "First: Textbook");
  }
});

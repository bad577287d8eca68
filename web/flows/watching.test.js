// The Watch tab: a search of any length is stepped forwards and back, played, and moved from dead end to dead
// end, beside whatever else is running.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { DOGS, FOR_EVER, FRAMED, NINE, TOUGH, jigsaw } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** Opens a puzzle on the Watch tab. @param {Browser} browser @param {string} hash */
async function come(browser, hash) {
  const tab = await browser.visit(hash);
  await tab.show("watch");
  await tab.untilText("caption", "Search · step ");
  return tab;
}

/** Waits until the search is at a step, and for the total if it is known. @param {Tab} tab @param {string} step */
async function atStep(tab, step) {
  await tab.until(() => (tab.see(), tab.text("caption") === `Search · step ${step}`), `step ${step}, not ${tab.text("caption")}`);
}

/** The lines of the chart: depth, tries, placements, dead ends. @param {Tab} tab */
const lines = (tab) => tab.part("watch").querySelectorAll("tbody tr").map((/** @type {any} */ row) => row.querySelectorAll("th, .count").map((/** @type {any} */ { textContent }) => textContent));

/** The placements in the chart. @param {Tab} tab */
const charted = (tab) => lines(tab).map((/** @type {any} */ line) => line.at(-2));

/** How many cells of the board have tiles. @param {Tab} tab */
const lying = (tab) => tab.part("board").querySelectorAll("[data-cell]").filter((/** @type {any} */ cell) => /: tile /.test(cell.getAttribute("aria-label") ?? "")).length;

test("a search can be watched step by step", async () => {
  const tab = await come(new Browser(), TOUGH);
  await atStep(tab, "0 of 58,443");
  assert.equal(lying(tab), 0);
  await tab.key("ArrowRight");
  await tab.untilText("watch-sentence", "Tile 1: row 1, column 1, not turned. It fits.");
  assert.equal(lying(tab), 1);
  await tab.key("ArrowRight");
  await tab.untilText("watch-sentence", /^Tile 2: row 1, column 2, not turned\. .* would meet /);
  assert.equal(lying(tab), 2, "the tile that is tried lies there");
  assert.equal(tab.find('[data-part="board"]').querySelectorAll(".tears > *").length, 1, "and its seam is marked");
  await tab.key("ArrowLeft");
  await tab.untilText("watch-sentence", "It fits.");
  await tab.press("watch-dead-end");
  await tab.untilText("watch-sentence", "a dead end");
  const number = tab.text("caption");
  await tab.key("]");
  assert.notEqual(tab.text("caption"), number);
  await tab.key("[");
  await tab.untilText("caption", number);

  await tab.key("n");
  await tab.untilText("watch-sentence", "Every cell is filled: an arrangement without conflict.");
  assert.equal(lying(tab), 9);
  await tab.key("End");
  await atStep(tab, "58,443 of 58,443");
  assert.deepEqual(charted(tab), ["36", "138", "470", "1,350", "474", "144", "175", "28", "4"]);
  assert.deepEqual(lines(tab)[0], ["1", "36", "36", "0"], "depth, tries, placements, dead ends");
  assert.match(tab.text("watch"), /54,156 tries · 2,819 placements/);
  await tab.press("watch-depth", { depth: 4 });
  await atStep(tab, "58,443 of 58,443");
  await tab.press("watch-save");
  const { text } = await tab.file();
  assert.ok(text.startsWith("depth,cell,tries,placements,misfits,deadEnds\r\n1,1,36,36,0,0\r\n"));
  await tab.key("Home");
  await atStep(tab, "0 of 58,443");
  await tab.press("watch-depth", { depth: 4 });
  await tab.untilText("watch-sentence", "row 2, column 2");
  assert.equal(charted(tab)[4], "1");
});

test("a search plays beside one’s own board and another search, and stops with its puzzle", async () => {
  const tab = await come(new Browser(), `${TOUGH}&board=0.0_-_-_-_-_-_-_-_-`);
  await tab.fill("#watch-pace", "9");
  await tab.press("watch-play");
  await atStep(tab, "58,443 of 58,443");
  assert.equal(tab.find('[data-action="watch-play"]').getAttribute("aria-label"), "Play");
  await tab.fill("#watch-at", "1000");
  await atStep(tab, "1,000 of 58,443");
  await tab.show("play");
  await tab.untilText("caption", "1 of 9");
  await tab.show("solve");
  await tab.untilText("caption", "Your board · 1 of 9");
  await tab.press("solve");
  await tab.untilText("verdict", "One solution");
  await tab.show("watch");
  await atStep(tab, "1,000 of 58,443");
  await tab.follow(DOGS);
  await tab.press("open-waiting");
  await tab.untilText("name", "Hunde-Spiel");
  await tab.show("watch");
  await tab.untilText("caption", "step 0 of 79,817");
});

test("other searches can be watched, and an impossible order is reported", async () => {
  const tab = await come(new Browser(), DOGS);
  await tab.click('[data-part="watch"] .watch-setting summary');
  await tab.fill("#watch-order", "custom");
  await tab.fill("#watch-cells", "4,1,2,5,8,7,6,3,0");
  for (const trick of ["once", "fixed"]) await tab.fill(`[data-part="watch"] [data-switch="${trick}"]`, true);
  await tab.untilText("caption", "step 0 of 8,");
  await tab.fill("#watch-at", "8022");
  await tab.untilText("watch", "7,324 tries · 472 placements");
  await tab.fill("#watch-mode", "fast");
  await tab.untilText("caption", "step 0 of 980");
  await tab.fill("#watch-mode", "plain");
  await tab.fill("#watch-order", "custom");
  await tab.fill("#watch-cells", "4,4");
  await tab.untilText("watch-sentence", "“4” can’t come next in an order");
});

test("a moment of a search is shared, and comes back after a reload", async () => {
  const tab = await new Browser().visit(`${TOUGH}&watch=212.plain.4_1_2_5_8_7_6_3_0.once`);
  await tab.untilText("caption", "Search · step 212 of ");
  const told = tab.text("watch-sentence");
  await tab.key("ArrowRight");
  await tab.untilText("caption", "step 213 of ");
  await tab.press("share");
  await tab.until(() => tab.part("share-text").value.includes("watch=213.plain.4_1_2_5_8_7_6_3_0.once"), "the link has the moment");
  await tab.press("close");
  await tab.until(() => tab.run(() => history.state.watch?.number === 213), "it is kept");
  await tab.reload();
  await tab.untilText("caption", "step 213 of ");
  await tab.key("ArrowLeft");
  await tab.untilText("watch-sentence", told);

  await tab.follow(`${TOUGH}&watch=9999999.fast.auto`);
  await tab.untilText("caption", "step 1,068 of 1,068");
  await tab.untilText("watch-sentence", "Back: tile");
  await tab.follow(`${TOUGH}&watch=7.plain.nowhere`);
  await tab.untilText("watch-sentence", "“nowhere” can’t come next in an order");
  await tab.follow(`${TOUGH}&watch=7.plain`);
  await tab.until(() => tab.notices().some((words) => words.includes("The moment of the search in the link can’t be read (“7.plain”).")), "it is told");
});

test("trying every sequence of the tiles can be watched", async () => {
  const tab = await new Browser().visit("#grid=2x1&tiles=ABCD.EbFd&watch=30.plain.row");
  await atStep(tab, "30 of 60");
  await tab.click('[data-part="watch"] .watch-setting summary');
  await tab.fill('[data-part="watch"] [data-switch="turns"]', true);
  await atStep(tab, "0 of 60");
  await tab.fill("#watch-at", "31");
  await tab.untilText("watch-sentence", "Tile 2: row 1, column 1, not turned. It fits.");
  await tab.press("watch-back");
  await tab.untilText("watch-sentence", "Back: tile 1 is taken off row 1, column 1.");
  await tab.until(() => tab.run(() => history.state.watch?.number === 30 && history.state.watch.switches.turns), "it is kept");
  await tab.reload();
  await atStep(tab, "30 of 60");
  assert.ok(tab.find('[data-part="watch"] [data-switch="turns"]').checked);
  await tab.key("End");
  await tab.untilText("watch-sentence", "Back: tile 2 is taken off row 1, column 1.");
  assert.deepEqual(charted(tab), ["8", "4"]);
});

test("one can watch the search where one's own counts differ", async () => {
  const tab = await new Browser().visit(jigsaw(3, 2));
  await tab.show("solve");
  await tab.press("solve");
  await tab.until(() => tab.part("effort").textContent.includes("800"), "the textbook search is counted");
  await tab.press("textbook");
  await tab.until(() => tab.part("textbook-told").textContent.includes("after 93 tries"), "it is told");
  await tab.fill("#textbook-order", "spiral");
  await tab.until(() => tab.part("textbook-told").textContent.includes("after 205 tries"), "another order is told");
  await tab.fill("#textbook-mine", "24 14 5 2 2 2");
  await tab.click('[data-dialog="textbook"] form [type="submit"]');
  const differs = '[data-dialog="textbook"] [data-action="watch-differs"]';
  await tab.until(() => tab.find(differs).checkVisibility(), "it is told where they differ");
  await tab.click(differs);
  await tab.untilText("watch-sentence", "It fits.");
  assert.deepEqual([charted(tab)[0], charted(tab)[2]], ["5", "1"], "the first tile on the third cell, where the counts differ, after four ways to begin that lead to none");
});

test("an endless search says how large it is, and goes back to any step", async () => {
  const tab = await come(new Browser(), FOR_EVER);
  await atStep(tab, "0");
  await tab.untilText("watch", "The whole search makes about 10");
  await tab.key("End");
  await tab.untilText("watch-sentence", "On the way");
  await tab.until(() => (tab.see(), Number(tab.find("#watch-at").max) > 700_000), "it is on its way");
  await tab.press("watch-play");
  await tab.until(() => (tab.see(), !tab.text("watch-sentence").includes("On the way")), "it rests");
  assert.doesNotMatch(tab.text("caption"), / of /, "nobody knows where the end is");
  await tab.fill("#watch-at", "654321");
  await atStep(tab, "654,321");
  const told = tab.text("watch-sentence");
  await tab.key("ArrowLeft");
  await atStep(tab, "654,320");
  await tab.key("ArrowRight");
  await tab.untilText("watch-sentence", told);
  await tab.key("Home");
  await atStep(tab, "0");
});

test("a search of one cell can be watched: four turns, each a full board", async () => {
  const tab = await new Browser().visit("#grid=1x1&tiles=ABab&watch=99.plain.row");
  await atStep(tab, "12 of 12");
  await tab.untilText("watch-sentence", "Back: tile 1 is taken off row 1, column 1.");
  await tab.key("Home");
  await atStep(tab, "0 of 12");
  await tab.key("n");
  await atStep(tab, "2 of 12");
  await tab.key("End");
  await tab.untilText("watch-sentence", "Back: tile 1 is taken off row 1, column 1.");
});

test("watching changes neither a running search nor its count of the textbook’s placements, and keeps its place", async () => {
  const browser = new Browser();
  const tab = await browser.visit(FRAMED);
  browser.clock.pace = 20;
  await tab.show("solve");
  await tab.press("solve");
  await tab.show("watch");
  await tab.untilText("caption", "Search · step ");
  await tab.fill("#watch-pace", "9");
  await tab.press("watch-play");
  await tab.until(({ solve: { search } }) => search?.verdict, "there is a verdict");
  await tab.press("watch-play");
  await tab.until(() => tab.run(() => !document.body.classList.contains("rushing")), "it rests");
  const step = tab.text("caption");
  assert.match(step, /[1-9]/);
  await tab.show("solve");
  await tab.untilText("verdict", "One solution.");
  const effort = tab.part("effort");
  assert.match(effort.textContent, /The fast search made 166,518 placements/, "the search is as if nobody watched");
  await tab.until(() => /The textbook search makes 1,034,040 placements, counted in /.test(effort.textContent), "so is the count", { within: 1_000_000 });
  assert.equal(effort.querySelectorAll('[data-action="stop"]').length, 0);
  await tab.show("watch");
  await tab.untilText("caption", step);
});

test("counting the textbook stops: what it has counted so far stays", async () => {
  const tab = await new Browser().visit(NINE);
  await tab.show("solve");
  await tab.press("solve");
  const effort = tab.part("effort");
  await tab.until(() => effort.textContent.includes("The textbook search is being counted: "), "it is counted");
  await tab.click(".result .effort > summary");
  await tab.click('[data-part="effort"] [data-action="stop"]');
  await tab.until(() => /The textbook search makes about \d+,000,000 placements; [\d,]+ were counted\./.test(effort.textContent), "it stops");
  assert.equal(tab.window.document.activeElement, tab.part("verdict"), "the verdict has the focus of the button that has gone");
});

test("many depths have a table behind their chart", async () => {
  const tab = await come(new Browser(), NINE);
  await tab.click('[data-part="watch"] .effort summary');
  const third = () => tab.part("watch").querySelectorAll("tbody tr")[2];
  await tab.does(() => third().querySelector(".bar").click());
  await tab.until(() => (tab.see(), charted(tab)[2] === "1"), "it runs on to the third depth");
  assert.equal(lines(tab).length, 36);
  assert.equal(third().querySelector("button").getAttribute("aria-label"), "Depth 3: run on to the next tile that fits there");
  await tab.press("watch-say");
  await tab.until(() => tab.said.at(-1) === tab.text("watch-sentence"), "it is said");
});

test("hexagons and triangles can be watched, with a clue", async () => {
  const nuts = "#grid=hex2&mates=same&tiles=123456.143652.146235.162453.164253.165324.165432";
  const shards = "#grid=tri3&tiles=caD.cBa.ABC.ccA.CBd.CAc.CCA.bDa.cCC";
  for (const hash of [nuts, shards]) {
    const tab = await come(new Browser(), `${hash}&clues=0.0.0`);
    const before = lying(tab);
    await tab.press("watch-on");
    await tab.untilText("caption", "step 1 of");
    assert.equal(lying(tab), before + 1, hash);
  }
});

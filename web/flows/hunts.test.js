// The hunt for the best board of a puzzle that nobody can finish: it improves, pauses, continues, is kept,
// copied and shared, and says when it ends or cannot start.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { sharedGo } from "../tools/flows/go.js";
import { DOGS, FOR_EVER, FRAMED } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** How many seams match, as the panel says. @param {Tab} tab */
const score = (tab) => Number.parseInt(tab.text("hunt-score"));

/** Opens a puzzle on the Solve tab. @param {Browser} browser @param {string} hash */
async function come(browser, hash) {
  const tab = await browser.visit(hash);
  browser.clock.pace = 20;
  await tab.show("solve");
  return tab;
}

/** Waits until there is a board, or for several better ones. @param {Tab} tab */
async function climb(tab, boards = 1) {
  await tab.until(({ best: { hunt } }) => hunt?.at && hunt.climb.length >= boards, "a better board");
}

/** Pauses the hunts, and waits until all of them have stopped. @param {Tab} tab */
async function pause(tab) {
  await tab.press("best-pause");
  await tab.until(({ best: { hunt } }) => hunt?.phase === "paused", "the hunts rest");
  return score(tab);
}

/** Hunts for the best board of the endless puzzle, and pauses. @param {Browser} browser */
async function rested(browser) {
  const tab = await come(browser, FOR_EVER);
  await tab.press("best");
  await climb(tab);
  await pause(tab);
  return tab;
}

/** Calls a method of Go. @param {string} method @param {object} params */
const ask = (method, params) => JSON.parse(sharedGo()[method](JSON.stringify(params))).result;

/** The names of the cells. @param {Tab} tab */
const heard = (tab) => tab.find('[data-part="board"]').querySelectorAll('[role="gridcell"]').map((cell) => cell.getAttribute("aria-label") ?? "");

/** Places the first tile of the board in its corner and locks it there. @param {Tab} tab */
async function lock(tab) {
  await tab.show("play");
  await tab.tap(0);
  await tab.press("lock");
  await tab.until(() => tab.browser.kept.some(({ game }) => game?.places[0][2] === 1), "it is locked");
}

test("a hunt improves, pauses without changing its result, survives a reload, continues, and is put aside", async () => {
  const browser = new Browser({ chance: 12 });
  const tab = await come(browser, FOR_EVER);
  await tab.untilText("hunt-offer", "look for the best board that can be found");
  await tab.press("best");
  await tab.untilText("hunt-score", "of 180 seams match · ");
  assert.ok(tab.said.some((words) => words.includes("of 180 seams match, ")));
  await climb(tab, 2);
  await tab.untilText("caption", "Best board · ");
  const found = await pause(tab);
  assert.match(tab.text("hunt-worth"), /Paused/);
  assert.match(tab.text("caption"), new RegExp(`^Best board · ${180 - found} mismatches`));
  assert.match(tab.text("hunt-climb"), new RegExp(`to ${found} in 0:`));
  assert.match(tab.text("hunt-figures"), /Searches side by side2/);
  const broken = heard(tab).filter((words) => words.includes("mismatch on the"));
  assert.ok(broken.length > 0, "who hears the board hears where it is broken");
  assert.match(tab.text("hunt-figures"), new RegExp(`Mismatches${180 - found}, on ${broken.length} tiles`));
  assert.equal(tab.text("verdict"), "");

  await tab.until(() => browser.kept.some(({ hunt }) => hunt?.climb.at(-1)?.[1] === found), "it is kept");
  const { id, hunt } = browser.kept[0];
  const saved = hunt?.saved ?? [];
  assert.equal(saved.length, 2);
  const scores = saved.map((saved) => {
    const seed = [...(/^[^_]+_[^_]+_([^.]+)\./.exec(saved)?.[1] ?? "")].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
    const left = ask("hunt", { puzzle: id, saved });
    const straight = ask("hunt", { puzzle: id, seed: String(seed) });
    for (let { placements } = straight.state; Number(placements) < Number(left.state.placements); ) {
      ({ placements } = ask("seek", { handle: straight.handle, budget: Number(left.state.placements) - Number(placements) }));
    }
    assert.equal(ask("save", { handle: straight.handle }).saved, saved, "what was cut in slices is as it would be in one go");
    return left.state.score;
  });
  assert.equal(Math.max(...scores), found);

  // After a reload the board found so far comes first.
  await tab.reload();
  await tab.show("solve");
  await tab.until(() => score(tab) === found, "it is there again");
  assert.match(tab.text("caption"), /^Best board · /);
  for (let i = 0; i < 2; i++) {
    await tab.press("best-on");
    await tab.until(({ best: { hunt: on } }) => on?.phase === "running", "it goes on");
    assert.ok((await pause(tab)) >= found, "no board is lost");
  }
  await tab.press("best-close");
  assert.equal(tab.part("hunt").hidden, true);
  assert.equal(tab.state.table.layer, "tiles");
  await tab.press("best-aside");
  await tab.untilText("hunt-offer", "look for the best board that can be found");
  await tab.reload();
  await tab.show("solve");
  await tab.untilText("hunt-offer", "look for the best board that can be found");
});

test("the best board is shared with all its tiles, replaces one’s own until Undo, and its depths are saved", async () => {
  const tab = await rested(new Browser());
  const found = score(tab);
  await tab.press("best-share");
  await tab.until(() => tab.part("share-text").value.includes("&board="), "the link has the board");
  assert.match(tab.text("share-board"), new RegExp(`Include the best board: ${found} of 180 seams match`));
  const friend = await new Browser().visit(new URL(tab.part("share-text").value).hash);
  await friend.untilText("caption", `100 of 100 · ${found} of 180 seams match`);

  const browser = new Browser();
  const own = await rested(browser);
  const mine = score(own);
  await own.press("best-save");
  const { name, text } = await own.file();
  assert.equal(name, "Planted-10x10.csv");
  assert.match(text, /^depth,reached,fewestBreaks\r\n1,/);
  await own.click('[data-part="hunt-depths"] summary');
  assert.equal(own.find('[data-part="hunt-depths"]').querySelectorAll(".skyline rect").length, 200);
  const plots = own.find('[data-part="hunt-depths"]').querySelectorAll(".plot").map((plot) => plot.querySelectorAll("span").map((/** @type {any} */ { textContent }) => textContent));
  assert.equal(plots.length, 2);
  for (const [largest, ...ends] of plots) {
    assert.match(largest, /^\d[\d,]*$/, "the largest number");
    assert.deepEqual(ends, ["Depth 1", "100"]);
  }
  await own.click('[data-part="hunt-depths"] details summary');
  assert.equal(own.find('[data-part="hunt-depths"]').querySelectorAll("tbody tr").length, 100);

  await own.press("best-keep");
  await own.untilText("caption", `Your board · 100 of 100 · ${mine} of 180 seams match`);
  assert.match(own.text("hunt"), /This is your board now\./);
  await own.press("undo");
  assert.equal(own.state.table.layer, "tiles");
  await own.press("layer-best");
  await own.untilText("caption", "Best board · ");
  await own.press("best-keep");
  await own.untilText("caption", "Your board · ");
  await own.show("play");
  await own.untilText("caption", `${mine} of 180 seams match`);
  assert.ok(!own.part("finish").checkVisibility(), "a board with breaks is not finished");
});

test("a hunt from one’s own board keeps locked tiles; if all seams match it says that this is a solution", async () => {
  const browser = new Browser();
  const tab = await browser.visit(`${FRAMED}&board=0.1${"_-".repeat(34)}_6.2`);
  await tab.untilText("caption", "2 of 36");
  await lock(tab);
  await tab.press("best-mine");
  await tab.untilText("hunt-score", "All 60 seams match");
  await tab.untilText("hunt-worth", "This is a solution.");
  await tab.until(() => tab.said.some((words) => words.includes("This is a solution.")), "it is heard");

  // The hunt is over, and its board can be shown again.
  await tab.press("puzzles");
  await tab.untilText("mine", "All 60 seams match");
  assert.equal(tab.part("mine").querySelectorAll('[data-action="go-on-mine"]').length, 0);
  await tab.press("open-mine", { id: browser.kept[0].id });
  await tab.untilText("caption", "Your board · 2 of 36");
  await tab.show("solve");
  await tab.press("best-show");
  await tab.untilText("hunt-worth", "This is a solution.");
  await tab.untilText("caption", "Solution · all seams match");
  await tab.until(() => browser.kept.some(({ hunt }) => String(hunt?.board[0]) === "0,1"), "the locked tile stays");
});

test("a hunt around one's own board moves none of its tiles, locked or not", async () => {
  const browser = new Browser();
  const tab = await come(browser, `${FOR_EVER}&board=${"-_".repeat(44)}7.1_8.2${"_-".repeat(54)}`);
  await tab.untilText("caption", "2 of 100");
  await tab.press("best-around");
  await climb(tab);
  await pause(tab);
  await tab.until(() => browser.kept.some(({ hunt }) => String(hunt?.board[44]) === "7,1" && String(hunt?.board[45]) === "8,2"), "both stay");
});

test("a locked tile that breaks the frame is named, with the way out", async () => {
  const browser = new Browser();
  const tab = await browser.visit(`${FRAMED}&board=0.0${"_-".repeat(35)}`);
  await tab.untilText("caption", "1 of 36");
  await lock(tab);
  await tab.press("best-mine");
  await tab.untilText("hunt-worth", "No full board is possible with the tiles that are to stay where they lie: they go against the frame. Unlock them in Play, or take them off, then start again.");
  const told = tab.find('[data-part="hunt"] ul').textContent;
  assert.match(told, /Tile 1, which is to stay, shows/);
  assert.match(told, /row 1, column 1, top\./);
  await tab.show("play");
  await tab.tap(0);
  await tab.press("lock");
  await tab.press("best-mine");
  await tab.untilText("hunt-score", "All 60 seams match");
});

test("a hunt ends when no board can break fewer seams, and does not call its board a solution", async () => {
  const browser = new Browser();
  const tab = await come(browser, "#grid=2x2&mates=same&tiles=1111.1111.2222.2222");
  await tab.press("solve");
  await tab.untilText("verdict", "These tiles have no solution.");
  await tab.press("best");
  await tab.untilText("hunt-score", "2 of 4 seams match · 2 mismatches");
  await tab.untilText("hunt-worth", "It’s proved that no other has fewer mismatches.");
  assert.doesNotMatch(tab.text("hunt") + tab.text("caption"), /olution/);
  // The kept board is still the best, and the hunt is over.
  await tab.until(() => browser.kept.some(({ hunt }) => hunt?.proved), "it is kept");
  await tab.press("best-close");
  await tab.untilText("hunt-offer", "The best board there is: 2 of 4 seams match · 2 mismatches.");
  assert.equal(tab.find('[data-part="hunt-offer"] [data-action="best-show"]').textContent, "Show it");
  await tab.press("best-show");
  await tab.untilText("hunt-worth", "It’s proved that no other has fewer mismatches.");
  // During a search its panel takes that place.
  await tab.show("play");
  await tab.show("solve");
  await tab.press("solve");
  await tab.untilText("verdict", "These tiles have no solution.");
  assert.equal(tab.part("hunt").hidden, true);
});

test("an impossible frame is reported, and no hunt is offered", async () => {
  const tab = await come(new Browser(), "#grid=3x3&mates=same&frame=a&tiles=aabb.aabc.aacb.aacc.aadc.abeb.acdb.acec.ddee");
  await tab.press("solve");
  await tab.untilText("verdict", "These tiles have no solution.");
  assert.match(tab.part("why").querySelector("li").textContent, /^Corner tiles: 4 needed, /);
  await tab.untilText("hunt-offer", "No full board has the frame’s edges on the border and nowhere else");
  assert.ok(!tab.find('[data-part="hunt-offer"] [data-action="best"]').checkVisibility(), "what cannot be is not offered");
});

test("an unreadable hunt is reported, its board stays, and another hunt starts from there", async () => {
  const browser = new Browser();
  const tab = await rested(browser);
  const found = score(tab);
  await tab.until(() => browser.kept.some(({ hunt }) => hunt?.climb.at(-1)?.[1] === found), "it is kept");
  const { handle } = ask("hunt", { puzzle: FOR_EVER.slice(1).replace("fBAB", "fBAA"), seed: "1" });
  const other = ask("save", { handle }).saved;
  for (const [saved, words] of [
    ["damaged", "can’t be read; it may be damaged"],
    [other, "belongs to a different puzzle"],
    [other.replace("edgewise-best", "edgewise-best9"), "a different version"],
  ]) {
    for (const { hunt } of browser.databases.edgewise.records.values()) hunt.saved.fill(saved);
    await tab.reload();
    await tab.show("solve");
    await tab.press("best-on");
    await tab.untilText("hunt-worth", words);
    assert.match(tab.text("hunt-worth"), /Its best board is still here\./);
    await tab.press("best-on");
    await tab.until(({ best: { hunt } }) => hunt?.phase === "running" && hunt.at, "another begins");
    assert.ok((await pause(tab)) >= found, words);
    await tab.until(() => browser.kept.some(({ hunt }) => hunt?.saved.every((text) => text.startsWith("edgewise-best1_"))), "it is kept");
  }
});

test("clues that break each other are reported before and during a hunt, and stay in place", async () => {
  const said = "Fixed tiles 1 and 3 are next to each other and don’t match.";
  const browser = new Browser();
  const tab = await come(browser, "#grid=2x2&mates=same&tiles=1111.1111.2222.2222&clues=0.0.0_1.2.0");
  await tab.press("solve");
  await tab.untilText("verdict", "These tiles have no solution.");
  await tab.untilText("why", said);
  await tab.press("best");
  await tab.untilText("hunt-score", "2 of 4 seams match · 2 mismatches");
  await tab.untilText("hunt-worth", "It’s proved that no other has fewer mismatches.");
  assert.match(tab.find('[data-part="hunt"] ul').textContent, new RegExp(said));
  assert.match(tab.text("hunt-figures"), /Mismatches2, on 4 tiles/);
  await tab.until(() => browser.kept.some(({ hunt }) => String(hunt?.board.slice(0, 2)) === "0,0,2,0"), "the clues stay");
});

test("no hunt is offered for a solved puzzle, or for one without seams", async () => {
  for (const hash of ["#grid=1x1&tiles=aBcD", "#grid=hex1&tiles=aBcDeF", DOGS]) {
    const tab = await come(new Browser(), hash);
    await tab.press("solve");
    await tab.untilText("verdict", " solution");
    assert.equal(tab.text("hunt-offer"), "", hash);
  }
});

// Links: what the address bar contains, what a friend gets, and what a link does to a board in progress.

import assert from "node:assert/strict";
import { test } from "node:test";
import { placed } from "../app/table/layers.js";
import { Browser } from "../tools/flows/browser.js";
import { ADDRESS } from "../tools/flows/windows.js";
import { FIRST, INSECTS, assertDogsSolved, cells, isOpen, isSeen, openFrom, putOne, solve, solveAll } from "./laid.js";
import { DOGS, jigsaw } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** The link in the share dialog, with the board or without it. @param {Tab} tab @param {boolean} withBoard */
async function shared(tab, withBoard) {
  await tab.press("share");
  await tab.until(() => tab.part("share-text").value.includes("#grid="), "there is a link");
  await tab.fill('[data-part="with-board"]', withBoard);
  await tab.until(() => tab.part("share-text").value.includes("&board=") === withBoard, "the link has the board, or has not");
  const link = tab.part("share-text").value;
  await tab.press("close");
  return link;
}

/** Opens the plain address in a new tab, and continues the puzzle in progress. @param {Browser} browser */
async function comeBack(browser) {
  const tab = await browser.visit();
  await tab.click('[data-action="continue"]');
  await tab.until(({ page }) => !page.home, "the table is in sight");
  return tab;
}

test("an unknown key is a note, and stays in the link", async () => {
  const tab = await new Browser().visit(`${DOGS}&colour=red&name=Dogs`);
  assert.equal(tab.text("name"), "Dogs");
  assert.deepEqual(tab.notices(), ["“colour” isn’t known here and was ignored."]);
  assert.match(tab.hash, /colour=red/);
  await tab.press("solve");
  await tab.untilText("verdict", "Two solutions.");
});

test("the address bar always holds the puzzle", async () => {
  const tab = await new Browser().visit(FIRST);
  const first = tab.hash;
  assert.ok(first.startsWith(`${DOGS}&`) && first.endsWith("&end=1"), first);
  await solveAll(tab, "Two solutions");
  assert.equal(tab.hash, first, "solving changes nothing that is shared");
  await openFrom(tab, "published", "Insects");
  assert.ok(tab.hash.startsWith(`${INSECTS}&`) && tab.hash.endsWith("&end=1"), tab.hash);
  await tab.follow(jigsaw(3, 2, "name=Six"));
  await tab.untilText("name", "Six");
  assert.match(tab.hash, /&name=Six&end=1/);
  assert.equal(tab.window.document.title, "Six · Edgewise");
});

test("a shared link opens the same puzzle unsolved, with the board if one chooses so", async () => {
  const tab = await new Browser().visit(FIRST);
  await solveAll(tab, "Two solutions");
  await tab.press("put");
  await tab.untilText("caption", "Your board · 9 of 9");
  const { board, hash } = tab;
  const [plain, whole] = [await shared(tab, false), await shared(tab, true)];
  assert.equal(plain, ADDRESS + hash);
  assert.equal(whole.slice(0, whole.indexOf("#")), ADDRESS);

  const friend = await new Browser().visit(whole.slice(whole.indexOf("#")));
  await friend.show("solve");
  await friend.untilText("caption", "A finished solution · 12 of 12 seams match");
  assert.equal(friend.text("name"), "Das verflixte Hunde-Spiel");
  assert.deepEqual(placed(friend.state), board);
  assertDogsSolved(placed(friend.state));
  assert.equal(isSeen(friend, '[data-part="result"]'), false, "no solution is thrown at them");
  assert.ok(isSeen(friend, '[data-action="solve"]'));

  const other = await new Browser().visit(plain.slice(plain.indexOf("#")));
  await other.show("solve");
  assert.equal(other.text("caption"), "The tiles, not yet placed");
  await solve(other, "Two solutions");
  assert.equal(other.text("caption"), "The tiles, not yet placed");
});

test("one press restores the board of a link, even after a reload; a board begun here has nothing to restore", async () => {
  const tab = await new Browser().visit(`${INSECTS}&name=Insects&board=0.0_1.0_-_-_-_-_-_-_-`);
  await tab.untilText("caption", "2 of 9");
  const back = () => tab.find('[data-part="deeds"] [data-action="as-it-came"]');
  assert.equal(back().ariaDisabled, "true");
  const came = cells(tab);
  await tab.moves("1 -", "3 c3");
  await tab.reload();
  await tab.untilText("caption", "2 of 9");
  assert.notDeepEqual(cells(tab), came);
  await tab.press("as-it-came");
  await tab.until(() => (tab.see(), back().ariaDisabled === "true"), "it is as it came");
  assert.deepEqual(cells(tab), came);
  await tab.drop(`${INSECTS}&name=Other`);
  await tab.untilText("name", "Other");
  assert.equal(isSeen(tab, '[data-action="as-it-came"]'), false);
});

test("a link is copied and sent", async () => {
  const tab = await new Browser({ finger: true }).visit(FIRST);
  /** @type {any[]} */
  const sent = [];
  tab.window.globals.navigator.share = async (/** @type {any} */ what) => void sent.push(what);
  await tab.press("share");
  await tab.until(() => tab.part("share-text").value.includes("#grid="), "there is a link");
  await tab.click('[data-dialog="share"] [data-action="copy"]');
  await tab.untilText("copied", "Copied.");
  const link = ADDRESS + tab.hash;
  assert.deepEqual(tab.copied, [link]);
  await tab.click('[data-dialog="share"] [data-action="send"]');
  assert.equal(sent[0].url, link);
  assert.equal(sent[0].title, "Das verflixte Hunde-Spiel");
});

test("a link asks before it replaces the board, which My puzzles keeps", async () => {
  const tab = await new Browser().visit(FIRST);
  await putOne(tab);
  const [mine, board] = [tab.hash, cells(tab)];
  await tab.follow(`${INSECTS}&name=Insects`);
  await tab.until(() => isOpen(tab, "waiting"), "it asks");
  assert.match(tab.find('[data-dialog="waiting"]').textContent, /You have a board in progress\./);
  await tab.click('[data-action="stay"]');
  await tab.until(() => !isOpen(tab, "waiting"), "it has been answered");
  assert.equal(tab.hash, mine, "the address is that of the board again");
  assert.deepEqual(cells(tab), board);

  await tab.follow(`${INSECTS}&name=Insects`);
  await tab.until(() => isOpen(tab, "waiting"), "it asks again");
  await tab.click('[data-action="open-waiting"]');
  await tab.untilText("name", "Insects");
  assert.match(tab.hash, /name=Insects/);
  await tab.untilText("caption", "Your board · 0 of 9");

  await openFrom(tab, "mine", "Das verflixte Hunde-Spiel");
  await tab.untilText("caption", "Your board · 1 of 9");
  assert.equal(tab.hash, mine);
  assert.deepEqual(cells(tab), board, "My puzzles has kept the board");
});

test("a link from another site opens, and the board in progress is at home", async () => {
  const browser = new Browser();
  const before = await browser.visit(FIRST);
  await putOne(before);
  const board = cells(before);
  before.close();
  const tab = await browser.visit(`${INSECTS}&name=Insects`);
  assert.equal(tab.text("name"), "Insects");
  assert.equal(isOpen(tab, "waiting"), false, "nothing was in sight");
  tab.close();
  const later = await comeBack(browser);
  await later.untilText("caption", "Your board · 1 of 9");
  assert.deepEqual(cells(later), board);
  assert.match(later.hash, /Hunde/);
});

test("a link with another board of the same puzzle asks, and the previous one is one Undo away", async () => {
  const tab = await new Browser().visit(FIRST);
  await putOne(tab);
  const board = cells(tab);
  await tab.follow(`${tab.hash}&board=0.0_-_-_-_-_-_-_-_-`);
  await tab.until(() => isOpen(tab, "waiting"), "it asks");
  await tab.click('[data-action="open-waiting"]');
  await tab.until(() => (tab.see(), cells(tab)[0].includes("tile 1;")), "the other board lies there");
  assert.equal(isOpen(tab, "waiting"), false);
  await tab.press("undo");
  await tab.until(() => (tab.see(), cells(tab)[0].includes("empty")), "the board before is back");
  assert.deepEqual(cells(tab), board);
});

test("a link to the puzzle in progress does not ask", async () => {
  const browser = new Browser();
  const before = await browser.visit(FIRST);
  await putOne(before);
  const [hash, board] = [before.hash, cells(before)];
  before.close();
  const tab = await browser.visit(hash);
  await tab.untilText("caption", "Your board · 1 of 9");
  assert.equal(isOpen(tab, "waiting"), false);
  assert.deepEqual(cells(tab), board);
});

test("Back leads to the previous puzzle, by the shelves it was opened from", async () => {
  const tab = await new Browser().visit(FIRST);
  const first = tab.hash;
  await openFrom(tab, "published", "Insects");
  await openFrom(tab, "published", "Big cats");
  for (const [way, name, shelves] of /** @type {["back" | "forward", string, boolean][]} */ ([
    ["back", "Insects", true],
    ["back", "Insects", false],
    ["back", "Hunde-Spiel", true],
    ["back", "Hunde-Spiel", false],
    ["forward", "Hunde-Spiel", true],
    ["forward", "Insects", false],
  ])) {
    await tab[way]();
    await tab.untilText("name", name);
    await tab.until(() => isOpen(tab, "puzzles") === shelves, `${way} to ${name}: the shelves are ${shelves ? "" : "not "}in sight`);
    if (name === "Hunde-Spiel" && way === "back" && !shelves) assert.equal(tab.hash, first);
  }
  await solve(tab, "One solution.");
});

test("a link is followed even if the page changes the address before its event arrives", async () => {
  const tab = await new Browser().visit(INSECTS);
  tab.run(() => {
    location.hash = jigsaw(3, 2, "name=Six");
    tab.app.address.replace(`#${tab.state.table.puzzle?.id}`);
  });
  await tab.until(() => tab.state.table.puzzle?.tiles.length === 6, "the six tiles lie there");
  assert.match(tab.hash, /name=Six/);
});

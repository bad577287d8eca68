// The end of a game: solved by the person, or shown by the page; its time, its replay, and what comes next.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { DOGS_WHOLE, FIRST, assertDogsSolved, isOpen, isSeen, lies, movesTo } from "./laid.js";
import { DOGS } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

const MOVES = movesTo(DOGS_WHOLE);
const WHOLE = JSON.stringify(DOGS_WHOLE);

/** Opens a puzzle to play, with a clock on which computing takes no time. @param {string} [hash] */
async function begun(hash = FIRST) {
  const browser = new Browser();
  browser.clock.pace = 0;
  return browser.visit(hash);
}

/** Presses a button one step away from the table, and confirms that the answer may be shown if asked. @param {Tab} tab @param {string} action */
async function deed(tab, action) {
  await tab.press(action);
  if (isOpen(tab, "give-away")) await tab.click('[data-dialog="give-away"] [data-action="give-away"]');
}

test("placing the last tile is announced, and no key changes the finished board", async () => {
  const tab = await begun();
  await tab.moves(...MOVES.slice(0, 8));
  await tab.untilText("caption", "8 of 9");
  await tab.moves(MOVES[8]);
  await tab.untilText("finish", "Solved in 1 second, with 9 moves and no hints.");
  await tab.until(() => tab.said.at(-1)?.includes("Solved in 1 second, with 9 moves and no hints."), "those who hear the page are told");
  assert.equal(tab.part("board").querySelectorAll(".rings .selected").length, 0);

  await tab.tap(0);
  await tab.tap(0);
  await tab.focus('[data-cell="0"]');
  for (const key of ["r", "l", "Delete", "Enter"]) await tab.key(key);
  assert.equal(lies(tab), WHOLE);
  assert.equal(tab.part("board").querySelectorAll(".rings .selected").length, 0);

  await tab.key("u");
  assert.equal(isSeen(tab, '[data-part="finish"]'), false);
  await tab.press("redo");
  assert.ok(isSeen(tab, '[data-part="finish"]'));
  await tab.reload();
  await tab.untilText("finish", "with 9 moves");
  assert.equal(lies(tab), WHOLE);

  await tab.click('[data-action="play-again"]');
  await tab.untilText("caption", "0 of 9");
  await tab.press("undo");
  await tab.untilText("finish", "9 moves");
  await tab.press("puzzles");
  const solved = (/** @type {string} */ shelf) => tab.part(shelf).querySelectorAll(".card").filter((/** @type {any} */ card) => card.querySelector(".solved"));
  for (const shelf of ["mine", "published"]) await tab.until(() => (tab.see(), solved(shelf)[0]?.textContent.includes("Das verflixte Hunde-Spiel")), `it is marked on the shelf ${shelf}`);
  assert.equal(solved("published").length, 1);
});

test("the replay runs step by step, can be stopped, and changes nothing", async () => {
  const tab = await begun();
  await tab.moves("2 c3", "2 -", "1 a1", "1 a1 r");
  await tab.moves(...MOVES.slice(1));
  await tab.moves(MOVES[0]);
  const sentence = tab.text("finish-sentence");
  assert.match(sentence, /with 13 moves/);
  const told = () => /^Move (\d+) of 13$/.exec(tab.text("finish-told"))?.[1];
  const laid = () => tab.part("board").querySelectorAll(".tile[data-lies]").filter((/** @type {any} */ tile) => !tile.classList.contains("away")).length;

  await tab.press("watch-replay");
  const seen = [`${told()}: ${laid()}`];
  // The board below the replay gets no input.
  await tab.tap(0);
  for (const key of ["r", "7", "Delete"]) await tab.key(key);
  while (told() !== undefined) {
    const before = told();
    await tab.until(() => (tab.see(), told() !== before), "the next step");
    if (told() !== undefined) seen.push(`${told()}: ${laid()}`);
  }
  assert.deepEqual(seen, ["0: 0", "1: 1", "2: 0", "3: 1", "4: 1", "5: 2", "6: 3", "7: 3", "8: 4", "9: 5", "10: 6", "11: 7", "12: 8"]);
  assert.equal(lies(tab), WHOLE);
  assert.equal(tab.text("finish-sentence"), sentence);

  for (const end of [() => tab.key("Escape"), () => tab.press("watch-replay")]) {
    await tab.press("watch-replay");
    assert.ok(told());
    await end();
    await tab.until(() => tab.said.at(-1) === "Replay over.", "it is told that it is over");
    assert.equal(told(), undefined);
    assert.equal(lies(tab), WHOLE);
  }
  await tab.press("watch-replay");
  await tab.reload();
  await tab.untilText("finish", sentence);
  assert.equal(lies(tab), WHOLE);
});

test("the solution keeps tiles that fit, is there the next time, and gives the own board back", async () => {
  const tab = await begun();
  await tab.moves("1 a1 r", "2 c3");
  await deed(tab, "lay-solution");
  await tab.untilText("caption", "Your board · 9 of 9 · 12 of 12 seams match");
  await tab.untilText("finish", "This is one solution.");
  await tab.until(() => tab.said.some((words) => words.includes("This is one solution.")), "those who hear the page are told");
  await tab.untilText("finish-next", "New puzzle");
  for (const other of ['[data-action="share-result"]', '[data-action="play-again"]']) assert.equal(isSeen(tab, other), false, other);
  assert.ok(isSeen(tab, '.head [data-action="share"]'));
  assertDogsSolved(tab.board);
  await tab.click('[data-action="back-to-board"]');
  assert.equal(isSeen(tab, '[data-part="finish"]'), false);
  assert.deepEqual([tab.board?.[0], tab.board?.[8]], [[0, 1], [1, 0]]);

  await tab.moves("1 -", "2 -", MOVES[1], MOVES[6]);
  await tab.untilText("caption", "2 of 9");
  await deed(tab, "lay-solution");
  await tab.untilText("caption", "Your board · 9 of 9 · 12 of 12 seams match");
  assert.deepEqual([tab.board?.[1], tab.board?.[6]], [DOGS_WHOLE[1], DOGS_WHOLE[6]], "what can stay stays");
  await tab.reload();
  await tab.until(() => (tab.see(), isSeen(tab, '[data-action="back-to-board"]')), "it is there the next time as well");
});

test("a clue fixes the board's orientation: the board is not turned, and the solution has the clue in its place", async () => {
  const clue = /** @type {[number, number]} */ (DOGS_WHOLE[4]);
  const tab = await begun(`${DOGS}&clues=4.${clue.join(".")}`);
  assert.equal(isSeen(tab, '[data-action="turn-board"]'), false);
  await tab.moves(MOVES[0]);
  await tab.untilText("caption", "2 of 9");
  await deed(tab, "lay-solution");
  await tab.untilText("caption", "Your board · 9 of 9 · 12 of 12 seams match");
  assert.ok(isSeen(tab, '[data-action="back-to-board"]'));
  assert.deepEqual(tab.board?.[4], clue);
});

test("no tile of a shown solution can be selected, and no tap changes it", async () => {
  const tab = await begun(`${DOGS}&name=3x3-easy-7`);
  await tab.press("wait", { tile: 0 });
  await tab.tap(0);
  await tab.untilText("caption", "1 of 9 · 0 of 12 seams match");
  await deed(tab, "lay-solution");
  await tab.untilText("finish", "This is the solution.");
  const rings = () => tab.part("board").querySelectorAll(".frames path").length;
  assert.equal(rings(), 0, "no tile is selected");
  assert.equal(tab.part("board").contains(tab.window.document.activeElement), false, "nor has one the focus");
  const solution = lies(tab);
  await tab.tap(4);
  assert.equal(lies(tab), solution);
  assert.ok(isSeen(tab, '[data-action="back-to-board"]'));
  assert.equal(rings(), 0, "a tap spoils nothing");
  await tab.click('[data-action="back-to-board"]');
  await tab.untilText("caption", "1 of 9");
  assert.equal(isSeen(tab, '[data-part="finish"]'), false);
});

test("without a solution the page says so, and leads to the proof", async () => {
  const tab = await begun("#grid=2x1&tiles=ABCD.EFGH&end=1");
  await tab.moves("1 a1");
  await tab.untilText("caption", "1 of 2");
  await deed(tab, "lay-solution");
  await tab.untilText("answer", "These tiles have no solution.");
  assert.match(tab.text("caption"), /1 of 2/);
  await tab.click('[data-part="answer"] button');
  await tab.untilText("verdict", "no solution");
});

test("the timer runs from the first move on, while the Play tab is visible", async () => {
  const tab = await begun();
  const { clock } = tab.browser;
  const timer = () => (tab.see(), tab.text("timer"));
  assert.equal(isSeen(tab, '[data-part="timer"]'), false);
  await tab.set({ timer: true });
  assert.equal(timer(), "0:00");
  await clock.turn(60_000);
  await tab.moves("1 a1");
  assert.equal(timer(), "0:00");
  await clock.turn(60_000);
  assert.equal(timer(), "1:00");
  const hide = (/** @type {boolean} */ hidden) => tab.does(() => {
    Object.assign(tab.window.document, { hidden, visibilityState: hidden ? "hidden" : "visible" }).dispatchEvent(new Event("visibilitychange"));
  });
  await hide(true);
  await clock.turn(600_000);
  await hide(false);
  await tab.show("solve");
  assert.equal(isSeen(tab, '[data-part="timer"]'), false);
  await clock.turn(600_000);
  await tab.show("play");
  assert.equal(timer(), "1:00");
  await clock.turn(60_000);
  assert.equal(timer(), "2:00");
  await tab.reload();
  assert.equal(timer(), "2:00");
});

// Playing: tiles are placed, turned, swapped, taken back and locked, and what the page says meanwhile.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { DOGS_WHOLE, assertSolution, heardBoard } from "./boards.js";
import { DOGS } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

const WHOLE = "Your board · 9 of 9 · 12 of 12 seams match";

const visit = (/** @type {ConstructorParameters<typeof Browser>[0]} */ facts = {}) => new Browser(facts).visit(DOGS);
/** Whether a tool or a tile is pressed, or disabled. @param {Tab} tab @param {string} selector */
const isPressed = (tab, selector) => tab.find(selector).ariaPressed === "true";
const waiting = (/** @type {number} */ tile) => `[data-part="tray"] [data-tile="${tile}"]`;
const cell = (/** @type {number} */ number) => `[data-part="board"] [data-cell="${number}"]`;
const allows = (/** @type {Tab} */ tab, /** @type {string} */ action) => tab.find(`[data-part="playing"] [data-action="${action}"]`).ariaDisabled === "false";
/** The tiles on some cells. @param {Tab} tab @param {number[]} cells */
const lies = (tab, ...cells) => cells.map((number) => tab.board?.[number]);

test("a puzzle is solved tile by tile, and every move is undone and redone", async () => {
  const tab = await visit();
  for (const [number, [tile, turn]] of DOGS_WHOLE.entries()) {
    await tab.put(tile, number);
    for (let left = (4 - turn) % 4; left > 0; left--) await tab.press("turn-left");
    assert.deepEqual(lies(tab, number), [[tile, turn]]);
  }
  await tab.untilText("caption", WHOLE);

  await tab.press("undo"); // a finished board cannot be changed
  assert.deepEqual(lies(tab, 8), [[3, 0]]);
  assert.ok(!tab.text("finish"));
  await tab.put(1, 1);
  assert.deepEqual(lies(tab, 0, 1), [[7, 0], [1, 0]], "two tiles change places");
  await tab.lift(3);
  await tab.untilText("caption", "8 of 9");
  await tab.press("undo");
  await tab.press("undo");
  assert.deepEqual(lies(tab, 0), [[1, 0]]);

  const steps = 11; // nine tiles, three of them turned, and one turned back
  for (let step = 0; step < steps; step++) {
    assert.ok(allows(tab, "undo"), `after ${step}`);
    await tab.press("undo");
  }
  await tab.untilText("caption", "Your board · 0 of 9");
  assert.ok(!allows(tab, "undo"), "there is nothing left to take back");
  for (let step = 0; step < steps; step++) await tab.press("redo");
  await tab.take(3);
  await tab.press("turn-left");
  await tab.untilText("caption", WHOLE);
  assertSolution(tab, DOGS);
});

test("the coach says step by step what to do, and skips what the person knows", async () => {
  const tab = await visit({ finger: true });
  assert.match(tab.text("told"), /^Make every picture whole: tap a tile/);
  for (const [number, [tile, turn]] of DOGS_WHOLE.entries()) {
    await tab.click(waiting(tile));
    assert.ok(isPressed(tab, waiting(tile)));
    if (number === 0) assert.match(tab.text("told"), /^Tap a cell to place it, or the tile again/);
    await tab.click(cell(number));
    assert.deepEqual(lies(tab, number), [[tile, 0]]);
    for (let turned = 1; turned <= turn; turned++) {
      await tab.click(cell(number));
      assert.deepEqual(lies(tab, number), [[tile, turned]]);
      if (number < 8) assert.equal(tab.text("told"), "", "who has turned a tile knows how");
      else if (turned < turn) await tab.untilText("told", "Every tile is placed, but there are 2 mismatches.");
    }
  }
  await tab.untilText("caption", WHOLE);
});

test("the coach mentions the mouse, and taps once a finger is used", async () => {
  const tab = await visit();
  assert.match(tab.text("told"), /^Make every picture whole: click a tile/);
  await tab.click(waiting(0));
  assert.match(tab.text("told"), /^Click a cell to place it, or the tile again/);
  await tab.does(() => void tab.find("body").dispatchEvent(Object.assign(new Event("pointerdown", { bubbles: true }), { pointerType: "touch" })));
  assert.match(tab.text("told"), /^Tap a cell to place it, or the tile again/);
});

test("a tap selects, and a button swaps", async () => {
  const tab = await visit({ finger: true });
  await tab.put(0, 0);
  await tab.put(8, 8);
  const swap = () => tab.find('[data-action="swap"]');
  assert.ok(swap().hidden);
  for (const [held, tapped, at] of [[8, 0, 0], [0, 8, 8]]) {
    await tab.click(cell(at));
    assert.ok(!swap().hidden);
    assert.equal(swap().ariaLabel, `Swap tiles ${tapped + 1} and ${held + 1}`);
    assert.deepEqual(lies(tab, 0, 8), [[0, 0], [8, 0]], "nothing is swapped by a tap alone");
  }
  await tab.click('[data-action="swap"]');
  assert.deepEqual(lies(tab, 0, 8), [[8, 0], [0, 0]]);
  assert.ok(swap().hidden);
  await tab.press("undo");
  assert.deepEqual(lies(tab, 0), [[0, 0]]);

  await tab.click(waiting(5));
  assert.ok(isPressed(tab, waiting(5)));
  await tab.click(cell(0));
  await tab.click('[data-action="swap"]');
  assert.deepEqual(lies(tab, 0, 8), [[5, 0], [8, 0]]);
  await tab.untilText("caption", "2 of 9");
  assert.ok(tab.find(`${waiting(0)} .card-at-hand`).checkVisibility(), "the other one waits again");
});

test("a tap on the background ends the selection, wherever it is", async () => {
  const tab = await visit({ finger: true });
  for (const ground of ["caption", "told"]) {
    await tab.click(waiting(3));
    assert.ok(isPressed(tab, waiting(3)));
    await tab.click(`[data-part="${ground}"]`);
    assert.ok(!isPressed(tab, waiting(3)), ground);
  }
});

test("a tile taken back by Undo is not selected: the next tap takes it, and does not turn it", async () => {
  const tab = await visit({ finger: true });
  await tab.click(waiting(3));
  await tab.click(cell(4));
  await tab.press("undo");
  await tab.untilText("caption", "0 of 9");
  assert.ok(!isPressed(tab, waiting(3)));
  await tab.click(waiting(3));
  assert.ok(isPressed(tab, waiting(3)));
  await tab.click(cell(0));
  assert.deepEqual(lies(tab, 0), [[3, 0]]);
});

test("a locked tile stays, the board turns as a whole, and typed moves are made or refused together", async () => {
  const tab = await visit();
  await tab.click(waiting(0));
  await tab.click(waiting(0));
  await tab.click(cell(0));
  assert.deepEqual(lies(tab, 0), [[0, 1]], "the tile was turned before it was laid");
  await tab.turn(0);
  assert.deepEqual(lies(tab, 0), [[0, 2]]);

  await tab.press("lock");
  await tab.put(0, 1);
  await tab.click(cell(0));
  assert.deepEqual(lies(tab, 0), [[0, 2]], "it neither moves nor turns");
  await tab.press("restart");
  assert.deepEqual(lies(tab, 0), [[0, 2]], "and stays where all others go");
  await tab.press("lock");

  await tab.press("turn-board");
  assert.deepEqual(lies(tab, 2), [[0, 3]]);
  await tab.press("keys");
  const type = async (/** @type {string} */ moves) => {
    await tab.fill('[data-part="typed-moves"]', moves);
    await tab.does(() => tab.part("typing").requestSubmit());
  };
  await type("3 b2 r, 10 a1");
  assert.equal(tab.text("typing-help"), "“10 a1”: there’s no such tile.");
  assert.deepEqual(lies(tab, 4), [null]);
  await type("3 b2 r, 1 -");
  assert.deepEqual(lies(tab, 4), [[2, 1]]);
  assert.equal(tab.part("typed-moves").value, "", "what was made is typed no more");
  await tab.press("close");
  await tab.untilText("caption", "1 of 9");
});

test("a tile turns by itself to fit, if that is switched on", async () => {
  const tab = await visit();
  await tab.set({ autoturn: true });
  await tab.put(0, 3);
  assert.deepEqual(lies(tab, 3), [[0, 0]]);
  for (let taps = 0; taps < 3; taps++) await tab.click(waiting(4));
  await tab.put(4, 4);
  assert.deepEqual(lies(tab, 4), [[4, 0]]);
  await tab.untilText("caption", "2 of 9 · 1 of 12 seams match");
});

test("a link with a board opens for play, and gives nothing away", async () => {
  const tab = await visit();
  await tab.put(4, 4);
  await tab.press("share");
  await tab.fill('[data-part="with-board"]', true);
  const link = () => tab.part("share-text").value;
  await tab.until(() => link().includes("&board="), "the link has the board");
  const friend = await new Browser().visit(new URL(link()).hash);
  assert.deepEqual(heardBoard(friend)[4], [4, 0]);
  assert.equal(friend.state.page.tab, "play");
  assert.equal(friend.text("verdict"), "");
  assert.match(friend.text("caption"), /^Your board · 1 of 9/);
});

test("a tile keeps its turn after a reload, and its moves can be undone", async () => {
  const browser = new Browser();
  const tab = await browser.visit(DOGS);
  await tab.put(4, 4);
  await tab.click(cell(4));
  await tab.until(() => browser.kept[0]?.board?.[4]?.[1] === 1, "it is kept");
  await tab.reload();
  assert.deepEqual(lies(tab, 4), [[4, 1]]);
  await tab.press("undo");
  assert.deepEqual(lies(tab, 4), [[4, 0]]);
  await tab.press("redo");
  assert.deepEqual(lies(tab, 4), [[4, 1]]);
});

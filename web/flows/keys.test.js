// Playing and leafing by keys, as screen readers announce it. The browser decides the order of Tab.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { DOGS_WHOLE, assertSolution } from "./boards.js";
import { DOGS } from "./puzzles.js";

const WHOLE = "Your board · 9 of 9 · 12 of 12 seams match";
const pressed = (/** @type {number} */ tile) => `[data-part="tray"] [data-tile="${tile}"][aria-pressed="true"]`;

test("a puzzle is solved by keys alone, and a finished board only reacts to Undo", async () => {
  const tab = await new Browser().visit(DOGS);
  const lies = (/** @type {number} */ cell) => tab.board?.[cell];
  tab.find('[data-part="board"] [data-cell="0"]').focus();
  for (const [number, [tile, turn]] of DOGS_WHOLE.entries()) {
    await tab.key(String(tile + 1));
    assert.ok(tab.find(pressed(tile)));
    if (turn === 3) await tab.key("R", { shiftKey: true });
    await tab.key("Enter");
    assert.deepEqual(lies(number), [tile, turn]);
    for (const key of number % 3 < 2 ? ["ArrowRight"] : ["ArrowDown", "Home"]) await tab.key(key);
  }
  await tab.untilText("caption", WHOLE);
  assertSolution(tab, DOGS);
  for (const key of ["Enter", "r", "Delete", "1"]) await tab.key(key);
  assert.match(tab.text("caption"), new RegExp(WHOLE));
  await tab.key("u");
  await tab.untilText("caption", "8 of 9");
  for (const key of ["Enter", "ArrowUp", "Enter"]) await tab.key(key);
  assert.deepEqual(lies(3), DOGS_WHOLE[6], "a tile is carried by Enter, the arrow and Enter");
  await tab.key("r");
  assert.deepEqual(lies(3), [8, 0]);
  await tab.key("Delete");
  await tab.untilText("caption", "7 of 9");
  for (let times = 0; times < 3; times++) await tab.key("z", { ctrlKey: true });
  assert.deepEqual(lies(3), DOGS_WHOLE[3]);
  await tab.key("y", { ctrlKey: true });
  assert.deepEqual(lies(3), DOGS_WHOLE[6]);
});

test("keys leaf through the solutions, and on the board they move from cell to cell", async () => {
  const tab = await new Browser().visit(DOGS);
  await tab.show("solve");
  await tab.press("solve");
  await tab.untilText("verdict", "Two solutions.");
  await tab.press("show-all");
  const shows = (/** @type {number} */ number) => assert.equal(tab.text("caption"), `Solution ${number} of 2`);
  shows(1);
  tab.find('[data-action="next"]').focus();
  for (const [key, number] of /** @type {const} */ ([["ArrowRight", 2], ["ArrowLeft", 1], ["ArrowLeft", 2]])) {
    await tab.key(key);
    shows(number);
  }
  const focused = () => tab.window.document.activeElement.getAttribute("aria-label") ?? "";
  tab.find('[data-part="board"] [data-cell="0"]').focus();
  for (const [key, cell] of [
    ["ArrowRight", "Row 1, column 2"],
    ["ArrowDown", "Row 2, column 2"],
    ["End", "Row 2, column 3"],
    ["ArrowRight", "Row 2, column 3"],
    ["ArrowUp", "Row 1, column 3"],
    ["ArrowUp", "Row 1, column 3"],
    ["Home", "Row 1, column 1"],
    ["ArrowDown", "Row 2, column 1"],
  ]) {
    await tab.key(key);
    assert.match(focused(), new RegExp(`^${cell}: tile`), key);
  }
  shows(2);
  await tab.key("PageDown");
  shows(1);
  await tab.key("PageUp");
  shows(2);
  assert.match(focused(), /^Row 2, column 1: tile/, "the focus stays where it was");
  assert.equal(tab.window.document.querySelectorAll('svg.picture [tabindex="0"]').length, 1, "the board is one stop");
});

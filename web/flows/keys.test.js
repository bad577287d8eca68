// Playing and leafing by keys, as screen readers announce it. The browser decides the order of Tab.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { DOGS_WHOLE, assertSolution } from "./boards.js";
import { DOGS, FIRST, TOUGH } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** Within this many ms what is new is announced. */
const PAUSE = 1500;
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

/** Gives what is said after a key, or after the focus moves to a cell. @param {Tab} tab */
function ears(tab) {
  const { clock } = tab.browser;
  return async (/** @type {string | number} */ key, /** @type {object} */ facts = {}) => {
    await clock.turn(PAUSE);
    tab.see();
    await clock.turn(PAUSE);
    tab.said.length = 0;
    await (typeof key === "number" ? tab.focus(`[data-part="board"] [data-cell="${key}"]`) : tab.key(key, facts));
    await clock.turn(PAUSE);
    return tab.said.join(" | ");
  };
}

test("from the board all tiles are surveyed by their numbers, and the focus stays there", async () => {
  const tab = await new Browser().visit(FIRST);
  const hear = ears(tab);
  await hear(4);
  const { activeElement } = tab.window.document;
  for (let n = 1; n <= 9; n++) {
    const sides = tab.find(`[data-part="tray"] [data-tile="${n - 1}"]`).ariaLabel.replace(/^tile \d; t/, "T").replaceAll(": ", " ");
    for (const times of ["once", "again"]) assert.equal(await hear(String(n)), `Tile ${n}. ${sides}.`, times);
    assert.ok(tab.find(pressed(n - 1)));
    assert.equal(tab.window.document.activeElement, activeElement);
  }
  await tab.set({ spoken: "short" });
  await tab.reload();
  await ears(tab)(4);
  assert.equal(await ears(tab)("2"), "Tile 2 selected.", "the setting lasts");
});

test("no key is silent", async () => {
  const tab = await new Browser().visit(FIRST);
  const hear = ears(tab);
  for (const [key, said, facts] of /** @type {[key: string | number, said: string | RegExp, facts?: object][]} */ ([
    [0, ""],
    ["?", "Any tile goes in row 1, column 1 so far."],
    ["Enter", "Row 1, column 1 is empty. Choose a tile first."],
    ["r", "Row 1, column 1 is empty. Choose a tile first."],
    ["l", "Row 1, column 1 is empty. Choose a tile first."],
    ["Delete", "Row 1, column 1 is empty. Choose a tile first."],
    ["Escape", "No tile is selected."],
    ["z", "There is nothing to undo.", { ctrlKey: true }],
    ["y", "There is nothing to redo.", { ctrlKey: true }],
    ["u", "There is nothing to undo."],
    ["ArrowUp", "There is no cell that way."],
    ["0", "There is no tile 0."],
    ["2", /^Tile 2\. Top /],
    ["l", "Tile 2 is not on the board."],
    ["Backspace", "Tile 2 is not on the board."],
    ["Escape", "Let go of tile 2."],
    ["2", /^Tile 2\. Top /],
    ["Enter", "Tile 2 in row 1, column 1. Nothing beside it yet."],
    ["l", "Tile 2 locked."],
    ["r", "Tile 2 is locked."],
    ["r", "Tile 2 is locked."],
    ["Delete", "Tile 2 is locked."],
    ["8", /^Tile 8\. Top /],
    ["Enter", "Tile 2 is locked."],
    ["ArrowRight", "Would join tile 2 on the left."],
    ["r", /^Tile 8\. Top .* Mismatch on the left\.$/],
    ["R", /^Tile 8\. Top .* Would join tile 2 on the left\.$/, { shiftKey: true }],
    ["?", /^Row 1, column 2 needs patched tail on the left; anything on the top, right, and bottom\. Tile 8\. Top .* Would join tile 2 on the left\.$/],
    ["Enter", "Tile 8 in row 1, column 2. Joins tile 2 on the left; 1 of 12."],
    ["ArrowLeft", ""],
    ["Enter", /^Tile 2\. Top /],
    ["l", "Tile 2 unlocked."],
    ["u", "Undone. Tile 2 locked."],
  ])) {
    const heard = await hear(key, facts);
    if (typeof said === "string") assert.equal(heard, said, String(key));
    else assert.match(heard, said, String(key));
    // An answer stands in the line of help, too.
    if (/^(Row|No|There is nothing|Tile 2 is)/.test(heard)) assert.equal(tab.text("told"), heard);
    if (heard === "Tile 2 is locked.") assert.equal(tab.find('[data-part="tray"] [data-tile="1"]').ariaLabel, "Tile 2 is locked");
  }
  await tab.moves(...DOGS_WHOLE.map(([tile, turn], cell) => `${tile + 1} ${"abc"[cell % 3]}${Math.floor(cell / 3) + 1} ${turn}`).slice(2));
  await tab.untilText("caption", WHOLE);
  for (const key of ["Enter", "r", "1"]) assert.equal(await hear(key), "The puzzle is solved. Ctrl+Z takes back the last move.");
  await tab.press("watch-replay");
  assert.match(await hear("r"), /^The replay is still running\. Escape ends it\./);
});

test("where a key leads no further, it says so", async () => {
  const tab = await new Browser().visit(TOUGH);
  const hear = ears(tab);
  const { zooming } = /** @type {any} */ (tab.page).board;
  zooming.width = 900; // each tile is large
  await hear(0);
  const hint = tab.text("told");
  for (const [key, said] of [["+", "The board can’t get any larger."], ["-", "The whole board is in view."]]) {
    assert.deepEqual([await hear(key), tab.text("told")], [said, hint], key);
  }
  zooming.width = 100;
  assert.equal(await hear("-"), "The whole board is in view.");
  assert.equal(await hear("+"), "", "it zooms");
  await tab.show("solve");
  tab.leave();
  assert.equal(await hear("ArrowRight"), "", "no solution is shown");
  await tab.press("solve");
  await tab.untilText("verdict", "One solution.");
  await tab.press("show-all");
  tab.leave();
  for (const key of ["ArrowRight", "ArrowLeft"]) assert.equal(await hear(key), "This is the only solution found.", key);
  await tab.show("watch");
  tab.leave();
  assert.equal(await hear("f"), "Full screen isn’t available in this browser.");
});

test("a tile that the puzzle fixes, and one that may not turn, say so", async () => {
  const tab = await new Browser().visit("#grid=2x2&turn=no&tiles=ABab.ABba.aBAb.bABa&clues=0.0.0");
  const hear = ears(tab);
  await hear(0);
  assert.equal(await hear("r"), "Tile 1 is fixed by the puzzle.");
  assert.match(await hear("2"), /^Tile 2\. /);
  assert.equal(await hear("r"), "In this puzzle tiles can’t be turned.");
});

test("keys that change nothing on the tiles being entered say so", async () => {
  const tab = await new Browser().visit(DOGS);
  await tab.show("tiles");
  await tab.press("enter-anew");
  const hear = ears(tab);
  await tab.focus(".hand svg");
  await hear("a");
  assert.match(await hear("Enter"), /^Complete so far: 0 of 9 tiles\.$/);
  assert.equal(await hear("Escape"), "No tile is being moved.");
  assert.equal(await hear("y", { ctrlKey: true }), "There is nothing to redo.");
  for (let undo = 0; undo < 3; undo++) await hear("z", { ctrlKey: true });
  assert.equal(await hear("z", { ctrlKey: true }), "There is nothing to undo.");
});

test("every key of the watched search is answered", async () => {
  const tab = await new Browser().visit(DOGS);
  await tab.show("watch");
  await tab.until(({ watch }) => watch.at !== null, "the search has begun");
  tab.leave();
  const hear = ears(tab);
  const start = "Nothing is placed yet. Play, or go step by step.";
  for (const key of ["ArrowLeft", "Home", "[", "s"]) assert.equal(await hear(key), start, key);
  assert.match(await hear("ArrowRight"), /^Tile 1: row 1, column 1/);
  assert.match(await hear("]"), /dead end/);
  for (const key of ["End", "ArrowRight", "s"]) assert.match(await hear(key), /The search is over\.$/, key);
  for (const key of ["n", "]"]) assert.equal(await hear(key), "There is no next one: the search is over.", key);
  await hear("Home");
  assert.equal((await hear(" ")).split(" | ")[0], "Playing.");
});

const TWELVE = `#grid=4x3&tiles=${Array.from({ length: 12 }, (_, at) => `AB${at % 2 ? "cd" : "dc"}`).join(".")}`;

test("keys act where tiles are, and a setting switches letters and digits off", async () => {
  const tab = await new Browser().visit(DOGS);
  const hand = () => tab.state.play.hand;
  const typed = async (/** @type {string[]} */ ...keys) => {
    for (const key of keys) await tab.key(key);
    return hand();
  };
  assert.equal(await typed("3"), -1, "nothing has the focus");
  await tab.focus('[data-action="share"]');
  assert.equal(await typed("3", "r", "Delete"), -1);
  await tab.focus('[data-part="tray"] button');
  assert.equal(await typed("3"), 2);
  await tab.leave();
  assert.equal(await typed("4"), 3, "what had the focus has gone: it goes on");
  await tab.focus('[data-part="board"] [data-cell="0"]');
  assert.equal(await typed("Enter"), -1);
  assert.deepEqual(tab.board?.[0], [3, 0]);
  await tab.focus('[data-action="share"]');
  await tab.key("z", { ctrlKey: true });
  assert.equal(tab.board?.[0] ?? null, null, "Undo works anywhere");
  await tab.set({ keys: false });
  await tab.focus('[data-part="board"] [data-cell="0"]');
  assert.equal(await typed("3", "h", "?"), -1);
  assert.equal(tab.find('[data-dialog="keys"]').open, false);
  await tab.press("wait", { tile: 2 });
  await tab.focus('[data-part="board"] [data-cell="0"]');
  await tab.key("Enter");
  assert.deepEqual(tab.board?.[0], [2, 0], "other keys act");
});

test("no key rewrites tiles that are only looked at", async () => {
  const tab = await new Browser().visit(DOGS);
  await tab.show("tiles");
  await tab.until(({ entry }) => entry.draft.of !== null && entry.edgeDrawings !== null, "its tiles");
  const tiles = JSON.stringify(tab.state.entry.draft.now.tiles);
  for (const place of ["#tab-tiles", '[data-part="table"] [data-tile="0"]', ".hand svg"]) {
    await tab.focus(place);
    for (const key of ["d", "S", "-", "Backspace"]) await tab.key(key);
    assert.equal(JSON.stringify(tab.state.entry.draft.now.tiles), tiles, place);
  }
  await tab.click('[data-edge="S"]');
  await tab.focus(".hand svg");
  await tab.type("SS");
  assert.deepEqual(tab.state.entry.draft.now.tiles[0].slice(0, 3), ["S", "S", "S"], "a button begins, and keys go on");
  await tab.focus("#tab-tiles");
  await tab.key("B");
  assert.equal(tab.state.entry.draft.now.tiles[0][3], JSON.parse(tiles)[0][3]);
});

test("numbers above nine need no speed", async () => {
  const tab = await new Browser().visit(TWELVE);
  const number = async (/** @type {string[]} */ ...keys) => {
    for (const key of keys) await tab.key(key);
    return tab.state.play.hand + 1;
  };
  await tab.focus('[data-part="board"] [data-cell="0"]');
  assert.equal(await number("1"), 1);
  await tab.does(() => new Promise((done) => setTimeout(done, 3600_000)));
  assert.equal(await number("Shift", "2"), 12, "an hour later");
  assert.equal(await number("3"), 3, "there is no tile 123");
  assert.equal(await number("1", "ArrowRight", "2"), 2, "the focus is elsewhere");
  assert.equal(await number("1", "r", "2"), 2, "another key");
  await tab.key("1");
  await tab.key("1", { repeat: true });
  assert.equal(await number(), 1, "a key that is held is typed once");
});

test("? lists the keys, with those of a Mac", async () => {
  const browser = new Browser();
  const tab = await browser.visit(DOGS);
  await tab.focus('[data-part="tray"] button');
  await tab.key("?");
  const list = tab.find('[data-dialog="keys"]');
  assert.ok(list.open);
  assert.equal(tab.window.document.activeElement.id, "keys-title");
  const rows = () => tab.part("keys").querySelectorAll("dt").map((/** @type {any} */ row) => [row.textContent, row.querySelectorAll("kbd").map((/** @type {any} */ cap) => cap.textContent)]);
  const row = (/** @type {string} */ text) => rows().find((/** @type {any} */ [words]) => words === text)?.[1];
  assert.deepEqual(row("U Ctrl+Z"), ["U", "Ctrl", "Z"]);
  assert.deepEqual(row("+ −"), ["+", "−"]);
  assert.deepEqual(row("[ ]"), ["[", "]"]);
  assert.equal(tab.part("keys").querySelectorAll("h3").length, 5);
  await tab.key("Escape");
  assert.equal(list.open, false);
  tab.window.globals.navigator.userAgent = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
  await tab.set({ language: "de" });
  await tab.until(() => row("U ⌘+Z") !== undefined, "the keys of a Mac");
});

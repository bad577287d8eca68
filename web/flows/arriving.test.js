// Texts pasted anywhere on the page, dropped on it, or opened with the installed page; and what else its icon leads to.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { ADDRESS } from "../tools/flows/windows.js";
import { FIRST, isOpen, isSeen } from "./laid.js";

const TWO = "#grid=2x1&tiles=ABab.ABab";

test("a text pasted or dropped anywhere is read, and the page says as what", async () => {
  const tab = await new Browser().visit(FIRST);
  await tab.show("solve");
  await tab.paste("https://e2.bucas.name/#puzzle=Sample_4x4&board_w=4&board_h=4&board_edges=ajjaajojaetjaaeejoeaootottooeajteojattoootttjajtjeaaoeaeteaejaae");
  await tab.untilText("name", "Sample 4x4");
  await tab.untilText("foreign-words", "Read as a board link from e2.bucas.name.");
  assert.equal(isSeen(tab, '[data-part="foreign-order"]'), false, "a link says in which order they stand");
  await tab.show("solve");
  await tab.untilText("caption", "A finished solution · 24 of 24 seams match");

  await tab.drop("grid: 2x1\ntiles:\nAbCd\nABcd\nname: Dropped\n");
  await tab.untilText("name", "Dropped");
  assert.equal(isSeen(tab, '[data-part="foreign"]'), false, "that was our own notation");

  await tab.paste("nothing of the kind");
  await tab.until(() => (tab.see(), tab.text("notices").length > 20), "it is told that there are no tiles");
  assert.equal(tab.text("name"), "Dropped");
});

test("clues alone offer their puzzle", async () => {
  const board = [..."a".repeat(4 * 16 * 16)];
  for (const [cell, tile] of /** @type {[number, string][]} */ ([[34, "rgou"], [45, "rtrj"], [135, "vddo"], [210, "jdso"], [221, "fskn"]])) board.splice(4 * cell, 4, ...tile);
  const tab = await new Browser().visit(FIRST);
  await tab.paste(`https://e2.bucas.name/#puzzle=Clues&board_w=16&board_h=16&board_edges=${board.join("")}`);
  await tab.untilText("completed", "These are the clues of Eternity II; all other tiles are blank here.");
  await tab.click('[data-part="completed"] button');
  await tab.untilText("name", "Eternity II");
  await tab.until(() => tab.hash.includes("clues=34.207.1_45.254.1_135.138.0_210.180.1_221.248.2"), "its link has the clues");
  assert.equal(isSeen(tab, '[data-part="completed"]'), false);
});

test("pasting while playing says how the text was read; answers of solvers are recognised", async () => {
  const tab = await new Browser().visit(TWO);
  await tab.paste("HDdh CHsh DCcd\nSDsh SDhd SShc\nCHdc HDcc HSsc\n");
  await tab.untilText("foreign-words", "Read as a list of tiles. The pictures are those of One Tough Puzzle.");
  assert.equal(tab.state.page.tab, "play");
  await tab.show("solve");
  assert.ok(isSeen(tab, '[data-part="foreign-words"]'), "in Solve");
  assert.ok(isSeen(tab, '[data-part="foreign-order"]'));

  await tab.paste(
    ".h. | .c. | .d.\ns S | s H | h S\n.D. | .S. | .D.\n----|-----|----\n.d. | .s. | .d.\nD h | H h | H c\n.H. | .C. | .C.\n----|-----|----\n" +
      ".h. | .c. | .c.\nS c | C d | D c\n.S. | .D. | .H.\n",
  );
  await tab.untilText("foreign-words", "Read as a drawing of tiles. The pictures are those of One Tough Puzzle.");
  await tab.show("solve");
  await tab.untilText("caption", "A finished solution");

  const answer = "Tiles = [1, 2, 3, 4, 5, 6, 7, 8, 9], Rotations = [up, up, up, up, up, up, up, up, up] ;\n";
  for (const [text, told] of [
    [answer + answer, "The first of 2 boards was taken."],
    ["Tiles = [1, 2, 3, 4, 5, 6, 7, 8], Rotations = [up, up, up, up, up, up, up, up]", "This answer is incomplete, or the solver stopped without one."],
    ["c CaDiCaL\ns SATISFIABLE\nv 1 -2 -3 4 -5 -6 -7 -8 -9 0\n", "This is a solver’s answer; the command “edgewise convert -answer FILE PUZZLE” lays it on its puzzle. Paste the link that it prints."],
    ["s UNSATISFIABLE\n", "According to this answer there’s no solution."],
    ["There are no tiles in this.", "No tiles found here. Write each tile on a line of its own, such as “fox head, owl tail, deer head, hare tail”."],
  ]) {
    await tab.paste(text);
    await tab.untilText("notices", told);
  }
  assert.equal(isSeen(tab, '[data-part="foreign-words"]'), false, "nothing was read of that");
  await tab.back();
  await tab.until(() => tab.hash.includes("HDdh"), "the puzzle before is back");
  assert.equal(isOpen(tab, "waiting"), false, "nobody has laid a tile");
});

test("a file that is opened with the installed page is read", async () => {
  const tab = await new Browser().visit();
  await tab.launch();
  assert.ok(tab.state.page.home, "it can be opened without a file, too");
  await tab.launch("grid: 2x1\ntiles:\nAbCd\nABcd\nname: Opened\n");
  await tab.untilText("name", "Opened");
});

test("the shortcuts of the installed page lead to today's puzzle, one's own tiles and My puzzles", async () => {
  const browser = new Browser({ now: "2026-11-21" });
  const day = await browser.visit("?to=today");
  await day.untilText("name", "November 21");
  assert.match(day.run(() => location.href), /^https:\/\/host\.example\/edgewise\/#grid=3x3&/, "its own link is in the address");
  const entry = await browser.visit("?to=tiles");
  await entry.until(({ page }) => page.tab === "tiles" && !page.home, "the Tiles tab is in sight");
  assert.equal(entry.run(() => location.href), ADDRESS);
  const mine = await browser.visit("?to=mine");
  await mine.until(({ library }) => library.open, "the shelves are in sight");
  await mine.untilText("mine", "November 21");
  await mine.back();
  assert.ok(mine.state.page.home, "and home is behind them");
  const elsewhere = await browser.visit("?to=constructor");
  assert.ok(elsewhere.state.page.home);
});

test("the icon is marked until today's puzzle is solved, if a setting asks for it", async () => {
  const browser = new Browser({ now: "2026-11-21" });
  const tab = await browser.visit("?to=today");
  /** @type {string[]} */
  const marks = [];
  Object.assign(tab.window.globals.navigator, { setAppBadge: async () => void marks.push("set"), clearAppBadge: async () => void marks.push("cleared") });
  await tab.set({ badge: true });
  assert.deepEqual(marks, ["set"]);
  await tab.set({ badge: false });
  await tab.set({ badge: true });
  assert.deepEqual(marks, ["set", "cleared", "set"]);
  await tab.does(() => void tab.app.dayStore.take([{ day: "2026-11-21", solved: 1, time: 1, moves: 1, hints: 0, counts: true, link: "", board: [] }]));
  await tab.until(() => marks.length === 4, "it is unmarked");
  assert.equal(marks[3], "cleared");
});

// What follows a finished board: sharing the result, and the next puzzle.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { ADDRESS } from "../tools/flows/windows.js";
import { DOGS_WHOLE, FIRST, isSeen, movesTo } from "./laid.js";
import { DOGS, dayMoves } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

const MOVES = movesTo(DOGS_WHOLE);

/**
 * Gives a tab a share sheet that ends like this, or none, and a clipboard that accepts all, text only, or
 * nothing.
 * @param {Tab} tab
 * @param {string} sheet
 * @param {string} clipboard
 * @returns {{ done: string[] }} what was sent, copied and saved
 */
function sharing(tab, sheet, clipboard) {
  const { window } = tab;
  const { navigator } = window.globals;
  const noted = { done: /** @type {string[]} */ ([]) };
  const refuse = (/** @type {string} */ name) => {
    throw Object.assign(new Error(), { name });
  };
  if (sheet !== "none") {
    navigator.canShare = () => true;
    navigator.share = async (/** @type {ShareData} */ { files, text, url }) => {
      noted.done.push(["sheet", files?.[0]?.name, text, url].filter(Boolean).join(" "));
      if (sheet !== "sent") refuse(sheet);
    };
  }
  const { write } = navigator.clipboard;
  navigator.clipboard.write = async (/** @type {any} */ items) => {
    if (clipboard !== "all") refuse("NotAllowedError");
    await write(items);
    noted.done.push(`copied ${window.copied.at(-1)}`);
  };
  navigator.clipboard.writeText = async (/** @type {string} */ text) => {
    if (clipboard === "none") refuse("NotAllowedError");
    noted.done.push(`line ${text}`);
  };
  window.document.save = (name) => void noted.done.push(`saved ${name}`);
  return noted;
}

/** Shares the result of a finished board in one of the ways. @param {Tab} tab @param {"picture" | "line" | "link"} way */
async function shareAs(tab, way) {
  await tab.click('[data-action="share-result"]');
  await tab.click(`[data-action="share-${way}"]`);
}

test("a result is shared in the best way available, as a picture, a line, or a link that does not say how it went", async () => {
  const line = "Edgewise · Das verflixte Hunde-Spiel · 9 moves · 0:00 · no hints\n";
  const file = "Das-verflixte-Hunde-Spiel.png";
  for (const [name, sheet, clipboard, begins, told] of /** @type {[string, string, string, string[], string][]} */ ([
    ["a sheet", "sent", "all", [`sheet ${file} ${line}`], ""],
    ["closed again", "AbortError", "all", [`sheet ${file} ${line}`], ""],
    ["it fails", "NotAllowedError", "all", [`sheet ${file} ${line}`, `copied ${line}`], "Sharing didn’t work. Picture and line copied."],
    ["no sheet", "none", "all", [`copied ${line}`], "Picture and line copied."],
    ["no pictures", "none", "text", [`saved ${file}`, `line ${line}`], "Picture saved, line copied."],
    ["no clipboard", "none", "none", [`saved ${file}`], "Picture saved. Copy the line below."],
  ])) {
    const browser = new Browser();
    browser.clock.pace = 0;
    const tab = await browser.visit(FIRST);
    const noted = sharing(tab, sheet, clipboard);
    await tab.moves(...MOVES);
    await shareAs(tab, "picture");
    await tab.until(() => noted.done.length === begins.length, `it is shared: ${name}`);
    for (const [at, want] of begins.entries()) assert.ok(noted.done[at].startsWith(want), `${name}: ${noted.done[at]}`);
    await tab.untilText("finish-told", told);
    if (told) await tab.until(() => tab.said.at(-1)?.includes(told), "those who hear the page are told");
    const byHand = clipboard === "none";
    assert.equal(isSeen(tab, '[data-part="finish-line"]'), byHand, name);
    if (byHand) assert.ok(tab.part("finish-line").value.includes(line));
    assert.ok(!noted.done.join("").includes("board="));

    noted.done = [];
    await shareAs(tab, "line");
    if (byHand) await tab.untilText("finish-told", "Copy the line below.");
    else assert.ok(noted.done[0].startsWith((sheet === "none" ? "line " : "sheet ") + line.trimEnd()), `${name}: ${noted.done}`);

    noted.done = [];
    await shareAs(tab, "link");
    if (byHand) {
      await tab.untilText("finish-told", "Copy the link below.");
      assert.ok(tab.part("finish-line").value.startsWith("http"));
      continue;
    }
    assert.ok(noted.done.length > 0 && !noted.done[0].includes("moves"), `${name}: ${noted.done}`);
    if (sheet === "none") await tab.untilText("finish-told", "Link copied.");
  }
});

test("a finished day leads to the next one, and finally to a published puzzle", async () => {
  const browser = new Browser({ now: "2026-11-22T09:00" });
  browser.clock.pace = 0;
  const tab = await browser.visit("#day=2026-11-22");
  await tab.moves(...dayMoves("2026-11-22"));
  await tab.untilText("finish-told", "No. 2 · ");
  await tab.untilText("finish-told", "tomorrow makes 2 in a row");
  assert.equal(isSeen(tab, '[data-action="share"]'), false, "there is one way to share a finished board");

  // An earlier unsolved day comes next; finished on time, it makes a row.
  await tab.untilText("finish-next", "Play Saturday, November 21");
  await tab.click('[data-action="next-puzzle"]');
  await tab.untilText("name", "November 21");
  await tab.untilText("caption", "0 of 9");
  browser.clock.set("2026-11-22T09:01");
  await tab.moves(...dayMoves("2026-11-21"));
  await tab.untilText("finish-told", "No. 1");
  await tab.untilText("finish-told", "2 days in a row");
  const noted = sharing(tab, "sent", "all");
  await shareAs(tab, "picture");
  await tab.until(() => noted.done.length === 1, "it is shared");
  const [text, link] = noted.done[0].replace("sheet 2026-11-21.png ", "").split("\n");
  assert.equal(text, "Edgewise No.\u00a01 · 9 moves · 0:00 · no hints · 2 days in a row");
  assert.equal(link, `${ADDRESS}#day=2026-11-21`);

  // Both days are solved, so a published puzzle of similar difficulty comes next.
  await tab.untilText("finish-next", "Next puzzle");
  await tab.click('[data-action="next-puzzle"]');
  await tab.until(() => (tab.see(), !isSeen(tab, '[data-part="finish"]')), "another lies there");
  await tab.untilText("caption", "0 of 9");
  assert.doesNotMatch(tab.text("name"), /Today’s puzzle/);
  tab.close();

  // Somebody else's puzzle with the name of a day has no number, and is not taken for today's.
  const other = await browser.visit(`${DOGS}&name=2026-11-22`);
  await other.untilText("caption", "0 of 9");
  await other.moves(...MOVES);
  await other.untilText("finish-next", "Next puzzle");
  assert.equal(other.text("finish-told"), "");
  browser.clock.set("2026-11-23T09:00");
  await other.drop(`${DOGS}&name=2026-11-23`);
  await other.untilText("caption", "0 of 9");
  await other.moves(...MOVES);
  await other.untilText("finish-next", "Today’s puzzle");
});

// What this browser keeps while another tab is open.

import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { jigsaw } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

const FOUR = jigsaw(2, 2, "name=Four");
const SIX = jigsaw(3, 2, "name=Six");

/** Solves the puzzle and puts one tile of the solution on the person's own board. @param {Tab} tab */
async function putOne(tab) {
  await tab.press("solve");
  await tab.untilText("verdict", "solution");
  await tab.press("show-one");
  await tab.press("put");
  await tab.untilText("caption", "Your board · 1 of");
}

test("two tabs keep what each does, and the same puzzle in both is one game", async () => {
  const browser = new Browser();
  const one = await browser.visit(FOUR);
  const other = await browser.visit(SIX);
  await putOne(one);
  await putOne(other);
  for (const tab of [one, other]) {
    await tab.until(() => browser.kept.length === 2 && browser.kept.every(({ board }) => board?.filter(Boolean).length === 1), "both boards are kept");
    await tab.press("puzzles");
    await tab.until(() => tab.part("mine").querySelectorAll("li").length === 2, "both are on the shelf");
    await tab.press("close");
  }

  // The later board counts, the other is one Undo away, and what was undone in one tab can be redone in
  // another.
  const four = browser.kept.find(({ name }) => name === "Four");
  await other.press("open-mine", { id: four?.id ?? "" });
  await other.untilText("caption", "Your board · 1 of 4");
  await other.press("solve");
  await other.untilText("verdict", "solution");
  await other.press("show-all");
  await other.press("put");
  for (const tab of [other, one]) await tab.untilText("caption", "Your board · 4 of 4");
  await one.press("undo");
  for (const tab of [one, other]) await tab.untilText("caption", "Your board · 1 of 4");
  await other.show("play");
  await other.press("redo");
  await one.untilText("caption", "Your board · 4 of 4");
  await one.until(() => browser.kept.find(({ name }) => name === "Four")?.board?.every(Boolean), "the whole board is kept");
});

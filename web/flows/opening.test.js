// Go is called once for each puzzle that is opened, whichever way that is done.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { LIST } from "./lists.js";
import { DOGS, DOGS_WHOLE, TOUGH } from "./puzzles.js";
import { dayLink, writtenDays } from "./written-days.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** @param {string} name */
const dogs = (name) => `${DOGS}&name=${name}`;
/** The Hunde-Spiel as people list it: Go knows it. */
const DOG_LIST = "BGus BSbu BSgu BSgu BUsg GBsu GSbu GUbs GUgs";

/** What the workers of a tab were asked. @param {Tab} tab */
const asked = (tab) => tab.workers.flatMap((worker) => worker.asked);

/**
 * What Go is called for until a puzzle of this name is on the table.
 * @param {Tab} tab
 * @param {string} name
 * @param {() => Promise<unknown>} act
 */
async function callsFor(tab, name, act) {
  const { length } = asked(tab);
  await act();
  await tab.until(({ table }) => table.puzzle?.name === name && table.drawing, `${name} is on the table`);
  return asked(tab).slice(length);
}

test("a puzzle is opened by one call", async () => {
  const browser = new Browser({ now: "2026-11-22T08:00", files: writtenDays() });
  const tab = await browser.visit(dogs("Visited"));
  assert.deepEqual(asked(tab), ["open"], "the first visit");
  await tab.press("puzzles");
  /** @type {[what: string, name: string, act: () => Promise<unknown>][]} */
  const ways = [
    ["a followed link", "Followed", () => tab.follow(dogs("Followed"))],
    ["Back", "Visited", () => tab.back()],
    ["a published puzzle", "Published", () => tab.press("open", { link: dogs("Published").slice(1) })],
    ["one of My puzzles", "Followed", () => tab.press("open-mine", { id: tab.state.keep.mine.find(({ name }) => name === "Followed")?.id ?? "" })],
    ["a pasted link", "One Tough Puzzle", () => tab.paste(TOUGH)],
    ["a written day", "2026-11-22", () => tab.press("open-day", { day: "2026-11-22" })],
    ["a day that Go generates", "2026-11-28", () => tab.press("open-day", { day: "2026-11-28" })],
    ["the link of a day", "2026-11-21", () => tab.follow("#day=2026-11-21")],
  ];
  for (const [what, name, act] of ways) assert.deepEqual(await callsFor(tab, name, act), ["open"], what);
  await tab.reload();
  assert.deepEqual(asked(tab), ["open"], "a reload");
});

test("a list of tiles is read by one call in slices", async () => {
  const tab = await new Browser().visit(dogs("Visited"));
  const calls = await callsFor(tab, "", () => tab.paste(DOG_LIST));
  assert.deepEqual([...new Set(calls)], ["read"]);
  const { length } = asked(tab);
  await tab.paste(LIST);
  assert.deepEqual([...new Set(asked(tab).slice(length))], ["read"]);
  const link = tab.state.page.look?.look.readings[0].link;
  assert.ok(link);
  const before = asked(tab).length;
  await tab.press("look-right");
  await tab.until(({ table }) => table.puzzle?.id === link, "its reading is on the table");
  assert.deepEqual(asked(tab).slice(before), ["open"]);
});

test("a puzzle that waits for the person's decision is opened by no further call", async () => {
  const browser = new Browser();
  const first = await browser.visit(dogs("Begun"));
  await first.moves("1 a1");
  first.close();
  const [[tile, turn]] = DOGS_WHOLE;
  const tab = await browser.visit(`${dogs("Begun")}&board=-_${tile}.${turn}_-_-_-_-_-_-_-`);
  await tab.until(({ page }) => page.waiting?.replaces, "the board of the link waits");
  assert.deepEqual(tab.board?.[0], [0, 0], "the board in progress is shown meanwhile");
  assert.deepEqual(asked(tab), ["open"]);
  await tab.press("open-waiting");
  assert.deepEqual(tab.board?.[1], [tile, turn]);
  assert.deepEqual(asked(tab), ["open"]);
});

test("a change of the setting draws the puzzle again by one call", async () => {
  const tab = await new Browser().visit(dogs("Drawn"));
  await tab.set({ plain: true });
  await tab.until(({ table }) => table.drawing?.art === "plain", "it is drawn in plain shapes");
  assert.deepEqual(asked(tab), ["open", "draw"]);
  assert.deepEqual(await callsFor(tab, "2026-11-22", () => tab.follow(dayLink("2026-11-22"))), ["open"]);
  assert.equal(tab.state.table.drawing?.art, "plain");
});

// The page opens what former versions kept: puzzles with boards and moves to undo, a search to continue, half
// entered tiles, settings, and a file.
//
// With EDGEWISE_RECORD=VERSION this version does it all, and writes testdata/kept-VERSION.json. Do so when the
// format of what is kept changes, and leave the former files as they are.

import assert from "node:assert/strict";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { FIRST, countOf, isOpen, openFrom, putOne } from "./laid.js";
import { HALF_AN_HOUR, jigsaw } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** Everything that a version kept in a browser, and a file that it saved. @typedef {{ records: any[], local: Record<string, string>, file: string }} LeftBehind */

const folder = new URL("testdata/", import.meta.url);
/** Drops the times of opening, since they differ in each run. @param {string} file */
const withoutOpened = (file) => file.replace(/^ {2}opened: .*\n/gm, "");

/** @param {Tab} tab */
async function save(tab) {
  await tab.click('[data-dialog="puzzles"] [data-action="save-file"]');
  return (await tab.file()).text;
}

/** Does everything that a version should keep. @returns {Promise<LeftBehind>} */
async function leaveBehind() {
  const browser = new Browser();
  const tab = await browser.visit(jigsaw(3, 2, "name=Six"));
  browser.clock.pace = 20;
  await tab.moves("1 a1", "2 b2");
  await tab.follow(HALF_AN_HOUR);
  await tab.press("open-waiting");
  await tab.press("solve");
  await tab.untilText("share-words", "left on");
  await tab.press("stop");
  await tab.until(() => browser.kept.some(({ searches }) => searches.length === 1), "the search is kept");
  await tab.show("tiles");
  await tab.press("enter-anew");
  await tab.focus(".hand svg");
  for (const key of "ABcdA") await tab.key(key);
  await tab.untilText("enter-at", "Tile 2");
  await openFrom(tab, "published", "Insects");
  await putOne(tab);
  await tab.set({ letters: true, theme: "dark" });
  await tab.until(() => browser.kept.length === 3 && browser.kept.every((mine) => countOf(mine) || mine.searches.length), "all three are kept");
  await tab.press("puzzles");
  return { records: [...browser.databases.edgewise.records.values()], local: Object.fromEntries(browser.storage?.texts ?? []), file: await save(tab) };
}

const { EDGEWISE_RECORD: version } = process.env;
if (version) writeFileSync(new URL(`kept-${version}.json`, folder), `${JSON.stringify(await leaveBehind())}\n`);

for (const name of readdirSync(folder).filter((/** @type {string} */ name) => name.startsWith("kept-"))) {
  test(`${name} opens, with all that there was, and so does its file`, async () => {
    const left = /** @type {LeftBehind} */ (JSON.parse(readFileSync(new URL(name, folder), "utf8")));
    const browser = new Browser({ mine: left.records });
    for (const [key, text] of Object.entries(left.local)) browser.storage?.setItem(key, text);
    const tab = await browser.visit();
    browser.clock.pace = 20;
    await tab.click('[data-action="continue"]');
    await tab.press("puzzles");
    assert.equal(withoutOpened(await save(tab)), withoutOpened(left.file));
    await tab.press("close");

    assert.equal(tab.text("name"), "Insects");
    await tab.untilText("caption", "Your board · 1 of 9");
    assert.equal(tab.window.document.documentElement.dataset.theme, "dark");
    await tab.show("tiles");
    await tab.untilText("aside-told", "1 of 9 tiles.");
    await tab.press("enter-aside");
    await tab.untilText("caption", "Your tiles · 1 of 9");
    await tab.until(() => tab.find("#entry-text").value, "the tiles that are entered are there");
    assert.equal(tab.find("#entry-text").value.split("tiles:\n")[1].trim().replaceAll("\n", ""), "ABcd  A");
    await tab.press("enter-undo");
    await tab.untilText("enter-at", "Tile 2");

    await openFrom(tab, "mine", "Six");
    await tab.show("play");
    await tab.untilText("caption", "Your board · 2 of 6");
    await tab.press("undo");
    await tab.untilText("caption", "Your board · 1 of 6");
    await tab.press("redo");
    await tab.untilText("caption", "Your board · 2 of 6");

    await tab.press("puzzles");
    await tab.until(() => (tab.see(), tab.part("mine").querySelectorAll("li").length === 4), "one with the tiles half entered");
    await tab.press("go-on-mine", { id: browser.kept.find(({ searches }) => searches.length > 0)?.id ?? "" });
    await tab.untilText("share-words", "left on");
    await tab.press("stop");
    await tab.untilText("verdict", "Stopped.");

    const other = await new Browser().visit(FIRST);
    await other.drop(left.file);
    if (!isOpen(other, "puzzles")) await other.press("puzzles");
    await other.until(() => (other.see(), other.part("mine").querySelectorAll("li").length === 3), "all of its file are there");
    assert.match(other.text("mine"), /1 of 9/);
  });
}

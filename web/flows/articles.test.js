// The articles: the page counts their figures itself, and each leads to its puzzle.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { count, seen, texts } from "./reading.js";

/** @import {Tab} from "../tools/flows/tab.js" */

const DIALOG = '[data-dialog="articles"]';
/** @param {string} name */
const article = (name) => `${DIALOG} details[data-article="${name}"]`;

/** Opens the dialog from home. */
async function open() {
  const tab = await new Browser().visit();
  await tab.press("articles");
  await tab.until(() => count(tab, `${DIALOG} details`) === 5, "the articles");
  return tab;
}

/** Opens an article, and waits until all its figures are counted. @param {Tab} tab @param {string} name */
async function unfold(tab, name) {
  await tab.click(`${article(name)} summary`);
  await tab.until(() => tab.find(`${article(name)} table`).ariaBusy === "false", "all is counted");
  return texts(tab, article(name))[0];
}

test("articles show their counts and lead to their puzzles, in the current language", async () => {
  const tab = await open();
  const suits = await unfold(tab, "suits");
  for (const said of ["Tiles placed on cell 9row by rowIn the article: “4”4", "Placements altogetherrow by rowIn the article: “something like 2800 times”2,819", "In the article: “just over 23×10⁹”23,781,703,680"]) assert.ok(suits.includes(said), said);
  await tab.click(`${article("suits")} summary`);
  const dogs = await unfold(tab, "dogs");
  for (const said of [
    "spiral, both · My own order: 4,1,2,5,8,7,6,3,0In the article: “6852 boards are explored”6,852",
    "My own order: 4,3,5,0,1,2,6,7,8In the article: “9332 boards are explored”9,332",
    "inside11,146,528",
    "“in GHCi on my 4½-year old laptop … in approximately 22 seconds”",
    "“95,126,814,720”95,126,814,720",
  ]) assert.ok(dogs.includes(said), said);
  assert.ok(!dogs.includes("as printed"));
  assert.ok(texts(tab, article("shuffled"))[0].includes("it makes 19,368 tries and finds 2 arrangements"));
  await tab.click(`${article("dogs")} [data-action="open"]`);
  await tab.untilText("name", "Das verflixte Hunde-Spiel");
  assert.equal(tab.find(DIALOG).open, false);

  await tab.set({ language: "de" });
  await tab.until(() => tab.app.speech.language === "de", "it speaks German");
  await tab.press("articles");
  await tab.until(() => texts(tab, article("suits"))[0]?.includes("Im Artikel: „something like 2800 times“2.819"), "they speak the language");
});

test("random puzzles lead back to the article they came from, unchanged", async () => {
  const tab = await open();
  await tab.click(`${article("insects")} summary`);
  await tab.click(`${DIALOG} [data-action="experiment"]`);
  await tab.until(() => tab.find('[data-dialog="experiment"]').open, "random puzzles");
  await tab.click('[data-dialog="experiment"] [data-action="close"]');
  assert.equal(tab.find('[data-dialog="experiment"]').open, false);
  assert.equal(tab.find(DIALOG).open, true);
  assert.equal(seen(tab, `${article("insects")} table`).length, 1);
  await tab.click(`${DIALOG} [data-action="close"]`);
  assert.equal(tab.find(DIALOG).open, false);
});

// The page asks before it gives the answer away, once for each puzzle, even if that is opened again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { DOGS } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

const OTHER = "#grid=3x3&tiles=BdDM.bMaD.ABbm.dAMa.AdMb.BaDm.aBmd.bMdA.MdAB&name=Other";

/** Whether a dialog is open. @param {Tab} tab @param {string} name */
const asks = (tab, name) => tab.window.document.querySelector(`[data-dialog="${name}"]`)?.open === true;

/**
 * Presses a button that gives the answer away, in the sheet of a small window or in the fold.
 * @param {Tab} tab
 * @param {string} action
 * @param {boolean} sheet
 */
async function choose(tab, action, sheet) {
  if (sheet) await tab.press("deeds");
  else if (!tab.part("fold").open) await tab.click('[data-part="fold"] > summary');
  await tab.click(`[data-part="deeds"] [data-action="${action}"]`);
}

for (const sheet of [false, true]) {
  test(`the answer asks once for each puzzle, from the ${sheet ? "sheet" : "fold"}`, async () => {
    const tab = await new Browser().visit(DOGS);
    await choose(tab, "lay-solution", sheet);
    assert.ok(asks(tab, "give-away"));
    await tab.click('[data-dialog="give-away"] [data-action="close"]');
    assert.ok(!asks(tab, "give-away"));
    assert.match(tab.text("caption"), /0 of 9/, "nothing was laid");
    // Someone who declines is asked again.
    if (sheet) await tab.click('[data-dialog="deeds"] [data-action="close"]');
    await choose(tab, "lay-solution", sheet);
    assert.ok(asks(tab, "give-away"));
    await tab.click('[data-dialog="give-away"] [data-action="give-away"]');
    await tab.untilText("caption", "Your board · 9 of 9 · 12 of 12 seams match");
    assert.ok(!asks(tab, "give-away"));
    await tab.press("back-to-board");
    await tab.untilText("caption", "0 of 9");
    await choose(tab, "reasoning", sheet);
    await tab.until(() => asks(tab, "reasoning"), "the reasons are shown");
    assert.ok(!asks(tab, "give-away"), "it was asked before");
    await tab.click('[data-dialog="reasoning"] [data-action="close"]');

    await tab.drop(OTHER);
    await tab.untilText("name", "Other");
    await choose(tab, "solve", sheet);
    assert.ok(asks(tab, "give-away"), "another puzzle is another question");
    await tab.click('[data-dialog="give-away"] [data-action="give-away"]');
    await tab.until(({ page }) => page.tab === "solve", "it is solved");
    await tab.untilText("verdict", "One solution");

    await tab.reload();
    await tab.untilText("name", "Other");
    await tab.show("play");
    await tab.untilText("caption", "0 of 9");
    await choose(tab, "reasoning", sheet);
    await tab.until(() => asks(tab, "reasoning"), "the reasons are shown");
    assert.ok(!asks(tab, "give-away"), "it was asked before the reload");
  });
}

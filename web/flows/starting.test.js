// A page that starts without something that it needs, or can do without.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { DOGS } from "./puzzles.js";

test("a page whose worker is silent, or whose program never arrives, fails", async () => {
  for (const without of /** @type {const} */ (["worker", "program"])) {
    const browser = new Browser();
    if (without === "worker") browser.fate.hiring = "silent";
    else browser.bringsModule = false;
    const tab = await browser.visit(DOGS);
    const { phase } = tab.window.document.body.dataset;
    assert.equal(phase, "failed", `${without}: what boot.js says in place of the page`);
    assert.equal(tab.state.table.puzzle, null);
    assert.deepEqual(tab.notices(), [], without);
  }
});

test("a page whose browser forbids workers does not start", async () => {
  const browser = new Browser();
  browser.fate.hiring = "refused";
  await assert.rejects(browser.visit(DOGS), /no worker can be started/, "which start.js tells");
});

test("a page without any storage works, and says in the chosen language that nothing is kept", async () => {
  const browser = new Browser({ keepsNothing: true });
  for (const database of Object.values(browser.databases)) database.fails = new DOMException("forbidden", "SecurityError");
  const tab = await browser.visit(DOGS);
  await tab.put(0, 0);
  assert.match(tab.notices().join(), /This browser won’t let Edgewise save anything/);
  await tab.set({ language: "de" });
  await tab.until(() => /Dieser Browser/.test(tab.notices().join()), "it is said in German");
  await tab.set({ language: "en" });
  await tab.until(() => /This browser/.test(tab.notices().join()), "and in English again");
  await tab.show("solve");
  await tab.press("solve");
  await tab.untilText("verdict", "Two solutions.");
});

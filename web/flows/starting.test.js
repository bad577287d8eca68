// A page that starts without something that it needs, or can do without.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { DOGS } from "./puzzles.js";
import { writtenDays } from "./written-days.js";

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

test("while nothing arrives, the page says so and offers to load again, beside what can be played", async () => {
  for (const hash of ["", `${DOGS}&end=1`]) {
    const browser = new Browser({ files: writtenDays() });
    /** @type {(came: boolean) => void} */
    let bring = () => {};
    browser.bringsModule = new Promise((resolve) => void (bring = resolve));
    const tab = await browser.visit(hash, { waits: false });
    const tell = (/** @type {string} */ what) => tab.run(() => void dispatchEvent(new Event(what)));
    assert.deepEqual(tab.notices(), []);
    tell("stalled");
    tab.see();
    assert.deepEqual(tab.notices(), ["Edgewise has stopped loading."], hash);
    await tab.until(() => /stopped loading/.test(tab.said.join()), "it is announced");
    assert.equal(tab.window.document.querySelector('[data-part="notice"] [data-action="reload"]').textContent, "Load again");
    tell("alive");
    tab.see();
    assert.deepEqual(tab.notices(), [], "a byte has come");
    tell("stalled");
    bring(true);
    await tab.until(({ page }) => page.phase === "ready", "the rest has come");
    assert.deepEqual(tab.notices(), []);
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

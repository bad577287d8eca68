// Back closes what lies on top and nothing else; what is closed in another way leaves no step in the history.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { DOGS } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** The dialogs that are open, from the lowest. @param {Tab} tab */
const open = (tab) => tab.window.document.querySelectorAll("dialog").filter((one) => one.open).map((one) => one.dataset.dialog);

test("Back closes what lies on top, and only that", async () => {
  const tab = await new Browser().visit(DOGS);
  const { past, hash } = tab;
  const steps = past.at;
  for (const [action, name] of [["more", "more"], ["share", "share"], ["deeds", "deeds"], ["keys", "keys"]]) {
    await tab.press(action);
    assert.deepEqual([open(tab), past.at], [[name], steps + 1], action);
    await tab.back();
    assert.deepEqual([open(tab), past.at, tab.hash], [[], steps, hash], action);
    await tab.press(action);
    await tab.press("close");
    await tab.settle();
    assert.deepEqual([open(tab), past.at], [[], steps], `${action} takes its step with it`);
  }
  await tab.press("more");
  await tab.press("keys");
  assert.deepEqual([open(tab), past.at], [["more", "keys"], steps + 2]);
  await tab.back();
  assert.deepEqual([open(tab), past.at], [["more"], steps + 1]);
  await tab.key("Escape");
  assert.deepEqual([open(tab), past.at], [[], steps]);
  await tab.forward();
  assert.deepEqual([open(tab), past.at], [[], steps], "Forward opens nothing");
});

test("a dialog that leads elsewhere leaves no step behind", async () => {
  const tab = await new Browser().visit("");
  const { past } = tab;
  await tab.press("doors");
  await tab.until(() => open(tab).includes("doors"), "the ways in");
  const home = past.at - 1;
  await tab.press("enter");
  await tab.until(() => open(tab).includes("beginning"), "the questions");
  await tab.back();
  assert.deepEqual([open(tab), tab.state.page.tab, tab.state.page.home], [[], "tiles", false]);
  await tab.settle();
  await tab.back();
  assert.deepEqual([tab.state.page.home, past.at], [true, home]);
});

test("the shelves that open in place of a dialog take its step, and nothing of it", async () => {
  const tab = await new Browser().visit(DOGS);
  const { past } = tab;
  const steps = past.at;
  await tab.press("more");
  await tab.press("keys");
  await tab.press("puzzles");
  await tab.until(() => open(tab).includes("puzzles") && past.at === steps + 1, "the shelves");
  assert.deepEqual([open(tab), past.steps[past.at].state.over ?? 0], [["puzzles"], 0]);
  await tab.back();
  assert.deepEqual([open(tab), past.at], [[], steps]);
});

test("a reload with a dialog takes its step away, and what rooms go on with stays", async () => {
  const tab = await new Browser().visit(DOGS);
  const { past } = tab;
  const steps = past.at;
  await tab.show("solve");
  await tab.press("more");
  assert.equal(past.at, steps + 1);
  await tab.reload();
  assert.deepEqual([open(tab), past.at, tab.state.page.tab], [[], steps, "solve"]);
  await tab.press("solve");
  await tab.untilText("verdict", "Two solutions.");
  await tab.press("build");
  await tab.until(() => open(tab).includes("companion"), "the guide");
  await tab.reload();
  await tab.until(() => open(tab).includes("companion"), "the guide again");
  assert.equal(past.at, steps + 1);
  await tab.back();
  assert.deepEqual([open(tab), past.at, tab.state.page.tab], [[], steps, "solve"]);
  await tab.reload();
  assert.deepEqual([open(tab), past.at], [[], steps]);
});

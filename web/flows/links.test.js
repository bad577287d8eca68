// Links.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";

const DOGS = "#grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs";

test("an unknown key is a note, and stays in the link", async () => {
  const tab = await new Browser().visit(`${DOGS}&colour=red&name=Dogs`);
  assert.equal(tab.text("name"), "Dogs");
  assert.deepEqual(tab.notices(), ["“colour” isn’t known here and was ignored."]);
  assert.match(tab.hash, /colour=red/);
  await tab.press("solve");
  await tab.untilText("verdict", "Two solutions.");
});

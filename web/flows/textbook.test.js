// The textbook search, switch by switch: each changes the counts, and together they explain the counts of other
// people.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { textOf } from "./entering.js";
import { DOGS } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

const textbook = '[data-dialog="textbook"]';
const told = (/** @type {Tab} */ tab, /** @type {string} */ words) => tab.untilText("textbook-told", words);

/** Solves the puzzle on the table, and opens the dialog. */
async function open() {
  const tab = await new Browser().visit(`${DOGS}&name=Hunde-Spiel`);
  await tab.show("solve");
  await tab.press("solve");
  await tab.untilText("verdict", "Two solutions.");
  await tab.click(".result .effort > summary");
  await tab.untilText("effort", "73");
  await tab.click('[data-part="effort"] [data-action="textbook"]');
  await told(tab, "73,508 tries");
  return tab;
}

test("every switch of the textbook search changes the counts", async () => {
  const tab = await open();
  await tab.fill("#textbook-order", "spiral");
  await told(tab, "49,068 tries");
  await tab.fill("#textbook-order", "custom");
  await tab.fill("#textbook-cells", "4,1,2,5,8,7,6,3,0");
  await told(tab, "49,108 tries");
  await tab.click(`${textbook} [data-switch="once"]`);
  await tab.click(`${textbook} [data-switch="fixed"]`);
  await told(tab, "7,324 tries = 472 placements + 6,852 misfits.");
  assert.match(tab.text("textbook-told"), /It found 16 arrangements, 8 pictures, and 2 solutions\./);
  assert.match(textOf(tab, `${textbook} tfoot`), /7,3244726,852/);
  await tab.fill("#textbook-cells", "4,1,1");
  await told(tab, "“1” can’t come next in an order: it takes each cell from 0 to 8 once.");
  await tab.fill("#textbook-cells", "4,3,5,0,1,2,6,7,8");
  await told(tab, "9,940 tries = 608 placements + 9,332 misfits.");
});

test("one's own counts are explained by another search, which one press selects", async () => {
  const tab = await open();
  const compare = async (/** @type {string} */ counts) => {
    await tab.fill("#textbook-mine", counts);
    await tab.click(`${textbook} form [type="submit"]`);
  };
  await compare("boards explored: 6,852");
  await tab.untilText("textbook-compared", "Yours are exactly the misfits of another search: It fills the cells in another order. It counts identical tiles as one. It fixes one tile’s turn");
  await tab.click('[data-part="textbook-set"]');
  await told(tab, "7,324 tries");
  await tab.untilText("textbook-compared", "The same: these are the misfits of this search.");
  await compare("none");
  await tab.untilText("textbook-compared", "There’s no count here to compare.");
});

test("shuffling the tiles changes neither the arrangements nor the puzzle", async () => {
  const tab = await open();
  const before = tab.hash;
  await told(tab, "The first solution came after");
  const own = tab.text("textbook-told");
  const seen = new Set([own]);
  for (const seed of [1, 2, 3]) {
    await tab.click('[data-part="textbook-shuffle"]');
    await told(tab, `(seed ${seed})`);
    const words = tab.text("textbook-told");
    assert.match(words, /73,508 tries/);
    assert.match(words, /to the first solution\. All tries together stay the same, and so do the arrangements/);
    assert.match(words, /It found 16 arrangements, 8 pictures, and 2 solutions\./);
    seen.add(words);
  }
  assert.equal(seen.size, 4);
  await tab.click('[data-part="textbook-unshuffle"]');
  await told(tab, own);
  assert.equal(tab.hash, before);
});

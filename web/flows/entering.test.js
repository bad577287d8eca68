// Entering tiles, from the box to the verdict: keys, undo, text, and what survives a reload.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { OWN, all, anew, asked, begin, beginAtTable, box, isSeen, textOf, tiles, toBox, untilSeen, written } from "./entering.js";
import { DOGS } from "./puzzles.js";

/** Two unpublished puzzles, and a published one with other letters. */
const SQUARES = "bcDa.Cbda.BCAa.BdcC.CcDA.BADb.cdCa.adcb.Dbac";
const HEXAGONS = "bcaDCd.DCaBbc.AbcCDB.BbacdA.aDCBcb.BabcdD.ABCabD";

test("few taps lead from the box to building the first tile", async () => {
  for (const [grid, own, most] of /** @type {const} */ ([["3x3", SQUARES, 43], ["hex2", HEXAGONS, 49]])) {
    const tab = await new Browser({ finger: true }).visit();
    let [taps, looks] = [0, 0];
    const tap = async (/** @type {string} */ selector) => {
      taps++;
      await tab.click(selector);
    };
    await toBox(tab, tap);
    if (grid !== "3x3") await tap(`${box} [value="${grid}"]`);
    await tap(`${box} [type="submit"]`);
    const sides = own.replaceAll(".", "");
    for (const edge of sides.slice(0, 6)) await tap(`[data-edge="${edge}"]`);
    await tab.type(sides.slice(6)); // as many keys as taps
    taps += sides.length - 6;
    looks += sides.length;
    await untilSeen(tab, () => isSeen(tab, '[data-part="enter-solve"]'), "they can be solved");
    await tap('[data-part="enter-solve"]');
    await tab.untilText("verdict", "solution");
    assert.ok(tab.hash.includes(`tiles=${own}`));
    await tab.untilText("unknown", "Not in our collection");
    assert.equal(tab.text("known-as"), "");
    await tap('.result [data-action="build"]');
    await untilSeen(tab, () => textOf(tab, ".told-tile .count").includes("1 of"), "the first tile");
    assert.ok(taps <= most, `${grid}: ${taps} taps`);
    // A model of key strokes, in seconds: to reach a key and tap it, and to look at the next side.
    if (grid === "3x3") assert.ok(taps * 1.3 + looks * 1.35 <= 120, "in two minutes");
  }
});

test("tiles are entered by keyboard, with a step back and two to the side", async () => {
  const tab = await new Browser().visit(DOGS);
  await tab.show("solve");
  await tab.focus('[data-part="enter"]');
  await tab.key("Enter");
  await asked(tab);
  assert.equal(tab.window.document.activeElement.text, "What’s in the box?");
  await tab.click(`${box} [type="submit"]`);
  assert.equal(isSeen(tab, box), false);
  const word = DOGS.split("tiles=")[1].replaceAll(".", "");
  await tab.focus('[data-part="hand"] svg');
  await tab.type(word.slice(0, 5));
  await tab.untilText("enter-at", "Tile 2 of 9 · right");
  assert.match(tab.window.document.activeElement.getAttribute("aria-label") ?? "", /^Tile 2 of 9, right\./, "the tile keeps the focus");
  await tab.key("Backspace");
  await tab.untilText("enter-at", "Tile 2 of 9 · top");
  await tab.key("ArrowLeft");
  await tab.untilText("enter-at", "Tile 1 of 9 · left");
  await tab.key("ArrowRight");
  await tab.type(word.slice(4));
  await untilSeen(tab, () => isSeen(tab, '[data-part="enter-solve"]'), "they can be solved");
  assert.match(tab.text("enter-twins"), /Tiles 3 and 4 are identical\./);
  await tab.press("enter-solve");
  await tab.untilText("verdict", "Two solutions.");
  assert.equal(tab.state.page.tab, "solve");
  assert.ok(tab.hash.includes(DOGS.split("&")[1]));
});

test("an entry survives a reload, with its undo", async () => {
  const tab = await beginAtTable();
  await tab.type("ABcdAC");
  await tab.untilText("enter-at", "Tile 2 of 9 · bottom");
  await tab.reload();
  await tab.untilText("enter-at", "Tile 2 of 9 · bottom");
  await untilSeen(tab, () => written(tab) === "grid: 3x3\ntiles:\n  ABcd\n  AC\n", "its text");
  await tab.press("enter-undo");
  await tab.untilText("enter-at", "Tile 2 of 9 · right");
  await tab.show("solve");
  await tab.reload();
  assert.ok(isSeen(tab, '[data-action="solve"]'), "who went back to Solve stays there");
});

test("the Tiles tab shows the open puzzle, and offers the entry of another one", async () => {
  const tab = await new Browser().visit(OWN);
  await tab.show("tiles");
  await untilSeen(tab, () => tiles(tab).endsWith("AAbc"), "its tiles");
  await tab.untilText("caption", "All 4 tiles");
  assert.ok(tab.find('[data-action="enter-undo"]').disabled, "to look at them is no step");
  await tab.follow(`${DOGS}&name=Hunde-Spiel&end=1`);
  await tab.untilText("name", "Hunde-Spiel");
  await tab.show("tiles");
  await untilSeen(tab, () => tiles(tab).startsWith("BGus"), "those of the next one");
  await anew(tab);
  await tab.key("A");
  await tab.untilText("enter-at", "Tile 1 of 9 · right");
  await tab.show("play");
  await tab.show("tiles");
  await untilSeen(tab, () => tiles(tab).startsWith("BGus"), "those of the open puzzle again");
  await tab.untilText("name", "Hunde-Spiel");
  assert.equal(tab.text("aside-told"), "You were entering another puzzle: 0 of 9 tiles.");
  await tab.press("enter-aside");
  await untilSeen(tab, () => tiles(tab) === "A", "what was entered");
  assert.equal(isSeen(tab, '[data-part="enter-aside"]'), false);
  await tab.press("enter-undo");
  await untilSeen(tab, () => tab.find('[data-action="enter-anew"]').disabled, "nothing is entered");
});

test("tiles entered over a day’s, a new or a shared puzzle do not get its name", async () => {
  const browser = new Browser();
  const tab = await beginAtTable(browser);
  await tab.type("ABcdA");
  await tab.untilText("enter-at", "Tile 2 of 9 · right");
  for (const hash of [`${OWN}&name=2026-11-22`, `${OWN.replace("AAbc", "AAbb")}&name=Shared`]) {
    await tab.follow(hash);
    await tab.until(({ table }) => tab.hash.startsWith(hash) && table.puzzle?.id.startsWith(hash.slice(1)), "it is open");
    await tab.show("tiles");
    await untilSeen(tab, () => tiles(tab) === /tiles=([^&]*)/.exec(hash)?.[1], "its tiles");
    assert.equal(tab.text("aside-told"), "You were entering another puzzle: 1 of 9 tiles.");
    await tab.reload();
    assert.equal(tiles(tab), /tiles=([^&]*)/.exec(hash)?.[1]);
  }
  // The entry is unchanged when the person leaves and comes back to it.
  await tab.press("enter-aside");
  await tab.untilText("enter-at", "Tile 2 of 9 · right");
  await tab.show("solve");
  await tab.press("enter");
  await tab.untilText("enter-at", "Tile 2 of 9 · right");
  await tab.reload();
  await tab.untilText("enter-at", "Tile 2 of 9 · right");
  assert.equal(isSeen(tab, '[data-part="enter-aside"]'), false);
  tab.close();
  const next = await browser.visit(OWN);
  await next.show("tiles");
  await next.untilText("aside-told", "1 of 9 tiles.");
});

test("every change of an entry is undone and redone", async () => {
  const tab = await new Browser().visit(DOGS);
  await tab.show("tiles");
  await anew(tab);
  const texts = [written(tab)];
  const changed = async () => {
    await untilSeen(tab, () => written(tab) !== texts.at(-1), "another text");
    texts.push(written(tab));
  };
  for (const edge of "ABcd") {
    await tab.key(edge);
    await changed();
  }
  await tab.click('[data-action="enter-leaf"]'); // back to the first tile
  for (const action of ["enter-turn", "enter-copy", "enter-clear", "enter-change", "enter-anew"]) {
    await tab.click(`[data-action="${action}"]`);
    await changed();
    if (action === "enter-copy") await tab.click('[data-action="enter-leaf"]'); // it continues after the copy
  }
  assert.deepEqual(texts.slice(5, 8).map((text) => text.split("tiles:\n")[1].split(/\s+/).filter(Boolean)), [["dABc"], ["dABc", "dABc"], ["dABc"]]);
  assert.match(texts[8], /BGus/);
  for (const text of texts.slice(0, -1).reverse()) {
    await tab.click('[data-action="enter-undo"]');
    await untilSeen(tab, () => written(tab) === text, `back to ${text}`);
  }
  for (const text of texts.slice(1)) {
    await tab.key("Z", { ctrlKey: true, shiftKey: true });
    await untilSeen(tab, () => written(tab) === text, `on to ${text}`);
  }
});

test("text and tiles stay in step, and what cannot be read is kept", async () => {
  const tab = await new Browser().visit(DOGS);
  await tab.show("tiles");
  await tab.fill("#entry-text", "grid: 2x2\nmates: same\ntiles:\n  AABB\n  AB!C");
  await tab.untilText("entry-fault", "Line 5, tile 2, bottom: “!” isn’t an edge.");
  await tab.reload();
  await tab.untilText("entry-fault", "isn’t an edge.");
  assert.match(written(tab), /AB!C/);
  await tab.fill("#entry-text", "grid: 2x2\nmates: same\ntiles:\n  AABB\n  AB?C");
  await tab.untilText("caption", "Your tiles · 1 of 4");
  await tab.untilText("enter-at", "Tile 2 of 4 · bottom");
  assert.equal(all(tab, 'button.edge[data-edge="a"]').length, 0);
});

test("hexagons and triangles can be entered too", async () => {
  const tab = await new Browser().visit(DOGS);
  await tab.show("tiles");
  await anew(tab);
  for (const [kind, first, next] of [["hexagon", "Tile 1 of 19 · top", "Tile 1 of 19 · upper right"], ["triangle", "Tile 1 of 9 · right", "Tile 1 of 9 · bottom"]]) {
    await tab.fill('[data-rule="kind"]', kind);
    await tab.untilText("enter-at", first);
    await tab.key("A");
    await tab.untilText("enter-at", next);
    await tab.key("Backspace");
    await tab.untilText("enter-at", first);
  }
});

test("a half entered link and one's own tiles replace each other, and neither is lost", async () => {
  const [link, offer] = ["#grid=hex2&tiles=ABCDEF.BCDEFA.CDEFAB.?.?.?.?", /Not all of these tiles have been entered yet\./];
  const browser = new Browser();
  const tab = await browser.visit(link);
  assert.match(tab.notices().join(), offer);
  await tab.show("tiles");
  assert.match(tab.notices().join(), offer);
  await tab.focus('[data-part="hand"] svg');
  await tab.type("ABC");
  assert.deepEqual([tab.notices(), tab.hash], [[], ""]);
  await tab.untilText("caption", "Your tiles · 0 of 9");
  tab.close();

  const later = await browser.visit(link);
  await later.press("enter-rest");
  await later.untilText("caption", "Your tiles · 3 of 7");
  await later.untilText("enter-last", "The tiles you were entering aren’t lost: Undo brings them back.");
  await later.press("enter-undo");
  await later.untilText("enter-at", "Tile 1 of 9 · left");
  await later.press("enter-redo");
  await later.untilText("enter-at", "of 7");
  await later.click('[data-tile="3"]');
  await later.type("abcdef".repeat(4));
  await later.untilText("enter-message", "That’s all the tiles.");
  assert.deepEqual(later.notices(), []);
  await later.reload();
  await later.untilText("enter-message", "That’s all the tiles.");
  assert.deepEqual(later.notices(), []);
  await later.press("enter-clear");
  await later.untilText("enter-last", "is empty again.");
});

test("half entered tiles are shared as such, and arrive at a friend’s", async () => {
  const browser = new Browser({ finger: true });
  const tab = await browser.visit(OWN);
  await tab.show("tiles");
  await anew(tab);
  await tab.type("ABcdBCdaAC");
  await untilSeen(tab, () => written(tab).endsWith("  AC\n"), "their text");
  await tab.press("share");
  await tab.untilText("share-lost", "Tiles entered so far: 2 of 9. Whoever gets this can enter the others.");
  /** @type {string} */
  const link = tab.part("share-text").value;
  assert.ok(link.endsWith("#grid=3x3&tiles=ABcd.BCda.AC.?.?.?.?.?.?"), link);
  assert.equal(isSeen(tab, '[data-part="share-what"]'), false, "it is not the whole puzzle");
  assert.equal(isSeen(tab, '[data-part="print-section"]'), false, "what is printed is the puzzle on the table");
  assert.ok(isSeen(tab, 'dialog [data-action="copy"]'));
  await tab.click('[data-part="share-ways"] [value="png"]');
  await tab.untilText("share-lost", "only as a link or as text to edit");
  assert.ok(tab.find('dialog [data-action="copy"]').disabled);

  // All of them make an ordinary puzzle.
  await tab.key("Escape");
  await tab.type(`bd${"ABcd".repeat(6)}`);
  await untilSeen(tab, () => isSeen(tab, '[data-part="enter-solve"]'), "they are complete");
  await tab.press("share");
  await tab.click('[data-part="share-ways"] [value="link"]');
  await untilSeen(tab, () => tab.part("share-text").value.includes("tiles=ABcd.BCda.ACbd.ABcd."), "all of them");
  assert.ok(tab.part("share-text").value.endsWith("&end=1"));
  assert.equal(tab.text("share-lost"), "");

  const friend = await new Browser().visit(link.slice(link.indexOf("#")));
  assert.match(friend.notices().join(), /2 of 9 are here\. You can enter the others\./);

  // An empty entry cannot be shared.
  const none = await begin();
  assert.ok(none.find('[data-action="share"]').disabled);
  await none.key("Escape");
  await none.key("A");
  await untilSeen(none, () => !none.find('[data-action="share"]').disabled, "one side can be shared");
});

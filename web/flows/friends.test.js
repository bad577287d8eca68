// A friend's link to nine tiles, played before the program has arrived (../app/first).

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { fileText } from "../tools/flows/windows.js";
import { DOGS } from "./puzzles.js";

/** @import {StandIn} from "../tools/flows/elements.js" */
/** @import {Served} from "../tools/flows/windows.js" */
/** @import {Tab} from "../tools/flows/tab.js" */

const SETS = ["birds", "boats", "cats", "dogs", "fish", "fruit", "insects", "suits", "plain"];

/** The files with the drawings that Go writes, by their names on the server. @type {Record<string, Served>} */
const KITS = Object.fromEntries(SETS.map((set) => [`days/first-${set}.json`, readFileSync(new URL(`../tools/days/testdata/first-${set}.json`, import.meta.url), "utf8")]));

/** A link as Go writes it, to an unpublished puzzle. @param {string} more */
const friends = (more) => `#grid=3x3&tiles=BCab.bBcA.Acad.DABb.caBd.DaBA.aABC.abAC.cAbC&name=From_a_friend&${more}end=1`;

/** The same, as people write it. */
const BY_HAND = "#grid=3x3&name=From_a_friend&tiles=BCab.bBcA.Acad.DABb.caBd.DaBA.aABC.abAC.cAbC";

/** A puzzle whose border has its own picture. */
const FRAMED = "#grid=3x3&frame=F&tiles=kFFm.ljMF.FFhL.FKif.eIJg.FcGH.FdFF.DEbF.FBCF&end=1";

/** The button that takes back a move. */
const UNDO = '[data-part="playing"] [data-action="undo"]';

/** A puzzle whose pictures are not cut. */
const WHOLES = "#grid=3x3&mates=same&tiles=AaBb.bBcA.Acad.DABb.caBd.DaBA.aABC.abAC.cAbC&name=Wholes&end=1";

/** A browser whose program arrives when the test says so. @param {Record<string, Served>} [files] */
function holding(files = KITS) {
  const browser = new Browser({ files });
  /** @type {(came: boolean) => void} */
  let arrive = () => {};
  browser.bringsModule = new Promise((done) => void (arrive = done));
  return { browser, arrive };
}

/** Waits for the tiles, and asserts that the program has not arrived. @param {Tab} tab */
async function tilesLie(tab) {
  await tab.until(({ table }) => table.puzzle !== null, "the tiles lie there");
  assert.equal(waiting(tab), 9);
  assert.equal(tab.state.page.phase, "starting");
}

/** How many tiles are in the tray. @param {Tab} tab */
const waiting = (tab) => tab.part("tray").querySelectorAll("[data-tile]").length;

/** Everything that an element draws. @param {StandIn} element @returns {unknown} */
const drawn = (element) => [element.localName, [...element.attributes], { ...element.style }, element.childNodes.map((node) => ("data" in node ? node.data : drawn(node)))];

/** The drawings of the board and of the tray. @param {Tab} tab */
const sight = (tab) => JSON.stringify([drawn(tab.part("board")), drawn(tab.part("tray"))]);

test("nine tiles are drawn in every motif set before the program arrives, and its arrival changes nothing", async () => {
  for (const set of SETS) {
    const { arrive, browser } = holding();
    const tab = await browser.visit(friends(`art=${set}&`), { waits: false });
    await tilesLie(tab);
    await tab.put(0, 0);
    const [before, { drawing }] = [sight(tab), tab.state.table];
    arrive(true);
    await tab.ready();
    assert.ok(sight(tab) === before, `${set}: nothing of what is drawn has changed`);
    assert.ok(tab.state.table.drawing === drawing);
  }
});

test("nine tiles are played before the program arrives, and its arrival changes nothing", async () => {
  for (const hash of [friends("art=cats&"), friends(""), BY_HAND]) {
    const { browser, arrive } = holding();
    const tab = await browser.visit(hash, { waits: false });
    await tilesLie(tab);
    assert.match(tab.hash, /^#grid=3x3&tiles=.*&end=1$/);
    await tab.put(0, 0);
    await tab.turn(0);
    assert.deepEqual(tab.board?.[0], [0, 1], hash);
    await tab.put(3, 1);
    await tab.untilText("caption", "2 of 9");
    await tab.focus('[data-part="tray"] [data-tile="7"]');
    await tab.key("u");
    await tab.untilText("caption", "1 of 9");
    await tab.key("1");
    await tab.key("2");
    await tab.tap(8);
    await tab.untilText("caption", "2 of 9");
    await tab.click(UNDO);
    await tab.put(4, 1);
    await tab.untilText("caption", "2 of 9 · ");
    await tab.take(5);
    const [before, words, { drawing }] = [sight(tab), tab.text("caption"), tab.state.table];
    arrive(true);
    await tab.ready();
    assert.deepEqual(tab.workers.flatMap(({ asked }) => asked).filter((method) => ["open", "read", "draw"].includes(method)), ["open"], "Go tells the rest by one call");
    await browser.clock.turn(1000);
    tab.see();
    assert.ok(sight(tab) === before, `${hash}: nothing of what is drawn has changed`);
    assert.equal(tab.text("caption"), words);
    assert.ok(tab.state.table.drawing === drawing);
    await tab.tap(4);
    assert.deepEqual([tab.board?.[4]?.[0], tab.board?.[0]], [5, [0, 1]], "it was still in hand");
    await tab.click(UNDO);
    await tab.click(UNDO);
    await tab.untilText("caption", "1 of 9");
    assert.deepEqual(tab.notices(), []);
    await tab.show("solve");
    await tab.press("solve");
    await tab.untilText("verdict", "solution");
  }
});

test("what is pressed before the program arrives is done once it has", async () => {
  const { browser, arrive } = holding();
  const tab = await browser.visit(friends("art=cats&"), { waits: false });
  await tilesLie(tab);
  await tab.press("hint");
  await tab.untilText("told", "Thinking");
  await tab.show("solve");
  await tab.press("solve");
  await tab.untilText("searching", "Searching");
  await tab.show("watch");
  await tab.untilText("watch-sentence", "Just a moment…");
  arrive(true);
  await tab.ready();
  await tab.untilText("caption", "step 0 of ");
  await tab.show("solve");
  await tab.untilText("verdict", "One solution.");
  await tab.show("play");
  await tab.untilText("told", "row ");
});

test("before the program arrives other links to nine tiles open, Back leads to the previous one, and all other links wait", async () => {
  const { browser, arrive } = holding();
  const tab = await browser.visit(friends(""), { waits: false });
  await tilesLie(tab);
  await tab.follow(WHOLES);
  await tab.untilText("name", "Wholes");
  await tab.put(0, 0);
  await tab.back();
  await tab.untilText("waiting-text", "You have a board in progress.");
  await tab.press("open-waiting");
  await tab.untilText("name", "From a friend");
  await tab.forward();
  await tab.untilText("name", "Wholes");
  assert.deepEqual(tab.board?.[0], [0, 0]);
  await tab.click(UNDO);
  await tab.follow("#grid=2x2&tiles=KHDC.JIEH.DGCF.EFGB&name=Later");
  await browser.clock.turn(1000);
  assert.equal(tab.text("name"), "Wholes");
  arrive(true);
  await tab.untilText("name", "Later");
});

test("a link that only the program can read waits for it", async () => {
  for (const hash of [FRAMED, friends("shoe=size&"), `${DOGS}&turn=yes`, friends("art=zebras&")]) {
    const { browser, arrive } = holding();
    const tab = await browser.visit(hash, { waits: false });
    await browser.clock.turn(1000);
    tab.see();
    assert.equal(waiting(tab), 0, hash);
    arrive(true);
    await tab.ready();
    assert.equal(waiting(tab), 9, hash);
  }
});

test("if the program never arrives the tiles stay, and the page says what does not work, until a retry", async () => {
  const browser = new Browser({ files: KITS });
  browser.bringsModule = false;
  const tab = await browser.visit(friends("art=suits&"));
  const [notice, ...others] = tab.notices();
  assert.match(notice, /You can play these tiles, but hints, solving and the rest don’t work yet\./);
  assert.deepEqual(others, []);
  await tab.put(4, 4);
  await tab.turn(4);
  assert.deepEqual(tab.board?.[4], [4, 1]);
  await tab.until(() => browser.kept[0]?.board?.[4]?.[1] === 1, "it is kept");
  await tab.press("hint");
  assert.match(tab.notices().join(), /couldn’t be loaded/);
  await tab.reload();
  assert.match(tab.notices().join(), /You can play these tiles/);
  assert.deepEqual(tab.board?.[4], [4, 1]);
  browser.bringsModule = true;
  await tab.press("retry");
  await tab.until(({ page }) => page.phase === "ready", "it has come");
  assert.deepEqual(tab.board?.[4], [4, 1]);
  assert.deepEqual(tab.notices(), []);
  await tab.press("hint");
  await tab.untilText("told", "row ");
});

test("if the drawings never arrive the page waits for the program", async () => {
  const never = new Promise(() => {});
  for (const kit of /** @type {(Served | null)[]} */ ([null, "<!doctype html><title>Error</title>", () => never])) {
    const tab = await new Browser({ files: kit ? { "days/first-cats.json": kit } : {} }).visit(friends("art=cats&"));
    await tab.put(4, 4);
    assert.deepEqual(tab.board?.[4], [4, 0]);
  }
});

test("the page as served offers no Solve, which would do nothing before its script runs", () => {
  assert.match(fileText("index.html"), /data-part="intro" hidden>/);
});

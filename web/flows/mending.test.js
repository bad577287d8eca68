// A set without a solution was probably mistyped: the page asks the owner about the real tiles, and the slip is
// mended in its place, and can be brought back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { answeredSo } from "../app/keep/answered.js";
import { forget } from "../app/library/mine.js";
import { Browser } from "../tools/flows/browser.js";
import { all, beginAtTable, isSeen, textOf, tiles, untilSeen } from "./entering.js";

/** @import {Answer} from "../app/keep/answered.js" */
/** @import {Tab} from "../tools/flows/tab.js" */

/** Two sides of tile 8 exchanged, one of a hundred slips that explain the set. */
const EXCHANGED = "#grid=3x3&tiles=BcdC.DBcd.baAC.cBbD.DAbd.ACbd.daAC.CadA.DcAc";
/** A published puzzle except for one half of tile 8. */
const SLIP = "#grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbS.GUgs";
/** Tile 8 among those to compare. */
const TILE_8 = `[data-answer='{"says":"differs","tile":7}']`;

/** Solves the open puzzle, and waits for the question to its owner. @param {Tab} tab */
async function solved(tab) {
  await tab.show("solve");
  await tab.press("solve");
  await tab.untilText("verdict", "These tiles have no solution.");
  await untilSeen(tab, () => isSeen(tab, '[data-part="asking"]'), "the slips");
}

/** Presses the answer with these words. @param {Tab} tab @param {string} words */
async function say(tab, words) {
  const button = all(tab, '[data-part="asking"] [data-action="answer"]').find((one) => one.textContent.trim() === words);
  assert.ok(button, `${words} is no answer: ${tab.text("asking")}`);
  await tab.click(`[data-answer='${button.dataset.answer}']`);
}

const asked = (/** @type {Tab} */ tab) => textOf(tab, ".asked");
const links = (/** @type {Tab} */ tab) => tab.browser.kept.map(({ link }) => link);

test("a mended set is one puzzle, on the Tiles tab too", async () => {
  const tab = await beginAtTable();
  await tab.type(EXCHANGED.split("tiles=")[1].replaceAll(".", ""));
  await tab.untilText("enter-message", "That’s all the tiles.");
  const before = tab.browser.kept.length;
  await tab.press("enter-solve");
  await tab.untilText("verdict", "These tiles have no solution.");
  await untilSeen(tab, () => isSeen(tab, ".compared"), "the tiles to compare");
  await tab.click(".all summary");
  await tab.click(".all .repair [data-action='mend']");
  await tab.untilText("verdict", "One solution.");
  assert.equal(tab.browser.kept.length, before + 1);
  await tab.show("tiles");
  const mended = /tiles=([^&]*)/.exec(tab.hash)?.[1];
  assert.equal(tiles(tab), mended);
});

test("the questions continue even if the puzzle was removed meanwhile", async () => {
  const tab = await new Browser().visit(EXCHANGED);
  await solved(tab);
  const { id } = tab.browser.kept[0];
  tab.run(() => forget(tab.app, id));
  await tab.settle();
  await tab.click(TILE_8);
  await untilSeen(tab, () => isSeen(tab, ".looked-at"), "a side that is asked about");
});

test("finding the tile that differs mends it after a few more answers", async () => {
  const tab = await new Browser().visit(EXCHANGED);
  await solved(tab);
  assert.equal(asked(tab), "Compare the nine tiles with yours and tap the one that differs.");
  assert.equal(all(tab, ".compared button").length, 9);
  assert.equal(all(tab, ".compared button")[7].getAttribute("aria-label"), "Tile 8: top: red square, solid, right: blue circle, hollow, bottom: light blue butterfly, hollow, left: blue circle, solid");
  await tab.click(TILE_8);
  for (let answers = 1; !isSeen(tab, ".repair .primary"); answers++) {
    assert.ok(answers < 4, "it is asked too often");
    assert.equal(all(tab, ".looked-at .bracket").length, 1, "the side is marked");
    if (/the (top|right) of tile 8\. Is/.test(asked(tab))) await say(tab, "No");
    else if (asked(tab).includes("instead of red square")) await say(tab, "blue circle, hollow");
    else if (asked(tab).includes("instead of blue circle")) await say(tab, "red square, solid");
    else await say(tab, "Yes, as entered");
    await untilSeen(tab, () => tab.window.document.activeElement.className === "asked", "what is asked next is heard");
  }
  assert.match(textOf(tab, ".repair"), /^Tile 8: top and right are swapped\.Then there is 1 solution\./);
  await tab.click(".repair .primary");
  await tab.untilText("verdict", "One solution.");
  assert.equal(isSeen(tab, '[data-part="repairs"]'), false);
  assert.deepEqual(links(tab), [tab.hash.slice(1)], "the mended puzzle stands in the place of the other");
  assert.ok(tab.hash.includes("aCdA"));
});

test("an answer removes the repairs it refutes, and can be taken back; the rest can be shown", async () => {
  const tab = await new Browser().visit(EXCHANGED);
  await solved(tab);
  const count = () => Number(/\d+/.exec(textOf(tab, ".all summary"))?.[0]);
  const everything = count();
  assert.ok(everything > 90);
  await tab.click(".all summary");
  assert.equal(all(tab, ".all li").length, everything);
  assert.deepEqual(all(tab, ".all h4").map(({ textContent }) => textContent).toSorted(), ["All tiles", ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `Tile ${n}`)]);
  await say(tab, "I don’t see a difference");
  assert.match(asked(tab), /^Look at the (top|right|bottom|left) of tile \d\. Is it really (blue circle|ochre diamond|red square|light blue butterfly), (solid|hollow)\?$/);
  await say(tab, "Yes, as entered");
  const fewer = count();
  assert.ok(fewer < everything);
  await tab.press("answer-back");
  assert.equal(count(), everything);
  await say(tab, `All of tile ${/\d/.exec(asked(tab))?.[0]} is as entered`);
  assert.ok(count() < fewer, "that is more than one side");
  await tab.press("answer-anew");
  assert.match(asked(tab), /^Compare/);
});

test("answers about the real tiles survive a reload, renaming and a repair taken back", async () => {
  const tab = await new Browser().visit(EXCHANGED);
  await solved(tab);
  await tab.click(TILE_8);
  await say(tab, "Yes, as entered");
  const words = asked(tab);
  await tab.reload();
  await tab.untilText("verdict", "These tiles have no solution.");
  await untilSeen(tab, () => asked(tab) === words, "the same question");
  await tab.show("tiles");
  tab.part("names").open = true;
  await tab.fill('[data-part="names"] [data-name="name"]', "Ours");
  await tab.untilText("name", "Ours");
  await tab.reload();
  await solved(tab);
  assert.equal(asked(tab), words);
  await tab.click(".all summary");
  await tab.click(".all .repair [data-action='mend']");
  await tab.untilText("verdict", "One solution.");
  await tab.click('[data-action="unmend"]');
  await untilSeen(tab, () => asked(tab) === words, "the same question, of the same tiles");
  await tab.press("answer-back");
  await tab.press("answer-back");
  assert.match(asked(tab), /^Compare/);
});

test("if no single slip is left, the page leads to the tile itself", async () => {
  const tab = await new Browser().visit(EXCHANGED);
  await solved(tab);
  await tab.click(TILE_8);
  for (let answers = 1; !isSeen(tab, '[data-action="correct-tile"]'); answers++) {
    assert.ok(answers < 12);
    const buttons = all(tab, '[data-part="asking"] [data-action="answer"]').map((one) => one.textContent.trim());
    await say(tab, buttons.find((words) => ["Yes, as entered", "Something else", "No, that’s not it"].includes(words)));
  }
  assert.match(asked(tab), /^No single slip on tile 8 leads to a solution\./);
  await tab.click('[data-action="correct-tile"]');
  await tab.untilText("enter-at", "Tile 8 of 9 · top");
  assert.equal(tab.state.page.tab, "tiles");
  assert.equal(tiles(tab).split(".")[7], "CadA");
});

test("if not all slips were tried or listed, the page does not call these the only ones", async () => {
  for (const [facts, says] of /** @type {[object, RegExp][]} */ ([
    [{ complete: false }, /^Show \d+ slips that may be it, of \d+ found$/],
    [{ found: 418 }, /^Show \d+ slips that may be it, of 418 found$/],
  ])) {
    const tab = await new Browser().visit(EXCHANGED);
    await solved(tab);
    assert.match(textOf(tab, ".all summary"), /^Show all \d+ slips that may be it$/);
    tab.app.store.change(({ solve }) => void Object.assign(solve.search ?? {}, facts));
    await untilSeen(tab, () => says.test(textOf(tab, ".all summary")), "of how many");
    for (const [answer, asks] of /** @type {[Answer, RegExp][]} */ ([
      [{ says: "shows", tile: 7, side: 0, edge: "" }, /^None of the likeliest slips fits your tiles\./],
      [{ says: "differs", tile: 7 }, /^None of the likeliest slips fits tile 8\./],
    ])) {
      const { id = "", tiles = [] } = tab.state.table.puzzle ?? {};
      tab.app.puzzleStore.change(answeredSo({ id, tiles }, [{ says: "shows", tile: 7, side: 0, edge: "" }, answer]));
      await untilSeen(tab, () => asks.test(asked(tab)), "what fits");
    }
  }
});

test("a near published puzzle is shown at once, mended with one press, and restored with another or with Back", async () => {
  const tab = await new Browser().visit(SLIP);
  await tab.moves("1 a1");
  await solved(tab);
  assert.match(textOf(tab, ".repair"), /^Tile 8, left: perhaps red square, hollow instead of red square, solid\.That is a published puzzle: Das verflixte Hunde-Spiel \(1979\)\./);
  assert.equal(all(tab, ".repair .bracket").length, 2);
  const shows = (/** @type {string} */ half) => all(tab, `.repair ${half} use`).map((use) => use.getAttribute("href").at(-1)).join("");
  assert.deepEqual([shows(".change > g:first-child"), shows(".change > g:last-child")], ["GUbS", "GUbs"]);
  assert.ok(all(tab, ".change use").every((use) => all(tab, use.getAttribute("href")).length > 0));
  const mended = async () => {
    await tab.until(() => tab.hash.includes("GUbs"), "it is mended");
    await tab.until(({ keep }) => keep.mine.length === 1 && keep.mine[0].link.includes("GUbs"), "nothing stays beside it");
    assert.deepEqual(tab.board?.[0], [0, 0], "what lay on the board lies there");
  };
  const entered = async () => {
    await tab.until(() => tab.hash.includes("GUbS"), "as it was entered");
    await tab.until(({ keep }) => keep.mine.length === 1 && keep.mine[0].link.includes("GUbS"), "in the same place");
    assert.deepEqual(tab.board?.[0], [0, 0]);
  };
  await tab.click(".repair .primary");
  await tab.untilText("verdict", "Two solutions.");
  await mended();
  await tab.click('[data-action="unmend"]');
  await tab.untilText("verdict", "These tiles have no solution.");
  await entered();
  await untilSeen(tab, () => isSeen(tab, ".repair .primary"), "the slip again");
  await tab.click(".repair .primary");
  await mended();
  await tab.show("play");
  await tab.back();
  await entered();
  await untilSeen(tab, () => tab.state.page.tab === "solve" && isSeen(tab, ".repair .primary"), "Back leads to where the slip was mended");
  await tab.forward();
  await mended();
  assert.equal(tab.state.page.tab, "play", "and Forward to where it was left");
  await tab.reload();
  await tab.show("solve");
  await tab.back();
  await entered();
});

test("the link of the puzzle as it was entered opens it beside the mended one, from home and from the table", async () => {
  for (const from of ["home", "table"]) {
    const tab = await new Browser().visit(SLIP);
    const entered = tab.hash;
    await solved(tab);
    await tab.click(".repair .primary");
    await tab.untilText("verdict", "Two solutions.");
    if (from === "home") await tab.press("home");
    await tab.follow(entered);
    await tab.until(({ page, table }) => !page.home && Boolean(table.puzzle?.id.includes("GUbS")), "the link is followed");
    assert.deepEqual(links(tab).map((link) => /GUb./.exec(link)?.[0]), ["GUbS", "GUbs"], from);
    await tab.back();
    if (from === "table") await tab.until(({ table }) => Boolean(table.puzzle?.id.includes("GUbs")), "back at the mended one");
    assert.equal(links(tab).length, 2);
  }
});

test("the board of a mistyped puzzle moves to the published one, even if that was opened before", async () => {
  const tab = await new Browser().visit(SLIP.replace("GUbS", "GUbs"));
  await tab.follow(SLIP);
  await tab.until(({ table }) => Boolean(table.puzzle?.id.includes("GUbS")), "the link is followed");
  await tab.moves("1 a1");
  await solved(tab);
  await tab.click(".repair .primary");
  await tab.untilText("verdict", "Two solutions.");
  assert.equal(links(tab).length, 1);
  assert.deepEqual(tab.board?.[0], [0, 0]);
  await tab.click('[data-action="unmend"]');
  await tab.untilText("verdict", "These tiles have no solution.");
  assert.equal(links(tab).length, 2);
  assert.deepEqual(tab.board?.[0], [0, 0]);
});

test("a near miss is reported if a puzzle has a solution, but not the published one", async () => {
  const tab = await new Browser().visit("#grid=3x3&tiles=HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSss&motifs=C:club&halves=tab.blank");
  await tab.show("solve");
  await tab.press("solve");
  await tab.untilText("verdict", "Two solutions.");
  await tab.untilText("repairs-list", "Tile 9, left: One Tough Puzzle has club blank here.");
  assert.match(tab.text("repairs"), /If not, nothing needs fixing\./);
  assert.equal(isSeen(tab, '[data-part="unknown"]'), false);
  await tab.click('[data-action="mend"]');
  await tab.untilText("verdict", "One solution.");
  assert.ok(tab.hash.includes("HSsc"));
  assert.equal(isSeen(tab, '[data-part="repairs"]'), false);
  await tab.untilText("known-as", "One Tough Puzzle");
  assert.equal(tab.browser.kept.length, 1, "in the place of the other one");
  await tab.click('[data-action="unmend"]');
  await tab.untilText("verdict", "Two solutions.");
  assert.ok(tab.hash.includes("HSss"));
  assert.equal(tab.browser.kept.length, 1);
  assert.equal(isSeen(tab, '[data-part="mended"]'), false);
});


// Published puzzles: recognised while their tiles are entered and on the table, and drawn as published.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { OWN, all, beginAtTable, isSeen, textOf, tiles, untilSeen, written } from "./entering.js";

/** @import {Tab} from "../tools/flows/tab.js" */

const SUITS = "HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSsc".split(".");
const CATS = "ctLT.lLtC.tLPt.pCpl.TTCl.pPcT.PcCl.pLPc.CTPl".split(".");

/** The tiles with A to D instead of their own letters. @param {string[]} words */
function lettered(words) {
  const motifs = [...new Set(words.join("").toUpperCase())];
  const other = (/** @type {string} */ sign) => "ABCD"[motifs.indexOf(sign.toUpperCase())];
  return words.map((word) => [...word].map((sign) => (sign === sign.toUpperCase() ? other(sign) : other(sign).toLowerCase())).join(""));
}

/** Waits until the entry has been compared with the published puzzles. @param {Tab} tab */
const compared = (tab) => untilSeen(tab, () => tab.state.entry.candidates?.tiles === tab.state.entry.answer?.facts.complete && tab.state.entry.candidates?.tiles, "the puzzles that they may become");

/**
 * Types tiles until published puzzles can be compared.
 * @param {Tab} tab
 * @param {string[]} words
 * @returns {Promise<number>} how many that took
 */
async function enter(tab, words) {
  for (const [at, word] of words.entries()) {
    await tab.type(word);
    if (at === 0) continue; // one tile does not say enough
    await compared(tab);
    if (isSeen(tab, '[data-part="compare"]')) return at + 1;
  }
  return assert.fail("nothing was recognised");
}

test("a puzzle is recognised while it is entered, and filled in, which one Undo takes back", async () => {
  for (const { name, words, mirrored } of [
    { name: "One Tough Puzzle", words: lettered(SUITS), mirrored: false },
    { name: "Big cats", words: lettered(CATS).map((word) => [...word].reverse().join("")), mirrored: true }, // nobody published it mirrored
  ]) {
    const tab = await beginAtTable();
    const looksLike = `This looks like ${name}.`;
    let at = await enter(tab, words);
    for (; at < 5 && tab.text("enter-message") !== looksLike; at++) {
      await tab.type(words[at]);
      await compared(tab);
    }
    assert.equal(tab.text("enter-message"), looksLike);
    await untilSeen(tab, () => isSeen(tab, ".likely-cover img"), "its picture");
    const before = written(tab);
    await tab.press("compare");
    await untilSeen(tab, () => all(tab, ".pairs li").length === 9 - at, "what is missing");
    assert.equal(textOf(tab, ".candidate").includes("counter-clockwise"), mirrored);
    await tab.click('[data-action="fill-rest"]');
    await tab.untilText("enter-last", "The rest is filled in.");
    await tab.untilText("enter-message", looksLike);
    await tab.until(() => tab.said.some((words) => words.includes(looksLike)), "it is announced");
    await untilSeen(tab, () => isSeen(tab, ".likely-cover img"), "its picture");
    assert.equal(isSeen(tab, '[data-part="compare"]'), false);
    await tab.press("enter-undo");
    assert.equal(written(tab), before);
    await tab.press("enter-redo");
    await untilSeen(tab, () => isSeen(tab, '[data-part="enter-solve"]'), "all of them");
    await tab.press("enter-solve");
    await tab.untilText("verdict", "One solution.");
    assert.equal(tab.state.page.tab, "solve");
    await untilSeen(tab, () => textOf(tab, '[data-part="known"]').includes(name) && textOf(tab, '.result h2 + [data-part="known-as"]').includes(name) && isSeen(tab, '[data-part="known-as"] img'), "whose it is, and its picture");
    assert.ok(isSeen(tab, '[data-part="known-as"] [data-action="dress"]'), "its drawing is offered");
  }
});

test("related puzzles are named once few are left", async () => {
  const tab = await beginAtTable();
  await enter(tab, "CdbD.BacD.ABac.DCab.ABdc.ADcb.ACbd.DAbc".split("."));
  assert.match(tab.text("enter-message"), /published puzzles|looks like/);
  await tab.press("compare");
  await untilSeen(tab, () => all(tab, ".candidate").length > 0, "the comparison");
  assert.ok(all(tab, ".candidate").length <= 3);
  assert.match(tab.text("candidates"), /Das verflixte Hunde-Spiel/);
  await tab.click('.candidates > [data-action="compare"]');
  await untilSeen(tab, () => all(tab, ".candidate").length === 0, "no comparison");
  assert.equal(tab.window.document.activeElement.dataset.part, "compare");
});

test("one’s own tiles get the published drawings, and keep their order, board and results", async () => {
  // One Tough Puzzle from its last tile to its first, turned, and with other letters.
  const [own, published] = ["bDdC.CbAC.aCcb.DBCD.DABa.BDAd.CaAc.bdBc.bAaB", "HSsc.cHDc.dcCH.ShcS.SDhd.hSDs.cdDC.HshC.HDdh"];
  const tab = await beginAtTable();
  await tab.type(own.replaceAll(".", ""));
  await tab.untilText("enter-message", "That’s all the tiles.");
  await tab.press("enter-solve");
  await tab.untilText("verdict", "One solution.");
  assert.equal(textOf(tab, '[data-action="show-all"]'), "Show it");
  const derivation = () => textOf(tab, '[data-part="result"] [data-part="derivation"]');
  const before = derivation();
  /** The name of the published puzzle, between the verdict and the buttons. */
  const below = async () => {
    await tab.untilText("known-as", "One Tough Puzzle");
    await untilSeen(tab, () => isSeen(tab, '[data-part="known-as"] img'), "its picture");
    assert.deepEqual(all(tab, ".result [data-part]").map(({ dataset }) => dataset.part).filter((name) => ["verdict", "known-as", "result-actions"].includes(name)), ["verdict", "known-as", "result-actions"]);
  };
  await below();
  await tab.show("play");
  await tab.moves("3 b2 1");
  assert.deepEqual(tab.board?.[4], [2, 1]);
  await tab.show("solve");
  await tab.press("solve-mine");
  await tab.untilText("verdict", "Your board can’t be completed.");
  await below();
  await tab.press("solve-again");
  await tab.untilText("verdict", "One solution.");

  const again = () => untilSeen(tab, () => textOf(tab, '[data-part="known-as"] [data-action="dress"]') === "Show it with its own drawings", "its drawings are offered");
  const dressed = () => tab.untilText("known-as", "Drawn as published.");
  const dress = () => tab.click('[data-part="known-as"] [data-action="dress"]');
  await dress();
  await dressed();
  assert.ok(tab.hash.includes("art=suits") && tab.hash.includes(`&tiles=${published}&`), tab.hash);
  await tab.untilText("name", "One Tough Puzzle");
  assert.equal(tab.state.page.tab, "solve");
  assert.equal(derivation(), before, "the result stays");
  const { kept } = tab.browser;
  assert.ok(kept.some(({ link, board }) => link.includes("art=suits") && String(board?.[4]) === "2,1") && !kept.some(({ link }) => link.includes(own)));
  await dress();
  await again();
  assert.ok(tab.hash.includes(own));
  await dress();
  await dressed();
  await tab.show("tiles");
  await tab.press("enter-undo");
  await untilSeen(tab, () => tab.hash.includes(own), "as it was entered");
  assert.equal(isSeen(tab, '[data-action="enter-change"]'), false, "the puzzle and what is entered are still one");
  await tab.show("solve");
  await again();
  await dress();
  await dressed();
  await tab.reload();
  await tab.untilText("verdict", "One solution.");
  await dressed();
  await below();
  await dress();
  await again();
  assert.ok(tab.hash.includes(own), "it is still taken back after a reload");
  await dress();
  await dressed();
  await tab.reload();
  await tab.show("play");
  assert.deepEqual(tab.board?.[4], [2, 1]);
  await tab.show("tiles");
  await untilSeen(tab, () => tiles(tab).includes("HDdh"), "its tiles");
  await tab.press("enter-undo");
  await untilSeen(tab, () => tiles(tab).includes("bDdC"), "the tiles as they were entered");
});

test("a published puzzle is recognised whatever its letters, turns and order", async () => {
  const tab = await new Browser().visit("#grid=3x3&tiles=wZxy.zYwx.WzYX.ZWxY.YZyx.wYzx.zwXW.yzwX.Xyzw");
  await tab.show("solve");
  await tab.untilText("known", "This is the puzzle published as");
});

test("an unknown puzzle is copied as an entry, which reads back as the same puzzle", async () => {
  const tab = await new Browser().visit(OWN);
  await tab.show("solve");
  assert.equal(isSeen(tab, '[data-part="unknown"]'), false);
  await tab.press("solve");
  await tab.untilText("verdict", "One solution.");
  await tab.untilText("unknown", "Not in our collection of published puzzles.");
  const { hash } = tab;
  await tab.press("copy-entry");
  await tab.untilText("unknown-copied", "Copied.");
  await tab.until(() => tab.said.includes("Copied."), "it is announced");
  const [copied] = tab.copied;
  assert.match(copied, /grid: 2x2\ntiles:\n {2}ABca\n/);
  await tab.follow("#grid=3x3&tiles=BdDM.bMaD.ABbm.dAMa.AdMb.BaDm.aBmd.bMdA.MdAB");
  await tab.untilText("name", "Insects");
  await tab.press("puzzles");
  await tab.click('[data-part="paste-section"] summary');
  await tab.fill("#paste", copied);
  await tab.click('[data-part="paste-form"] [type="submit"]');
  await tab.until(() => tab.hash === hash, "the same puzzle");
});

test("changes of names and pictures are undone, and survive a reload", async () => {
  const tab = await new Browser().visit(OWN);
  await tab.show("solve");
  await tab.press("solve");
  await tab.untilText("verdict", "One solution.");
  await tab.press("show-all");
  await tab.press("name-it");
  await tab.until(() => tab.window.document.activeElement.dataset.name === "name", "the field of its name");
  await tab.leave();
  const name = (/** @type {string} */ field, /** @type {string} */ text) => tab.fill(`[data-name="${field}"]`, text);
  const helps = () => textOf(tab, '[data-part="names"] [data-part="names-help"]');
  await name("name", "Four <b>dogs</b>");
  await tab.untilText("name", "Four <b>dogs</b>");
  assert.match(tab.hash, /name=Four_%3Cb%3Edogs/);
  await name("motif-0", "brown dog");
  await untilSeen(tab, () => textOf(tab, '[data-part="balance"]').includes("brown dog"), "its name");
  await name("motif-1", "Brown  Dog");
  await untilSeen(tab, () => helps().includes("told apart by their letters: “brown dog A”"), "how they are told apart");
  await tab.press("enter-undo");
  await untilSeen(tab, () => helps().includes("takes the place of the plain shape"), "no second name");
  const drawn = () => tab.find("#edges-motif-0").querySelectorAll("path").map((path) => path.getAttribute("d")).join();
  const plain = drawn();
  await name("art", "dogs");
  await untilSeen(tab, () => drawn() !== plain && tab.hash.includes("art=dogs"), "its drawings");
  await name("tail", "paws");
  await untilSeen(tab, () => tab.hash.includes("halves=head.paws"), "its halves");
  await tab.reload();
  assert.equal(tab.state.page.tab, "tiles");
  assert.deepEqual(["tail", "motif-0"].map((field) => tab.find(`[data-name="${field}"]`).value), ["paws", "brown dog"]);
  assert.ok(written(tab).includes("name: Four <b>dogs</b>\nart: dogs\nhalves: head.paws\nmotifs: A:brown dog\n"));
  await tab.press("enter-undo");
  await untilSeen(tab, () => !tab.hash.includes("halves="), "no halves");
  await tab.show("solve");
  await untilSeen(tab, () => textOf(tab, '[data-part="legend"]').includes("brown dog"), "its name in the legend");
  assert.equal(tab.browser.kept.filter(({ id }) => id.includes("ABca")).length, 1, "it is the same puzzle still");
});

// Links and texts that make no puzzle: what the page says, what stays, and how they are mended.

import assert from "node:assert/strict";
import { test } from "node:test";
import { placed } from "../app/table/layers.js";
import { Browser } from "../tools/flows/browser.js";
import { DOG_TILES, FIRST, INSECTS, assertDogsSolved, cells, isOpen, isSeen, openFrom, putOne, solve } from "./laid.js";
import { DOGS, jigsaw } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** The Hunde-Spiel with this word for its seventh tile. @param {string} word */
const withSeventh = (word) => `#grid=3x3&tiles=${DOG_TILES.toSpliced(6, 1, word).join(".")}&end=1`;
const HALF = DOG_TILES.slice(0, 6).join(".");

/** Links that make no puzzle, and the sentence for each. */
const BROKEN = [
  ["a missing side", withSeventh("GSb"), "Tile 7: “GSb” has 3 sides; 4 expected."],
  ["no edge", withSeventh("GSb!"), "Tile 7, left: “!” isn’t an edge."],
  ["a missing tile", `#grid=3x3&tiles=${DOG_TILES.slice(0, 8).join(".")}&end=1`, "9 tiles expected for 3x3, found 8."],
  ["a repeated key", `${DOGS}&grid=3x3&end=1`, "“grid” is given twice."],
  ["a grid too large", `#grid=33x33&tiles=${Array(33 * 33).fill("AaBb").join(".")}&end=1`, "“33x33” isn’t a possible grid size. Sizes go from 1x1 to 32x32."],
  ["a grid of twenty digits", "#grid=3x99999999999999999999&tiles=ABCD", "“3x99999999999999999999” isn’t a possible grid size. Sizes go from 1x1 to 32x32."],
  ["no day", "#day=__proto__", "“__proto__” isn’t a day; days are written like 2026-11-21, from 2000-01-01 to 2999-12-31."],
  ["no tiles", "#grid=3x3&end=1", "“tiles” is missing."],
  ["cut after a tile", DOGS.slice(0, 45), "6 of 9 tiles came through and are saved."],
  ["cut in a tile", DOGS.slice(0, 43), "5 of 9 tiles came through and are saved."],
  ["a sign cut in two", `${DOGS}&name=%E2%8`, "“%E2” in “name” is damaged."],
  ["no sign at all", `${DOGS}&name=%zz`, "“%zz” in “name” is damaged."],
  ["nothing but signs", "#%%%%", "No tiles found here. Write each tile on a line of its own, such as “fox head, owl tail, deer head, hare tail”."],
  ["half a sign", "#%E0%A4%A", "No tiles found here. Write each tile on a line of its own, such as “fox head, owl tail, deer head, hare tail”."],
  ["too long", `${DOGS}&name=${"x".repeat(100_000)}`, "This is too long for a puzzle: more than 65,536 bytes."],
  ["not a link of ours", "#hello", "No tiles found here. Write each tile on a line of its own, such as “fox head, owl tail, deer head, hare tail”."],
];

/** The lines of all notices below their headings. @param {Tab} tab @returns {string[]} */
const sentences = (tab) => tab.part("notices").querySelectorAll("p").map((/** @type {any} */ line) => line.textContent);

test("a broken link says in one sentence what is wrong, and leaves the board alone", async () => {
  const tab = await new Browser().visit(FIRST);
  await putOne(tab);
  const [hash, board] = [tab.hash, cells(tab)];
  for (const [name, link, sentence] of BROKEN) {
    await tab.follow(link);
    await tab.untilText("notices", sentence);
    assert.equal(tab.notices().length, 1, name);
    assert.equal(sentences(tab).length, 1, name);
    assert.deepEqual(cells(tab), board, name);
    await tab.until(() => tab.hash === hash, "the address is that of the board again");
    await tab.click('[data-action="dismiss"]');
    assert.deepEqual(tab.notices(), [], name);
  }
  await tab.click('[data-action="layer-solution"]');
  await tab.press("show-all");
  await tab.untilText("caption", "Solution 1 of 2");
  assertDogsSolved(placed(tab.state));
});

test("a broken link on a first visit says what is wrong, and offers no way back and no Solve", async () => {
  for (const [name, link, sentence] of BROKEN.slice(0, 7)) {
    const tab = await new Browser().visit(link);
    await tab.untilText("notices", sentence);
    assert.equal(isSeen(tab, '[data-action="dismiss"]'), false, name);
    assert.equal(isSeen(tab, '[data-action="solve"]'), false, name);
  }
  const tab = await new Browser().visit(BROKEN[0][1]);
  await tab.click('[data-part="notice"] [data-action="puzzles"]');
  await tab.until(() => (tab.see(), isSeen(tab, '[data-part="published"] .card[data-link]')), "the shelves are filled");
  await tab.click('[data-part="published"] .card[data-link]');
  await tab.until(({ table: { puzzle } }) => puzzle, "the puzzle lies on the table");
  assert.ok(isSeen(tab, '[data-part="play"]'));
});

test("an incomplete link can be completed, whether it was cut short or shared half entered", async () => {
  for (const [link, title, count, at, keys] of [
    [DOGS.slice(0, 45), "This link is incomplete.", 6, 7, "GSbuGUbsGUgs"],
    [`#grid=3x3&tiles=${HALF}.?.?.?`, "Not all of these tiles have been entered yet.", 6, 7, "GSbuGUbsGUgs"],
    [`#grid=3x3&tiles=${HALF}.GS.?.?`, "Not all of these tiles have been entered yet.", 6, 7, "buGUbsGUgs"],
    [`#grid=3x3&tiles=${DOG_TILES.slice(0, 8).join(".")}.GU??`, "Not all of these tiles have been entered yet.", 8, 9, "gs"],
  ]) {
    const tab = await new Browser().visit(String(link));
    await tab.untilText("notice", String(title));
    assert.equal(tab.text("caption"), `${count} of 9 tiles`, String(link));
    assert.equal(tab.part("board").querySelectorAll(".kept").length, 1, "what arrived is shown");
    await tab.click('[data-action="enter-rest"]');
    await tab.untilText("entry", `Tile ${at} of 9`);
    assert.deepEqual(tab.notices(), []);
    await tab.reload();
    await tab.untilText("entry", `Tile ${at} of 9`);
    assert.deepEqual(tab.notices(), [], "nor is it told of again");
    await tab.focus(".hand svg");
    for (const key of String(keys)) await tab.key(key);
    await tab.click('[data-action="enter-solve"]');
    await solve(tab, "Two solutions.");
  }
});

test("a link with a mistake is one step away from mending it as text", async () => {
  const tab = await new Browser().visit(withSeventh("GSb"));
  await tab.untilText("notice", "Tile 7: “GSb” has 3 sides; 4 expected.");
  const broken = tab.hash;
  await tab.click('[data-action="complete"]');
  await tab.until(() => isSeen(tab, "#paste"), "there is a field to mend it in");
  await tab.fill("#paste", tab.find("#paste").value.replace("GSb\n", "GSbu\n"));
  await tab.click('[data-part="paste-form"] .primary');
  await tab.until(({ table: { puzzle } }) => puzzle, "the puzzle lies on the table");
  assert.equal(isOpen(tab, "puzzles"), false);
  assert.deepEqual(tab.notices(), []);
  assert.deepEqual([tab.past.at, new URL(tab.past.steps[0].href).hash], [1, broken], "a step back leads to the broken link");
  await solve(tab, "Two solutions.");
});

test("pasted text opens or says what is wrong, and the previous board is kept", async () => {
  const tab = await new Browser().visit(FIRST);
  await putOne(tab);
  const [hash, board] = [tab.hash, cells(tab)];
  await tab.press("puzzles");
  await tab.click('[data-part="paste-section"] summary');
  for (const [text, sentence] of [
    ["", "There’s nothing here."],
    ["hello", "No tiles found here. Write each tile on a line of its own, such as “fox head, owl tail, deer head, hare tail”."],
    ["grid: 3x3\ntiles:\n  BGus\n  BSb\n", "Line 4, tile 2: “BSb” has 3 sides; 4 expected."],
  ]) {
    tab.find("#paste").value = text;
    await tab.does(() => tab.part("paste-form").requestSubmit());
    await tab.untilText("paste-fault", sentence);
    assert.ok(isSeen(tab, "#paste"), "the text is still there to be mended");
  }
  await tab.press("close");
  assert.equal(tab.hash, hash);
  assert.deepEqual(cells(tab), board);

  const paste = async (/** @type {string} */ text) => {
    await tab.press("puzzles");
    await tab.fill("#paste", text);
    await tab.click('[data-part="paste-form"] .primary');
  };
  const [, tiles] = /tiles=([^&]*)/.exec(jigsaw(3, 2)) ?? [];
  await paste(`name: Six\ngrid: 3x2\ntiles:\n${tiles.replaceAll(".", "\n")}`);
  await tab.untilText("name", "Six");
  assert.match(tab.hash, /name=Six/);
  await paste(`https://host.example/edgewise/${INSECTS}&name=Insects`);
  await tab.untilText("name", "Insects");
  await openFrom(tab, "mine", "Das verflixte Hunde-Spiel");
  await tab.untilText("caption", "Your board · 1 of 9");
  assert.deepEqual(cells(tab), board, "My puzzles has kept the board");
});

test("the worker refuses ten megabytes of text, which are sent to it once", async () => {
  const tab = await new Browser().visit(FIRST);
  const { hash } = tab;
  await tab.press("puzzles");
  await tab.click('[data-part="paste-section"] summary');
  const asked = () => tab.workers.flatMap((worker) => worker.asked);
  const before = asked().length;
  tab.find("#paste").value = "BGus ".repeat(2_000_000);
  await tab.does(() => tab.part("paste-form").requestSubmit());
  await tab.untilText("paste-fault", "This is too long for a puzzle: more than 1,048,576 bytes.");
  assert.deepEqual(asked().slice(before), ["read"]);
  tab.find("#paste").value = "";
  await tab.press("close");
  assert.equal(tab.hash, hash);
  await solve(tab, "Two solutions.");
});

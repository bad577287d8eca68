// The page of all puzzles: its shelves, its search field, and twins.

import assert from "node:assert/strict";
import { test } from "node:test";
import { published } from "../app/engine/solver.js";
import { Browser } from "../tools/flows/browser.js";
import { DOGS } from "./puzzles.js";
import { writtenDays } from "./written-days.js";

/** @import {StandIn} from "../tools/flows/elements.js" */
/** @import {Tab} from "../tools/flows/tab.js" */

const SHELVES = '[data-dialog="puzzles"]';
const NOTHING = "Nothing here matches. Try fewer words, or clear the search.";

/** The visible elements with this selector. @param {Tab} tab @param {string} selector */
const seen = (tab, selector) => tab.window.document.querySelectorAll(selector).filter((one) => one.checkVisibility());

/** @param {StandIn} element */
const textOf = (element) => element.textContent.replace(/\s+/g, " ").trim();

/** Opens the shelves. @param {Tab} tab */
async function open(tab) {
  await tab.press("puzzles");
  await tab.until(() => seen(tab, '[data-part="published"] li').length > 100, "the shelves are full");
}

/** @param {Tab} tab @param {string} words */
const seek = (tab, words) => tab.fill('[data-part="published-words"]', words);

/** @param {Tab} tab */
const isOpen = (tab) => tab.find(SHELVES).open;

test("every puzzle stands on one shelf, which counts them, and the latest days on one of their own", async () => {
  const tab = await new Browser({ now: "2026-11-24T12:00", files: writtenDays() }).visit(DOGS);
  await open(tab);
  assert.deepEqual(seen(tab, `${SHELVES} h3`).map(textOf), ["My puzzles", "Daily puzzles", "With drawings 4", "Classics 120", "Hexagons 3", "Framed boards 61", "Open problems 7"]);
  const days = () => seen(tab, '[data-part="todays"] .card');
  await tab.until(() => textOf(days()[0].querySelector("small")) === "No. 4 · moderate", "the latest day says how hard it is");
  assert.equal(days().length, 4, "there is no day before the first");
  await tab.scrollTo('[data-part="todays"] .card');
  await tab.until(() => days().every((card) => card.querySelector(".thumbnail")), "each is drawn");

  for (const [typed, found] of /** @type {[string, number][]} */ ([["november 22", 1], ["2026-11-23", 1], ["tuesday", 1], ["insects", 0]])) {
    await seek(tab, typed);
    assert.equal(days().length, found, typed);
    assert.equal(tab.text("published-count") !== "", typed === "insects", typed);
  }
  await tab.press("seek-nothing");
  assert.equal(days().length, 4);

  await tab.press("long-shelf", { shelf: "classics" });
  const shelves = seen(tab, '[data-part="published"] section:has(h3)');
  for (const shelf of shelves) assert.equal(Number(shelf.querySelector("h3 small").textContent), shelf.querySelectorAll("li").length, "a shelf counts its cards");
  const cards = shelves.flatMap((shelf) => shelf.querySelectorAll(".card")).flatMap(({ dataset }) => (dataset.ids ?? dataset.id).split(" "));
  const all = await tab.run(() => published(tab.app.solver));
  assert.deepEqual(cards.sort(), all.map(({ id }) => id).sort());

  const language = (/** @type {StandIn} */ title) => [title.textContent, title.getAttribute("lang")];
  assert.deepEqual(language(tab.find(`${SHELVES} [data-id="hunde-spiel"] b`)), ["Das verflixte Hunde-Spiel", "de"], "a title in another language carries it");
  assert.equal(tab.find(`${SHELVES} [data-id="insects"] b`).getAttribute("lang"), null);
  await tab.click(`${SHELVES} [data-id="hunde-spiel"]`);
  await tab.until(() => tab.text("name") === "Das verflixte Hunde-Spiel", "it is open");
  assert.deepEqual(language(tab.part("name")), ["Das verflixte Hunde-Spiel", "de"], "above the board, too");
});

test("every query finds something, or the page says that there is nothing", async () => {
  const tab = await new Browser().visit(DOGS);
  await open(tab);
  for (const [typed, told] of [
    ...[["schildkroten", "1 found"], ["INSETCS", "1 found"], ["wizards and dragons", "1 found"], ["hexagons", "3 found"]],
    ...["🐸", "كلب", '<img src=x onerror="alert(1)">', "\u202Egod", "x".repeat(200)].map((typed) => [typed, NOTHING]),
    ["frogs ".repeat(33), "1 found"],
  ]) {
    await seek(tab, typed);
    assert.equal(tab.text("published-count"), told, typed);
    assert.equal(seen(tab, '[data-action="seek-nothing"]').length, 1, typed);
  }
  assert.equal(tab.part("published-words").getAttribute("maxlength"), "200");
  assert.equal(seen(tab, `${SHELVES} [src="x"]`).length, 0, "what is typed is text");

  await seek(tab, "no such thing");
  await tab.press("seek-nothing");
  assert.equal(seen(tab, '[data-shelf="classics"]').length > 0, true);
  assert.equal(tab.text("published-count"), "");
  assert.equal(seen(tab, '[data-action="seek-nothing"]').length, 0);
  assert.equal(tab.window.document.activeElement, tab.part("published-words"));
  await tab.fill('[data-part="published-size"]', "hex2");
  assert.equal(tab.text("published-count"), "3 found");
  await tab.fill('[data-part="published-difficulty"]', "gentle");
  assert.equal(tab.text("published-count"), "1 found");
});

test("twins share a card that says what they are, until one unfolds it", async () => {
  const tab = await new Browser().visit(DOGS);
  await open(tab);
  const folded = (/** @type {string} */ shelf) => `[data-shelf="${shelf}"] .card[data-ids^="one-tough-puzzle "]`;
  const versions = () => seen(tab, ".version").length;
  const focused = () => tab.window.document.activeElement;
  const card = textOf(tab.find(folded("drawings")));
  assert.match(card, /One Tough Puzzle ?same puzzle, 4 versions · moderate · 1 solution/);
  await tab.click(folded("drawings"));
  assert.equal(versions(), 4);
  assert.equal(seen(tab, folded("drawings")).length, 0, "they stand in its place");
  await tab.until(() => focused().matches(".fold-twins"), "the focus is on what folds them");
  assert.equal(focused().getAttribute("aria-label"), "One Tough Puzzle, same puzzle, 4 versions");
  assert.equal(focused().getAttribute("aria-expanded"), "true");
  assert.match(textOf(seen(tab, ".version .card")[0]), /One Tough Puzzle ?about 10,000 tries · tiles as listed by James Adam Buckland · moderate · 1 solution/);

  await seek(tab, "tough one puzle");
  assert.equal(tab.text("published-count"), "6 found");
  assert.equal(versions(), 4);
  await tab.click(".fold-twins");
  assert.equal(versions(), 0);
  assert.equal(textOf(tab.find(folded("found"))), card, "one card says the same on a shelf and where it is found");
  await tab.until(() => focused().matches(".card[data-ids]"), "the focus is on their card");
  await tab.does(() => focused().click());
  assert.equal(versions(), 4);
  const other = (await tab.run(() => published(tab.app.solver))).find(({ id }) => id === "one-tough-puzzle-2");
  await tab.click(`.card[data-link="${other?.link}"]`);
  await tab.untilText("name", "One Tough Puzzle");
  assert.equal(tab.hash, `#${other?.link}`);
});

test("the shelves are a step in the history, and so is the query", async () => {
  const tab = await new Browser().visit();
  const sought = () => [tab.part("published-words").value, tab.part("published-solutions").value].join(" ");
  await open(tab);
  await tab.back();
  assert.deepEqual([isOpen(tab), tab.state.page.home], [false, true]);
  await tab.forward();
  assert.equal(isOpen(tab), true);
  await tab.press("close");
  assert.deepEqual([isOpen(tab), tab.hash], [false, ""]);

  await open(tab);
  await tab.reload();
  assert.equal(isOpen(tab), true);
  await tab.until(() => seen(tab, '[data-part="published"] li').length > 100, "they are full again");
  await seek(tab, "big cats");
  await tab.fill('[data-part="published-solutions"]', "single");
  await tab.until(() => tab.past.steps[tab.past.at].state.shelves.solutions === "single", "the history has it");
  await tab.reload();
  assert.equal(isOpen(tab), true);
  await tab.untilText("published-count", "2 found");
  assert.equal(sought(), "big cats single", "what was sought still is");
  const found = `${SHELVES} [data-shelf="found"] .card`;
  await tab.click(found);
  await tab.untilText("name", "Big cats");
  assert.equal(isOpen(tab), false);
  await tab.back();
  assert.equal(isOpen(tab), true);
  await tab.until(() => sought() === "big cats single", "it is as it was left");
  assert.match(textOf(tab.window.document.activeElement), /^Big cats/);
  await tab.click(found);
  assert.equal(isOpen(tab), false);
  await open(tab);
  assert.equal(sought(), " ", "opened from above, nothing is sought");
  await tab.press("close");
  assert.equal(isOpen(tab), false);
  await tab.back();
  assert.equal(isOpen(tab), true);
  await tab.untilText("published-count", "2 found");
  assert.equal(sought(), "big cats single", "and this step still has its own");
  await tab.click(`${SHELVES} [data-action="home"]`);
  assert.deepEqual([isOpen(tab), tab.state.page.home], [false, true]);
});

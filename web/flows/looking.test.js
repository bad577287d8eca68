// The dialog for lists of tiles, with every question it can ask: Go's answers are made up here, so that each
// question is sure to come. look.test.js uses the real ones.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { clock } from "../tools/flows/clock.js";
import { sharedGo } from "../tools/flows/go.js";
import { FIRST, isOpen, isSeen } from "./laid.js";
import { seen, texts } from "./reading.js";

/** @import {Look, LookReading, Opened} from "../types.d.ts" */
/** @import {Tab} from "../tools/flows/tab.js" */

const LINK = "grid=2x1&tiles=ABab.ABab";
const OTHER = "grid=2x1&tiles=ABba.ABba";
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>';
const LIST = "a list of two tiles";
const TEXT = "grid: 2x1\ntiles:\n  ABab\n  AB??\n";
const fault = (/** @type {string} */ code, /** @type {Record<string, string | number>} */ args = {}) => ({ code, args, at: {} });

/** @param {Partial<LookReading>} [how] @returns {LookReading} */
const reading = (how) => ({
  ...{ svg: SVG, tiles: 2, grid: "2x1", expected: 2, link: LINK, text: TEXT, order: "trbl", round: false, said: false, assumed: true, solvable: null, how: [], odd: [] },
  ...{ pictures: [{ name: "fox", edge: "A", counts: [2, 2] }, { name: "owl", edge: "B", counts: [2, 1] }], halves: ["head", "tail"] },
  ...how,
});

/** @param {Look["question"]} question @param {...Partial<LookReading>} readings @returns {Partial<Opened>} */
const look = (question, ...readings) => ({ notes: [], look: { question, readings: readings.map(reading) } });

/**
 * A tab where Go gives this answer when it opens the list; it records the questions.
 * @param {(choice: any) => Partial<Opened> | Promise<Partial<Opened>>} answer
 * @param {string} [hash]
 */
async function visit(answer, hash = FIRST) {
  const tab = await new Browser().visit(hash);
  /** @type {any[]} */
  const asked = [];
  const { solver } = tab.app;
  const { tied } = solver;
  solver.tied = () => {
    const worker = tied.call(solver);
    const call = /** @type {any} */ (async (/** @type {any} */ method, /** @type {any} */ params) => {
      if (method !== "read" || params.text !== LIST) return worker.call(method, params);
      const { order, turns } = params;
      const choice = { ...(order && { order }), ...(turns !== undefined && { turns }) };
      asked.push(choice);
      return { handle: 0, done: true, opened: await answer(choice) };
    });
    return { ...worker, call };
  };
  return { tab, asked };
}

/** Waits until the dialog is visible. @param {Tab} tab */
const inSight = (tab) => tab.until(() => (tab.see(), seen(tab, '[data-dialog="look"] [data-part="look-told"]').length > 0), "the look is in sight");
/** Waits until it is closed. @param {Tab} tab */
const gone = (tab) => tab.until(() => (tab.see(), tab.window.document.querySelectorAll('[data-dialog="look"]').length === 0), "the look is gone");
/** Which buttons can be pressed, and which is the first. @param {Tab} tab */
const buttons = (tab) => seen(tab, '[data-dialog="look"] > .actions button').map(({ textContent, classList }) => `${textContent}${classList.contains("primary") ? "!" : ""}`);
const title = (/** @type {Tab} */ tab) => tab.find("#look-title").textContent;

test("one press opens a list without doubts", async () => {
  const { tab } = await visit(() => look("", { how: [fault("look-left-out", { line: 4, text: "and that’s all" })] }));
  const { hash } = tab;
  await tab.paste(LIST);
  await inSight(tab);
  assert.equal(title(tab), "Are these your tiles?");
  assert.equal(tab.text("look-told"), "2 tiles and 2 pictures.");
  assert.equal(tab.find('[data-dialog="look"] img').getAttribute("alt"), "2 tiles, drawn as they were read");
  assert.deepEqual(texts(tab, '[data-dialog="look"] .counts li').slice(0, 2), ["fox: 2 heads, 2 tails", "owl: 2 heads, 1 tail"]);
  assert.equal(tab.text("look-how"), "The text doesn’t say in which order it lists the sides; they were taken as top, right, bottom, left. The halves are called head and tail. Line 4 was left out: “and that’s all”.");
  assert.deepEqual(buttons(tab), ["Looks right!", "Read it differently", "Edit"]);
  assert.equal(tab.window.document.activeElement.id, "look-title");
  assert.equal(tab.hash, hash, "nothing was laid");
  await tab.click('[data-action="look-right"]');
  await gone(tab);
  assert.equal(tab.hash, `#${LINK}&end=1`);
  assert.deepEqual(tab.notices(), []);
});

test("oddities come first, and cannot be skipped", async () => {
  const { tab } = await visit(() => look("doubts", { odd: [fault("look-slip", { found: "<b>owll</b>", guess: "owl" })], solvable: false }));
  await tab.drop(LIST);
  await inSight(tab);
  assert.deepEqual(texts(tab, ".odd li"), ["“<b>owll</b>” hardly ever occurs. Is it “owl”?"]);
  assert.equal(tab.text("look-told"), "2 tiles and 2 pictures. 1 thing looks odd.");
  assert.equal(tab.text("look-seen").startsWith("“<b>owll</b>”"), true);
  assert.match(tab.text("look-seen"), /Read like this, they have no solution\./);
  assert.equal(tab.window.document.activeElement.id, "look-title");
});

test("too few tiles can be edited, and the previous entry is one Undo away", async () => {
  const { tab } = await visit(() => look("count", { tiles: 1, grid: "", link: "" }));
  await tab.paste(LIST);
  await inSight(tab);
  assert.equal(title(tab), "1 of 2 tiles read");
  assert.deepEqual(buttons(tab), ["Edit!", "Read it differently"]);
  await tab.click('[data-action="look-edit"]');
  await gone(tab);
  await tab.untilText("entry", "Tile 2 of 2");
  assert.deepEqual([tab.state.page.tab, tab.notices()], ["tiles", []]);
});

test("the person chooses between two equally good readings", async () => {
  for (const [question, told] of /** @type {const} */ ([["rivals", "This text can be read in two ways."], ["solution", "This text can be read in two ways. Only one of them has a solution."]])) {
    const { tab } = await visit(() => look(question, { solvable: true }, { link: OTHER, solvable: false }));
    await tab.paste(LIST);
    await inSight(tab);
    assert.equal(title(tab), "Which of these are your tiles?");
    assert.equal(tab.text("look-told"), told);
    assert.deepEqual(texts(tab, '[data-part="look-pair"] .solvable'), ["These tiles have a solution.", "Read like this, they have no solution."]);
    assert.deepEqual(buttons(tab), ["Read it differently"]);
    await tab.click('[data-part="look-pair"] [data-at="1"]');
    await gone(tab);
    assert.match(tab.hash, /^#grid=2x1&tiles=ABba\.ABba/);
  }
});

test("a list without a solution is shown alone if no other reading has one", async () => {
  const { tab } = await visit(() => look("solution", { solvable: false }, { link: OTHER, solvable: false }));
  await tab.paste(LIST);
  await inSight(tab);
  assert.equal(title(tab), "Are these your tiles?");
  assert.deepEqual(texts(tab, ".solvable").slice(0, 1), ["Read like this, they have no solution."]);
});

test("the text can be read differently: another reading, another order, tiles that may not turn", async () => {
  const { tab, asked } = await visit((choice) => {
    if (choice.order === "tlbr") return { notes: [], problem: fault("tiles-unfound") };
    return look("", choice.order ? { order: choice.order, said: false, assumed: false, link: choice.turns === false ? `${OTHER}&turn=no` : OTHER } : {}, { pictures: [{ name: "", edge: "", counts: [8] }], halves: ["", ""] });
  });
  await tab.paste(LIST);
  await inSight(tab);
  assert.equal(isSeen(tab, '[data-part="look-ways"]'), false);
  await tab.click('[data-action="look-differently"]');
  assert.ok(isSeen(tab, '[data-part="look-ways"]'));
  await tab.click('[data-part="look-ways"] [data-at="1"]');
  assert.deepEqual(seen(tab, '[data-action="look-at"]').map(({ ariaPressed }) => ariaPressed), ["false", "true"]);
  assert.match(tab.text("look-seen"), /: 8 sides.*The pictures are whole: each matches its like\./);
  assert.equal(tab.find("#look-order").options.length, 8);
  assert.deepEqual(seen(tab, "#look-order option").map(({ textContent }) => textContent).filter((_, at) => at % 4 === 0), ["Clockwise: top, right, bottom, left", "Anti-clockwise: top, left, bottom, right"]);

  await tab.fill("#look-order", "ltrb");
  await tab.untilText("look-how", "The sides are taken as left, top, right, bottom.");
  assert.ok(isSeen(tab, '[data-part="look-ways"]'), "whoever chooses goes on choosing");
  await tab.fill('[data-part="look-turns"]', false);
  await tab.untilText("look-how", "The tiles can’t be turned.");
  await tab.fill("#look-order", "tlbr");
  await tab.untilText("look-fault", "No tiles found here. Write each tile on a line of its own, such as “fox head, owl tail, deer head, hare tail”.");
  assert.equal(tab.find("#look-order").value, "ltrb", "what was read stays");
  assert.deepEqual(asked, [{}, { order: "ltrb" }, { order: "ltrb", turns: false }, { order: "tlbr", turns: false }]);
  assert.deepEqual(tab.notices(), []);
});

test("a program's own format opens at once, and another order of its sides can be chosen", async () => {
  const foreign = (/** @type {string} */ order) => ({ format: "pieces", order, orders: ["trbl", "tlrb"], like: "" });
  const { tab, asked } = await visit(({ order = "trbl" }) => ({ ...JSON.parse(sharedGo().open(JSON.stringify({ text: order === "trbl" ? LINK : OTHER, art: "" }))).result, foreign: foreign(order) }));
  await tab.paste(LIST);
  await tab.show("solve");
  await tab.untilText("foreign-words", "Read as");
  assert.equal(tab.find("#sides-order").value, "trbl");
  await tab.fill("#sides-order", "tlrb");
  await tab.until(() => tab.hash.includes("ABba"), "the puzzle is laid anew");
  assert.deepEqual([tab.state.page.look, asked], [null, [{}, { order: "tlrb" }]]);
});

test("a closed dialog is offered again, and the text stays where it was pasted", async () => {
  const { tab } = await visit(() => look("", {}));
  await tab.paste(LIST);
  await inSight(tab);
  await tab.key("Escape");
  await gone(tab);
  assert.deepEqual(tab.notices(), ["2 tiles were read but not opened."]);
  await tab.click('[data-action="look-again"]');
  await inSight(tab);
  await tab.key("Escape");
  await gone(tab);
  await tab.click('[data-action="look-dismiss"]');
  assert.deepEqual(tab.notices(), []);

  await tab.press("puzzles");
  await tab.click('[data-part="paste-section"] summary');
  await tab.fill("#paste", LIST);
  await tab.click('[data-part="paste-form"] .primary');
  await inSight(tab);
  await tab.key("Escape");
  await gone(tab);
  assert.ok(isOpen(tab, "puzzles"), "the shelves are still there");
  assert.equal(tab.find("#paste").value, LIST);
  await tab.click('[data-part="paste-form"] .primary');
  await inSight(tab);
  await tab.click('[data-action="look-right"]');
  await gone(tab);
  assert.equal(isOpen(tab, "puzzles"), false);
  assert.match(tab.hash, /ABab/);
  assert.equal(tab.find("#paste").value, "", "it is a puzzle now");
});

test("a list pasted into the dialog replaces the first one", async () => {
  let tiles = 2;
  const { tab } = await visit(() => look("", { tiles: tiles++ }));
  await tab.paste(LIST);
  await inSight(tab);
  await tab.paste(LIST);
  await tab.untilText("look-told", "3 tiles");
  assert.ok(isOpen(tab, "look"));
  assert.equal(tab.window.document.querySelectorAll('[data-dialog="look"]').length, 1);
  assert.deepEqual(tab.notices(), []);
  await tab.paste(OTHER);
  await gone(tab);
  assert.match(tab.hash, /ABba/);
  assert.deepEqual([tab.state.page.look, tab.notices()], [null, []]);
});

test("a long text says that it is being read, and Escape or a newer one stops it", async () => {
  /** @type {((answer: Partial<Opened>) => void)[]} */
  const answers = [];
  const { tab } = await visit(() => new Promise((done) => void answers.push(done)));
  await tab.paste(LIST);
  await clock.turn(100);
  assert.deepEqual((tab.see(), tab.notices()), []);
  await clock.turn(300);
  assert.deepEqual((tab.see(), tab.notices()), ["Reading…"]);
  assert.ok(tab.said.includes("Reading…") || (await clock.turn(2000), tab.said.includes("Reading…")), "it is announced");
  await tab.key("Escape");
  assert.deepEqual(tab.notices(), []);
  answers[0](look("", {}));
  await tab.settle();
  assert.equal(tab.state.page.look, null, "what was given up does not come");

  await tab.paste(LIST);
  await clock.turn(400);
  await tab.paste(OTHER);
  await tab.until(() => tab.hash.includes("ABba"), "the newer one is opened");
  answers[1](look("", {}));
  await tab.settle();
  assert.deepEqual([tab.state.page.look, tab.notices()], [null, []]);
});

test("at home the dialog opens over home, and asks about a board in progress", async () => {
  const { tab } = await visit(() => look("", { link: `${LINK}&board=0.0_1.0` }), "");
  await tab.paste(LIST);
  await inSight(tab);
  assert.ok(tab.state.page.home);
  await tab.click('[data-action="look-right"]');
  await gone(tab);
  assert.equal(tab.state.page.home, false);
  await tab.put(0, -1);
  await tab.paste(LIST);
  await inSight(tab);
  await tab.click('[data-action="look-right"]');
  assert.ok(isOpen(tab, "waiting"), "it would take the place of another board");
  await tab.click('[data-action="stay"]');
  assert.deepEqual(tab.notices(), ["2 tiles were read but not opened."]);
});

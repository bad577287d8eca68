// Help for whoever plays: the steps of a hint, the outlook, trials, and the explanation of every step.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { FIRST, DOGS_WHOLE, TRIED } from "./puzzles.js";
import { checkSolution, count, laid, seen, texts } from "./reading.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** The button's text, which says what its next press does. @param {Tab} tab @returns {string} */
const next = (tab) => seen(tab, '[data-action="hint"]')[0].textContent.trim();
/** The tile on a cell and its turn. @param {Tab} tab @param {number} cell */
const on = (tab, cell) => tab.board?.[cell];

/** Opens a puzzle and makes moves. @param {string} hash @param {string[]} moves */
async function played(hash, ...moves) {
  const tab = await new Browser().visit(hash);
  if (moves.length > 0) await tab.moves(...moves);
  return tab;
}

/** Presses Hint, and returns what the page says. @param {Tab} tab */
async function hint(tab) {
  const before = tab.text("told");
  await tab.press("hint");
  await tab.until(() => (tab.see(), !["", "Thinking…", before].includes(tab.text("told")) || tab.state.hints.help === null), "a hint");
  return tab.text("told");
}

/** Presses Hint until its button says this; returns what the page said before. @param {Tab} tab @param {string} until */
async function hints(tab, until) {
  /** @type {string[]} */
  const said = [];
  for (let presses = 0; presses < 6 && !next(tab).startsWith(until); presses++) said.push(await hint(tab));
  assert.ok(next(tab).startsWith(until), `${next(tab)}, after ${said.join(" | ")}`);
  return said;
}

test("hints lead to the solution, one thing at a time", async () => {
  const browser = new Browser();
  const tab = await browser.visit(FIRST);
  for (const n of [0, 1]) {
    const said = await hints(tab, "Why?");
    assert.equal(said.length, 2);
    assert.match(said[0], [/^Look at row \d, column \d\.$/, /^Still solvable\. Look at row \d, column \d\.$/][n], "at once");
    assert.match(said[1], n === 0 ? /^Try tile \d here\./ : /^Tile \d goes here\./);
    const [, row, column] = /row (\d), column (\d)/.exec(said[0]) ?? [];
    await tab.until(() => tab.said.at(-1) === `Row ${row}, column ${column}: ${said[1]}`, "who cannot see the marked cell hears it");
    assert.equal((await hints(tab, "Place")).length, 1);
    await tab.press("hint");
    assert.ok(tab.text("caption").startsWith(`Your board · ${n + 1} of 9`), tab.text("caption"));
  }
  for (let presses = 0; presses < 60 && !tab.text("caption").includes("9 of 9"); presses++) await tab.press("hint");
  assert.equal(tab.text("caption"), "Your board · 9 of 9 · 12 of 12 seams match");
  checkSolution(FIRST, laid(tab));
  await tab.focus('[data-cell="0"]');
  await tab.key("u");
  assert.match(tab.text("caption"), /8 of 9/);
  await tab.until(() => browser.kept[0].game?.hints === 9, "nine were taken");
});

test("a hint says which tile to take off, or to turn", async () => {
  const tab = await played(TRIED, "5 b2", "2 c1");
  assert.match(tab.text("caption"), /2 of 9/);
  await tab.focus('[data-cell="0"]');
  await tab.key("h");
  await tab.untilText("told", "Nothing fits row 1, column 2, so it can’t be solved from here. Tile 2 in row 1, column 3 has to change.");
  assert.equal(count(tab, ".frames .lit"), 1);
  assert.equal(next(tab), "Remove tile 2");
  await tab.key("H");
  assert.match(tab.text("caption"), /1 of 9/);
  await tab.press("undo");
  assert.deepEqual(on(tab, 2), [1, 0]);
  assert.equal(next(tab), "Hint", "a move begins a new ladder");
  assert.equal(count(tab, ".rings .lit"), 0);

  // Tile 1 may stay there in another turn.
  await tab.moves("1 c1");
  assert.deepEqual(on(tab, 2), [0, 0]);
  await tab.key("h");
  await tab.untilText("told", "Nothing fits row 2, column 3, so it can’t be solved from here. Tile 1 in row 1, column 3 only has to be turned.");
  assert.equal(next(tab), "Turn it");
  await tab.key("H");
  assert.deepEqual(on(tab, 2), [0, 3]);
});

test("a clash is named first, and blames the tile that spoilt the board", async () => {
  const tab = await played(FIRST, "5 b2", "6 b1", "7 b3");
  assert.match(tab.text("caption"), /3 of 9/);
  assert.equal(await hint(tab), "Mismatch of tile 6 with tile 5: patched tail meets brown head.");
  assert.equal(count(tab, ".frames .lit"), 1);
  assert.equal(count(tab, ".frames .beside"), 1, "the other one, too");
  assert.equal(count(tab, ".sides .side"), 0, "a tear is mark enough");
  await tab.set({ conflicts: false });
  assert.equal(count(tab, ".sides .side"), 1);
  assert.equal(next(tab), "Remove tile 6");
  // Shapes without names appear in the sentence.
  await tab.set({ plain: true });
  await tab.untilText("told", "Mismatch of tile 6 with tile 5: meets .");
  const shapes = tab.window.document.querySelectorAll(".told svg.pictured");
  for (const shape of shapes) assert.ok(tab.window.document.querySelector(shape.firstChild.getAttribute("href")), "it is drawn");
  assert.deepEqual(shapes.map((/** @type {any} */ shape) => shape.ariaLabel), ["patched tail", "brown head"]);
  await tab.press("hint");
  assert.match(tab.text("caption"), /2 of 9/);
});

test("trials are shown on the board case by case, and move nothing", async () => {
  const browser = new Browser();
  const tab = await browser.visit(TRIED);
  await tab.moves("5 b2");
  await hints(tab, "Place");
  assert.match(tab.text("told"), /Every other choice gets stuck/);
  const first = "Case 1 of 7: Suppose tile 2 goes here.";
  const explain = async () => {
    await tab.press("hint-explain");
    await tab.untilText("told", first);
  };
  await explain();
  assert.match(tab.text("caption"), /Just a trial/);
  assert.match(next(tab), /^Place tile \d$/, "not the one that is seen");
  assert.equal(count(tab, ".frames .dead"), 1, "where nothing fits is marked");
  assert.ok(count(tab, ".sides .side") > 0, "and the sides that ask something of it");
  await tab.press("hint-case");
  await tab.untilText("told", "Case 2 of ");
  assert.match(tab.text("told"), /Suppose tile /);
  for (const leave of [() => tab.press("hint-back"), () => tab.press("undo"), () => tab.key("Escape"), () => tab.click('[data-part="board"] [data-cell="0"]')]) {
    await leave();
    assert.match(tab.text("caption"), /^Your board · 1 of 9/);
    assert.match(tab.text("told"), /Every other choice gets stuck/);
    assert.equal(count(tab, ".frames .dead"), 0);
    await explain();
  }
  await tab.press("hint");
  assert.match(tab.text("caption"), /2 of 9/);
  await tab.until(() => browser.kept[0].game?.hints === 1, "one was taken");
});

test("a dead end is shown too", async () => {
  const tab = await played(TRIED, "5 b2", "1 a1");
  assert.match(await hint(tab), /It can’t be solved from here\. Tile /);
  await tab.press("hint-explain");
  await tab.untilText("told", "nothing fits the marked sides of row ");
  assert.match(tab.text("caption"), /Just a trial/);
  assert.equal(next(tab), "Remove tile 1");
  await tab.press("hint-back");
  assert.match(tab.text("caption"), /2 of 9/);
});

test("the outlook is announced after every move", async () => {
  const browser = new Browser({ settings: { language: "de" } });
  const tab = await browser.visit(FIRST);
  await tab.set({ outlook: true });
  await tab.untilText("told", "Noch lösbar: 2 Lösungen von hier aus.");
  await tab.moves("5 b2");
  await tab.untilText("told", "Noch lösbar: 1 Lösung von hier aus.");
  await tab.moves("6 b1");
  await tab.untilText("told", "Von hier aus nicht lösbar. Karte 6 in Zeile 1, Spalte 2 kann nicht so bleiben.");
  assert.equal(count(tab, ".rings .lit"), 0, "where it is has to be asked");
  await tab.press("undo");
  await tab.untilText("told", "Noch lösbar: 1 Lösung von hier aus.");
  await tab.until(() => tab.said.at(-1)?.includes("Noch lösbar: 1 Lösung von hier aus."), "it is heard");
  await tab.set({ outlook: false });
  await tab.untilText("told", /^$|^Mach jedes Bild ganz/);
});

test("every step is explained, with what follows in every other case, and printed alone", async () => {
  const tab = await played(FIRST, "6 b1");
  await tab.press("reasoning");
  await tab.untilText("reasoning-summary", "9 steps: 6 can be deduced, 3 take a guess.");
  const steps = '[data-dialog="reasoning"] [data-part="steps"]';
  assert.equal(count(tab, `${steps} li svg.step`), 9);
  assert.ok(texts(tab, `${steps} li`)[0].includes("Row 2, column 2: tile 5"));
  assert.equal(count(tab, `${steps} .guess`), 3);
  assert.ok(count(tab, `${steps} .sides .side`) > 0, "the sides that a reason looks at are marked");

  const tried = tab.window.document.querySelectorAll(`${steps} li`).filter((/** @type {any} */ step) => step.querySelector('[data-action="step-case"]'));
  assert.equal(tried.length, 3, "two steps that were tried, and one without which a cell starves; for a guess nothing was refuted");
  assert.equal(count(tab, `${steps} .dead`), 0);
  const told = tried[0].querySelector("[aria-live]").textContent;
  await tab.does(() => tried[0].querySelectorAll('[data-action="step-case"]').find((/** @type {any} */ one) => !one.hidden).click());
  await tab.until(() => count(tab, `${steps} .dead`) > 0, "the case is shown in the step's place");
  assert.match(tried[0].textContent, /Suppose tile/);
  assert.ok(tried[0].querySelectorAll(".sides .side").length > 0, "and so are those around the cell that nothing fits");
  await tab.does(() => tried[0].querySelector('[data-action="step-back"]').click());
  await tab.until(() => count(tab, `${steps} .dead`) === 0, "the step is as it was");
  assert.equal(tried[0].querySelector("[aria-live]").textContent, told);

  await tab.press("print-reasoning");
  assert.equal(tab.printed.length, 1);
  assert.match(tab.printed[0], /Row 2, column 2: tile 5/);
  assert.doesNotMatch(tab.printed[0], /clashes/);
  await tab.until(() => count(tab, `${steps} li`) === 9, "the steps are back");
  await tab.press("close");
  assert.match(tab.text("caption"), /^Your board · 1 of 9/);
});

test("following a hint by hand, but in another turn, does not lead in circles", async () => {
  const tab = await played(TRIED, "5 b2");
  const said = (await hints(tab, "Why?")).join(" ");
  const [, row, column, tile] = /row (\d), column (\d)\. Tile (\d) goes here\. Turn it /.exec(said)?.map(Number) ?? assert.fail(said);
  await tab.take(tile - 1);
  await tab.tap(3 * (row - 1) + column - 1);
  assert.deepEqual(on(tab, 3 * (row - 1) + column - 1), [tile - 1, 0]);
  assert.match(await hint(tab), new RegExp(`^Tile ${tile} is in the right place, but turned the wrong way\\. Turn it `));
  assert.equal(next(tab), "Turn it");
  await tab.press("hint");
  assert.equal(next(tab), "Hint");
  assert.match(await hint(tab), /^Still solvable\./);
});

test("the last tile in a wrong turn is turned, not taken off", async () => {
  const moves = DOGS_WHOLE.map(([tile, turn], cell) => `${tile + 1} ${"abc"[cell % 3]}${Math.floor(cell / 3) + 1} ${cell === 8 ? (turn + 1) % 4 : turn}`);
  const tab = await played(FIRST, ...moves);
  assert.match(tab.text("caption"), /9 of 9/);
  assert.equal(await hint(tab), `Tile ${DOGS_WHOLE[8][0] + 1} is in the right place, but turned the wrong way. Turn it once to the left.`);
  assert.equal(next(tab), "Turn it");
  await tab.press("hint");
  assert.equal(tab.text("caption"), "Your board · 9 of 9 · 12 of 12 seams match");
});

test("if a board leads nowhere, all later tiles come off at once", async () => {
  const tab = await played(TRIED, "5 b2", "1 c1", "2 a3");
  await hint(tab);
  assert.deepEqual(texts(tab, '[data-action="hint-rewind"]'), ["Remove the last 2 tiles"]);
  await tab.press("hint-rewind");
  assert.match(tab.text("caption"), /1 of 9/);
  assert.match(await hint(tab), /^Still solvable\./);
});

test("tiles that belong together slide at once if they only fit further on", async () => {
  const tab = await played("#grid=3x3&tiles=BcCb.bCcB.CaBd.cDAd.DbdA.aBAC.BDac.Bdba.AaBd", "2 a1", "4 b1 3", "7 c1 1", "3 a2", "5 b2");
  assert.match(tab.text("caption"), /5 of 9/);
  assert.match(await hint(tab), /Your tiles fit together, but they lie in the wrong place/);
  assert.equal(next(tab), "Slide them");
  assert.equal(count(tab, '[data-part="beside"] button:not([hidden])'), 0);
  await tab.press("hint");
  assert.deepEqual([on(tab, 3)?.[0], on(tab, 7)?.[0]], [1, 4]);
  assert.match(await hint(tab), /^Still solvable\./);
  await tab.press("undo");
  assert.equal(on(tab, 0)?.[0], 1);
});

test("the first turn only ends a trial, and the next one turns the waiting tile", async () => {
  const tab = await played(TRIED, "5 b2");
  await tab.take(0);
  await hints(tab, "Place");
  const turned = () => tab.find('[data-part="tray"] [data-tile="0"] .turned').style.getPropertyValue("transform") ?? "";
  const explain = async () => {
    await tab.press("hint-explain");
    await tab.untilText("caption", "Just a trial");
  };
  await tab.focus('[data-cell="0"]');
  for (const turn of [() => tab.press("turn-left"), () => tab.press("turn-right"), () => tab.key("r")]) {
    await explain();
    await turn();
    assert.match(tab.text("caption"), /^Your board · 1 of 9/);
    assert.match(turned(), /^rotate\(0deg\)$/);
    assert.match(tab.text("told"), /Every other choice gets stuck/);
  }
  await explain();
  await tab.press("turn-right");
  await tab.press("turn-right");
  assert.equal(turned(), "rotate(90deg)");
});
